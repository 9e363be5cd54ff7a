// Dialogs and toasts. Some pages paint dialogs inside an open shadow root with no size of its own.

function shadowOutlet() {
  const host = document.getElementById("interop-outlet");
  if (host.shadowRoot !== null) return host.shadowRoot;
  const root = host.attachShadow({ mode: "open" });
  for (const link of document.querySelectorAll('link[rel="stylesheet"]')) {
    root.append(link.cloneNode());
  }
  return root;
}

/** Puts a dialog on the page. `onDismiss` is called by its close button and by Escape. */
export function mountDialog(html, { usesShadow, onDismiss }) {
  const outlet = usesShadow ? shadowOutlet() : document.getElementById("artdeco-modal-outlet");
  const host = document.createElement("div");
  host.innerHTML = html;
  outlet.append(host);
  document.body.classList.add("has-dialog");
  const dialog = host.querySelector('[role="dialog"], [role="alertdialog"]');
  const handle = {
    host,
    dialog,
    close() {
      host.remove();
      if (outlet.querySelector('[role="dialog"], [role="alertdialog"]') === null) {
        document.body.classList.remove("has-dialog");
      }
    },
  };
  host.addEventListener("click", (event) => {
    if (event.target.closest("[data-test-modal-close-btn]") !== null) onDismiss(handle);
  });
  host.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onDismiss(handle);
  });
  dialog.focus();
  return handle;
}

/** Asks with a two-button dialog. Resolves to "primary", "secondary" or "dismissed". */
export function ask(html, usesShadow) {
  return new Promise((resolve) => {
    const settle = (answer) => {
      handle.close();
      resolve(answer);
    };
    const handle = mountDialog(html, { usesShadow, onDismiss: () => settle("dismissed") });
    handle.host.addEventListener("click", (event) => {
      if (event.target.closest("[data-test-dialog-primary-btn]") !== null) settle("primary");
      if (event.target.closest("[data-test-dialog-secondary-btn]") !== null) settle("secondary");
    });
  });
}

const TOAST_MS = 8000;

/** Type is "success" or "error". */
export function showToast(type, message) {
  const toast = document.createElement("div");
  toast.className = `artdeco-toast-item artdeco-toast-item--visible artdeco-toast-item--${type}`;
  toast.setAttribute("data-test-artdeco-toast-item-type", type);
  toast.setAttribute("role", "alert");
  const text = document.createElement("p");
  text.className = "artdeco-toast-item__message";
  text.textContent = message;
  const close = document.createElement("button");
  close.type = "button";
  close.className = "artdeco-toast-item__dismiss";
  close.setAttribute("aria-label", "Dismiss notification");
  close.textContent = "✕";
  close.addEventListener("click", () => toast.remove());
  toast.append(text, close);
  const outlet =
    document.querySelector("#artdeco-toasts ul") ?? document.querySelector("[data-own-toasts]");
  outlet?.append(toast);
  setTimeout(() => toast.remove(), TOAST_MS);
}
