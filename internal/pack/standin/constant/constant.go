// Package constant stands in for go/constant when the page is compiled: Ebitengine folds the constants of its shaders
// with it. Whole numbers have 64 bits here and others are float64, which is more than a shader has: see
// [onelongnight/internal/pack/standin].
package constant

import (
	"go/token"
	"math"
	"strconv"
)

// Kind is the sort of a value.
type Kind int

// The sorts, as go/constant counts them.
const (
	Unknown Kind = iota
	Bool
	String
	Int
	Float
	Complex
)

// Value is a constant.
type Value interface {
	Kind() Kind
	String() string
}

type (
	unknown struct{}
	truth   bool
	whole   int64
	real    float64
)

func (unknown) Kind() Kind { return Unknown }
func (truth) Kind() Kind   { return Bool }
func (whole) Kind() Kind   { return Int }
func (real) Kind() Kind    { return Float }

func (unknown) String() string { return "unknown" }
func (x truth) String() string { return strconv.FormatBool(bool(x)) }
func (x whole) String() string { return strconv.FormatInt(int64(x), 10) }
func (x real) String() string  { return strconv.FormatFloat(float64(x), 'g', 6, 64) }

// MakeBool, MakeInt64 and MakeFloat64 make values; no number and infinity are unknown.
func MakeBool(b bool) Value   { return truth(b) }
func MakeInt64(x int64) Value { return whole(x) }
func MakeFloat64(x float64) Value {
	if math.IsNaN(x) || math.IsInf(x, 0) {
		return unknown{}
	}
	return real(x + 0) // −0 is 0
}

// MakeFromLiteral reads a whole number or another one, as Go writes them; anything else is unknown.
func MakeFromLiteral(lit string, tok token.Token, _ uint) Value {
	switch tok {
	case token.INT:
		if x, err := strconv.ParseInt(lit, 0, 64); err == nil {
			return whole(x)
		}
	case token.FLOAT:
		if x, err := strconv.ParseFloat(lit, 64); err == nil {
			return MakeFloat64(x)
		}
	}
	return unknown{}
}

// BoolVal, Int64Val and Float64Val are what is in a value, which must be of that kind or unknown; whether it is exact
// is said too.
func BoolVal(x Value) bool {
	b, _ := x.(truth)
	return bool(b)
}

func Int64Val(x Value) (int64, bool) {
	n, ok := x.(whole)
	return int64(n), ok
}

func Float64Val(x Value) (float64, bool) {
	switch x := x.(type) {
	case whole:
		return float64(x), int64(float64(x)) == int64(x)
	case real:
		return float64(x), true
	}
	return 0, false
}

// Sign is −1, 0 or 1 for a number, and 1 for what is unknown.
func Sign(x Value) int {
	f, _ := Float64Val(x)
	switch {
	case x.Kind() == Unknown || f > 0:
		return 1
	case f < 0:
		return -1
	}
	return 0
}

// ToInt is a number as a whole one, unknown if it is none.
func ToInt(x Value) Value {
	switch x := x.(type) {
	case whole:
		return x
	case real:
		if x == real(math.Trunc(float64(x))) && math.Abs(float64(x)) < 1<<63 {
			return whole(x)
		}
	}
	return unknown{}
}

// ToFloat is a number as one that need not be whole, unknown if it is no number.
func ToFloat(x Value) Value {
	switch x := x.(type) {
	case whole:
		return real(x)
	case real:
		return x
	}
	return unknown{}
}

// UnaryOp computes op y.
func UnaryOp(op token.Token, y Value, _ uint) Value {
	switch y := y.(type) {
	case truth:
		if op == token.NOT {
			return !y
		}
	case whole:
		switch op {
		case token.ADD:
			return y
		case token.SUB:
			return -y
		case token.XOR:
			return ^y
		}
	case real:
		switch op {
		case token.ADD:
			return y
		case token.SUB:
			return MakeFloat64(-float64(y))
		}
	}
	return unknown{}
}

// BinaryOp computes x op y. The quotient of two whole numbers need not be whole, but for token.QUO_ASSIGN.
func BinaryOp(x Value, op token.Token, y Value) Value {
	switch x := x.(type) {
	case truth:
		if y, ok := y.(truth); ok {
			switch op {
			case token.LAND:
				return x && y
			case token.LOR:
				return x || y
			}
		}
		return unknown{}
	case whole:
		if y, ok := y.(whole); ok && op != token.QUO {
			return wholes(x, op, y)
		}
	}
	a, known := ToFloat(x).(real)
	b, too := ToFloat(y).(real)
	if !known || !too {
		return unknown{}
	}
	switch op {
	case token.ADD:
		return MakeFloat64(float64(a + b))
	case token.SUB:
		return MakeFloat64(float64(a - b))
	case token.MUL:
		return MakeFloat64(float64(a * b))
	case token.QUO:
		return MakeFloat64(float64(a / b))
	}
	return unknown{}
}

// wholes is BinaryOp for two whole numbers; nothing is divided by 0.
func wholes(x whole, op token.Token, y whole) Value {
	switch op {
	case token.ADD:
		return x + y
	case token.SUB:
		return x - y
	case token.MUL:
		return x * y
	case token.AND:
		return x & y
	case token.OR:
		return x | y
	case token.XOR:
		return x ^ y
	case token.AND_NOT:
		return x &^ y
	}
	if y == 0 {
		return unknown{}
	}
	switch op {
	case token.QUO_ASSIGN:
		return x / y
	case token.REM:
		return x % y
	}
	return unknown{}
}

// Shift computes x shifted by s bits.
func Shift(x Value, op token.Token, s uint) Value {
	n, ok := x.(whole)
	switch {
	case !ok:
		return unknown{}
	case op == token.SHL:
		return n << s
	}
	return n >> s
}

// Compare tells whether x op y; nothing is true of what is unknown.
func Compare(x Value, op token.Token, y Value) bool {
	if x, ok := x.(truth); ok {
		y, ok := y.(truth)
		return ok && (op == token.EQL && x == y || op == token.NEQ && x != y)
	}
	a, known := ToFloat(x).(real)
	b, too := ToFloat(y).(real)
	if !known || !too {
		return false
	}
	switch op {
	case token.EQL:
		return a == b
	case token.NEQ:
		return a != b
	case token.LSS:
		return a < b
	case token.LEQ:
		return a <= b
	case token.GTR:
		return a > b
	case token.GEQ:
		return a >= b
	}
	return false
}
