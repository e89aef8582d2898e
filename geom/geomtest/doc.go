// Package geomtest is what the tests of geometry share: a small language for scenes, generators of hard cases, and oracles that
// find the same answers slowly, by looking at every wall. It imports geom and geom/grid only, so that it can judge the rest.
package geomtest
