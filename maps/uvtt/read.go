package uvtt

import "sightline/maps"

// Read reads a file by its content, whatever name it has; name gives the map its own. The picture is the one inside the
// file, still encoded, or nil. The error is a *maps.ReadError.
func Read(name string, data []byte) (*maps.Map, []byte, *maps.Report, error) { panic("later") }
