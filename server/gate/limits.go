package gate

import (
	"runtime"
	"time"

	"sightline/server/wire"
)

// Limits bounds what comes in from outside and how long anything may take.
type Limits struct {
	Body        int64   `usage:"largest JSON body, in bytes"`
	Map         int64   `usage:"largest map file, in bytes"`
	Art         int64   `usage:"largest token picture, in bytes"`
	Uploads     int     `usage:"files taken in at the same time"`
	Joins       float64 `usage:"looks at links and joins a second and address"`
	JoinsMax    float64 `usage:"joins an address may save up"`
	Opens       float64 `usage:"sockets opened a second and address"`
	OpensMax    float64 `usage:"socket openings an address may save up"`
	Tiles       int     `usage:"tiles made at the same time, so that moves do not wait for pictures"`
	Pictures    float64 `usage:"tiles and token pictures a second and address"`
	PicturesMax float64 `usage:"pictures an address may save up"`
	Known       int     `usage:"addresses remembered for the rates"`

	Queue      int           `usage:"messages that may wait for a socket"`
	QueueBytes int           `usage:"bytes that may wait for a socket, a first message aside"`
	Player     int64         `usage:"largest message from a player's socket, in bytes"`
	GM         int64         `usage:"largest message from a GM's socket, in bytes"`
	Write      time.Duration `usage:"time one message may take to be written"`
	Ping       time.Duration `usage:"time between pings"`
	Pong       time.Duration `usage:"time a ping may wait for its pong"`
	Beat       time.Duration `usage:"time without a message after which a beat is sent"`

	BodyTime    time.Duration `usage:"time a JSON body may take to arrive"`
	UploadTime  time.Duration `usage:"time a file may take to arrive"`
	UploadStall time.Duration `usage:"time in which nothing of a file may come"`
	UploadWait  time.Duration `usage:"time a file may wait for those before it"`
	PlayerLink  time.Duration `usage:"how long a player's link is good"`
	GMLink      time.Duration `usage:"how long a GM's link is good"`
}

// DefaultLimits are the limits a server starts with. A socket is dead 40 s after its last sign of life.
func DefaultLimits() Limits {
	return Limits{
		Body: 4 << 10, Map: wire.MaxMapFile, Art: wire.MaxArt, Uploads: 2,
		Joins: 1, JoinsMax: 30, Opens: 2, OpensMax: 60, Known: 10_000,
		Tiles: max(1, runtime.GOMAXPROCS(0)-1), Pictures: 200, PicturesMax: 2000,
		Queue: 64, QueueBytes: 256 << 10, Player: 4 << 10, GM: 64 << 10,
		Write: 10 * time.Second, Ping: 15 * time.Second, Pong: 25 * time.Second, Beat: 20 * time.Second,
		BodyTime: 10 * time.Second, UploadTime: 10 * time.Minute, UploadStall: 30 * time.Second, UploadWait: 20 * time.Second,
		PlayerLink: 7 * 24 * time.Hour, GMLink: 0,
	}
}
