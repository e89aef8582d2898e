// Package dice reads dice expressions, rolls them and keeps every die. Where chance comes from is a parameter.
//
// The grammar, letters of either case, spaces between its parts allowed:
//
//	expression = ["+" | "-"] term { ("+" | "-") term }
//	term       = number | [number] letter sides [keep]
//	letter     = "d" | "k"                     k as Czech writes it: 2k6, k20, k%
//	sides      = number | "%"                  % is 100
//	keep       = ("kh" | "kl" | "dh" | "dl" | "k") [number]
//
// kh and k keep the highest dice, kl the lowest; dh drops the highest, dl the lowest; without a number, one die. A k
// before the sides is the die's letter and after them means keep: 4k6k3 is 4d6kh3.
package dice
