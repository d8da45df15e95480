// Files for the person: what the page makes and the browser saves, and pictures.

import { make } from "../parts/dom.js";

/** Saves a text or a blob under a name. */
export function saveFile(name, content, type = "text/plain") {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = make("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The text of a drawing that needs no style sheet. */
export function svgText(drawing) {
  drawing.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  return new XMLSerializer().serializeToString(drawing);
}

/** A drawing as a PNG, `scale` times as large as its `width` and `height` say. */
export async function pngOf(drawing, scale = 2) {
  const address = URL.createObjectURL(new Blob([svgText(drawing)], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = make("canvas", { width: drawing.getAttribute("width") * scale, height: drawing.getAttribute("height") * scale });
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  } finally {
    URL.revokeObjectURL(address);
  }
}
