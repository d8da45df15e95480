// Names what is missing where the browser can't run the module: 64-bit memories, and streams that
// decompress it.
const start = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 5, 3, 1, 4, 1);
if (!self.WebAssembly?.validate(start) || !self.DecompressionStream) {
  addEventListener("DOMContentLoaded", () => {
    const words = document.createElement("p");
    words.className = "notice";
    words.setAttribute("role", "alert");
    words.textContent = "This page needs a browser with 64-bit WebAssembly: Chrome or Edge 133, Firefox 134, or later ones.";
    document.querySelector("main").before(words);
  });
}
