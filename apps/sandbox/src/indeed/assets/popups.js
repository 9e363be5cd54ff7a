// Boxes that open a popup: the country beside a phone number, and lists too long to stand open.

const byId = (near, id) => near.getRootNode().querySelector(`[id="${id}"]`);

/** Closed popups stay in the page. One is open at a time; a press elsewhere closes it. */
function startPopup(box, popup, onOpen) {
  const setOpen = (isOpen) => {
    popup.style.visibility = isOpen ? "visible" : "";
    if (isOpen) box.setAttribute("aria-expanded", "true");
    else box.removeAttribute("aria-expanded");
    if (isOpen) onOpen();
  };
  const isOpen = () => box.getAttribute("aria-expanded") === "true";
  box.addEventListener("click", () => setOpen(!isOpen()));
  box.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " " && event.key !== "ArrowDown") return;
    event.preventDefault();
    setOpen(true);
  });
  const close = (event) => {
    if (!isOpen() || event.key !== "Escape") return;
    event.stopPropagation();
    setOpen(false);
    box.focus();
  };
  popup.addEventListener("keydown", close);
  box.addEventListener("keydown", close);
  document.addEventListener("pointerdown", (event) => {
    const path = event.composedPath();
    if (isOpen() && !path.includes(box) && !path.includes(popup)) setOpen(false);
  });
  return () => setOpen(false);
}

const tellChange = (box) => box.dispatchEvent(new Event("change", { bubbles: true }));

export function startCountries(box) {
  const list = byId(box, box.getAttribute("aria-controls"));
  const label = byId(box, box.getAttribute("aria-labelledby"));
  const rows = [...list.children];
  const close = startPopup(box, list.parentElement, () => {
    rows
      .find((row) => row.getAttribute("aria-selected") === "true")
      ?.scrollIntoView({
        block: "nearest",
      });
  });
  const choose = (chosen) => {
    const [name, dial] = chosen.children;
    for (const row of rows) row.setAttribute("aria-selected", String(row === chosen));
    box.setAttribute(
      "data-value",
      chosen.getAttribute("data-testid").slice("country-select-".length),
    );
    box.textContent = dial.textContent;
    label.textContent = `Select country ${name.textContent}`;
    close();
    tellChange(box);
  };
  for (const row of rows) row.addEventListener("click", () => choose(row));
}

export function startList(box) {
  const popup = byId(box, box.getAttribute("aria-controls"));
  const filter = popup.querySelector("input");
  const rows = [...popup.querySelectorAll('[role="option"]')];
  const refresh = () => {
    const wanted = filter.value.trim().toLowerCase();
    for (const row of rows) row.hidden = !row.textContent.toLowerCase().includes(wanted);
  };
  const close = startPopup(box, popup, () => {
    filter.value = "";
    refresh();
    filter.focus();
  });
  // No row is marked as the chosen one: the box's words tell.
  const choose = (row) => {
    box.textContent = row.textContent;
    close();
    box.focus();
    tellChange(box);
  };
  filter.addEventListener("input", refresh);
  filter.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    const [first] = rows.filter((row) => !row.hidden);
    if (first !== undefined) choose(first);
  });
  for (const row of rows) row.addEventListener("click", () => choose(row));
}
