// What this browser keeps: to be saved as a file, added from one, and deleted.

import { forgetFiles } from "../../lib/service/api.js";
import { make, makeButton, write } from "../../lib/parts/dom.js";
import { counted } from "../../lib/parts/numbers.js";
import { clearResults } from "../../lib/play/results.js";
import { today } from "../../lib/play/days.js";
import { saveFile } from "../../lib/service/files.js";
import { isFolder } from "../../lib/service/place.js";
import { forgetAll, keptNames, update } from "../../lib/service/store.js";
import { addAll, everything } from "../../lib/service/transfer.js";

const schema = "puzzlelab/kept/1";
const most = 16 * 2 ** 20;

/** A panel; `changed()` is called when something was added or deleted. */
export function storagePanel(changed) {
  const files = isFolder ? ", and the files of this page, so that it works without a network" : "";
  const words = make("p", { role: "status" }, `This browser keeps your results, running games, puzzles and settings${files}.`);
  const file = make("input", { type: "file", accept: ".json,application/json", id: "kept-file", class: "unseen", tabindex: -1, "aria-label": "A file that was saved here", onchange: () => add(file) });
  const sure = (name, really, act) => {
    const button = makeButton(name, async () => {
      if (button.textContent === name) return write(button, really);
      write(button, name);
      return act();
    }, { class: "bad", onblur: () => write(button, name) });
    return button;
  };

  async function add(input) {
    const [chosen] = input.files;
    input.value = "";
    if (!chosen) return;
    try {
      if (chosen.size > most) throw new Error("this file is too large to be one that was saved here");
      const added = addAll(read(await chosen.text()));
      changed();
      write(words, added === 0 ? "Everything in this file is here already." : `${counted(added, "record")} added or brought up to date; nothing was lost.`);
    } catch (error) {
      write(words, `Nothing was added: ${error.message}.`);
    }
  }

  return make("section", { class: "panel storage", "aria-label": "Storage" }, make("h2", {}, "Storage"), words,
    make("div", { class: "toolbar" },
      makeButton("Save everything", () => saveFile(`puzzlelab-${today()}.json`, JSON.stringify({ schema, kept: everything() }, null, 1), "application/json")),
      makeButton("Add from a file …", () => file.click()), file,
      sure("Forget all", "Really forget all", () => {
        clearResults();
        for (const name of keptNames().filter((each) => each.includes(".day."))) update(name, () => undefined);
        changed();
        write(words, "Your results and daily puzzles are forgotten.");
      }),
      sure("Delete everything kept here", "Really delete everything", async () => {
        forgetAll();
        await forgetFiles();
        changed();
        write(words, "Deleted. Nothing is kept until you open another game.");
      })));
}

/** What a file has: everything that was saved here, or a list of results as earlier versions saved it. */
function read(text) {
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error("this isn't a file that was saved here");
  }
  if (Array.isArray(value) && value.every((each) => each?.game && each.begun)) return { results: value };
  if (value?.schema !== schema || typeof value.kept !== "object" || value.kept === null) throw new Error("this isn't a file that was saved here");
  return value.kept;
}
