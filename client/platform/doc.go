// Package platform is the thin glue between the Model, Ebitengine and the browser: the canvas, pointers and keys, files,
// pictures, what the browser keeps, and the hook for tests. All that decides anything lives in client/app.
//
// It is built for js/wasm only.
package platform
