// The steps of one application: moving between them, checking them, collecting what was entered.
import { checkStep, describeValue, readValue, recheckShown, showProblem } from "./fields.js";
import { startCalendar, startTypeahead, startUpload } from "./widgets.js";

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

let serial = 900;

function makeButton(kind, isPrimary, onClick) {
  const style = isPrimary ? "artdeco-button--primary" : "artdeco-button--tertiary";
  const button = element("button", `artdeco-button artdeco-button--2 ${style} ember-view`);
  button.type = "button";
  serial += 1;
  button.id = `ember${serial}`;
  for (const [name, value] of Object.entries(BUTTONS[kind].attributes)) {
    button.setAttribute(name, value);
  }
  button.append(element("span", "artdeco-button__text", BUTTONS[kind].text));
  button.addEventListener("click", onClick);
  return button;
}

export class ApplySheet {
  constructor(host, form, { submit, onExpired }) {
    this.host = host;
    this.form = form;
    this.submit = submit;
    this.onExpired = onExpired;
    this.index = 0;
    this.loading = null;
    this.slot = host.querySelector("[data-step-slot]");
    this.steps = form.steps.map((step) => this.makeStep(step));
    this.count = this.steps.length + (form.has_review ? 1 : 0);
    this.follow = document.createElement("div");
    this.follow.innerHTML = form.follow;
    host.querySelector("[data-apply-form]").addEventListener("submit", (event) => {
      event.preventDefault();
    });
    if (this.count === 1) host.querySelector("[data-progress-bar]").remove();
  }

  makeStep({ html, rules }) {
    const content = element("div", "");
    content.innerHTML = html;
    for (const input of content.querySelectorAll("[data-typeahead]")) startTypeahead(input);
    for (const button of content.querySelectorAll("[data-open-calendar]")) {
      startCalendar(button, content);
    }
    for (const container of content.querySelectorAll("[data-file-question]")) {
      const rule = rules.find((item) => item.id === container.getAttribute("data-file-question"));
      startUpload(container, {
        setBusy: (isBusy) => this.setBusy(isBusy),
        onProblem: (status, message) =>
          status === 401 ? this.onExpired() : showProblem(content, rule, message),
        onChange: () => recheckShown(content, rules),
      });
    }
    const recheck = () => recheckShown(content, rules);
    content.addEventListener("input", recheck);
    content.addEventListener("change", recheck);
    return { content, rules };
  }

  get isLast() {
    return this.index === this.count - 1;
  }

  /** Moves to a step. Its content comes a moment later than its buttons, which can already be pressed. */
  show(index) {
    this.index = index;
    const share = this.count < 2 ? 0 : Math.round((100 * index) / (this.count - 1));
    this.showProgress(share);
    this.drawButtons();
    this.load();
  }

  load() {
    clearTimeout(this.loading);
    this.slot.innerHTML = this.form.loader;
    const finish = () => {
      this.loading = null;
      this.slot.replaceChildren(...this.contentOf(this.index));
    };
    if (this.form.spinner_ms === 0) finish();
    else this.loading = setTimeout(finish, this.form.spinner_ms);
  }

  contentOf(index) {
    const content = this.steps[index]?.content ?? this.makeReview();
    return this.isLast ? [content, this.follow] : [content];
  }

  showProgress(percent) {
    this.host
      .querySelector("[data-progress-region]")
      .setAttribute("aria-label", `Your job application progress is at ${percent} percent.`);
    const bar = this.host.querySelector("progress");
    if (bar === null) return;
    bar.value = percent;
    bar.setAttribute("aria-valuenow", String(percent));
    bar.nextElementSibling.textContent = `${percent}%`;
  }

  drawButtons() {
    const box = this.host.querySelector("[data-buttons]");
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

  async advance() {
    if (this.loading !== null) {
      // Pressed before the step was there: it starts to load once more.
      this.load();
      return;
    }
    const step = this.steps[this.index];
    if (step !== undefined && !checkStep(step.content, step.rules)) return;
    if (!this.isLast) {
      this.show(this.index + 1);
      return;
    }
    this.setBusy(true);
    const shown = [...this.slot.childNodes];
    this.recover = () => {
      this.setBusy(false);
      this.slot.replaceChildren(...shown);
    };
    this.slot.innerHTML = this.form.loader;
    // A connection that breaks here leaves the dialog waiting, and nobody knows what arrived.
    await this.submit().catch(() => undefined);
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
