// What the visitor's hand does on this page, kept for the server to look at when the page is sent.

const MOVES_MAX = 3000;
const events = [];

/** A key press makes a click without a pointer. */
const pointerOf = (event) => event.pointerType || "keyboard";

function keep(what, event, by) {
  // The way to a button may be long; what was done last counts.
  if (events.length >= MOVES_MAX) events.splice(0, MOVES_MAX / 2);
  events.push({
    what,
    by,
    is_trusted: event.isTrusted,
    x: event.clientX ?? 0,
    y: event.clientY ?? 0,
    at_ms: Math.round(event.timeStamp * 1000) / 1000,
  });
}

/** A browser joins moves that come between two pictures into one event. */
function keepMoves(event) {
  const joined = event.getCoalescedEvents();
  for (const move of joined.length === 0 ? [event] : joined) keep("move", move, pointerOf(event));
}

const options = { capture: true, passive: true };
document.addEventListener("pointermove", keepMoves, options);
document.addEventListener("pointerdown", (event) => keep("down", event, pointerOf(event)), options);
document.addEventListener("pointerup", (event) => keep("up", event, pointerOf(event)), options);
document.addEventListener("keydown", (event) => keep("key_down", event, "keyboard"), options);
document.addEventListener("keyup", (event) => keep("key_up", event, "keyboard"), options);
document.addEventListener(
  "click",
  (event) => {
    const choice = event.target.closest("[data-choice]");
    if (choice !== null) keep("choose", event, pointerOf(event));
  },
  options,
);

export const isChosen = (element) =>
  element.getAttribute("aria-pressed") === "true" || element.checked === true;

function listChosen() {
  return [...document.querySelectorAll("[data-choice]")]
    .filter(isChosen)
    .map((element) => element.getAttribute("data-choice"));
}

/** All that the server wants to know of the hand, as text. `more` is what only this page's puzzle knows. */
export const makeReport = (more = {}) =>
  JSON.stringify({ chosen: listChosen(), token: "", value: null, ...more, events });
