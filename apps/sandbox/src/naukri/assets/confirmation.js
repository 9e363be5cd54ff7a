// Each "Share Interest" sends an application for the job beside it, at one click.
import { callApply } from "./apply.js";
import { showToast } from "./header.js";

for (const button of document.querySelectorAll("[data-share]")) {
  button.addEventListener("click", async () => {
    button.disabled = true;
    const { status, body } = await callApply(button.getAttribute("data-share"), { isShared: true });
    if (status === 200) button.textContent = "Interest Shared";
    else showToast(body.message ?? "Something went wrong");
  });
}
