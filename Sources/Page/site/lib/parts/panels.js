// The panels next to a board: one below the other where there is space, otherwise one at a time in
// tabs.

import { change, make } from "./dom.js";

const narrow = matchMedia("(max-width: 55.99rem)");
let count = 0;

/**
 * An element for `.panel` sections (a heading or an aria-label names each). What is appended later
 * is included. On narrow screens a list of tabs above shows one of them at a time.
 */
export function makePanels() {
  const list = make("div", { class: "panel-tabs", role: "group", "aria-label": "Panels" });
  const element = make("div", { class: "beside" }, list);
  const group = `panels-${(count += 1)}`;
  let chosen = null;

  const panels = () => [...element.children].filter((child) => child.matches(".panel"));

  function show() {
    const there = panels().filter((panel) => !panel.hidden);
    const isTabbed = narrow.matches && there.length > 1;
    if (!there.includes(chosen)) chosen = there[0] ?? null;
    element.classList.toggle("tabbed", isTabbed);
    if (list.hidden === isTabbed) list.hidden = !isTabbed;
    for (const panel of panels()) panel.classList.toggle("chosen", panel === chosen);
    if (!isTabbed) return;
    while (list.children.length < there.length) list.append(make("button", { type: "button" }));
    while (list.children.length > there.length) list.lastChild.remove();
    there.forEach((panel, place) => {
      panel.id ||= `${group}-${panels().indexOf(panel)}`;
      const tab = list.children[place];
      const name = panel.querySelector("h2, summary")?.textContent ?? panel.getAttribute("aria-label") ?? "More";
      if (tab.textContent !== name) tab.textContent = name;
      change(tab, { "aria-pressed": String(panel === chosen), onclick: () => choose(panel) });
    });
  }

  function choose(panel) {
    chosen = panel;
    if (panel.matches("details")) panel.open = true;
    show();
  }

  new MutationObserver(show).observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ["hidden"] });
  narrow.addEventListener("change", show);
  show();
  return element;
}
