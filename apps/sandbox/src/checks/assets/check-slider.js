// A handle on a rail, which draws a piece over a picture: by pointer, by finger or with the arrow keys.

const KEY_STEP = 4;

export function startSlider(form, { more, send }) {
  const handle = form.querySelector("[data-check-handle]");
  const piece = form.querySelector("[data-check-piece]");
  const max = Number(handle.getAttribute("aria-valuemax"));
  let value = 0;
  let grip = null;
  const draw = (wanted) => {
    value = Math.min(max, Math.max(0, wanted));
    more.value = value;
    for (const part of [handle, piece]) part.style.transform = `translateX(${value}px)`;
    handle.setAttribute("aria-valuenow", String(Math.round(value)));
  };
  handle.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    handle.focus();
    handle.setPointerCapture(event.pointerId);
    grip = event.clientX - value;
  });
  handle.addEventListener("pointermove", (event) => {
    if (grip !== null) draw(event.clientX - grip);
  });
  handle.addEventListener("pointerup", () => {
    const wasDrawn = grip !== null && value > 0;
    grip = null;
    if (wasDrawn) send();
  });
  handle.addEventListener("pointercancel", () => {
    grip = null;
    draw(0);
  });
  handle.addEventListener("keydown", (event) => {
    const direction = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (direction !== undefined) {
      event.preventDefault();
      draw(value + direction * KEY_STEP);
    } else if (event.key === "Enter") send();
  });
}
