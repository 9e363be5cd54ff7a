import type { FieldValue } from "@sendoff/contract/form";
import { z } from "zod";
import { ACTION_TIMEOUT_MS } from "../../account-site/open-page.ts";
import { canPress, press as pressAt } from "../../form/hand.ts";
import { SUBMIT_CLICK_TIMEOUT_MS, type PortalSession } from "../../portal-driver.ts";
import { absenceTimeout, callPage } from "../../session-waits.ts";
import { NAUKRI_SCRIPTS } from "../naukri-scripts.ts";

const TalkQuestion = z.object({
  text: z.string(),
  hint: z.string(),
  widget: z.enum([
    "radio",
    "boxes",
    "chips",
    "text",
    "textarea",
    "date",
    "select",
    "file",
    "failed",
    "unknown",
  ]),
  placeholder: z.string(),
  longest: z.number(),
  choices: z.array(z.object({ text: z.string(), press: z.string(), input: z.string() })),
  boxes: z.array(z.string()),
  skip: z.string(),
});
/** A question of the drawer, with all its options. */
export type TalkQuestion = z.infer<typeof TalkQuestion>;

export const Talk = z.object({
  path: z.string(),
  verdict: z.string(),
  isOpen: z.boolean(),
  lines: z.number(),
  answerCount: z.number(),
  question: TalkQuestion.nullable(),
  complaint: z.string(),
  notices: z.array(z.string()),
  isBarred: z.boolean(),
});
/** What the page shows after Apply. */
export type Talk = z.infer<typeof Talk>;

const WATCH = { bundle: NAUKRI_SCRIPTS, entry: "watchTalk" };
/** Options come some 0.4 s after their question, which looks like one to be typed until then. */
const CALM_MS = { chosen: 700, typed: 1_200 };
/** Within the drawer: the bookmark of the job's page reads "Save" as well. */
export const SAVE =
  ".chatbot_Drawer .sendMsgbtn_container:not(.visibility-hidden) .send:not(.disabled)";

/** The drawer in which Naukri asks after Apply. Any click in it may be the one that sends. */
export class TalkPage {
  readonly #session: PortalSession;
  #stale: readonly string[] = [];

  constructor(session: PortalSession) {
    this.#session = session;
  }

  /** Takes note of the words that stand on the page before the click: they are no answer to it. */
  async begin(): Promise<void> {
    this.#stale = (await this.watch(0, 0)).notices;
  }

  /** What follows an answer: `after` is how many lines the portal had said before it. */
  async watch(after: number, waitMs: number): Promise<Talk> {
    const calmMs = {
      chosen: absenceTimeout(this.#session, CALM_MS.chosen),
      typed: absenceTimeout(this.#session, CALM_MS.typed),
    };
    const wish = (timeoutMs: number): object => ({ timeoutMs, after, stale: this.#stale, calmMs });
    return Talk.parse(await callPage(this.#session, WATCH, wish, waitMs));
  }

  /** Chooses or types; returns whether the page holds it now. Sends nothing: not for chips, whose click is the sending. */
  async write(question: TalkQuestion, value: FieldValue): Promise<boolean> {
    if (question.widget === "radio" || question.widget === "boxes") {
      return this.#choose(question, value);
    }
    if (typeof value !== "string") return false;
    if (question.widget === "select") return this.#pick(question, value);
    if (question.widget === "date") return this.#writeDate(question, value);
    const [selector = ""] = question.boxes;
    const box = this.#at(selector);
    // Enter would send.
    const isArea = question.widget === "textarea";
    const read = async (): Promise<string> =>
      isArea ? box.inputValue({ timeout: ACTION_TIMEOUT_MS }) : box.innerText();
    await box.fill(value, { timeout: ACTION_TIMEOUT_MS });
    return squashed(await read()) === squashed(value);
  }

  /** Whether the drawer's own Save comes on: it does some seconds after a proper answer. */
  async canSave(): Promise<boolean> {
    return this.#at(SAVE)
      .waitFor({ state: "visible", timeout: ACTION_TIMEOUT_MS })
      .then(
        () => true,
        () => false,
      );
  }

  /** Whether a person could press it; waits for it to come within reach. Presses nothing. */
  canPress(selector: string): Promise<boolean> {
    return canPress(this.#session.page, selector, ACTION_TIMEOUT_MS);
  }

  /** Presses a chip or Save, which send the answer. */
  press(selector: string): Promise<void> {
    return this.#at(selector).click({ timeout: SUBMIT_CLICK_TIMEOUT_MS });
  }

  #at(selector: string) {
    return this.#session.page.locator(selector).first();
  }

  async #choose({ choices, widget }: TalkQuestion, value: FieldValue): Promise<boolean> {
    const wanted = typeof value === "string" ? [value] : Array.isArray(value) ? value : [];
    if (wanted.length === 0) return false;
    const isMany = widget === "boxes";
    for (const { text, press, input } of choices) {
      const isWanted = wanted.includes(text);
      if ((await this.#at(input).isChecked()) === isWanted) continue;
      if (isWanted || isMany) await pressAt(this.#session.page, press, ACTION_TIMEOUT_MS);
    }
    const held: string[] = [];
    for (const { text, input } of choices) if (await this.#at(input).isChecked()) held.push(text);
    return held.length === wanted.length && held.every((text) => wanted.includes(text));
  }

  async #pick({ choices, boxes }: TalkQuestion, value: string): Promise<boolean> {
    const [selector = ""] = boxes;
    if (!choices.some(({ text }) => text === value)) return false;
    await this.#at(selector).selectOption({ label: value }, { timeout: ACTION_TIMEOUT_MS });
    return true;
  }

  /** Day, month and year in their own boxes. */
  async #writeDate({ boxes }: TalkQuestion, value: string): Promise<boolean> {
    const [year, month, day] = value.split("-");
    const parts = [day, month, year];
    if (boxes.length !== 3 || day === undefined) return false;
    for (const [at, selector] of boxes.entries()) {
      await this.#at(selector).fill(parts[at] ?? "", { timeout: ACTION_TIMEOUT_MS });
      if ((await this.#at(selector).inputValue()) !== parts[at]) return false;
    }
    return true;
  }
}

const squashed = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
