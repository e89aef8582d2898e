package uvtt

import "sightline/maps"

// Write writes m with its picture as a Universal VTT file.
func Write(m *maps.Map, picture []byte) []byte { panic("later") }
