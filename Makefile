# Everything is made with Go alone. The browser client is two programs for wasm; the server embeds them.
GO     ?= go
STATIC := server/gate/static
WASM   := GOOS=js GOARCH=wasm $(GO) build -trimpath -ldflags='-s -w'
# The client runs these when it starts, if at all: built without inlining they take less of the download.
RARELY := go/... math/big regexp/... encoding/... fmt net/... github.com/hajimehoshi/ebiten/v2/internal/shader...
SMALL  := $(foreach p,$(RARELY),-gcflags='$(p)=-l')

.PHONY: run build release client test clean

# Start the server on :8080 and print the links. MAP=file.dd2vtt begins a new table on that map; ARGS are further flags.
run: build
	@exec bin/sightline serve $(if $(MAP),--map "$(MAP)") $(ARGS)

# The whole product: both browser programs in $(STATIC), and the one binary that holds them.
build: client
	@$(GO) build -trimpath -o bin/sightline ./server

# The same, packed as small as can be: takes a minute or two more.
release: PACK := --best
release: build

client:
	@echo "Building the browser client ..."
	@$(GO) run ./client/platform/slim bin/slim
	@$(WASM) $(SMALL) -modfile=bin/slim/go.mod -o $(STATIC)/client.wasm ./client
	@$(WASM) -o $(STATIC)/hotseat.wasm ./server/hotseat
	@cp "$$($(GO) env GOROOT)/lib/wasm/wasm_exec.js" client/page/* client/panel/panel.css server/hotseat/hotseat.js $(STATIC)/
	@$(GO) run ./server/gate/pack $(PACK) $(STATIC)

# Everything: format, vet, unit, property, race and browser tests.
test:
	.ci/test

clean:
	rm -rf bin
	find $(STATIC) -type f ! -name placeholder.html -delete
