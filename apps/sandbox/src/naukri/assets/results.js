// The list is drawn after its data have come, and a second time soon after: elements held from before go stale.
import { readConfig } from "../../job-site/assets/net.js";
import { later, pageData, toggleSaved } from "./page.js";

const config = readConfig();
const content = document.querySelector("[data-content]");

async function draw() {
  const query = new URLSearchParams(window.location.search);
  query.set("seo_path", window.location.pathname);
  const { status, body } = await pageData(`/jobapi/v3/search?${query}`);
  content.innerHTML = status === 200 ? body.html : "<p>Something went wrong. Please try again.</p>";
  if (status === 200) later(config.redraw_ms, () => (content.innerHTML = body.html));
}
later(config.draw_ms, draw);

/** Visitors who do nothing are led to the registration. */
if (config.registration_after_ms) {
  later(config.registration_after_ms, () => window.location.assign("/registration/createAccount"));
}

function goTo(path, change) {
  const url = new URL(window.location.href);
  url.pathname = path;
  change(url.searchParams);
  window.location.assign(url.href);
}
const firstPage = () => window.location.pathname.replace(/-\d+$/, "");

content.addEventListener("change", ({ target }) => {
  const param = target.getAttribute("data-param");
  if (param === null) return;
  goTo(firstPage(), (query) => {
    if (target.checked) query.append(param, target.value);
    else query.delete(param, target.value);
  });
});

content.addEventListener("click", (event) => {
  const choice = event.target.closest("[data-id][data-param]");
  if (choice !== null) {
    goTo(firstPage(), (query) =>
      query.set(choice.getAttribute("data-param"), choice.getAttribute("data-value")),
    );
  }
  const page = event.target.closest("#lastCompMark a[href]");
  if (page !== null) {
    event.preventDefault();
    goTo(new URL(page.href).pathname, () => undefined);
  }
  const promoted = event.target.closest("[data-promoted]");
  if (promoted !== null) window.open(promoted.getAttribute("data-promoted"), "_blank");
  const saving = event.target.closest("[data-save]");
  if (saving !== null) void toggleSaved(saving, ["save", "saved"]);
});
