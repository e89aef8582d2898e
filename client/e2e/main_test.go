package e2e

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"sightline/server/cli/chrome"
)

var shots = flag.String("shots", "", "a folder to keep screenshots in; none are kept without")

var (
	product string // the product as `go build ./server` makes it
	browser *chrome.Browser
)

// lan is a host name that is not localhost, so that the page is no secure context, like on a LAN.
const lan = "sightline.lan"

func TestMain(m *testing.M) {
	flag.Parse()
	os.Exit(run(m))
}

func run(m *testing.M) int {
	dir, err := os.MkdirTemp("", "sightline-e2e")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(dir)
	product = filepath.Join(dir, "sightline")
	if out, err := build(); err != nil {
		fmt.Printf("e2e: build: %v\n%s", err, out)
		return 1
	}
	browser, err = chrome.Start(chrome.Options{Hosts: map[string]string{lan: "127.0.0.1"}})
	if err != nil {
		fmt.Println("e2e:", err)
		return 1
	}
	defer browser.Close()
	return m.Run()
}

// build makes the browser programs, unless `make build` just did (SIGHTLINE_BUILT), and the server that embeds them. With
// SIGHTLINE_PRODUCT it makes nothing and tests that program.
func build() ([]byte, error) {
	if ready := os.Getenv("SIGHTLINE_PRODUCT"); ready != "" {
		product = ready
		return nil, nil
	}
	if os.Getenv("SIGHTLINE_BUILT") == "" {
		if out, err := exec.Command("make", "-C", "../..", "client").CombinedOutput(); err != nil {
			return out, err
		}
	}
	return exec.Command("go", "build", "-o", product, "../../server").CombinedOutput()
}
