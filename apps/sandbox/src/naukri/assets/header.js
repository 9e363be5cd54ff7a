// The bar on top, the panel beside the page, and the layers over it.

export function openLoginPanel() {
  document.querySelector(".naukri-drawer").classList.add("open");
}

/** A line in the area for messages. */
export function showToast(text) {
  document.querySelector("[data-toast]").textContent = text;
}

document.getElementById("login_Layer")?.addEventListener("click", (event) => {
  event.preventDefault();
  openLoginPanel();
});
for (const part of document.querySelectorAll(".drawer-overlay, .drawer-wrapper .close")) {
  part.addEventListener("click", (event) => {
    event.preventDefault();
    document.querySelector(".naukri-drawer").classList.remove("open");
  });
}

document.querySelector(".nI-gNb-drawer__icon")?.addEventListener("click", () => {
  const menu = document.querySelector(".nI-gNb-drawer__expand");
  menu.hidden = !menu.hidden;
});

document.querySelector(".nI-cMp-privacy-policy-accept-btn")?.addEventListener("click", () => {
  document.cookie = "nd_cookies_seen=1; path=/; max-age=31536000; samesite=lax";
  document.querySelector(".nI-cMp-privacy-policy-banner").remove();
});

const backdrop = document.querySelector(".nI-gNb-backdrop");
backdrop.addEventListener("click", () => backdrop.classList.remove("nI-gNb-backdrop--show"));

const prompt = document.querySelector("[data-soft-prompt]");
prompt?.addEventListener("click", (event) => {
  if (event.target.closest("button") !== null) prompt.remove();
});

const slugOf = (text) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const bar = document.getElementById("ni-gnb-searchbar");
const full = bar.querySelector(".nI-gNb-sb__full-view");
bar.addEventListener("click", () => {
  full.hidden = false;
  bar.querySelector(".nI-gNb-sb__placeholder").hidden = true;
});

function search() {
  // Filled values keep a trailing comma on the real site.
  const read = (input) => input.value.replace(/[,\s]+$/, "").trim();
  const [words, cities] = [...full.querySelectorAll(".suggestor-input")].map(read);
  if (words === "" && cities === "") return;
  const query = new URLSearchParams();
  if (words !== "") query.set("k", words);
  if (cities !== "") query.set("l", cities);
  const years = /\d+/.exec(full.querySelector("#experienceDD").value)?.[0];
  if (years !== undefined) query.set("experience", years);
  const path = [slugOf(words), "jobs", cities === "" ? "" : `in-${slugOf(cities)}`];
  window.location.assign(`/${path.filter((part) => part !== "").join("-")}?${query}`);
}
full.querySelector(".nI-gNb-sb__icon-wrapper").addEventListener("click", search);
full.addEventListener("keydown", (event) => {
  if (event.key === "Enter") search();
});
