// The box in a frame: it asks its own server for a word, and hands that to the page around it.
import { makeReport } from "./hand.js";

const main = document.querySelector("[data-check-box]");
const box = main.querySelector("input");
const status = main.querySelector("[data-check-status]");
const around = document.referrer === "" ? "*" : new URL(document.referrer).origin;

function tellPlace() {
  const { x, y, width, height } = box.getBoundingClientRect();
  window.parent.postMessage({ kind: "check_box", box: { x, y, width, height } }, around);
}

window.addEventListener("resize", tellPlace);
window.addEventListener("message", ({ source, data }) => {
  if (source === window.parent && data?.kind === "check_where") tellPlace();
});
tellPlace();

box.addEventListener("change", async () => {
  if (!box.checked) return;
  box.disabled = true;
  status.textContent = "Checking…";
  const response = await fetch("/recaptcha/api2/userverify", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ k: main.getAttribute("data-check-box"), report: makeReport() }),
  }).catch(() => undefined);
  const body = response?.ok ? await response.json() : undefined;
  if (body === undefined) {
    box.checked = false;
    box.disabled = false;
    status.textContent = "Please try again.";
    return;
  }
  status.textContent = "Verified";
  window.parent.postMessage({ kind: "check_passed", token: body.token }, around);
});
