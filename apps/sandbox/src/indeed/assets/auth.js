// Signing in: each form sends what was typed and follows where the answer leads.
import { postJson, readConfig } from "../../job-site/assets/net.js";

const UNREACHABLE = "Something went wrong. Please try again later.";

function showProblem(form, text) {
  const slot = form.querySelector("[data-problem]");
  slot.textContent = text;
  slot.hidden = false;
  const input = form.querySelector("input");
  input.setAttribute("aria-invalid", "true");
  input.focus();
}

for (const form of document.querySelectorAll("[data-auth-form]")) {
  const button = form.querySelector('button[type="submit"]');
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (button.disabled) return;
    button.disabled = true;
    form.querySelector("[data-problem]").hidden = true;
    const values = Object.fromEntries(new FormData(form));
    const { status, body } = await postJson(form.getAttribute("data-auth-form"), {
      ...values,
      next: readConfig().next ?? "",
    }).catch(() => ({ status: 0, body: {} }));
    if (status === 200) {
      window.location.assign(body.path);
      return;
    }
    button.disabled = false;
    showProblem(form, body.text ?? UNREACHABLE);
  });
}

const note = document.querySelector("[data-note]");
document.querySelector("[data-resend]")?.addEventListener("click", async (event) => {
  const path = event.currentTarget.getAttribute("data-resend");
  const { body } = await postJson(path, {}).catch(() => ({ body: {} }));
  note.textContent = body.text ?? UNREACHABLE;
  note.hidden = false;
});

// There is no other house to sign in with: the button says so instead of doing nothing.
for (const button of document.querySelectorAll("[data-other-method]")) {
  button.addEventListener("click", () => {
    const methodNote = document.querySelector("[data-method-note]");
    const house = button.getAttribute("data-other-method");
    methodNote.textContent = `${house} is not available here. Use your email address.`;
    methodNote.hidden = false;
  });
}
