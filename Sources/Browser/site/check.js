// Says what is needed where the page can't run: a browser with memories of 64 bits and with streams that unpack the module,
// and a web server that sends scripts as scripts.
function complain(text) {
  const words = document.createElement("p");
  words.className = "notice";
  words.setAttribute("role", "alert");
  words.textContent = text;
  document.querySelector("main").before(words);
}
addEventListener("error", ({ target }) => {
  if (target.tagName !== "SCRIPT" || document.querySelector(".notice")) return;
  complain("A script of this page doesn't load. Load the page again; if that doesn't help, its web server doesn't send files that end in .js as text/javascript.");
}, true);
const start = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 5, 3, 1, 4, 1);
if (!self.WebAssembly?.validate(start) || !self.DecompressionStream) {
  addEventListener("DOMContentLoaded", () => complain("This page needs a browser with 64-bit WebAssembly: Chrome or Edge 133, Firefox 134, or later ones."));
}
