// The Easy Apply dialog: opening it, and leaving it.
import { ask, mountDialog, showToast } from "./dialogs.js";
import { getJson, postJson } from "../../job-site/assets/net.js";
import { ApplySheet } from "./apply-sheet.js";

let isOpen = false;

function refuse(status, body, options) {
  if (status === 401) {
    expire(options, null);
    return;
  }
  if (body.kind === "challenge") window.location.assign(body.next);
  else if (body.kind === "limit") void ask(body.dialog, options.usesShadow);
  else showToast("error", body.message ?? "Something went wrong. Please try again later.");
}

/** The older pages say that the session is over, the newer ones leave for the sign-in page. */
function expire(options, sheet) {
  if (options.skin === "sdui") {
    const back = encodeURIComponent(window.location.pathname);
    window.location.assign(`/uas/login?session_redirect=${back}`);
    return;
  }
  const message = "Your session has expired. Please sign in again.";
  if (sheet === null) showToast("error", message);
  else sheet.showFailure(message);
}

async function leave(handle, form, sheet, options, close) {
  const answer = await ask(form.leave, options.usesShadow);
  const isSaving = form.leave.includes("save_application_btn");
  if (answer === "dismissed" || (!isSaving && answer === "secondary")) return;
  if (isSaving && answer === "primary") {
    const path = `/jobs/api/easy-apply/${form.job_id}/draft`;
    const { status } = await postJson(path, { answers: sheet.readAnswers() });
    if (status === 200) showToast("success", "Your application was saved.");
  }
  close(handle);
}

function showSent(body, options) {
  const sent = mountDialog(body.dialog, {
    usesShadow: options.usesShadow,
    onDismiss: (dialog) => dialog.close(),
  });
  sent.host.querySelector("[data-own-close]").addEventListener("click", () => sent.close());
  showToast("success", body.toast);
  options.onApplied(body);
}

function runSheet(form, options) {
  let sheet = null;
  const close = (handle) => {
    handle.close();
    isOpen = false;
  };
  const handle = mountDialog(form.modal, {
    usesShadow: options.usesShadow,
    onDismiss: () => void leave(handle, form, sheet, options, close),
  });
  const submit = async () => {
    const path = `/jobs/api/easy-apply/${form.job_id}/submit?area=${options.skin}`;
    const { status, body } = await postJson(path, {
      answers: sheet.readAnswers(),
      follow_company: sheet.isFollowing(),
    });
    if (status === 200) {
      close(handle);
      showSent(body, options);
    } else if (status === 401) expire(options, sheet);
    else if (status === 422 && body.kind === "invalid") sheet.showProblems(body.problems);
    else {
      if (body.kind !== undefined) close(handle);
      else sheet.recover();
      refuse(status, body, options);
    }
  };
  sheet = new ApplySheet(handle.host, form, {
    submit,
    onExpired: () => expire(options, sheet),
  });
  sheet.show(0);
}

/** Opens the form of a job, after whatever stands before it. */
export async function openEasyApply(jobId, options) {
  if (isOpen) return;
  isOpen = true;
  const { status, body } = await getJson(`/jobs/api/easy-apply/${jobId}`).catch(() => ({
    status: 0,
    body: {},
  }));
  if (status !== 200) {
    isOpen = false;
    refuse(status, body, options);
    return;
  }
  if (body.reminder !== null && (await ask(body.reminder, options.usesShadow)) !== "primary") {
    isOpen = false;
    return;
  }
  runSheet(body, options);
}
