package constant

import (
	theirs "go/constant"
	"go/token"
	"math"
	"math/rand/v2"
	"strconv"
	"testing"
)

// TestItFoldsAsTheRealOneDoes: numbers such as shaders have, in all operations on them, and what comes of that again.
func TestItFoldsAsTheRealOneDoes(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	literal := func() (Value, theirs.Value) {
		lit, tok := strconv.Itoa(rng.IntN(40)), token.INT
		if rng.IntN(2) == 0 {
			lit, tok = strconv.FormatFloat(float64(rng.IntN(4000))/1000, 'f', 3, 64), token.FLOAT
		}
		return MakeFromLiteral(lit, tok, 0), theirs.MakeFromLiteral(lit, tok, 0)
	}
	same := func(what string, a Value, b theirs.Value) {
		t.Helper()
		if int(a.Kind()) != int(b.Kind()) {
			t.Fatalf("%s is %v of kind %d, and really %v of kind %d", what, a, a.Kind(), b, b.Kind())
		}
		switch a.Kind() {
		case Int, Float:
			x, _ := Float64Val(a)
			y, _ := theirs.Float64Val(b)
			if math.Abs(x-y) > 1e-9*math.Max(1, math.Abs(y)) || Sign(a) != theirs.Sign(b) {
				t.Fatalf("%s is %v, and really %v", what, x, y)
			}
		case Bool:
			if BoolVal(a) != theirs.BoolVal(b) {
				t.Fatalf("%s is %v, and really %v", what, a, b)
			}
		}
	}
	both := []token.Token{token.ADD, token.SUB, token.MUL, token.QUO}
	wholes := []token.Token{token.REM, token.AND, token.OR, token.XOR, token.AND_NOT, token.QUO_ASSIGN}
	orders := []token.Token{token.EQL, token.NEQ, token.LSS, token.LEQ, token.GTR, token.GEQ}
	for range 20_000 {
		a, x := literal()
		b, y := literal()
		for range 3 {
			op := both[rng.IntN(len(both))]
			if a.Kind() == Int && b.Kind() == Int && rng.IntN(2) == 0 {
				op = wholes[rng.IntN(len(wholes))]
			}
			if Sign(b) == 0 && (op == token.QUO || op == token.REM || op == token.QUO_ASSIGN) {
				break // nobody divides by 0
			}
			what := x.ExactString() + " " + op.String() + " " + y.ExactString()
			a, x = BinaryOp(a, op, b), theirs.BinaryOp(x, op, y)
			same(what, a, x)
			same("−", UnaryOp(token.SUB, a, 0), theirs.UnaryOp(token.SUB, x, 0))
			same("float of "+what, ToFloat(a), theirs.ToFloat(x))
			if f, _ := Float64Val(a); a.Kind() == Int || f == math.Trunc(f) {
				same("whole of "+what, ToInt(a), theirs.ToInt(x))
			}
			if a.Kind() == Int {
				same("shift", Shift(a, token.SHL, 3), theirs.Shift(x, token.SHL, 3))
				same("shift", Shift(a, token.SHR, 2), theirs.Shift(x, token.SHR, 2))
				same("^", UnaryOp(token.XOR, a, 0), theirs.UnaryOp(token.XOR, x, 0))
			}
			for _, op := range orders[:2+4*rng.IntN(2)] {
				if got, want := Compare(b, op, a), theirs.Compare(y, op, x); got != want &&
					math.Abs(difference(a, b)) > 1e-9 {
					t.Fatalf("%v %v %v is %v, and really %v", b, op, a, got, want)
				}
			}
		}
	}
	for _, a := range []bool{false, true} {
		same("!", UnaryOp(token.NOT, MakeBool(a), 0), theirs.UnaryOp(token.NOT, theirs.MakeBool(a), 0))
		for _, b := range []bool{false, true} {
			same("&&", BinaryOp(MakeBool(a), token.LAND, MakeBool(b)), theirs.BinaryOp(theirs.MakeBool(a), token.LAND,
				theirs.MakeBool(b)))
			same("||", BinaryOp(MakeBool(a), token.LOR, MakeBool(b)), theirs.BinaryOp(theirs.MakeBool(a), token.LOR,
				theirs.MakeBool(b)))
			if Compare(MakeBool(a), token.EQL, MakeBool(b)) != (a == b) ||
				Compare(MakeBool(a), token.NEQ, MakeBool(b)) != (a != b) {
				t.Errorf("%v and %v are compared wrongly", a, b)
			}
		}
	}
}

func difference(a, b Value) float64 {
	x, _ := Float64Val(a)
	y, _ := Float64Val(b)
	return x - y
}

// TestWhatItDoesNotKnowIsUnknown: as go/constant has it, not a panic.
func TestWhatItDoesNotKnowIsUnknown(t *testing.T) {
	nothing := MakeFromLiteral("'a'", token.CHAR, 0)
	for name, x := range map[string]Value{"a letter": nothing, "too large": MakeFromLiteral("99999999999999999999",
		token.INT, 0), "infinity": MakeFloat64(math.Inf(1)),
		"a sum with it": BinaryOp(nothing, token.ADD, MakeInt64(1)), "!1": UnaryOp(token.NOT, MakeInt64(1), 0),
		"half":                ToInt(MakeFloat64(0.5)),
		"a truth as a number": ToFloat(MakeBool(true)), "division by 0": BinaryOp(MakeInt64(1), token.REM,
			MakeInt64(0))} {
		if x.Kind() != Unknown {
			t.Errorf("%s is %v", name, x)
		}
	}
}
