// How the page looks, as it was chosen, before anything is painted.

/** Applies the choices of lib/parts/display.js. */
self.applyDisplay = ({ colours = "", letters = "1", palette = "" }) => {
  const { style, dataset } = document.documentElement;
  style.colorScheme = colours;
  style.setProperty("--letters", letters);
  dataset.palette = palette;
  // The bar of a phone's browser has the colour of the header.
  for (const meta of document.querySelectorAll("meta[name=theme-color]")) {
    meta.content = (colours || (meta.media.includes("dark") ? "dark" : "light")) === "dark" ? "#1f262b" : "#ffffff";
  }
};
function applyKept() {
  try {
    self.applyDisplay(JSON.parse(localStorage.getItem("display")) ?? {});
  } catch {
    // Nothing is kept, or nothing may be read.
  }
}
applyKept();
// Another tab has chosen.
addEventListener("storage", ({ key }) => key === "display" && applyKept());
