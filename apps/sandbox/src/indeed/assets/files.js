// Files: the card of the CV with its tools, and files that an employer asks for.
import { postForm } from "../../job-site/assets/net.js";

const CARD = "resume-selection-file-resume-radio-card";

async function upload(input, purpose, query) {
  const [file] = input.files;
  if (file === undefined) return undefined;
  const form = new FormData();
  form.set("file", file);
  const path = `/beta/indeedapply/api/upload?${query}&purpose=${purpose}`;
  return postForm(path, form).catch(() => ({ status: 0, body: {} }));
}

/** Sends what was chosen; its answer, or undefined when there is none or it was refused. */
async function take(input, purpose, { query, setBusy, onProblem }) {
  setBusy(true);
  const sent = await upload(input, purpose, query);
  setBusy(false);
  if (sent === undefined || sent.status === 200) return sent?.body;
  onProblem(sent);
  return undefined;
}

function turnPage(section, by) {
  const slides = [...section.querySelectorAll('[data-testid^="ipl-carousel-slide-"]')];
  const at = slides.findIndex((slide) => !slide.hidden);
  const next = Math.min(Math.max(at + by, 0), slides.length - 1);
  for (const [index, slide] of slides.entries()) slide.hidden = index !== next;
  section.querySelector("input").value = String(next + 1);
}

const TOOLS = {
  "ipl-carousel-nav-left": (button) => turnPage(button.closest("section"), -1),
  "ipl-carousel-nav-right": (button) => turnPage(button.closest("section"), 1),
  ResumeOptionsMenu(button) {
    const isOpen = button.getAttribute("aria-expanded") !== "true";
    button.setAttribute("aria-expanded", String(isOpen));
    button.nextElementSibling.style.visibility = isOpen ? "visible" : "";
  },
  "ResumeOptionsMenu-upload": (_button, input) => input.click(),
  [`${CARD}-button`]: (_button, input) => input.click(),
};

/** The card of the CV. Without a file it cannot be chosen: it opens the chooser. */
export function startResume(group, rule, callbacks) {
  const fileInput = () => group.querySelector('input[type="file"]');
  const mark = () => {
    const radio = group.querySelector('input[type="radio"]');
    if (callbacks.fields.uploads.get(rule.key) === "" && radio.checked) {
      radio.checked = false;
      fileInput().click();
    }
    group
      .querySelector(`[data-testid="${CARD}"]`)
      .setAttribute("data-checked", String(radio.checked));
  };
  group.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (button !== null) TOOLS[button.getAttribute("data-testid")](button, fileInput());
  });
  group.addEventListener("change", async (event) => {
    // After the wait the event no longer knows its target when it came out of a shadow root.
    const input = event.target;
    if (input.type === "radio") mark();
    if (input.type !== "file") return;
    const taken = await take(input, "resume", callbacks);
    if (taken === undefined) return;
    callbacks.fields.uploads.set(rule.key, taken.id);
    group.querySelector(`[data-testid="${CARD}"]`).outerHTML = taken.card;
  });
}

export function startFile(input, rule, callbacks) {
  const box = input.parentElement;
  const purpose = input.accept.includes(".png") ? "photo" : "cover_letter";
  box.querySelector("button").addEventListener("click", () => input.click());
  input.addEventListener("change", async () => {
    const taken = await take(input, purpose, callbacks);
    if (taken === undefined) return;
    callbacks.fields.uploads.set(rule.key, taken.id);
    input.nextElementSibling.textContent = taken.file_name;
  });
}
