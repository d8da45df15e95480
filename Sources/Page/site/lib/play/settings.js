// The settings of a game, which can't hurt: a draft next to the running game, which continues
// untouched until "Start new game" is pressed.

import { isOffered } from "../service/api.js";
import { make, makeButton, write } from "../parts/dom.js";
import { makeField } from "../parts/options.js";
import { isForTwo, nameFields } from "./players.js";
import { sentence } from "../parts/words.js";
import { dress } from "../parts/dress.js";

await dress("lib/play/dialogs");

/**
 * The dialog: `begin()` opens it. The program decides what there is to choose, and whether a value
 * fits the others: the draft is a replay of the game with the changed settings, which the game
 * doesn't notice. Cancel and Escape leave everything as it was. Where the running game can become
 * what was chosen, "Apply to this game" does that. `changed()` is called when names of players
 * change.
 */
export function settingsDialog(game, { changed = () => {} } = {}) {
  const fields = new Map();
  const basic = make("div", { class: "fields" });
  const advanced = make("div", { class: "fields" });
  const more = make("details", { class: "more" }, make("summary", {}, "More settings"), advanced);
  const names = nameFields(changed);
  const problem = make("p", { class: "notice", role: "alert" });
  // Without a change the new game has the settings of the running one.
  const start = makeButton("Start new game", () => finish(() => (draft.size === 0 ? ["new"] : ["settings", ...lines(), "back"])), { class: "main" });
  const apply = makeButton("Apply to this game", () => finish(lines), { hidden: true });
  const cancel = makeButton("Cancel", () => dialog.close());
  const dialog = make(
    "dialog", { "aria-labelledby": "settings-title", class: "settings" },
    make("h2", { id: "settings-title" }, "Settings"), basic, names, more, problem,
    make("div", { class: "leaving" }, start, apply, cancel));

  /** Names and values, in the order in which they were chosen last. */
  let draft = new Map();
  let faulty = new Set();
  /** The value chosen last in each field that the program hasn't answered about. */
  const awaited = new Map();
  let asking = Promise.resolve();

  // A semicolon would end the command.
  const line = ([name, value]) => `settings ${name} ${(value || "-").replace(/[%;]/g, encodeURIComponent)}`;
  const lines = () => [...draft].map(line);

  /** The settings with one more change, unless its field has moved on meanwhile. */
  async function attempt(name, value) {
    if (awaited.get(name) !== value) return undefined;
    const others = [...draft].filter(([own]) => own !== name).map(line);
    const isWanted = () => awaited.get(name) === value && awaited.delete(name);
    const result = await game.ask("settings", ...others, line([name, value])).catch((fault) => {
      isWanted();
      throw fault;
    });
    // The field has moved on meanwhile, or the dialog was left.
    if (!isWanted()) return undefined;
    if (!result.accepted) {
      faulty.add(name);
      fields.get(name).fault(sentence(result.refusal));
      return allow();
    }
    draft.delete(name);
    draft.set(name, value);
    faulty.delete(name);
    return show(result);
  }

  function change(name, value) {
    awaited.set(name, value);
    asking = asking.then(() => attempt(name, value)).catch((fault) => write(problem, sentence(fault.message)));
  }

  async function show({ choices, settings, draft: drawn }) {
    write(problem, "");
    for (const choice of choices.filter(({ name }) => isOffered(`${game.name}.settings.${name}`))) {
      if (!fields.has(choice.name)) {
        const field = makeField(choice, (value) => change(choice.name, value));
        fields.set(choice.name, field);
        (choice.isAdvanced ? advanced : basic).append(field.element);
      }
      if (!faulty.has(choice.name) && !awaited.has(choice.name)) fields.get(choice.name).show(choice);
    }
    more.hidden = advanced.children.length === 0;
    names.hidden = !isForTwo(drawn);
    // A value that was changed and changed back isn't a change.
    if (JSON.stringify(settings) === JSON.stringify(drawn)) draft = new Map();
    allow();
    await offerToApply(drawn);
  }

  /** Whether the running game can become what was chosen: then its moves stay as they are. */
  async function offerToApply(drawn) {
    apply.hidden = true;
    const { moveCount, over } = game.state;
    if (draft.size === 0 || moveCount === 0 || over) return;
    const result = await game.ask(...lines());
    apply.hidden = !(result.accepted && result.moveCount === moveCount && JSON.stringify(result.settings) === JSON.stringify(drawn));
  }

  function allow() {
    start.setAttribute("aria-disabled", String(faulty.size > 0));
    if (faulty.size > 0) apply.hidden = true;
  }

  async function finish(commands) {
    // A field that has just been left is read first: only then is it known what to send.
    await asking;
    if (faulty.size > 0) return dialog.querySelector("[aria-invalid]")?.focus();
    // An action that was possible a moment ago may no longer be.
    if (commands === lines && apply.hidden) return undefined;
    if (await game.command(...commands())) dialog.close();
    else write(problem, sentence(game.state?.refusal ?? "the program doesn't answer"));
    return undefined;
  }

  dialog.begin = async () => {
    [draft, faulty] = [new Map(), new Set()];
    awaited.clear();
    try {
      const result = await game.ask("settings");
      await show(result);
      if (!dialog.open) dialog.showModal();
    } catch (fault) {
      game.say(sentence(fault.message));
    }
  };
  return dialog;
}
