// Where the page is: at the root of a server's addresses, or in a folder of another website, whose files are a folder further down.

const files = new URL("../../", import.meta.url);

/** Whether the page is a folder of files: no server knows it, and each page is a folder of its own. */
export const isFolder = document.documentElement.hasAttribute("data-folder");

const root = isFolder ? new URL("../", files) : files;

/** The address of a file of the page, or of a question: "style.css", "api/set.hints". */
export function address(path) {
  return new URL(path, files).href;
}

/** The address of a page, with what is shown there: "set#day". A folder's ends with "/", to which a server would redirect. */
export function pageAddress(path) {
  return new URL(isFolder ? path.replace(/^\w+/, "$&/") : path, root).href;
}

/** The path of an address of the page from the location of the page: "set" of "https://example.org/puzzles/set/#day". */
export function pathOf(location) {
  return location.pathname.slice(root.pathname.length).replace(/\/?(index\.html)?$/, "");
}
