// The page of settings: what there is to choose comes from the program.

import { make, write } from "./dom.js";

/** A dialog with a field for each choice; leaving it begins a new game, as in the terminal. */
export function settingsDialog(game) {
  const fields = make("div", { class: "fields" });
  const refusal = make("p", { class: "notice", role: "alert" });
  const back = make("button", { type: "button", onclick: () => dialog.close() }, "Back");
  const dialog = make(
    "dialog", { "aria-label": "Settings" },
    make("h2", {}, "Settings"), fields, refusal, make("p", { class: "note" }, "Back begins a new game."), back);
  dialog.begin = () => game.command("settings").then(() => dialog.showModal());
  // Escape closes it, too.
  dialog.onclose = () => {
    if (game.state.draft) game.command("back");
  };
  dialog.show = (state) => {
    write(refusal, dialog.open && state.refusal ? state.refusal : "");
    if (!state.choices) return;
    for (const choice of state.choices) show(choice, fields, game);
  };
  return dialog;
}

function show(choice, fields, game) {
  const known = fields.querySelector(`[name="${choice.name}"]`);
  if (known) {
    if (known !== document.activeElement) known.value = choice.value;
    return;
  }
  const id = `setting-${choice.name}`;
  const input = control(choice, id, (value) => game.command(`settings ${choice.name} ${value}`));
  input.value = choice.value;
  fields.append(
    make("div", { class: "field" }, make("label", { for: id }, choice.name), input, make("small", { id: `${id}-help` }, choice.help)));
}

function control(choice, id, changed) {
  const attributes = { id, name: choice.name, "aria-describedby": `${id}-help`, onchange: (event) => changed(event.target.value) };
  if (choice.words) return make("select", attributes, choice.words.map((word) => make("option", { value: word }, word)));
  if (choice.from !== undefined) return make("input", { ...attributes, type: "number" });
  return make("input", { ...attributes, type: "text", spellcheck: "false" });
}
