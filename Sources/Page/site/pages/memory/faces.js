// The pictures of Memory: a file of drawings for each category, loaded when a game of it is opened.

import { Fault } from "../../lib/service/api.js";
import { draw, make } from "../../lib/parts/dom.js";
import { address } from "../../lib/service/place.js";

/** The categories of drawings; letters and numbers are set as text. */
const drawn = ["animals", "fruit", "instruments", "pop", "electronic", "rock", "metal", "rap"];
const loaded = new Map();

/** Loads the pictures of a category, once. */
export async function loadFaces(category) {
  if (!drawn.includes(category) || loaded.has(category)) return;
  const response = await fetch(address(`pages/memory/${category}.svg`)).catch(() => null);
  if (!response?.ok) throw new Fault("the pictures can't be loaded");
  const sheet = new DOMParser().parseFromString(await response.text(), "image/svg+xml");
  loaded.set(category, new Map([...sheet.querySelectorAll("symbol")].map((symbol) => [symbol.id, symbol])));
}

/** Whether the pictures of a category have loaded. */
export const areLoaded = (category) => !drawn.includes(category) || loaded.has(category);

/** The picture of a face and its word; the word alone where there is no such picture. */
export function drawFace(name, category) {
  if (!drawn.includes(category)) return [make("span", { class: `sign tint-${tint(name)}` }, name)];
  const symbol = loaded.get(category)?.get(name);
  const picture = symbol && draw(
    "svg", { class: "cover", viewBox: symbol.getAttribute("viewBox"), "stroke-linecap": "round", "stroke-linejoin": "round" },
    [...symbol.cloneNode(true).children].map((part) => document.adoptNode(part)));
  return [picture, make("span", { class: "word" }, name)].filter(Boolean);
}

/** The back of a card: waves in a frame. */
export function drawBack() {
  const wave = (y) => draw("path", { d: `M8 ${y}q10-12 21 0t21 0 21 0 21 0` });
  return draw("svg", { class: "waves", viewBox: "0 0 100 112", preserveAspectRatio: "none", "aria-hidden": "true" },
    draw("path", { class: "frame", d: "M8 8H92V104H8z" }), [22, 36, 50, 64, 78, 92].map(wave));
}

/** One of six colours, always the same for the same name. */
function tint(name) {
  return (Number(name) || name.codePointAt(0)) % 6;
}
