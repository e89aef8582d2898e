# Everything is made with Go alone. The browser client is two programs for wasm; the server embeds them, compressed.
GO     ?= go
STATIC := server/gate/static
# What is made on the way: a copy of Ebitengine, the browser programs as they are before they are packed.
MADE   := .build
WASM   := GOOS=js GOARCH=wasm $(GO) build -trimpath -ldflags='-s -w'
# The client runs these when it starts, if at all: built without inlining they take less of the download.
RARELY := go/... math/big regexp/... encoding/... fmt net/... compress/... archive/... hash/... path/... log time text/... \
	$(addprefix github.com/hajimehoshi/ebiten/v2/internal/,shader... png gamepad...)
SMALL  := $(foreach p,$(RARELY),-gcflags='$(p)=-l')

.PHONY: run build release client need test clean

# Start the server on :8080 and print the links. MAP=file.dd2vtt begins a new table on that map, RULES=file has it play by the house
# rules of a file; ARGS are further flags.
run: build
	@echo "Starting ./sightline serve: tables are kept in the folder data, Ctrl-C stops it."
	@echo
	@exec ./sightline serve $(if $(MAP),--map "$(MAP)") $(if $(RULES),--rules "$(RULES)") $(ARGS)

# The whole product in one file: both browser programs, packed in $(STATIC), and the server that embeds them.
build: client
	@echo "Building the server ..."
	@$(GO) build -trimpath -ldflags='-s -w' -o sightline ./server

# The same, packed as small as can be: takes a minute or two more.
release: PACK := --best
release: build

client: need
	@echo "Building the browser client; the first time takes a few minutes ..."
	@mkdir -p $(MADE)/static
	@$(GO) run ./client/platform/slim $(MADE)/slim
	@$(WASM) $(SMALL) -modfile=$(MADE)/slim/go.mod -o $(MADE)/static/client.wasm ./client
	@$(WASM) -o $(MADE)/static/hotseat.wasm ./server/hotseat
	@cp "$$($(GO) env GOROOT)/lib/wasm/wasm_exec.js" client/page/* client/panel/panel.css server/hotseat/hotseat.js $(MADE)/static/
	@$(GO) run ./server/gate/pack $(PACK) $(MADE)/static $(STATIC)

# Says what is missing before anything is built.
need:
	@GO="$(GO)" .ci/need

# Everything: format, vet, unit, property, race and browser tests.
test:
	.ci/test

clean:
	rm -rf $(MADE) sightline
	find $(STATIC) -type f ! -name placeholder.html -delete
