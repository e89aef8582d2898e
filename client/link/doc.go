// Package link is where views come from and where commands go: a socket to a server (package socket), or messages to a
// worker that plays the server on the same device (package worker). The rest of the client cannot tell which.
//
// What is here is pure: the interface, Resume, which knows what to ask for when a connection comes back, and Pace, which
// says when to try again. The packages below only add a browser.
package link
