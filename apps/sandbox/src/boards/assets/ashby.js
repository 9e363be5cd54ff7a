// Draws the page from what the server says of it.
import { startForm } from "./form.js";
import { getJson, readConfig } from "../../job-site/assets/net.js";

const config = readConfig();
const root = document.getElementById("root");

const PARSING_MS = 250;

/** The box above the questions: it says that it reads, and finds nothing that could be filled in. */
function startAutofill(form) {
  const input = form.querySelector("[data-own-autofill]");
  const layer = form.querySelector("[data-own-parsing]");
  form.querySelector("[data-own-upload]").addEventListener("click", () => input.click());
  input.addEventListener("change", () => {
    layer.setAttribute("data-state", "visible");
    setTimeout(() => layer.setAttribute("data-state", "hidden"), PARSING_MS);
  });
}

async function draw() {
  const { body } = await getJson(config.view);
  await new Promise((resolve) => setTimeout(resolve, config.hydrate_ms));
  root.innerHTML = body.html;
  const form = document.getElementById("form");
  if (form === null) return;
  startForm(form, config);
  startAutofill(form);
}

void draw();
