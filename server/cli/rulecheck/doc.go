// Package rulecheck runs test vectors: worked examples of the rules as JSON, each with what is given and what is to come out.
//
// An op adapter only translates names between a vector and the function that table.Decide or a panel calls when people play;
// it holds no rule of its own. A test resolves every function of the rules that an adapter calls and fails unless the
// product calls it too.
package rulecheck
