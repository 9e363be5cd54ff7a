// What is Lever's alone: the CV that is read at once, the place, pronouns, surveys and the cookie bar.
import { suggestPlaces, makeOption } from "./lists.js";
import { readConfig } from "../../job-site/assets/net.js";

const config = readConfig();
const form = document.querySelector("#application-form");
const named = (name) => form.querySelector(`[name="${name}"]`);

named("timezone").value = Intl.DateTimeFormat().resolvedOptions().timeZone;
named("referer").value = document.referrer;

for (const button of document.querySelectorAll(".cc-btn")) {
  button.addEventListener("click", () => button.closest("[role=dialog]").remove());
}

const READING_MS = 250;
const ADDRESS = /[\w.+-]+@[\w-]+\.[\w.]+/;

/** Reads the CV, says how that went, and fills what is still empty with what was found: an address in plain text is all. */
async function readResume(row, file) {
  row.dataset.ownRead = "working";
  const text = await file.text();
  await new Promise((resolve) => setTimeout(resolve, READING_MS));
  const address = ADDRESS.exec(text)?.[0];
  if (address !== undefined && named("email").value === "") named("email").value = address;
  named("resumeStorageId").value = crypto.randomUUID();
  row.dataset.ownRead = "success";
}

const resume = form.querySelector("#resume-upload-input");
resume?.addEventListener("change", () => {
  const row = resume.closest("li");
  const [file] = resume.files;
  row.querySelector(".visible-resume-upload").classList.toggle("has-file", file !== undefined);
  if (file === undefined) delete row.dataset.ownRead;
  else void readResume(row, file);
});
form
  .querySelector(".visible-resume-upload")
  ?.addEventListener("click", (event) => event.preventDefault());

/** The list under the place, which the style sheet shows by what is marked on its frame. */
function startPlace(field) {
  const input = field.querySelector("#location-input");
  const kept = field.querySelector("#selected-location");
  const frame = field.querySelector(".dropdown-container");
  const list = frame.querySelector(".dropdown-results");
  const close = () => {
    delete frame.dataset.ownState;
    list.replaceChildren();
  };
  const pick = (text) => {
    const [city, ...rest] = text.split(", ");
    input.value = text;
    field.dataset.value = text;
    kept.value = JSON.stringify({ name: text, address: { city, country: rest.at(-1) ?? city } });
    close();
    input.dispatchEvent(new CustomEvent("settled", { bubbles: true }));
  };
  const search = suggestPlaces(config.places, (places, typed) => {
    close();
    if (typed.trim() === "") return;
    frame.dataset.ownState = places.length === 0 ? "none" : "found";
    list.append(...places.map((text) => makeOption(text, "dropdown-location", pick)));
  });
  input.addEventListener("input", () => {
    field.dataset.value = "";
    kept.value = "";
    close();
    if (input.value.trim() !== "") frame.dataset.ownState = "loading";
    search(input.value);
  });
  input.addEventListener("blur", () => {
    if ((field.dataset.value ?? "") === "") input.value = "";
    close();
  });
}

const place = form.querySelector('[data-w="lever-place"]');
if (place !== null) startPlace(place);

const custom = form.querySelector("#customPronounsOption");
custom?.addEventListener("change", () => {
  form.querySelector("#customPronounsTextField").hidden = !custom.checked;
});

/** The country decides which group of the survey is shown. */
const country = form.querySelector(".candidate-location");
country?.addEventListener("change", () => {
  const groups = [...form.querySelectorAll("[data-own-survey]")];
  const own = groups.find((group) => group.dataset.ownSurvey === country.value);
  const shown = own ?? groups.find((group) => group.dataset.ownSurvey === "");
  for (const group of groups) group.hidden = country.value === "" || group !== shown;
});

form.addEventListener("change", ({ target }) => {
  if (target.name !== "eeo[disability]") return;
  const section = form.querySelector("#disabilitySignatureSection");
  if (section !== null) section.hidden = target.value === "";
});
