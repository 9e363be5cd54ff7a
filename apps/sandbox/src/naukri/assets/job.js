// The page of one job: drawn after its data have come; its buttons; the header that sticks.
import { callApply, followApply } from "./apply.js";
import { showToast } from "./header.js";
import { readConfig } from "../../job-site/assets/net.js";
import { later, pageData, pause, toggleSaved } from "./page.js";

const config = readConfig();
const content = document.querySelector("[data-content]");
const STICKY_FROM = 240;

async function draw() {
  const { status, body } = await pageData(`/jobapi/v4/job/${config.job_id}`);
  content.innerHTML = status === 200 ? body.html : "<p>Something went wrong. Please try again.</p>";
}
later(config.draw_ms, draw);

let hiding;
window.addEventListener("scroll", () => {
  const sticky = document.querySelector("[data-sticky]");
  if (sticky === null) return;
  hiding ??= [...sticky.classList].find((name) => name.includes("_hide__"));
  sticky.classList.toggle(hiding, window.scrollY <= STICKY_FROM);
});

/** The button goes on saying "Apply" while it works, and afterwards too, until the page is loaded anew. */
let isBusy = false;
async function apply(button) {
  if (isBusy || config.is_dead_click) return;
  isBusy = true;
  const isCompanySite = button.id === "company-site-button";
  if (isCompanySite) window.open(`/company-site/${config.job_id}`, "_blank");
  const answer = await callApply(config.job_id);
  if (answer.body.kind === "talk") await pause(config.drawer_ms);
  if (button.id === "walkin-button" && answer.body.kind === "go") {
    // A walk-in stays where it is.
    button.replaceWith(
      Object.assign(document.createElement("span"), { textContent: "Interested" }),
    );
  } else await followApply(answer, config.session_end);
  isBusy = false;
}

const MAIN_BUTTONS = ".apply-button, .company-site-button, .walkin-button";
content.addEventListener("click", (event) => {
  const { target } = event;
  const main = target.closest(MAIN_BUTTONS);
  if (main !== null) void apply(main);
  const saving = target.closest("[data-save]");
  if (saving !== null) void toggleSaved(saving, ["Save", "Saved"]);
  if (target.closest("#continue-with-google-button") !== null) {
    showToast("This browser or app may not be secure");
  }
  const link = target.closest("[data-read-more], #smjltButton");
  if (link !== null) event.preventDefault();
  if (target.closest("[data-read-more]") !== null) {
    link.previousElementSibling.className = "";
    link.remove();
  }
});
