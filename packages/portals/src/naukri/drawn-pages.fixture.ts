/* Naukri's pages about one job, drawn from docs/portals/naukri-facts.md (sections 3 and 4). */

export interface DrawnQuestion {
  readonly text: string;
  readonly kind: "typed" | "radios" | "boxes" | "chips";
  readonly options?: readonly string[];
  readonly canSkip?: boolean;
}

export interface DrawnJob {
  readonly questions: readonly DrawnQuestion[];
  /** What the portal says at the end; by the address, or nothing at all. */
  readonly code?: number;
  readonly greeting?: string;
}

export const JOB_ID = "221126000042";
export const JOB_PATH = `/job-listings-engineer-probe-pune-2-to-5-years-${JOB_ID}`;

const HEADER = `<section id="job_header" class="styles_job-header-container__x1">
  <h1 class="styles_jd-header-title__x2" title="Engineer">Engineer</h1>
  <div class="styles_jd-header-comp-name__x3"><a title="Probe Careers">Probe</a></div>
  <div class="styles_jhc__salary__x4"><span>14-24 Lacs P.A.</span></div>
  <span class="styles_jhc__location__x5"><a>Pune</a></span>
  <div class="styles_jhc__apply-button-container__x6"><button class="styles_save-job-button__x7" onclick="clicked('bookmark')">Save</button>BUTTON</div>
</section>`;

/** The job's page; `state` is its main button. */
export function jobPage(job: DrawnJob, state: "open" | "applied" | "company" | "walkin"): string {
  const button = {
    open: `<button id="apply-button" class="apply-button" onclick="apply()">Apply</button>`,
    applied: `<span id="already-applied" class="already-applied">Applied</span>`,
    company: `<button id="company-site-button" class="company-site-button">Apply on company site</button>`,
    walkin: `<button id="walkin-button" class="walkin-button">I am interested</button>`,
  }[state];
  return `<!doctype html><title>Engineer - Pune - Probe - 2 to 5 years of experience</title>
  <style>.d-none{display:none}.visibility-hidden{visibility:hidden}.send.disabled{opacity:.3;pointer-events:none}
  .ssrc__radio{position:absolute;left:-9999px;opacity:0}.mcc__checkbox{display:none}.chatbot_Drawer{position:fixed;right:0;top:0;width:472px;z-index:999;background:#fff}</style>
  <div class="hiding-jd-sticky-header" style="display:none"><button id="apply-button" class="apply-button" onclick="clicked('twin')">Apply</button></div>
  <main>${HEADER.replace("BUTTON", button)}
  <section class="styles_job-desc-container__x8"><div class="styles_JDC__dang-inner-html__x9">We build things.</div></section></main>
  <aside class="styles_simjobs-right-container__y1"><article data-job-id="1"><span class="already-applied">Applied</span></article></aside>
  <div id="chatbot-container"></div>
  <script>const job = ${JSON.stringify(job)}; const jobId = "${JOB_ID}";${SCRIPT}</script>`;
}

/** Draws the talk: bubbles first, options later, each Save or chip sends its answer, and after the last one the page leaves. */
const SCRIPT = `
  let at = -1;
  const tell = (what) => fetch("/told?" + encodeURIComponent(JSON.stringify(what)));
  const clicked = (what) => tell({ clicked: what });
  const later = (ms, work) => setTimeout(work, ms);
  const one = (css) => document.querySelector(css);
  function finish() {
    if (job.code === undefined) return;
    const codes = encodeURIComponent(JSON.stringify({ [jobId]: job.code, 1: 200 }));
    later(100, () => { location.href = "/myapply/saveApply?strJobsarr=[" + jobId + "]&multiApplyResp=" + codes; });
  }
  async function apply() {
    await clicked("apply");
    if (job.questions.length === 0) return finish();
    document.body.insertAdjacentHTML("beforeend", '<div class="_chatBotContainer"><div class="chatbot_Drawer chatbot_right"><div class="crossIcon chatBot-ic-cross" onclick="clicked(\\'cross\\')">x</div><div class="chatbot_MessageContainer"><ul class="list"><li class="botLogo chatbot_ListItem"><div class="chipMsg"><span>logo</span></div></li></ul><div id="choice"></div><div class="footerWrapper"><div class="chatbot_SendMessageContainer"><div class="textArea" contenteditable="true" data-placeholder="Type message here..." style="min-height:20px"></div></div><div id="chips"></div></div></div><div class="sendMsgbtn_container"><div class="send disabled"><div class="sendMsg" tabindex="0">Save</div></div></div><form><input class="chatbot_Uploader" type="file" style="display:none"></form></div></div>');
    one(".textArea").addEventListener("input", ready);
    one(".sendMsg").addEventListener("click", save);
    say(job.greeting || "Hi Asha, thank you for showing interest. Kindly answer all the recruiter's questions to successfully apply for the job.");
    next();
  }
  function say(text) {
    one(".list").insertAdjacentHTML("beforeend", '<li class="botItem chatbot_ListItem"><div class="botMsg msg"><div><span></span></div></div></li>');
    [...document.querySelectorAll(".botMsg span")].at(-1).innerText = text;
  }
  function next() {
    at += 1;
    const asked = job.questions[at];
    one("#choice").innerHTML = ""; one("#chips").innerHTML = ""; one(".textArea").innerText = "";
    one(".send").classList.add("disabled");
    if (asked === undefined) { say("Thank you for your responses."); return finish(); }
    if (asked.text !== "") say(asked.text);
    later(400, () => draw(asked));
  }
  function draw(asked) {
    const isTyped = asked.kind === "typed";
    one(".chatbot_SendMessageContainer").classList.toggle("d-none", !isTyped);
    one(".sendMsgbtn_container").classList.toggle("visibility-hidden", asked.kind === "chips");
    const options = asked.options || [];
    if (asked.kind === "radios") one("#choice").innerHTML = options.map((o) => '<div class="ssrc__radio-btn-container"><input class="ssrc__radio" type="radio" name="radio-button" id="' + o + '" value="' + o + '" onchange="ready()"><label class="ssrc__label" for="' + o + '">' + o + '</label></div>').join("");
    if (asked.kind === "boxes") one("#choice").innerHTML = options.map((o) => '<div class="multicheckboxes-container"><input class="mcc__checkbox" type="checkbox" id="' + o + '" onchange="ready()"><label class="mcc__label" for="' + o + '">' + o + '</label></div>').join("");
    const chips = [...(asked.kind === "chips" ? options : []), ...(asked.canSkip ? ["Skip this question"] : [])];
    one("#chips").innerHTML = chips.map((o) => '<div class="chatbot_Chip chipInRow chipItem" onclick="answer(this.innerText)"><span>' + o + '</span></div>').join("");
  }
  function ready() { later(300, () => one(".send").classList.remove("disabled")); }
  function save() {
    const chosen = [...document.querySelectorAll("#choice input:checked")].map((each) => each.id);
    answer(chosen.length > 0 ? chosen.join("|") : one(".textArea").innerText);
  }
  async function answer(said) {
    await tell({ question: job.questions[at].text, said });
    one(".list").insertAdjacentHTML("beforeend", '<li class="userItem chatbot_ListItem"><div class="userMsg"><span>' + said + '</span></div></li>');
    later(100, next);
  }`;
