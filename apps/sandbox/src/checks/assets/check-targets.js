// Tells the server where on the page a hand would have to go. Tests that see the page as a picture only look it up there.

const SELECTOR = "[data-choice], [data-check-handle], [data-check-hold], .check__send";

function nameOf(element) {
  if (element.hasAttribute("data-choice")) return element.getAttribute("data-choice");
  if (element.hasAttribute("data-check-handle")) return "handle";
  return element.hasAttribute("data-check-hold") ? "hold" : "send";
}

const rectOf = ({ x, y, width, height }) => ({ x, y, width, height });

/** The box in the frame stands in the frame's own coordinates. */
function boxIn(form, inFrame) {
  const frame = form.querySelector("[data-check-frame]");
  if (frame === null || inFrame === null) return [];
  const { x, y } = frame.getBoundingClientRect();
  const { clientLeft, clientTop } = frame;
  const box = { ...inFrame, x: x + clientLeft + inFrame.x, y: y + clientTop + inFrame.y };
  return [{ name: "box", ...box }];
}

export function startTargets(form) {
  let inFrame = null;
  let isTelling = false;
  let isChanged = false;
  const tellOnce = () => {
    const targets = [...form.querySelectorAll(SELECTOR)].map((element) => ({
      name: nameOf(element),
      ...rectOf(element.getBoundingClientRect()),
    }));
    return fetch(`${form.getAttribute("action")}/targets`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ targets: [...targets, ...boxIn(form, inFrame)] }),
      keepalive: true,
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
  void tell();
  return {
    placeBox(box) {
      inFrame = box;
      void tell();
    },
  };
}
