// The steps of one application: moving between them, checking them, collecting what was entered.
import { checkStep, describeValue, readValue, recheckShown, showProblem } from "./fields.js";
import { startCalendar } from "./calendar.js";
import { postJson } from "../../job-site/assets/net.js";
import { startTypeahead } from "./typeahead.js";
import { startUpload } from "./upload.js";

const element = (tag, className, text) => {
  const made = document.createElement(tag);
  if (className !== "") made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
};

const BUTTONS = {
  next: {
    text: "Next",
    attributes: { "aria-label": "Continue to next step", "data-easy-apply-next-button": "" },
  },
  review: {
    text: "Review",
    attributes: {
      "aria-label": "Review your application",
      "data-live-test-easy-apply-review-button": "",
    },
  },
  submit: {
    text: "Submit application",
    attributes: {
      "aria-label": "Submit application",
      "data-live-test-easy-apply-submit-button": "",
    },
  },
  back: { text: "Back", attributes: { "aria-label": "Back to previous step" } },
};

const FIRST_EMBER = 900;

function makeButton(kind, isPrimary, onClick) {
  const style = isPrimary ? "artdeco-button--primary" : "artdeco-button--tertiary";
  const button = element("button", `artdeco-button artdeco-button--2 ${style} ember-view`);
  button.type = "button";
  // Each kind keeps its id over all steps: an id is no mark of a new one (portal facts, captured 1.4).
  button.id = `ember${FIRST_EMBER + Object.keys(BUTTONS).indexOf(kind)}`;
  for (const [name, value] of Object.entries(BUTTONS[kind].attributes)) {
    button.setAttribute(name, value);
  }
  button.append(element("span", "artdeco-button__text", BUTTONS[kind].text));
  button.addEventListener("click", onClick);
  return button;
}

const fromHtml = (html) => {
  const box = document.createElement("div");
  box.innerHTML = html;
  return box.firstElementChild;
};

export class ApplySheet {
  constructor(host, form, { submit, onExpired }) {
    this.host = host;
    this.form = form;
    this.submit = submit;
    this.onExpired = onExpired;
    this.index = 0;
    this.loading = null;
    this.failsNext = form.next_fails_once;
    this.slot = host.querySelector("[data-own-slot]");
    this.footer = host.querySelector("footer");
    this.region = host.querySelector('[role="region"]');
    this.loader = fromHtml(form.loader);
    this.powered = host.querySelector("[data-own-powered]");
    this.poweredPlace = this.powered?.parentElement;
    this.steps = form.steps.map((step) => this.makeStep(step));
    this.count = this.steps.length + (form.has_review ? 1 : 0);
    this.follow = fromHtml(form.follow);
    this.follow.querySelector("input").checked = true;
    host.querySelector("form").addEventListener("submit", (event) => event.preventDefault());
  }

  makeStep({ html, rules, shows_experience: showsExperience }) {
    const content = fromHtml(html);
    for (const input of content.querySelectorAll('input[role="combobox"]')) startTypeahead(input);
    for (const button of content.querySelectorAll("[data-own-open-calendar]")) {
      startCalendar(button, content);
    }
    for (const container of content.querySelectorAll("[data-own-file]")) {
      const rule = rules.find((item) => item.id === container.getAttribute("data-own-file"));
      startUpload(container, {
        jobId: this.form.job_id,
        setBusy: (isBusy) => this.setBusy(isBusy),
        onProblem: (status, message) =>
          status === 401 ? this.onExpired() : showProblem(content, rule, message),
        onChange: () => recheckShown(content, rules),
      });
    }
    const recheck = () => recheckShown(content, rules);
    content.addEventListener("input", recheck);
    content.addEventListener("change", recheck);
    content.addEventListener("click", ({ target }) =>
      target.closest("[data-own-remove]")?.closest(".artdeco-card").remove(),
    );
    return { content, rules, showsExperience };
  }

  get isLast() {
    return this.index === this.count - 1;
  }

  /** Moves to a step. Its content comes a moment later than its buttons, which can already be pressed. */
  show(index) {
    this.index = index;
    this.drawButtons();
    this.load();
  }

  load() {
    clearTimeout(this.loading);
    this.setLoading(true);
    const finish = () => {
      this.loading = null;
      this.setLoading(false);
      this.slot.replaceChildren(this.steps[this.index]?.content ?? this.makeReview());
      this.drawFooter();
      this.region.setAttribute("data-artdeco-is-focused", "true");
    };
    if (this.form.spinner_ms === 0) finish();
    else this.loading = setTimeout(finish, this.form.spinner_ms);
  }

  /** While a step loads, its box is empty, nothing says who powers the form, and the progress is none (captured 1.5). */
  setLoading(isLoading) {
    if (isLoading) {
      this.slot.replaceChildren();
      this.footer.closest("form").after(this.loader);
      this.powered?.remove();
      this.follow.remove();
      this.region.removeAttribute("data-artdeco-is-focused");
      this.showProgress(0);
      return;
    }
    this.loader.remove();
    if (this.powered !== null) this.poweredPlace.append(this.powered);
    const share = this.count < 2 ? 0 : Math.round((100 * this.index) / (this.count - 1));
    this.showProgress(share);
  }

