// Elements from values.

/** An element: `make("button", { class: "wide", onclick: act, "aria-pressed": "true" }, "Take 1")`. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  change(element, attributes);
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

/** A button that does something: `makeButton("Show", act, { class: "main" })`. */
export function makeButton(name, act, attributes = {}) {
  return make("button", { type: "button", onclick: act, ...attributes }, name);
}

const svgSpace = "http://www.w3.org/2000/svg";

/** An element of a drawing. */
export function draw(tag, attributes = {}, ...children) {
  const element = document.createElementNS(svgSpace, tag);
  change(element, attributes);
  element.append(...children.flat());
  return element;
}

/** Sets attributes; `null`, `undefined` and `false` remove them, functions are listeners. */
export function change(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element[name] = value;
    else if (value === null || value === undefined || value === false) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value === true ? "" : value);
  }
  return element;
}

/** What has the focus in the tree of an element: of a document, or of a shadow root; null where nothing has. */
export function focusedIn(element) {
  return element.getRootNode().activeElement ?? null;
}

/** Sets the text of an element, if it is another one. */
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
  return element;
}
