// One call sends an application, or opens the drawer when the job asks something.
import { openLoginPanel, showToast } from "./header.js";

const APPLY = "/cloudgateway-workflow/workflow-services/apply-workflow/v1/apply";

/** A call that never heard back shows nothing at all: status 0. */
export async function callApply(jobId, more = {}) {
  const body = {
    strJobsarr: [jobId],
    applyTypeId: "107",
    flowtype: "show",
    chatBotSDK: true,
    ...more,
  };
  try {
    const response = await fetch(APPLY, {
      method: "POST",
      headers: { "content-type": "application/json", appid: "109" },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  } catch {
    return { status: 0, body: {} };
  }
}

/** The session has gone: the panel over the page, or the page of its own. */
export function showSignedOut(way) {
  if (way === "panel") {
    openLoginPanel();
    return;
  }
  const here = window.location.pathname + window.location.search;
  window.location.assign(`/nlogin/login?msg=0&URL=${encodeURIComponent(here)}`);
}

/** The code of the drawer is loaded when it is first needed. */
export async function showTalk(opened) {
  const { openDrawer } = await import("./drawer.js");
  openDrawer(opened, { followApply, showSignedOut });
}

/** Does what the answer to an application says. */
export async function followApply({ status, body }, sessionEnd) {
  if (status === 401) showSignedOut(sessionEnd);
  else if (body.kind === "captcha") document.body.insertAdjacentHTML("beforeend", body.html);
  else if (body.kind === "challenge") window.location.assign(body.next);
  else if (body.kind === "go") window.location.assign(body.path);
  else if (body.kind === "talk") await showTalk({ ...body, sessionEnd });
  else if (body.message !== undefined) showToast(body.message);
}
