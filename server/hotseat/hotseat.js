// Loads the program of a game on one device into this worker. All else is Go.
"use strict";
importScripts("/static/wasm_exec.js");
(async () => {
  try {
    const go = new Go();
    const { instance } = await WebAssembly.instantiateStreaming(fetch("/static/hotseat.wasm"), go.importObject);
    await go.run(instance);
    throw new Error("the game's program stopped");
  } catch (e) {
    postMessage({ op: "failed", text: String((e && e.message) || e) });
  }
})();
