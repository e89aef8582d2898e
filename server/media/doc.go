// Package media accepts pictures, cuts them into tiles and masks a tile for a seat.
package media
