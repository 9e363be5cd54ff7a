// Comfort for the payment pages. Every form works without it, but the way back to the merchant starts by itself only here.
const STATE_PERIOD_MS = 2000;

const digitsOf = (text) => text.replace(/\D/g, "");

/** Rewrites what is typed, with the cursor after the same digit as before. */
function format(input, shape) {
  input.addEventListener("input", () => {
    const before = digitsOf(input.value.slice(0, input.selectionStart ?? 0)).length;
    const text = shape(digitsOf(input.value));
    if (text === input.value) return;
    input.value = text;
    let seen = 0;
    let at = 0;
    while (at < text.length && seen < before) {
      if (/\d/.test(text[at])) seen += 1;
      at += 1;
    }
    input.setSelectionRange(at, at);
  });
}

for (const input of document.querySelectorAll("[data-card-number]")) {
  format(input, (digits) => digits.slice(0, 19).replace(/(\d{4})(?=\d)/g, "$1 "));
}
for (const input of document.querySelectorAll("[data-expiry]")) {
  format(input, (digits) =>
    digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2, 4)}` : digits,
  );
}
for (const input of document.querySelectorAll("[data-digits]")) {
  format(input, (digits) => digits.slice(0, input.maxLength));
}

// Two presses must not pay twice. The button goes only after the form has been read, or its value would be missing.
for (const form of document.querySelectorAll("form[data-once]")) {
  form.addEventListener("submit", () => {
    setTimeout(() => {
      for (const button of form.querySelectorAll("button")) button.disabled = true;
    });
  });
}

const invalid = document.querySelector("[aria-invalid=true]");
if (invalid !== null) invalid.focus();

const { returnAfter, state, stage } = document.body.dataset;

const returnForm = document.getElementById("return-form");
if (returnAfter !== undefined && returnForm !== null) {
  setTimeout(() => returnForm.submit(), Number(returnAfter));
}

/** A payment that is decided elsewhere moves this page on. */
async function look() {
  const response = await fetch(state);
  const now = await response.json();
  if (now.stage !== stage) window.location.assign(state.replace(/\/state$/, ""));
}
if (state !== undefined) {
  setInterval(() => look().catch(() => undefined), STATE_PERIOD_MS);
}

// A page brought back by the back button shows old buttons: load it as it is now.
window.addEventListener("pageshow", (event) => {
  if (event.persisted) window.location.reload();
});
