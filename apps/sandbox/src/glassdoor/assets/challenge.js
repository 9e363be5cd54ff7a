// The page that checks the browser. The passing kind lets it through after a moment, the other one begins again.
import { readConfig } from "../../job-site/assets/net.js";

const CHECK_MS = 900;

function pass() {
  document.cookie = "gd_clearance=1; path=/; max-age=1800; samesite=lax";
  window.location.reload();
}

if (readConfig().isPassing) setTimeout(pass, CHECK_MS);

document.querySelector("[data-challenge-box]")?.addEventListener("change", (event) => {
  const running = document.getElementById("challenge-running");
  running.textContent = "Verifying...";
  setTimeout(() => {
    event.target.checked = false;
    running.textContent = "We could not verify that you are human. Try again.";
  }, CHECK_MS);
});
