// A page of several views in tabs, each with an address of its own: /set#odds=15.

import { advance } from "../service/address.js";
import { connected, loseConnection } from "../service/connection.js";
import { make } from "./dom.js";
import { makeTabs } from "./tabs.js";
import { veil } from "./veil.js";
import { sentence } from "./words.js";

/**
 * Opens the view that the address names, and others as it changes; the first one where it names none.
 *
 * `views`: name → `{ title, open(panel, value) }`. `open` is called once, before the view is first
 * shown. What it returns may have `go(value)`, called whenever its address is opened again, and
 * `leave()`, called when another view is chosen.
 */
export async function openViews(main, page, views) {
  const names = Object.keys(views);
  const opened = new Map();
  let shown = null;
  const entries = names.map((name) => ({ id: name, name: views[name].title, panel: make("div", { class: "view" }) }));
  const tabs = makeTabs(page, entries, {
    isPage: true,
    changed(name) {
      advance(name === names[0] ? location.pathname : `#${name}`);
      return show(name);
    },
  });
  main.replaceChildren(tabs);

  async function show(name, value) {
    if (shown !== name) opened.get(shown)?.leave?.();
    shown = name;
    document.title = `${name === names[0] ? page : `${views[name].title} – ${page}`} – puzzlelab`;
    if (opened.has(name)) return opened.get(name).go?.(value);
    opened.set(name, {});
    const { panel } = entries.find(({ id }) => id === name);
    try {
      opened.set(name, (await veil(panel, openPanel(views[name], panel, value))) ?? {});
    } catch (error) {
      // A module that wasn't delivered is fetched again only by a new page, which resumes where
      // this one was.
      if (isUndelivered(error)) {
        loseConnection();
        connected().then(() => location.reload());
      }
      const reason = isUndelivered(error) ? "a part of the page didn't load; it is tried again as soon as there is a connection" : error.message;
      panel.append(make("p", { class: "notice", role: "alert" }, sentence(`this can't be shown: ${reason}`)));
    }
  }

  function follow() {
    const [word, ...rest] = location.hash.slice(1).split("=");
    const name = names.includes(word) ? word : names[0];
    tabs.choose(name);
    return show(name, rest.length > 0 && name === word ? read(rest.join("=")) : undefined);
  }
  addEventListener("hashchange", follow);
  addEventListener("popstate", () => location.hash || follow());
  await follow();
  return tabs;
}

/** What a view gives, now or later. */
async function openPanel(view, panel, value) {
  return view.open(panel, value);
}

/** Whether a module wasn't delivered, as browsers say it. */
function isUndelivered(error) {
  return error instanceof TypeError && /dynamically imported module|importing a module/i.test(error.message);
}

/** How a view opens whose module is fetched only then: `load` imports it, `more` is passed to its `open`. */
export function later(load, ...more) {
  return async (panel, value) => (await load()).open(panel, value, ...more);
}

function read(text) {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}
