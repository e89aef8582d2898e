// Package maps holds a Map: a battle map in the coordinates of the file it came from.
//
// A Map is never changed to fit a grid. Walls, doors and lights stay in the cells of the whole drawing, as the source
// wrote them; Origin says where the picture's top left corner lies in those cells. Lattice derives the integer form
// that geom/sight works on for one grid, as often as wanted, and Check names everything that is wrong with a map and
// where. Reading and writing files is the business of the packages below.
package maps
