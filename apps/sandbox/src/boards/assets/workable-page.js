// What every page of this maker does: the cookie bar goes away, and a bar tells how far down the page one is.
for (const button of document.querySelectorAll("[data-ui^=cookie-consent-]")) {
  button.addEventListener("click", () => button.closest("[data-ui=cookie-consent]").remove());
}

const progress = document.querySelector("[data-role=progress]");
document.addEventListener("scroll", () => {
  const height = document.documentElement.scrollHeight - innerHeight;
  progress?.setAttribute("aria-valuenow", String(Math.round((100 * scrollY) / (height || 1))));
});
