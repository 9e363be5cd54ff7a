// A button that fills while it is held. Its time counts from when the server knows of it.

/** A little more than the server asks for. */
const FULL_MS = 1600;
const HOLD_KEYS = new Set([" ", "Enter"]);

export function startHold(form, { send, targets }) {
  const button = form.querySelector("[data-check-hold]");
  const word = form.querySelector("[data-check-word]");
  const status = form.querySelector("[data-check-status]");
  let full = null;
  let isHeld = false;
  const tell = (text) => {
    word.textContent = text;
    status.textContent = text;
  };
  const press = async () => {
    if (isHeld) return;
    isHeld = true;
    await fetch(`${form.getAttribute("action")}/press`, { method: "POST" }).catch(() => undefined);
    if (!isHeld) return;
    button.classList.add("check__hold--held");
    tell("Keep holding");
    full = setTimeout(() => {
      tell("Now let go");
      button.setAttribute("data-check-full", "");
      targets.tell();
    }, FULL_MS);
  };
  const release = () => {
    if (!isHeld) return;
    isHeld = false;
    clearTimeout(full);
    send();
  };
  button.addEventListener("pointerdown", (event) => {
    button.setPointerCapture(event.pointerId);
    void press();
  });
  button.addEventListener("pointerup", release);
  button.addEventListener("pointercancel", release);
  button.addEventListener("contextmenu", (event) => event.preventDefault());
  button.addEventListener("keydown", (event) => {
    if (!HOLD_KEYS.has(event.key)) return;
    event.preventDefault();
    if (!event.repeat) void press();
  });
  button.addEventListener("keyup", (event) => {
    if (HOLD_KEYS.has(event.key)) release();
  });
}
