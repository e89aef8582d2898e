// Package board paints an app.Model with Ebitengine: the map's tiles, grid, fog, walls and doors, tokens, and what tools
// and other people show over them. It decides nothing; it is drawn only when Model.Dirty says so.
//
// Places come from the Model in CSS pixels; here they are device pixels, Camera.Scale times as many.
package board
