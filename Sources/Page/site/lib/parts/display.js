// How the page looks and sounds, and how long computers wait: choices of this browser, in a sheet at the end of the bar.

import { make } from "./dom.js";
import { makeField } from "./options.js";
import { kept, update, watch } from "../service/store.js";

/** Texts as they are kept; the first of each isn't. */
const choices = [
  { name: "colours", title: "Colours", options: [["", "System"], ["light", "Light"], ["dark", "Dark"]] },
  { name: "letters", title: "Letters", options: [["1", "Usual"], ["1.15", "Larger"], ["1.3", "Largest"]] },
  { name: "palette", title: "Colours of Set cards", options: [["", "Usual"], ["apart", "Colour-blind"]], help: "For people who don’t see red or green: the three colours differ in brightness, too." },
  { name: "sound", title: "Sound", options: [["", "Off"], ["on", "On"]] },
  { name: "pause", title: "Pause before a computer moves", options: [["", "Usual"], ["0", "None"], ["1", "1 s"], ["2", "2 s"]] },
];

/** The sheet, which the page's button opens. */
export function displaySheet() {
  const fields = choices.map((choice) => {
    const { name, options, help = "" } = choice;
    const field = makeField({ ...choice, name: `display-${name}`, help, options: options.map(([value, title]) => ({ value, title })) }, (value) => {
      self.applyDisplay(update("display", (now = {}) => ({ ...now, [name]: value || undefined })));
    });
    return { name, field, help, usual: options[0][0] };
  });
  const follow = () => {
    const now = kept("display") ?? {};
    for (const { name, field, help, usual } of fields) field.show({ value: now[name] ?? usual, help });
  };
  follow();
  watch("display", follow);
  return make("section", { id: "display", popover: "auto", "aria-labelledby": "display-title" },
    make("h2", { id: "display-title" }, "Display"), fields.map(({ field }) => field.element));
}
