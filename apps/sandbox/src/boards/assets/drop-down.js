// A list that opens at a click, as a drawn control has it: the option elements are made while it is open, or stand hidden.

/** Opens and closes `list` with `trigger`; calls `onOpen` before it is shown. Returns what closes it. */
export function startPopup({ trigger, list, expander = trigger, onOpen }) {
  const show = (isOpen) => {
    list.hidden = !isOpen;
    expander.setAttribute("aria-expanded", String(isOpen));
  };
  const open = () => {
    onOpen?.();
    show(true);
  };
  const close = () => show(false);
  close();
  trigger.addEventListener("click", () => (list.hidden ? open() : close()));
  trigger.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
    if (event.key === "ArrowDown") open();
  });
  document.addEventListener("click", (event) => {
    // From inside an element with a root of its own the event's own path says where it began.
    const path = event.composedPath();
    if (!path.includes(list) && !path.includes(trigger)) close();
  });
  list.addEventListener("mousedown", (event) => event.preventDefault());
  return { open, close };
}

/** An element of a list that calls `pick` when it is clicked. */
export function makeOption({ tag = "li", text, className = "", attributes = {}, pick }) {
  const option = document.createElement(tag);
  option.setAttribute("role", "option");
  option.className = className;
  for (const [name, value] of Object.entries(attributes)) option.setAttribute(name, value);
  option.textContent = text;
  option.addEventListener("click", () => pick(text, option));
  return option;
}

const TYPING_PAUSE_MS = 120;

/** Calls back with the places for what was typed last, once typing pauses. */
export function suggestPlaces(path, show) {
  let timer = 0;
  let turn = 0;
  return (typed) => {
    clearTimeout(timer);
    turn += 1;
    const mine = turn;
    if (typed.trim() === "") return show([]);
    timer = setTimeout(async () => {
      const response = await fetch(`${path}?q=${encodeURIComponent(typed)}`);
      const { places } = await response.json();
      if (mine === turn) show(places);
    }, TYPING_PAUSE_MS);
    return undefined;
  };
}
