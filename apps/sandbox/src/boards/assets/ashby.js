// Draws the page from what the server says of it.
import { startForm } from "./form.js";
import { getJson, readConfig } from "./net.js";

const config = readConfig();
const root = document.getElementById("root");

async function draw() {
  const { body } = await getJson(config.view);
  await new Promise((resolve) => setTimeout(resolve, config.hydrate_ms));
  root.innerHTML = body.html;
  const form = document.getElementById("form");
  if (form !== null) startForm(form, config);
}

await draw();
