// Package dice reads dice expressions, rolls them and keeps every die. Where chance comes from is a parameter.
//
// The grammar, letters of either case, spaces between its parts allowed:
//
//	expression = [sign] product { sign product }
//	product    = value { ("*" | "×" | "/") [sign] value }
//	value      = ( number | dice | "(" expression ")" ) [ "[" label "]" ]
//	dice       = [number] letter sides { change }
//	letter     = "d" | "k"                     k as Czech writes it: 2k6, k20, k%
//	sides      = number | "%"                  % is 100
//	change     = keep | explode | reroll | ("mi" | "min" | "ma" | "max") number
//	keep       = ("kh" | "kl" | "dh" | "dl" | "k") [number]
//	explode    = ("!" | "x") [condition]       without one: the highest side
//	reroll     = ("r" | "ro") condition        ro once, r again and again
//	condition  = ["<" | "<=" | ">" | ">=" | "="] number
//	sign       = "+" | "-" | "−" | "–"
//
// kh and k keep the highest dice, kl the lowest; dh drops the highest, dl the lowest; without a number, one die. A k before the
// sides is the die's letter and after them means keep: 4k6k3 is 4d6kh3. Changes are made in the order they are written, each to
// the dice that still count. mi counts a lower face as its number, ma a higher one. Quotients are rounded down, and one by 0 is 0.
package dice
