// The talk in the drawer: bubbles, one control at a time, Save. After the last answer it submits by itself.
import { drawChips, drawChipsInList } from "./drawer-chips.js";
import { checkboxes, list, longText, multiList, radios, select } from "./drawer-controls.js";
import { calendar, dateOfBirth } from "./drawer-dates.js";
import { buildFrame, make, removeFrame, withId } from "./drawer-frame.js";
import { postForm, postJson } from "../../job-site/assets/net.js";
import { later, pause } from "./page.js";

const BLOCKS = {
  radios,
  checkboxes,
  list,
  multi_list: multiList,
  select,
  long_text: longText,
  date_of_birth: dateOfBirth,
  date: calendar,
};
const TYPED = new Set(["text", "numeric"]);
const CHIPS = new Set(["chips", "file", "consent"]);
const SKIP = "Skip this question";
const UPLOAD = "Upload Resume";
const NUMBER = /^\d+(\.\d+)?$/;
const USUAL_HINT = "Type message here...";
const ERROR = "There was an error while processing your request, please try again later";

class Drawer {
  #opened;
  #page;
  #frame = buildFrame();
  #control = null;
  #block = null;
  #chips = null;
  #value;
  #isBusy = true;

  constructor(opened, page) {
    this.#opened = opened;
    this.#page = page;
    const { box, save, cross, uploader } = this.#frame;
    box.text.addEventListener("input", () => {
      const text = box.text.textContent.trim();
      this.#change(text === "" ? undefined : text);
    });
    box.text.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      this.#save();
    });
    save.button.addEventListener("click", () => this.#save());
    cross.addEventListener("click", () => this.#close());
    uploader.addEventListener("change", () => this.#upload());
    void this.#show(opened.turn);
  }

  #path(what) {
    return `/chatbot-workflow-utility/api/${this.#opened.talk}/${what}`;
  }

  /** A proper answer lets Save be pressed a moment later; without one it is shut at once. */
  #change(value) {
    this.#value = value;
    const { send } = this.#frame.save;
    if (value === undefined) send.classList.add("disabled");
    else
      later(this.#opened.pace.save_ms, () =>
        send.classList.toggle("disabled", this.#value === undefined),
      );
  }

  #save() {
    if (this.#isBusy || this.#value === undefined) return;
    if (this.#frame.save.send.classList.contains("disabled")) return;
    // Words in the place of a number: Save has no effect, and nothing says why.
    if (this.#control?.kind === "numeric" && !NUMBER.test(this.#value)) return;
    void this.#reply(this.#value);
  }

  async #reply(value) {
    if (this.#isBusy) return;
    this.#isBusy = true;
    const shown = value === null ? SKIP : Array.isArray(value) ? value.join(", ") : value;
    this.#addUser(shown);
    await this.#follow(postJson(this.#path("reply"), { value }));
  }

  async #follow(call) {
    const answer = await call.catch(() => ({ status: 0, body: {} }));
    const { status, body } = answer;
    if (status === 401) this.#page.showSignedOut(this.#opened.sessionEnd ?? "page");
    else if (body.bubbles !== undefined && status !== 410) await this.#show(body);
    else if (status === 200) await this.#page.followApply(answer, "page");
    else {
      this.#addBubble(ERROR);
      this.#isBusy = false;
    }
  }

  async #show(turn) {
    this.#clear();
    this.#control = turn.control;
    for (const text of turn.bubbles) {
      await this.#type();
      this.#addBubble(text);
    }
    if (turn.control !== null && !TYPED.has(turn.control.kind)) {
      // Until its options come, a choice looks like a question that is typed.
      await pause(this.#opened.pace.options_ms);
    }
    if (turn.control !== null) this.#draw(turn.control);
    this.#isBusy = false;
    if (turn.isClosing) later(this.#opened.pace.closing_ms, () => this.#finish());
  }

  async #type() {
    const dots = make("div.typing", ...[1, 2, 3].map(() => make("span._chatBotdot")));
    const item = make("li.botItem.chatbot_ListItem.loader", withId(dots, "typing"));
    this.#frame.list.append(item);
    await pause(this.#opened.pace.typing_ms);
    item.remove();
  }

  #addBubble(text) {
    const bubble = make("div.botMsg.msg", make("div", make("span", text)));
    this.#frame.list.append(make("li.botItem.chatbot_ListItem", bubble));
    this.#scroll();
  }

  #addUser(text) {
    const bubble = make("div.chatbot_msgWrapper", make("div.userMsg", make("span", text)));
    this.#frame.list.append(make("li.userItem.chatbot_ListItem", bubble));
    this.#scroll();
  }

  #scroll() {
    this.#frame.messages.scrollTop = this.#frame.messages.scrollHeight;
  }

  /** Takes the control of the last question away, or keeps it in the talk where nobody can change it. */
  #clear() {
    const { box, save, list: messages } = this.#frame;
    const isKept =
      this.#opened.keeps_old_options && /^(radios|checkboxes)$/.test(this.#control?.kind);
    if (isKept && this.#block !== null) {
      for (const input of this.#block.querySelectorAll("input")) input.disabled = true;
      messages.append(make("li.chatbot_ListItem", this.#block));
    } else this.#block?.remove();
    this.#chips?.remove();
    this.#block = null;
    this.#chips = null;
    this.#change(undefined);
    box.text.textContent = "";
    box.container.classList.remove("d-none");
    save.container.classList.remove("visibility-hidden");
  }

  #draw(control) {
    const { box, save, footer } = this.#frame;
    const pick = (text) => this.#pick(text);
    const isTyped = TYPED.has(control.kind);
    box.container.classList.toggle("d-none", !isTyped);
    box.text.setAttribute("data-placeholder", control.placeholder ?? USUAL_HINT);
    box.text.textContent = "";
    this.#change(undefined);
    const skip = control.canSkip ? [SKIP] : [];
    if (CHIPS.has(control.kind)) {
      save.container.classList.add("visibility-hidden");
      const drawIn = control.kind === "consent" ? drawChipsInList : drawChips;
      this.#chips = drawIn(this.#frame, [...control.options, ...skip], pick);
    } else {
      if (!isTyped) {
        this.#block = BLOCKS[control.kind](this.#frame, control, (value) => this.#change(value));
        footer.before(this.#block);
      }
      if (skip.length > 0) this.#chips = drawChips(this.#frame, skip, pick);
    }
    this.#scroll();
  }

  #pick(text) {
    if (this.#isBusy) return;
    if (this.#control.kind === "file" && text === UPLOAD) this.#frame.uploader.click();
    else void this.#reply(text === SKIP ? null : text);
  }

  /** The input is there at every question; where no file is asked for, the question comes again. */
  async #upload() {
    const [file] = this.#frame.uploader.files;
    if (file === undefined || this.#isBusy) return;
    this.#isBusy = true;
    const bar = make("div.progressContentWrapper", make("div.myProgress", make("div.myBar")));
    const item = make(
      "li.userItem.chatbot_ListItem",
      make("div.userMsg", make("span", file.name)),
      bar,
    );
    this.#frame.list.append(item);
    const form = new FormData();
    form.set("file", file);
    const call = postForm(this.#path("file"), form);
    this.#frame.uploader.value = "";
    const status = await call.then((answer) => answer.status).catch(() => 0);
    bar.replaceWith(make(status === 200 ? "i.chatBot-check_circle" : "i.chatBot-error_small"));
    await this.#follow(call);
  }

  async #finish() {
    await this.#end("finish");
  }

  /** The cross is not harmless: what there is so far is submitted. */
  async #close() {
    removeFrame(this.#frame);
    await this.#end("close");
  }

  async #end(how) {
    const answer = await postJson(this.#path(how), {}).catch(() => ({ status: 0, body: {} }));
    await this.#page.followApply(answer, this.#opened.sessionEnd ?? "page");
  }
}

/** Opens the drawer at its first question. `page` does what an answer says that is not for the drawer. */
export function openDrawer(opened, page) {
  return new Drawer(opened, page);
}
