//go:build js

// Command hotseat is a table without a server: the same room as on one, in a Web Worker of the page. hotseat.js loads it.
//
// Page and worker exchange plain objects. Each has op; what waits for an answer has id, which the answer repeats.
//
//	page to worker                                   answer
//	{op:"samples", id}                               {op:"answer", id, json: [{"name","title"}]}
//	{op:"begin", id, json: game, file: bytes}        {op:"answer", id, json: {"seats":[{"id","name","gm"}], "laid":wire.Laid, "reason":{…}}}
//	{op:"lay", id, seat, name, file: bytes}          {op:"answer", id, json: {"laid":wire.Laid, "reason":{…}}}
//	{op:"lay", id, seat, name, sample}               the same, of a map that ships inside the program
//	{op:"keep", id, seat, file: bytes}               {op:"answer", id, json: {"id":picture, "reason":{…}}}
//	{op:"tile", id, seat, map, level, x, y}          {op:"answer", id, data: bytes or null}
//	{op:"art", id, seat, name}                       {op:"answer", id, data: bytes or null}
//	{op:"open", line, seat}                          then {op:"message", line, data: bytes} as they come
//	{op:"send", line, data: bytes}
//	{op:"close", line}
//
// Seats are the hex of their ids; bytes are Uint8Arrays whose buffers change hands; messages are those of server/wire.
package main
