// Package display holds the test that runs the drawing tests of package board. Ebitengine needs a display as soon as it is
// imported, so they are built with the tag "display" and run from here where there is one, or Xvfb.
package display
