// A list of tabs by the WAI-ARIA pattern: one stop for Tab, arrows choose, the panel follows.

import { change, make } from "./dom.js";

let count = 0;

/**
 * An element with a list of tabs and the panel of the chosen one.
 *
 * `entries` are `{ id, name, panel, open }`: an element and what is called whenever its tab is
 * chosen. `element.choose(id)` chooses one; `element.chosen` is its id, at first that of the first
 * entry. `element.pick(id)` does what a click on a tab does: `changed(id)` is called, too. The tabs of
 * a whole page are its `views`: they are in the bar at its top where that is wide enough.
 */
export function makeTabs(label, entries, { changed = () => {}, isPage = false } = {}) {
  const group = `tabs-${(count += 1)}`;
  const list = make("div", { class: isPage ? "tabs views" : "tabs", role: "tablist", "aria-label": label });
  const element = make("div", { class: "tabbed" }, list);
  const tabs = entries.map(({ id, name, panel }) => {
    const tab = make(
      "button", { type: "button", role: "tab", id: `${group}-${id}`, "aria-controls": `${group}-${id}-panel`, onclick: () => pick(id) }, name);
    change(panel, { role: "tabpanel", id: `${group}-${id}-panel`, "aria-labelledby": tab.id });
    list.append(tab);
    element.append(panel);
    return tab;
  });

  element.choose = (id) => {
    if (!entries.some((entry) => entry.id === id)) return;
    element.chosen = id;
    entries.forEach((entry, place) => {
      const isChosen = entry.id === id;
      change(tabs[place], { "aria-selected": String(isChosen), tabindex: isChosen ? 0 : -1 });
      entry.panel.hidden = !isChosen;
    });
    entries.find((entry) => entry.id === id).open?.();
  };
  const pick = (id) => {
    if (id === element.chosen) return undefined;
    element.choose(id);
    return changed(id);
  };
  element.pick = pick;
  list.onkeydown = (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const here = tabs.indexOf(document.activeElement);
    const last = tabs.length - 1;
    const place = { ArrowRight: here < last ? here + 1 : 0, ArrowLeft: here > 0 ? here - 1 : last, Home: 0, End: last }[event.key];
    if (place === undefined) return;
    event.preventDefault();
    tabs[place].focus();
    pick(entries[place].id);
  };
  element.choose(entries[0].id);
  return element;
}
