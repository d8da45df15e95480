import GameCore

/// What a page does beyond being read: the text of a marker appears at once, a click on a title
/// sorts, a board is led through its game, solutions are printed.
enum PageScript {
  package static let text = """

    for (const table of document.querySelectorAll("table")) {
      table.querySelectorAll("th").forEach((title, column) => {
        // An element of text: on paper a real button is missing where the head is repeated.
        const button = document.createElement("span");
        button.textContent = title.textContent;
        button.tabIndex = 0;
        button.setAttribute("role", "button");
        title.replaceChildren(button);
        let sign = 1;
        button.onkeydown = (event) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          button.click();
        };
        button.onclick = () => {
          const value = (row) => row.cells[column].querySelector("summary")?.textContent ?? row.cells[column].textContent;
          const number = (row) => Number.parseFloat(value(row).replaceAll(",", "").replace("−", "-"));
          const order = (one, two) => number(one) - number(two) || value(one).localeCompare(value(two));
          const rows = [...table.tBodies[0].rows].sort((one, two) => sign * order(one, two));
          table.tBodies[0].append(...rows);
          for (const other of table.querySelectorAll("th")) other.removeAttribute("aria-sort");
          title.setAttribute("aria-sort", sign > 0 ? "ascending" : "descending");
          sign = -sign;
        };
      });
    }
    for (const steps of document.querySelectorAll(".steps")) {
      const [boards, words] = [steps.dataset.boards.split(" "), steps.dataset.words.split("|")];
      const [drawing, caption] = [steps.querySelector("svg"), steps.querySelector("figcaption")];
      const side = Math.sqrt(boards[0].length);
      const felt = drawing.querySelector("rect");
      const [left, cell] = [Number(felt.getAttribute("x")), Number(felt.getAttribute("width")) / side];
      let at = boards.length - 1;
      const show = (place) => {
        at = Math.max(0, Math.min(place, boards.length - 1));
        for (const disc of drawing.querySelectorAll("circle")) disc.remove();
        [...boards[at]].forEach((disc, square) => {
          if (disc === "-") return;
          const circle = document.createElementNS("http://www.w3.org/2000/svg", "circle");
          const [row, column] = [Math.floor(square / side), square % side];
          const isNew = at > 0 && boards[at - 1][square] === "-";
          const places = { cx: left + (column + 0.5) * cell, cy: left + (row + 0.5) * cell, r: cell * 0.4 };
          for (const [name, value] of Object.entries(places)) circle.setAttribute(name, value);
          circle.style.fill = disc === "X" ? "#151515" : "#f6f5ef";
          circle.style.stroke = isNew ? "#ffd75e" : "#777";
          circle.style.strokeWidth = isNew ? 3 : 1;
          drawing.append(circle);
        });
        caption.textContent = words[at];
      };
      const bar = document.createElement("p");
      bar.className = "screen";
      const ways = { Beginning: () => 0, Back: () => at - 1, Next: () => at + 1, End: () => boards.length };
      for (const [name, go] of Object.entries(ways)) {
        const button = document.createElement("button");
        button.textContent = name;
        button.onclick = () => show(go());
        bar.append(button, " ");
      }
      caption.after(bar);
    }
    addEventListener("beforeprint", () => {
      for (const solutions of document.querySelectorAll(".solutions")) solutions.open = true;
    });
    if (document.querySelector(".key")) {
      const bar = document.createElement("p");
      bar.className = "screen";
      for (const [name, part] of Object.entries({ "Print the questions": "questions", "Print the answers": "answers" })) {
        const button = document.createElement("button");
        button.textContent = name;
        button.onclick = () => {
          document.body.dataset.print = part;
          window.print();
        };
        bar.append(button, " ");
      }
      document.querySelector("h1").after(bar);
      addEventListener("afterprint", () => delete document.body.dataset.print);
    }
    const tip = document.createElement("div");
    tip.id = "tip";
    tip.hidden = true;
    document.body.append(tip);
    document.addEventListener("pointerover", (event) => {
      const words = event.target.closest?.("svg *")?.querySelector(":scope > title");
      tip.hidden = !words;
      if (!words) return;
      tip.textContent = words.textContent;
      const left = Math.max(8, Math.min(event.pageX + 12, scrollX + innerWidth - tip.offsetWidth - 16));
      tip.style.left = `${left}px`;
      tip.style.top = `${event.pageY + 14}px`;
    });

    """

  /// Its SHA-256 for a content security policy.
  static let hash = Base64.text(of: SHA256.digest(of: Array(text.utf8)))
}
