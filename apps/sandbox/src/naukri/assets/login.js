// Signing in, on the page of its own and in the side panel: by password, or by a code to the phone.
import { postJson, readConfig } from "../../job-site/assets/net.js";

const UNREACHABLE = "Something went wrong. Please try again.";
const PHONE = /^[6-9]\d{9}$/;

const call = (path, body) => postJson(path, body).catch(() => ({ status: 0, body: {} }));

/** The panel comes back to the page it lies over, the page goes where it was told to. */
const nextOf = (box) =>
  box.hasAttribute("data-stays")
    ? window.location.pathname + window.location.search
    : (readConfig().next ?? "");

function follow({ status, body }, errorSlot) {
  if (status === 200 && body.kind === "go") window.location.assign(body.path);
  else errorSlot.textContent = body.text ?? UNREACHABLE;
}

/** Says what is missing under each box; true when nothing is. */
function checkFilled(inputs) {
  let isComplete = true;
  for (const input of inputs) {
    const isMissing = input.value.trim() === "";
    const slot = input.parentElement.querySelector(`#${input.id || "none"}_err`);
    const error = slot ?? input.parentElement.querySelector(".err");
    error.textContent = isMissing ? "This field is required" : "";
    input.classList.toggle("err-border", isMissing);
    isComplete &&= !isMissing;
  }
  return isComplete;
}

function wirePassword(box) {
  const form = box.querySelector("form");
  const [name, password] = form.querySelectorAll("input");
  const button = form.querySelector('button[type="submit"]');
  const errorSlot = form.querySelector(".server-err");
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    errorSlot.textContent = "";
    if (button.disabled || !checkFilled([name, password])) return;
    button.disabled = true;
    const body = { username: name.value, password: password.value, next: nextOf(box) };
    follow(await call("/nlogin/api/login", body), errorSlot);
    button.disabled = false;
  });
}

function wirePhone(box) {
  const form = box.querySelector("form");
  const container = box.querySelector(".otpMobileVerifyContainer");
  const phone = container.querySelector(".mobileInputt");
  const send = container.querySelector(".sndbtn");
  const code = container.querySelector(".mobileInput");
  const errorSlot = container.querySelector(".err");
  let challenge = "";
  const show = (isPhone) => {
    form.hidden = isPhone;
    container.hidden = !isPhone;
  };
  box.querySelector(".otpButton").addEventListener("click", () => show(true));
  container.querySelector(".email-btn-block").addEventListener("click", () => show(false));
  phone.addEventListener("input", () =>
    send.classList.toggle("disabled", !PHONE.test(phone.value)),
  );
  send.addEventListener("click", async () => {
    if (send.classList.contains("disabled")) return;
    errorSlot.textContent = "";
    const { status, body } = await call("/nlogin/api/otp", {
      phone: phone.value,
      next: nextOf(box),
    });
    if (status !== 200) {
      errorSlot.textContent = body.text ?? UNREACHABLE;
      return;
    }
    challenge = body.id;
    container.querySelector("[data-phone-step]").hidden = true;
    container.querySelector("[data-code-step]").hidden = false;
    code.focus();
  });
  const verify = async () => {
    errorSlot.textContent = "";
    follow(await call(`/nlogin/api/otp/${challenge}`, { otp: code.value }), errorSlot);
  };
  container.querySelector("[data-verify]").addEventListener("click", verify);
  code.addEventListener("keydown", (event) => {
    if (event.key === "Enter") void verify();
  });
  container.querySelector("[data-resend]").addEventListener("click", (event) => {
    event.preventDefault();
    void call(`/nlogin/api/otp/${challenge}/resend`, {});
  });
}

for (const box of document.querySelectorAll("[data-login]")) {
  wirePassword(box);
  wirePhone(box);
  // Automated browsers are refused there, and there is no other house to sign in with here.
  box.querySelector("[data-google]").addEventListener("click", () => {
    box.querySelector(".server-err").textContent = "This browser or app may not be secure";
  });
}

/** The code on top of a password has a page of its own. */
const codeForm = document.querySelector("[data-code-form]");
codeForm?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const otp = codeForm.querySelector("#otp").value;
  const answer = await call(codeForm.getAttribute("data-code-form"), { otp });
  follow(answer, codeForm.querySelector(".server-err"));
});
document.querySelector("[data-resend-code]")?.addEventListener("click", async (event) => {
  event.preventDefault();
  const { body } = await call(event.target.getAttribute("data-resend-code"), {});
  document.querySelector(".note").textContent = body.text ?? UNREACHABLE;
});
