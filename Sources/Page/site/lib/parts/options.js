// Controls for settings, made from what the program says that there is to choose.

import { change, make, write } from "./dom.js";
import { dress } from "./dress.js";
import { capital } from "./words.js";

await dress("lib/parts/options");

/**
 * The field of a choice: `{ element, show(choice), fault(words) }`. `changed(value)` is called with a
 * text for the program. Options become segments (up to five short ones) or a menu, one line of help
 * below; numbers a slider with a live label; the rest a text field. `fault` shows why a value was
 * refused and leaves it as it was typed.
 */
export function makeField(choice, changed) {
  const id = `setting-${choice.name}`;
  // Where a title says it all, its help is there for those who listen.
  const isClear = choice.from !== undefined || (choice.options?.length > 0 && choice.options.every((option) => !option.help));
  const help = make("small", { id: `${id}-help`, class: isClear ? "unseen" : null });
  const problem = make("small", { id: `${id}-fault`, class: "notice", role: "alert" });
  const kind = choice.options?.length || choice.words ? options : choice.from !== undefined ? slider : text;
  const control = kind(choice, id, changed);
  const element = make(control.isGroup ? "fieldset" : "div", { class: "field", "data-setting": choice.name },
    control.isGroup ? make("legend", {}, titleOf(choice)) : make("label", { for: id }, titleOf(choice)), control.element, help, problem);
  // A field that is being moved or typed in stays as it is, whatever other fields lead to.
  let isMoving = false;
  element.addEventListener("input", () => (isMoving = true));
  for (const end of ["change", "focusout"]) element.addEventListener(end, () => (isMoving = false));
  return {
    element,
    show(next) {
      if (isMoving) return;
      control.show(next);
      write(help, control.help?.(next) ?? next.help);
      write(problem, "");
      change(control.input ?? control.element, { "aria-invalid": null });
    },
    fault(words) {
      write(problem, words);
      change(control.input ?? control.element, { "aria-invalid": "true" });
    },
  };
}

function titleOf(choice) {
  return choice.title ?? capital(choice.name.replaceAll("-", " "));
}

/** Options as they are offered: the program's, or its plain words. */
function offered(choice) {
  return choice.options?.length ? choice.options : choice.words.map((word) => ({ value: word, title: capital(word) }));
}

/** The option that a value is of, and the number that completes it. */
function read(all, value) {
  const exact = all.find((option) => option.from === undefined && option.value === value);
  if (exact) return { option: exact };
  const option = all.find((each) => each.from !== undefined && value.startsWith(each.value) && /^\d+$/.test(value.slice(each.value.length)));
  return { option, number: option && Number(value.slice(option.value.length)) };
}

function options(choice, id, changed) {
  const all = offered(choice);
  const isShort = all.length <= 5 && all.every(({ title }) => title.length <= 14);
  const pick = (place) => place < 0 ? (row.hidden = true) : changed(`${all[place].value}${all[place].from === undefined ? "" : all[place].usual ?? all[place].from}`);
  // Where a text may say more than is offered, the last entry of the menu opens a field for it.
  const other = !isShort && choice.example ? text(choice, `${id}-other`, changed) : null;
  const segments = isShort ? makeSegments(id, all, pick) : makeMenu(id, all, pick, other);
  const output = make("output", { for: `${id}-number` });
  const range = make("input", { type: "range", id: `${id}-number`, "aria-label": `${titleOf(choice)}: number` });
  const row = make("div", { class: "slider", hidden: true }, range, output);
  let shown = null;
  range.oninput = () => write(output, range.value);
  range.onchange = () => changed(`${shown.value}${range.value}`);
  return {
    isGroup: isShort, input: segments.querySelector("select"),
    element: make("div", {}, segments, row, other?.element),
    show({ value }) {
      const { option, number } = read(all, value);
      shown = option;
      segments.show(all.indexOf(option), value);
      row.hidden = number === undefined;
      if (number === undefined) return;
      change(range, { min: option.from, max: Math.max(option.to, number) });
      range.value = number;
      write(output, String(number));
    },
    help: ({ value }) => read(all, value).option?.help || choice.help,
  };
}

/** A segmented control: a row of radio buttons, of which the chosen one is filled. */
function makeSegments(id, all, pick) {
  const inputs = all.map((_, place) => make("input", { type: "radio", name: id, id: place === 0 ? id : null, onchange: () => pick(place) }));
  const element = make("div", { class: "segments" }, all.map(({ title }, place) => make("label", {}, inputs[place], make("span", {}, title))));
  element.show = (place) => inputs.forEach((input, each) => (input.checked = each === place));
  return element;
}

function makeMenu(id, all, pick, other) {
  const open = (isOpen) => change(other.input, { hidden: !isOpen, "aria-label": "Other", "aria-describedby": `${id}-help ${id}-fault` });
  const menu = make("select", { id, "aria-describedby": `${id}-help`, onchange: () => {
    const place = Number(menu.value);
    if (other) open(place < 0);
    pick(place);
    if (place < 0) other.input.focus();
  } }, all.map(({ title }, place) => make("option", { value: place }, title)), other && make("option", { value: -1 }, "Other …"));
  const element = make("div", {}, menu);
  element.show = (place, value) => {
    if (other) {
      other.show({ value: place < 0 ? value : "" });
      open(place < 0);
      menu.value = String(place);
      return;
    }
    menu.querySelector("[data-other]")?.remove();
    // A value that isn't in the list, such as the name of a file, is shown as it is.
    if (place < 0) menu.append(make("option", { value: -1, "data-other": "" }, value));
    menu.value = String(place);
  };
  return element;
}

function slider(choice, id, changed) {
  const output = make("output", { for: id });
  const input = make("input", { type: "range", id, min: choice.from, max: choice.to, "aria-describedby": `${id}-help` });
  // A slider may stop between two whole numbers while it is moved: they are cut.
  input.oninput = () => write(output, String(Math.trunc(input.value)));
  input.onchange = () => changed(String(Math.trunc(input.value)));
  return {
    input, element: make("div", { class: "slider" }, input, output),
    show({ value, from, to }) {
      const isNumber = /^\d{1,6}$/.test(value);
      if (isNumber) change(input, { min: Math.min(from, value), max: Math.max(to, value) });
      if (isNumber) input.value = value;
      write(output, value);
    },
  };
}

function text(choice, id, changed) {
  const input = make("input", {
    type: "text", id, spellcheck: "false", autocomplete: "off", placeholder: choice.example ? `such as ${choice.example}` : null,
    "aria-describedby": `${id}-help ${id}-fault`, onchange: () => changed(input.value.trim()), onpaste: paste,
  });
  // The field would run pasted lines together: a semicolon parts them.
  function paste(event) {
    const lines = event.clipboardData.getData("text").split(/[\r\n]+/).map((line) => line.trim()).filter((line) => line && !/^[#%]/.test(line));
    if (lines.length < 2) return;
    event.preventDefault();
    input.setRangeText(lines.join("; "), input.selectionStart, input.selectionEnd, "end");
    changed(input.value.trim());
  }
  return { input, element: input, show: ({ value }) => (input.value = value) };
}
