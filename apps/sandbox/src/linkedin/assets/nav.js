// The bar on top of every page, and the messages in its corner.

/** Goes to a search, keeping of the address what the search does not change. */
export function navigate(change) {
  const isSearch = window.location.pathname.startsWith("/jobs/search");
  const url = new URL(isSearch ? window.location.href : "/jobs/search/", window.location.origin);
  url.searchParams.delete("currentJobId");
  url.searchParams.delete("start");
  for (const [name, value] of Object.entries(change)) {
    if (value === "") url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  window.location.assign(url.href);
}

const box = document.querySelector("[data-own-search]");
if (box !== null) {
  // The older bar has a box for the place too; the newer one keeps the place that was searched last.
  const [keywords, location] = box.querySelectorAll("input:not([aria-hidden])");
  const search = () =>
    navigate({
      keywords: keywords.value.trim(),
      ...(location === undefined ? {} : { location: location.value.trim() }),
      origin: "JOBS_HOME_SEARCH_BUTTON",
    });
  box.querySelector("button")?.addEventListener("click", search);
  box.addEventListener("keydown", (event) => {
    if (event.key === "Enter") search();
  });
}

/** A button that shows and hides what belongs to it. */
function startToggle(button, content) {
  button?.addEventListener("click", () => {
    content.hidden = !content.hidden;
    button.setAttribute("aria-expanded", String(!content.hidden));
  });
}

startToggle(
  document.querySelector(".global-nav__primary-link-me-menu-trigger"),
  document.querySelector(".global-nav__me-content"),
);
startToggle(
  document.querySelector("[data-own-messages]"),
  document.querySelector(".msg-overlay-list-bubble__content"),
);
for (const form of document.querySelectorAll("#msg-overlay form")) {
  form.addEventListener("submit", (event) => event.preventDefault());
}
