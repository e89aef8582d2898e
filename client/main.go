//go:build js

// Command client is Sightline in a browser: it starts the page it is loaded into and nothing else.
package main

import "sightline/client/platform"

func main() { platform.Run() }
