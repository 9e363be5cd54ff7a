/* Naukri's page about one job with its drawer, drawn from docs/portals/naukri-facts.md (sections 3 and 4). */

export interface DrawnJob {
  /** Typed ones. */
  readonly questions: readonly string[];
  /** What the portal says at the end, by the address; nothing at all where it is left out. */
  readonly code?: number;
}

export const JOB_ID = "221126000042";
export const JOB_PATH = `/job-listings-engineer-probe-pune-2-to-5-years-${JOB_ID}`;

/** The job's page; `state` is its main button. */
export function jobPage(job: DrawnJob, state: "open" | "applied"): string {
  const button = {
    open: `<button id="apply-button" class="apply-button" onclick="apply()">Apply</button>`,
    applied: `<span id="already-applied" class="already-applied">Applied</span>`,
  }[state];
  return `<!doctype html><title>Engineer - Pune - Probe - 2 to 5 years of experience</title>
  <style>.send.disabled{opacity:.3;pointer-events:none}.chatbot_Drawer{position:fixed;right:0;top:0;width:472px;z-index:999;background:#fff}</style>
  <main><section id="job_header" class="styles_job-header-container__x1">
    <h1 class="styles_jd-header-title__x2" title="Engineer">Engineer</h1>
    <div class="styles_jd-header-comp-name__x3"><a title="Probe Careers">Probe</a></div>
    <div><button class="styles_save-job-button__x7" onclick="clicked('bookmark')">Save</button>${button}</div>
  </section></main>
  <script>const job = ${JSON.stringify(job)}; const jobId = "${JOB_ID}";${SCRIPT}</script>`;
}

/** Draws the talk: each Save sends its answer, and after the last one the page leaves. */
const SCRIPT = `
  let at = -1;
  const tell = (what) => fetch("/told?" + encodeURIComponent(JSON.stringify(what)));
  const clicked = (what) => tell({ clicked: what });
  const one = (css) => document.querySelector(css);
  async function apply() {
    await clicked("apply");
    document.body.insertAdjacentHTML("beforeend", '<div class="chatbot_Drawer chatbot_right"><div class="crossIcon chatBot-ic-cross" onclick="clicked(\\'cross\\')">x</div><div class="chatbot_MessageContainer"><ul class="list"></ul><div class="chatbot_SendMessageContainer"><div class="textArea" contenteditable="true" data-placeholder="Type message here..." style="min-height:20px"></div></div></div><div class="sendMsgbtn_container"><div class="send disabled"><div class="sendMsg" tabindex="0">Save</div></div></div></div>');
    one(".textArea").addEventListener("input", () => one(".send").classList.remove("disabled"));
    one(".sendMsg").addEventListener("click", () => answer(one(".textArea").innerText));
    next();
  }
  function say(text) {
    one(".list").insertAdjacentHTML("beforeend", '<li class="botItem chatbot_ListItem"><div class="botMsg msg"><div><span></span></div></div></li>');
    [...document.querySelectorAll(".botMsg span")].at(-1).innerText = text;
  }
  function next() {
    at += 1;
    one(".textArea").innerText = "";
    one(".send").classList.add("disabled");
    say(job.questions[at] ?? "Thank you for your responses.");
    if (at < job.questions.length || job.code === undefined) return;
    const codes = encodeURIComponent(JSON.stringify({ [jobId]: job.code, 1: 200 }));
    location.href = "/myapply/saveApply?strJobsarr=[" + jobId + "]&multiApplyResp=" + codes;
  }
  async function answer(said) {
    await tell({ question: job.questions[at], said });
    one(".list").insertAdjacentHTML("beforeend", '<li class="userItem chatbot_ListItem"><div class="userMsg"><span>' + said + '</span></div></li>');
    next();
  }`;
