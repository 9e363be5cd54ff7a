// The page of a check: what is chosen, drawn, held or confirmed on it, and sending that.
import { startApp } from "./check-app.js";
import { startHold } from "./check-hold.js";
import { startSlider } from "./check-slider.js";
import { startTargets } from "./check-targets.js";
import { makeReport } from "./hand.js";

const form = document.querySelector("[data-check]");
const more = {};
const targets = startTargets(form);

form.addEventListener("submit", () => {
  form.elements.report.value = makeReport(more);
});

/** Buttons that stay pressed. Of some only one can. */
for (const button of form.querySelectorAll("button[data-choice]")) {
  button.addEventListener("click", () => {
    const isPressed = button.getAttribute("aria-pressed") === "true";
    if (button.hasAttribute("data-choice-alone")) {
      for (const other of form.querySelectorAll("[data-choice-alone]")) {
        other.setAttribute("aria-pressed", "false");
      }
    }
    button.setAttribute("aria-pressed", String(!isPressed));
  });
}

/** The frame hands over a word for the server; words from elsewhere are not for us. */
function startFrame() {
  const frame = form.querySelector("[data-check-frame]");
  const answer = form.elements["g-recaptcha-response"];
  window.addEventListener("message", ({ origin, source, data }) => {
    if (source !== frame.contentWindow || origin !== new URL(frame.src).origin) return;
    if (data?.kind === "check_box") targets.placeBox(data.box);
    if (data?.kind !== "check_passed") return;
    more.token = data.token;
    answer.value = data.token;
  });
  // It may have told where its box is before anybody listened here.
  frame.contentWindow.postMessage({ kind: "check_where" }, "*");
}

const send = () => form.requestSubmit();
const starts = {
  slider: () => startSlider(form, { more, send }),
  hold: () => startHold(form, { send, targets }),
  frame_box: startFrame,
  app_number: () => startApp(form),
};
starts[form.getAttribute("data-check")]?.();
