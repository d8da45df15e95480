// Where the page is: at the root of a server's addresses, or in a folder of another website.

const root = new URL("../../", import.meta.url);

/** Whether the page is a folder of files: no server knows it, and each page is a folder of its own. */
export const isFolder = document.documentElement.hasAttribute("data-folder");

/** The address of a file of the page, or of a question: "style.css", "api/set.hints". */
export function address(path) {
  return new URL(path, root).href;
}

/** The address of a page, with what is shown there: "set#day". A folder's ends with "/", to which a server would redirect. */
export function pageAddress(path) {
  return address(isFolder ? path.replace(/^\w+/, "$&/") : path);
}

/** The path of an address of the page from the location of the page: "set" of "https://example.org/puzzles/set/#day". */
export function pathOf(location) {
  return location.pathname.slice(root.pathname.length).replace(/\/?(index\.html)?$/, "");
}
