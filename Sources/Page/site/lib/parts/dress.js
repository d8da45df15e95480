// Style sheets that are loaded with what they dress.

import { address } from "../service/place.js";

const dressed = new Map();

/** Adds a sheet, once; what it dresses is shown only then. */
export function dress(sheet) {
  if (!dressed.has(sheet)) dressed.set(sheet, load(sheet));
  return dressed.get(sheet);
}

function load(sheet) {
  const link = document.createElement("link");
  const done = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      dressed.delete(sheet);
      reject(new Error(`${sheet}.css doesn't load`));
    };
  });
  Object.assign(link, { rel: "stylesheet", href: address(`${sheet}.css`) });
  document.head.append(link);
  return done;
}
