// What widgets have in common: a place of their own in the notebook's page, its colours, and the parts of the site.

import { make } from "../lib/parts/dom.js";
import { makeFrom } from "../workers.js";
import { sheets, workerText } from "./texts.js";

/** The smallest module with a memory of 64 bits. */
const start = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 5, 3, 1, 4, 1);

/** Why this browser can't answer; "" where it can. */
export const obstacle = WebAssembly.validate(start) && self.DecompressionStream ? ""
  : "This widget needs a browser with 64-bit WebAssembly: Chrome or Edge 133, Firefox 134, or later ones.";

/** The loaders of the site's files, by name: those of the widget that was opened last. */
const loaders = new Map();
/** The address of a site that has the files that no kernel sent. */
let site = "";

/** Lets the workers of this page use the parts that a widget's model names. */
export function supply(model) {
  site = model.get("site") || site;
  for (const [name, reference] of Object.entries(model.get("parts") ?? {})) {
    loaders.set(name, async () => {
      const part = await modelOf(model.widget_manager, reference.replace("IPY_MODEL_", ""));
      const content = part.get("content");
      return new Uint8Array(content.buffer ?? content, content.byteOffset ?? 0, content.byteLength);
    });
  }
}

/** A model of the kernel; in a saved page it may be made after the one that names it. */
async function modelOf(manager, id) {
  for (let tries = 0; ; tries += 1) {
    try {
      const model = await manager.get_model(id);
      if (model) return model;
    } catch (error) {
      if (tries > 100) throw error;
    }
    if (tries > 100) throw new Error("the widget's files aren't in this page; run its cell again");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

let workerAddress;

/** Where a site has its files: the script whose address lasts names their folder. */
async function filesOf(site) {
  const script = new URL("puzzlelab.js", site);
  const response = await fetch(script);
  if (!response.ok) throw new Error(`there is no site at ${site}: ${script} ${response.status} ${response.statusText}`);
  const [, folder] = (await response.text()).match(/"(\.\/\w+\/)/);
  return new URL(folder, site).href;
}

makeFrom({
  async module(game) {
    const name = `${game}.wasm.gz`;
    if (loaders.has(name)) return new Blob([await loaders.get(name)()]).stream();
    const response = await fetch(new URL(name, await filesOf(site)));
    if (!response.ok) throw new Error(`the module of ${game} can't be loaded from ${response.url}: ${response.status} ${response.statusText}`);
    return response.body;
  },
  worker() {
    workerAddress ??= URL.createObjectURL(new Blob([workerText], { type: "text/javascript" }));
    return new Worker(workerAddress, { type: "module" });
  },
  async data(game) {
    const names = [...loaders.keys()].filter((name) => name.startsWith(`data/${game}/`));
    const files = await Promise.all(names.map(async (name) => [name.slice("data/".length), await loaders.get(name)()]));
    return { files, base: site ? await filesOf(site) : null };
  },
});

/** A shadow tree in `element` with style sheets of the page, in the colours of what is around it. `leave()` stops it. */
export function stage(element, ...names) {
  const host = make("div", { "data-lm-suppress-shortcuts": "true" });
  element.replaceChildren(host);
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = names.map(sheetOf);
  // The keys of the board aren't commands of the notebook.
  host.addEventListener("keydown", (event) => !(event.ctrlKey || event.metaKey || event.altKey || event.key === "Escape") && event.stopPropagation());
  const colour = () => (host.style.colorScheme = isDark(host) ? "dark" : "light");
  const watcher = new MutationObserver(colour);
  for (const watched of [document.documentElement, document.body]) watcher.observe(watched, { attributes: true });
  const preference = matchMedia("(prefers-color-scheme: dark)");
  preference.addEventListener("change", colour);
  // What is around it may come later.
  const late = setTimeout(colour, 500);
  colour();
  const leave = () => {
    clearTimeout(late);
    watcher.disconnect();
    preference.removeEventListener("change", colour);
  };
  return { root, leave };
}

const made = new Map();

function sheetOf(name) {
  if (!made.has(name)) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(sheets[name]);
    made.set(name, sheet);
  }
  return made.get(name);
}

/** Whether the nearest background colour of an element is a dark one. */
function isDark(element) {
  for (let place = element; place; place = place.parentElement ?? place.getRootNode().host) {
    const colour = getComputedStyle(place).backgroundColor;
    const [red, green, blue, opacity = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    if (opacity > 0.5 && colour.startsWith("rgb")) return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
  }
  const scheme = getComputedStyle(document.documentElement).colorScheme;
  return scheme.includes("dark") && (!scheme.includes("light") || matchMedia("(prefers-color-scheme: dark)").matches);
}

/** A widget for anywidget: a session for each model, shown in as many places as there are. */
export function widgetOf(Session, show) {
  return () => {
    let session;
    return {
      initialize({ model }) {
        supply(model);
        session = new Session(model);
        return () => session.rest();
      },
      render({ el }) {
        return show(session, el);
      },
    };
  };
}

/** Sets traits of a model that have other values, and informs the kernel, if there is one. */
export function tell(model, traits) {
  let isNew = false;
  for (const [name, value] of Object.entries(traits)) {
    if (JSON.stringify(model.get(name)) === JSON.stringify(value)) continue;
    model.set(name, value);
    isNew = true;
  }
  if (isNew) model.save_changes();
}
