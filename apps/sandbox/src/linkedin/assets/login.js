import { postJson, readConfig } from "../../job-site/assets/net.js";

function acceptCookies() {
  document.cookie = "li_gc=1; path=/; max-age=31536000; samesite=lax";
  document.querySelector("[data-test-global-alert]")?.remove();
}

for (const button of document.querySelectorAll("[data-test-global-alert-action]")) {
  button.addEventListener("click", acceptCookies);
}

const root = document.querySelector("[data-own-login]");
if (root !== null) {
  const [email, password] = root.querySelectorAll("[data-own-live] input");
  const button = root.querySelector("[data-own-sign-in]");
  const problem = root.querySelector("[data-own-problem]");
  const remember = root.querySelector("[data-own-remember]");

  const signIn = async () => {
    if (button.disabled) return;
    button.disabled = true;
    problem.hidden = true;
    const { status, body } = await postJson("/uas/api/sign-in", {
      email: email.value,
      password: password.value,
      remember: remember.checked,
      next: readConfig().next ?? "/feed/",
    }).catch(() => ({ status: 0, body: {} }));
    if (status === 200) {
      window.location.assign(body.path);
      return;
    }
    button.disabled = false;
    problem.textContent = body.text ?? "Something went wrong. Please try again later.";
    problem.hidden = false;
    const wrong = body.field === "username" ? email : password;
    wrong.setAttribute("aria-invalid", "true");
    wrong.focus();
  };

  button.addEventListener("click", signIn);
  for (const input of [email, password]) {
    input.addEventListener("keydown", (event) => {
      if (event.key === "Enter") void signIn();
    });
  }
}
