// Tells the server where on the page a hand would have to go, and what it did there. Tests that see the page as a picture only look it
// up there.

import { isChosen } from "./hand.js";

const SELECTOR =
  "[data-choice], [data-check-handle], [data-check-hold], [data-check-field], .check__send";

function nameOf(element) {
  if (element.hasAttribute("data-choice")) return element.getAttribute("data-choice");
  if (element.hasAttribute("data-check-handle")) return "handle";
  if (element.hasAttribute("data-check-field")) return "field";
  return element.hasAttribute("data-check-hold") ? "hold" : "send";
}

const rectOf = ({ x, y, width, height }) => ({ x, y, width, height });

/** The box in the frame stands in the frame's own coordinates. */
function boxIn(form, inFrame) {
  const frame = form.querySelector("[data-check-frame]");
  if (frame === null || inFrame === null) return [];
  const { x, y } = frame.getBoundingClientRect();
  const { clientLeft, clientTop } = frame;
  const box = {
    ...inFrame,
    is_chosen: false,
    x: x + clientLeft + inFrame.x,
    y: y + clientTop + inFrame.y,
  };
  return [{ name: "box", ...box }];
}

export function startTargets(form) {
  let inFrame = null;
  const field = form.querySelector("[data-check-field]");
  const presses = [];
  let isTelling = false;
  let isChanged = false;
  const tellOnce = () => {
    const targets = [...form.querySelectorAll(SELECTOR)].map((element) => ({
      name: nameOf(element),
      is_chosen: isChosen(element) || element.hasAttribute("data-check-full"),
      ...rectOf(element.getBoundingClientRect()),
    }));
    return fetch(`${form.getAttribute("action")}/targets`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        targets: [...targets, ...boxIn(form, inFrame)],
        presses,
        written: field?.value ?? "",
      }),
      // What outlives its page may not be long.
      keepalive: presses.length < 500,
    }).catch(() => undefined);
  };
  // One after the other: of two at once the older might arrive last, and stay.
  const tell = async () => {
    isChanged = true;
    if (isTelling) return;
    isTelling = true;
    while (isChanged) {
      isChanged = false;
      await tellOnce();
    }
    isTelling = false;
  };
  for (const event of ["resize", "scroll", "load"])
    window.addEventListener(event, () => void tell());
  window.visualViewport?.addEventListener("resize", () => void tell());
  document.addEventListener(
    "pointerdown",
    ({ clientX: x, clientY: y }) => {
      presses.push({ x, y });
      void tell();
    },
    { capture: true, passive: true },
  );
  // After the page's own answer to it.
  document.addEventListener("click", () => void tell(), { passive: true });
  field?.addEventListener("input", () => void tell());
  void tell();
  return {
    tell: () => void tell(),
    placeBox(box) {
      inFrame = box;
      void tell();
    },
  };
}
