// Signing in, on its own page and in the dialog over the results.
import { postJson } from "../../job-site/assets/net.js";

const UNREACHABLE = "Something went wrong. Please try again later.";

/** Sends a form; the answer, or undefined when it was refused and the reason stands below the field. */
async function send(form, path, body) {
  const button = form.querySelector('button[type="submit"]');
  const problem = form.querySelector("[data-problem]");
  button.disabled = true;
  problem.hidden = true;
  const answer = await postJson(path, body).catch(() => ({ status: 0, body: {} }));
  button.disabled = false;
  if (answer.status === 200) return answer.body;
  problem.textContent = answer.body.text ?? UNREACHABLE;
  problem.hidden = false;
  form.querySelector("input").focus();
  return undefined;
}

function startSignIn(box) {
  const emailForm = box.querySelector("[data-email-form]");
  const passwordForm = box.querySelector("[data-password-form]");
  const email = emailForm.querySelector("input");
  const password = passwordForm.querySelector("input");
  emailForm.addEventListener("submit", async (event) => {
    event.preventDefault();
    const answer = await send(emailForm, "/profile/api/email", { username: email.value });
    if (answer === undefined) return;
    if (answer.kind === "go") {
      window.location.assign(answer.path);
      return;
    }
    emailForm.hidden = true;
    passwordForm.hidden = false;
    passwordForm.querySelector("[data-account]").textContent = answer.account;
    password.focus();
  });
  passwordForm.addEventListener("submit", async (event) => {
    event.preventDefault();
    const answer = await send(passwordForm, "/profile/api/login", {
      username: email.value,
      password: password.value,
      next: box.getAttribute("data-next"),
    });
    if (answer !== undefined) window.location.assign(answer.path);
  });
  // There is no other house to sign in with: the button says so instead of doing nothing.
  for (const method of box.querySelectorAll("[data-other-method]")) {
    method.addEventListener("click", () => {
      const note = box.querySelector("[data-method-note]");
      note.textContent = `${method.getAttribute("data-other-method")} is not available here. Use your email address.`;
      note.hidden = false;
    });
  }
}

for (const box of document.querySelectorAll("[data-sign-in]")) startSignIn(box);

const codeForm = document.querySelector("[data-code-form]");
codeForm?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const path = codeForm.getAttribute("data-code-form");
  const answer = await send(codeForm, path, { code: codeForm.querySelector("input").value });
  if (answer !== undefined) window.location.assign(answer.path);
});
document.querySelector("[data-resend]")?.addEventListener("click", async (event) => {
  const path = event.currentTarget.getAttribute("data-resend");
  const { body } = await postJson(path, {}).catch(() => ({ body: {} }));
  const note = document.querySelector("[data-note]");
  note.textContent = body.text ?? UNREACHABLE;
  note.hidden = false;
});
