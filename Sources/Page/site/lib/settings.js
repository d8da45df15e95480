// The page of settings: what there is to choose comes from the program.

import { make, makeButton, write } from "./dom.js";
import { capital } from "./words.js";

/**
 * A dialog with a field for each choice; leaving it starts a new game, as in the terminal. `begin()`
 * opens it, `goOn()` does so when a game was left with its settings open.
 */
export function settingsDialog(game) {
  const fields = make("div", { class: "fields" });
  const refusal = make("p", { class: "notice", role: "alert" });
  let lastChange = Promise.resolve(true);
  const change = (name, value) => (lastChange = game.command(`settings ${name} ${value}`));
  // What was refused is read before the dialog goes.
  const leave = async () => (await lastChange) && dialog.close();
  const dialog = make(
    "dialog", { "aria-labelledby": "settings-title" },
    make("h2", { id: "settings-title" }, "Settings"), fields, refusal,
    make("div", { class: "leaving" },
      makeButton("Back", () => leave().finally(() => (lastChange = Promise.resolve(true))), { class: "main" }),
      make("span", { class: "note" }, "starts a new game")));
  dialog.begin = async () => {
    if ((await game.command("settings")) && !dialog.open) dialog.showModal();
  };
  dialog.goOn = () => {
    if (game.state?.draft && !dialog.open) dialog.showModal();
  };
  // Escape closes it, too.
  dialog.onclose = () => {
    if (game.state.draft) game.command("back");
  };
  game.addEventListener("fault", (event) => write(refusal, dialog.open ? event.detail : ""));
  dialog.show = (state) => {
    write(refusal, (dialog.open && state.refusal) || "");
    if (dialog.open && !state.draft) dialog.close();
    for (const choice of state.choices ?? []) show(choice, fields, change);
  };
  return dialog;
}

function show(choice, fields, change) {
  const known = fields.querySelector(`[name="${choice.name}"]`);
  if (known) {
    if (known !== document.activeElement) fill(known, choice.value);
    return;
  }
  const id = `setting-${choice.name}`;
  const input = control(choice, id, (value) => change(choice.name, value));
  fill(input, choice.value);
  fields.append(
    make("div", { class: "field" }, make("label", { for: id }, capital(choice.name.replaceAll("-", " "))), input, make("small", { id: `${id}-help` }, choice.help)));
}

/** A field of numbers can't hold a word, such as "none": it stands in its place. */
function fill(input, value) {
  if (input.tagName === "SELECT") return void (input.value = value);
  const isWord = input.type === "number" && !/^-?\d+$/.test(value);
  input.value = isWord ? "" : value;
  input.placeholder = isWord ? value : "";
}

function control(choice, id, changed) {
  const attributes = { id, name: choice.name, "aria-describedby": `${id}-help`, onchange: (event) => changed(event.target.value) };
  if (choice.words) return make("select", attributes, choice.words.map((word) => make("option", { value: word }, word)));
  if (choice.from !== undefined) return make("input", { ...attributes, type: "number" });
  return make("input", { ...attributes, type: "text", spellcheck: "false" });
}