  /** The question whether to follow the company, and, after the page of jobs, two empty boxes that stand there for nothing. */
  drawFooter() {
    if (this.isLast) this.footer.prepend(this.follow);
    this.footer.nextElementSibling?.remove();
    if (this.steps[this.index]?.showsExperience) {
      this.footer.after(fromHtml('<div id="ember896"><div id="ember897"></div></div>'));
    }
  }

  showProgress(percent) {
    const label = `Your job application progress is at ${percent} percent.`;
    this.region.setAttribute("aria-label", label);
    const bar = this.host.querySelector("progress");
    if (bar === null) return;
    bar.value = percent;
    bar.setAttribute("aria-valuenow", String(percent));
    bar.setAttribute("aria-valuetext", `Current value: ${percent}`);
    bar.nextElementSibling.textContent = `${percent}%`;
    bar.nextElementSibling.setAttribute("aria-label", label);
  }

  drawButtons() {
    const box = this.host.querySelector("[data-own-buttons]");
    const isBeforeReview = this.form.has_review && this.index === this.count - 2;
    const kind = this.isLast ? "submit" : isBeforeReview ? "review" : "next";
    this.primary = makeButton(kind, true, () => void this.advance());
    const back = makeButton("back", false, () => this.show(this.index - 1));
    box.replaceChildren(...(this.index > 0 ? [back] : []), this.primary);
  }

  setBusy(isBusy) {
    this.primary.disabled = isBusy;
    this.primary.classList.toggle("artdeco-button--disabled", isBusy);
  }

  /** Once, and on a step that asks for a resume, a press may do nothing at all and say nothing. */
  isPressLost(step) {
    const isResume = step?.rules.some((rule) => rule.kind === "resume") ?? false;
    if (!this.failsNext || !isResume || this.isLast) return false;
    this.failsNext = false;
    return true;
  }

  async advance() {
    if (this.loading !== null) {
      // Pressed before the step was there: it starts to load once more.
      this.load();
      return;
    }
    const step = this.steps[this.index];
    if (step !== undefined && !checkStep(step.content, step.rules)) return;
    if (this.isPressLost(step)) return;
    if (!this.isLast) {
      if (this.form.asks_at_step && !(await this.mayGoOn())) return;
      this.show(this.index + 1);
      return;
    }
    this.setBusy(true);
    const shown = [...this.slot.childNodes];
    this.recover = () => {
      this.setBusy(false);
      this.loader.remove();
      this.slot.replaceChildren(...shown);
    };
    this.slot.replaceChildren();
    this.footer.closest("form").after(this.loader);
    // A connection that breaks here leaves the dialog waiting, and nobody knows what arrived.
    await this.submit().catch(() => undefined);
  }

  /** Whether nothing of the visitor is to be checked first; if it is, the page leaves for it. */
  async mayGoOn() {
    this.setBusy(true);
    const path = `/jobs/api/easy-apply/${this.form.job_id}/step`;
    const { status } = await postJson(path, {}).catch(() => ({ status: 0 }));
    this.setBusy(false);
    return status === 200;
  }

  readAnswers() {
    const answers = {};
    for (const { content, rules } of this.steps) {
      for (const rule of rules) answers[rule.id] = readValue(content, rule);
    }
    return answers;
  }

  isFollowing() {
    return this.follow.querySelector("input").checked;
  }

  makeReview() {
    const page = element("div", "review-page");
    page.append(
      element("h3", "t-18", "Review your application"),
      element("p", "t-14", "The employer will also receive a copy of your profile."),
    );
    this.steps.forEach(({ content, rules }, index) => {
      page.append(this.makeReviewSection(content, rules, index));
    });
    return page;
  }

  makeReviewSection(content, rules, index) {
    const section = element("section", "review-section");
    const head = element("div", "review-section__head");
    const title = this.form.steps[index].title;
    const edit = element("button", "artdeco-button artdeco-button--tertiary", "Edit");
    edit.type = "button";
    edit.setAttribute("aria-label", `Edit ${title}`);
    edit.addEventListener("click", () => this.show(index));
    head.append(element("h4", "t-16 t-bold", title), edit);
    const list = element("dl", "");
    for (const rule of rules) {
      const value = describeValue(content, rule);
      if (value !== "") list.append(element("dt", "", rule.label), element("dd", "", value));
    }
    section.append(head, list);
    return section;
  }

  /** What the server did not accept, shown at the first step it concerns. */
  showProblems(problems) {
    this.setBusy(false);
    const first = this.steps.findIndex(({ rules }) => rules.some((rule) => rule.id in problems));
    this.show(Math.max(0, first));
    for (const { content, rules } of this.steps) {
      for (const rule of rules) showProblem(content, rule, problems[rule.id] ?? null);
    }
  }

  showFailure(message) {
    clearTimeout(this.loading);
    this.loader.remove();
    const box = element("div", "artdeco-inline-feedback artdeco-inline-feedback--error");
    box.setAttribute("role", "alert");
    const text = element("span", "artdeco-inline-feedback__message", message);
    const link = element("a", "", "Sign in again");
    link.href = "/login";
    box.append(text, " ", link);
    this.slot.replaceChildren(box);
    this.setBusy(true);
  }
}
