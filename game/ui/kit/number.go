package kit

import "strconv"

// Signed formats a change of a number, with its sign.
func Signed(n int) string {
	if n > 0 {
		return "+" + strconv.Itoa(n)
	}
	return Minus(n)
}

// Minus formats a number with a proper minus sign.
func Minus(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}
