// Loads and starts the client. All else is Go.
"use strict";
(async () => {
  const speaks = (navigator.languages || [navigator.language || ""]).map(l => l.slice(0, 2)).find(l => ["cs", "sk", "en"].includes(l));
  const czech = speaks === "cs" || speaks === "sk";
  const text = (cs, en) => (czech ? cs : en);
  const splash = document.getElementById("splash"), progress = document.getElementById("progress");
  const stop = (message) => {
    const p = document.getElementById("message"), b = document.createElement("button");
    splash.hidden = false;
    splash.classList.remove("done");
    p.textContent = message;
    b.textContent = text("Načíst znovu", "Reload");
    b.onclick = () => location.reload();
    p.append(b);
  };
  // The download with a bar. Where its length is not told, or is that of the compressed file, the bar creeps.
  const counted = (response) => {
    let got = 0;
    const meter = new TransformStream({
      transform(chunk, out) {
        got += chunk.byteLength;
        progress.style.width = Math.round(92 * (1 - Math.exp(-got / 6e6))) + "%";
        out.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(meter), { headers: { "Content-Type": "application/wasm" } });
  };
  try {
    if (typeof WebAssembly !== "object") throw new Error("WebAssembly");
    const go = new Go();
    const response = await fetch("/static/client.wasm", { credentials: "same-origin" });
    if (!response.ok) throw new Error("client.wasm: " + response.status);
    const source = typeof TransformStream === "function" && response.body ? counted(response) : response;
    const { instance } = await WebAssembly.instantiateStreaming(source, go.importObject);
    progress.style.width = "100%";
    window.__memory = () => instance.exports.mem.buffer.byteLength; // for the bench
    const ended = go.run(instance);
    const started = () => {
      if (!window.__vtt) return requestAnimationFrame(started);
      splash.classList.add("done");
      setTimeout(() => { splash.hidden = true; }, 400);
    };
    started();
    await ended;
    window.__exited = true;
    stop(text("Program se zastavil. Co server potvrdil, je uložené.", "The program stopped. What the server confirmed is saved."));
  } catch (e) {
    console.error(e);
    stop(text("Stránku se nepodařilo spustit: ", "The page could not be started: ") + (e && e.message || e));
  }
})();
