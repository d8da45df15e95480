// Cards of one's own: symbols, colours and words that take the place of the usual ones in this browser.

import { make, write } from "../../../lib/parts/dom.js";
import { dress } from "../../../lib/parts/dress.js";
import { saveFile } from "../../../lib/service/files.js";
import { kept, update } from "../../../lib/service/store.js";

await dress("pages/set/own/make");

const name = "set.faces";
const schema = "puzzlelab/faces/1";
/** What a pack begins with when it is being made: words, and a symbol or a colour. */
const usual = {
  colours: [{ name: "red", colour: "#d81e3a" }, { name: "green", colour: "#008f68" }, { name: "purple", colour: "#4a2a9d" }],
  shapes: [{ name: "star", symbol: "★" }, { name: "heart", symbol: "♥" }, { name: "club", symbol: "♣" }],
  fills: ["empty", "striped", "filled"],
};

/** Why a pack can't be used; undefined where it can. */
export function faultOf(pack) {
  const three = (list, of) => Array.isArray(list) && list.length === 3 && list.every((each) => each && of(each));
  const word = (text) => typeof text === "string" && text.trim() !== "" && text.length <= 20;
  if (!three(pack?.colours, (each) => word(each.name) && /^#[0-9a-f]{6}$/i.test(each.colour))) return "there must be three colours, each with a name and a value such as #d81e3a";
  if (!three(pack.shapes, (each) => word(each.name) && word(each.symbol))) return "there must be three shapes, each with a name and a symbol";
  if (!three(pack.fills, word)) return "there must be three words for the fills";
  const symbols = pack.shapes.map(({ symbol }) => symbol);
  const coloured = symbols.find((symbol) => /\p{Emoji_Presentation}/u.test(symbol));
  if (coloured) return `${coloured} has colours of its own: choose a plain symbol, such as ★`;
  const long = symbols.find((symbol) => [...new Intl.Segmenter().segment(symbol)].length > 1);
  if (long) return `${long} is more than one symbol`;
  for (const [kind, all] of [["symbols", symbols], ["colours", pack.colours.map(({ colour }) => colour.toLowerCase())]]) {
    if (new Set(all).size < 3) return `the three ${kind} must differ`;
  }
  // Names are how screen readers and messages distinguish cards.
  for (const [kind, all] of [["names of colours", pack.colours.map((each) => each.name)], ["names of shapes", pack.shapes.map((each) => each.name)], ["fills", pack.fills]]) {
    if (new Set(all.map((each) => each.trim().toLowerCase())).size < 3) return `the three ${kind} must differ`;
  }
  return undefined;
}

/** The fields in which a pack is made, read from a file, saved, and given up. */
export function ownFields() {
  const problem = make("p", { class: "notice", role: "alert" });
  const fields = {};
  const field = (key, label, kind, start) => {
    fields[key] = make("input", { type: kind, value: start, "aria-label": label, maxlength: kind === "text" ? 20 : null, required: true });
    return fields[key];
  };
  const before = kept(name);
  const begin = before && !faultOf(before) ? before : usual;
  const numbered = ["First", "Second", "Third"];
  const rows = numbered.map((which, place) => make("tr", {}, make("th", { scope: "row" }, which),
    make("td", {}, field(`symbol${place}`, `${which} symbol`, "text", begin.shapes[place].symbol)),
    make("td", {}, field(`shape${place}`, `${which} symbol’s name`, "text", begin.shapes[place].name)),
    make("td", {}, field(`colour${place}`, `${which} colour`, "color", begin.colours[place].colour)),
    make("td", {}, field(`named${place}`, `${which} colour’s name`, "text", begin.colours[place].name))));
  const made = () => ({
    schema,
    colours: numbered.map((_, place) => ({ name: fields[`named${place}`].value.trim(), colour: fields[`colour${place}`].value })),
    shapes: numbered.map((_, place) => ({ name: fields[`shape${place}`].value.trim(), symbol: fields[`symbol${place}`].value.trim() })),
    fills: begin.fills,
  });
  const use = (pack) => {
    const fault = faultOf(pack);
    write(problem, fault ? `These cards can’t be used: ${fault}.` : "");
    if (fault) return;
    update(name, () => pack);
    // Everything that is drawn already has the faces from before.
    location.reload();
  };
  const file = make("input", {
    type: "file", accept: ".json,application/json", class: "unseen", "aria-label": "A file of cards", tabindex: "-1",
    onchange: async () => {
      try {
        use(JSON.parse(await file.files[0].text()));
      } catch {
        write(problem, "These cards can’t be used: the file isn’t JSON.");
      }
      file.value = "";
    },
  });
  return [
    make("p", { class: "note" }, "Your symbols and colours, in this browser. Fills stay: empty, striped, filled."),
    make("table", {}, make("thead", {}, make("tr", {}, ["", "Symbol", "Name", "Colour", "Name"].map((title) => make(title ? "th" : "td", title ? { scope: "col" } : {}, title)))), make("tbody", {}, rows)),
    problem,
    make("div", { class: "toolbar" },
      make("button", { type: "button", class: "main", onclick: () => use(made()) }, "Use these cards"),
      make("button", { type: "button", hidden: !before, onclick: () => (update(name, () => undefined), location.reload()) }, "The usual cards"),
      make("button", { type: "button", onclick: () => file.click() }, "Open a file …"),
      make("button", { type: "button", onclick: () => saveFile("faces.json", JSON.stringify(made(), null, 2), "application/json") }, "Save as a file")),
    file];
}
