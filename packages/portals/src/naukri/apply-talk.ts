import type { Answer, FormField, GivenAnswer } from "@sendoff/contract/form";
import {
  type AnswerDecision,
  type ApplyInput,
  openQuestion,
  type PortalSession,
  type SubmitOptions,
  type SubmitOutcome,
} from "../portal-driver.ts";
import { waitOf } from "../session-waits.ts";
import { verifySubmission } from "./verify-submission.ts";
import { SAVE, type Talk, type TalkPage, type TalkQuestion } from "./pages/talk.page.ts";
import { isSignInPath, NAUKRI_WORDS, PERHAPS_DAILY_LIMIT } from "./portal-words.ts";
import { fieldOf, givenAnswer, isKnown, TALK_TITLE } from "./talk-field.ts";
import { verdictOf } from "./verdict.ts";

/** Programs give up after 6, 15 or 20 questions; more than this is a talk that leads in circles. */
const MOST_QUESTIONS = 30;
/** The next question, or the confirmation, follows within a second or two; programs wait for it up to half a minute. */
const NEXT_TIMEOUT_MS = 20_000;
/** A question may come again word for word, once by its own right; again, and it is the refusal of the answer. */
const MOST_REPEATS = 1;

type Step = SubmitOutcome | "answered";

/** How far the talk had come when a question stood there. */
type Place = Pick<Talk, "lines" | "answerCount">;
interface Saved extends Place {
  readonly question: TalkQuestion;
  readonly field: FormField;
  readonly value: unknown;
}

/**
 * The talk that follows the click on Apply: one question after the other, until Naukri sends by itself. Where it cannot go on
 * nothing more is pressed, least of all the cross, which sends what there is. The page is left by another, and Naukri is asked.
 */
export class ApplyTalk {
  readonly #session: PortalSession;
  readonly #input: ApplyInput;
  readonly #options: SubmitOptions;
  readonly #page: TalkPage;
  readonly #given: GivenAnswer[] = [];
  #last = "";
  /** The answer that was sent last by Save, until something follows it. */
  #saved: Saved | undefined;
  #repeats = 0;

  constructor(session: PortalSession, input: ApplyInput, options: SubmitOptions, page: TalkPage) {
    this.#session = session;
    this.#input = input;
    this.#options = options;
    this.#page = page;
  }

  /** Answers until the end. Never clicks twice for one answer. */
  async run(): Promise<SubmitOutcome> {
    let after = 0;
    for (let count = 0; count < MOST_QUESTIONS; count += 1) {
      const longest = waitOf(this.#session, NEXT_TIMEOUT_MS);
      const talk = await this.#page.watch(after, Math.min(longest, this.#options.confirmTimeoutMs));
      const verdict = verdictOf(talk, this.#input.job);
      if (verdict !== undefined) return this.#withAnswers(verdict);
      if (count === 0 && talk.question !== null) this.#input.hooks?.onFormPage?.(TALK_TITLE);
      const step = await this.#follow(talk);
      if (step !== "answered") return step;
      after = talk.lines;
    }
    return this.#leave({ kind: "rejected", message: "Naukri asked ever more questions" });
  }

  #follow(talk: Talk): Promise<Step> {
    const { lines, answerCount, question } = talk;
    const saved = this.#saved;
    this.#saved = undefined;
    if (question !== null) return this.#answer(question, { lines, answerCount });
    const isUnmoved =
      saved !== undefined &&
      talk.isOpen &&
      !talk.isBarred &&
      talk.complaint === "" &&
      talk.notices.length === 0 &&
      saved.lines === lines &&
      saved.answerCount === answerCount;
    return isUnmoved ? this.#giveAnew(saved) : this.#conclude(talk);
  }

  /** A Save without any effect was no answer: the question stands there still, and no line of the applicant's has come. */
  #giveAnew({ question, field, value }: Saved): Promise<Step> {
    this.#given.pop();
    return this.#giveNumber(question, field, value);
  }

  async #answer(question: TalkQuestion, at: Place): Promise<Step> {
    const { widget } = question;
    if (!isKnown(widget)) {
      return this.#leave({ kind: "rejected", message: whyUnknown(question) });
    }
    const field = fieldOf(question, widget);
    const asked = JSON.stringify([field.question, field.options]);
    this.#repeats = asked === this.#last ? this.#repeats + 1 : 0;
    this.#last = asked;
    if (this.#repeats > MOST_REPEATS) return this.#ask(field, "Naukri asks it again and again");
    const decision = await this.#decide(field);
    if (decision.kind === "unknown") {
      if (field.required || decision.mustAsk === true) return this.#ask(field, decision.reason);
      return this.#send(undefined, question.skip);
    }
    return this.#give(question, field, decision.answer, at);
  }

  async #decide(field: FormField): Promise<AnswerDecision> {
    const decision = this.#input.answer(field, [field]);
    if (decision.kind === "answer" || decision.mustAsk === true || !field.required) return decision;
    return (await this.#input.draft?.(field)) ?? decision;
  }

  async #give(question: TalkQuestion, field: FormField, answer: Answer, at: Place): Promise<Step> {
    const { value } = answer;
    const given = givenAnswer(field, answer);
    if (question.widget === "chips") return this.#giveChip(question, field, given);
    if (
      typeof value === "string" &&
      field.maxLength !== undefined &&
      value.length > field.maxLength
    ) {
      // To cut somebody's words short is not ours.
      return this.#ask(field, `Naukri takes answers of at most ${field.maxLength} characters`);
    }
    if (!(await this.#page.write(question, value))) {
      return this.#ask(field, "Naukri would not take your answer");
    }
    if (!(await this.#page.canSave())) return this.#giveNumber(question, field, value);
    this.#saved = { ...at, question, field, value };
    return this.#send(given, SAVE);
  }

  /** Presses the chip that is the answer, which sends it; a consent that is not given is left out where that may be. */
  async #giveChip(
    { choices, skip }: TalkQuestion,
    field: FormField,
    given: GivenAnswer,
  ): Promise<Step> {
    const { value } = given;
    if (value === false && skip !== "") return this.#send(undefined, skip);
    const wanted = value === true ? choices[0]?.text : value;
    const chip = choices.find(({ text }) => text === wanted);
    return chip === undefined
      ? this.#ask(field, "Naukri does not offer your answer")
      : this.#send(given, chip.press);
  }

  /** Some boxes take digits only, and show it by a Save that stays off, or by one that does nothing. */
  async #giveNumber(question: TalkQuestion, field: FormField, before: unknown): Promise<Step> {
    const number = this.#input.answer({ ...field, kind: "decimal" }, [field]);
    const isOther = number.kind === "answer" && number.answer.value !== before;
    if (isOther && question.widget === "text") {
      const isWritten = await this.#page.write(question, number.answer.value);
      if (isWritten && (await this.#page.canSave())) {
        return this.#send(givenAnswer(field, number.answer), SAVE);
      }
    }
    return this.#ask(field, "Naukri would not take your answer");
  }

  /**
   * Tells the protocol, then presses: every press may be the one that sends the application. A press that failed may have come through
   * all the same: the page tells.
   */
  async #send(given: GivenAnswer | undefined, button: string): Promise<Step> {
    if (!(await this.#page.canPress(button))) {
      return this.#leave({ kind: "rejected", message: "A button of Naukri's cannot be reached" });
    }
    if (given !== undefined) {
      this.#given.push(given);
      this.#input.hooks?.onAnswers?.([given]);
    }
    await this.#options.onAnswers?.([...this.#given]);
    if (this.#options.mayClick?.() === false) {
      return this.#withAnswers({
        kind: "unconfirmed",
        message: "Nothing more could be pressed safely",
      });
    }
    await this.#page.press(button).catch(() => undefined);
    return "answered";
  }

  async #ask(field: FormField, reason: string): Promise<SubmitOutcome> {
    await this.#input.hooks?.onOpenQuestions?.();
    const questions = [openQuestion(field, TALK_TITLE, reason)];
    return this.#leave({ kind: "needs_answer", questions, answers: [...this.#given] });
  }

  /** No question, and no word of how it ended. */
  async #conclude(talk: Talk): Promise<SubmitOutcome> {
    if (isSignInPath(talk.path)) {
      const message = "Naukri asked for its user after the click";
      return this.#withAnswers({ kind: "unconfirmed", message });
    }
    if (talk.isBarred) {
      const { message } = NAUKRI_WORDS.challenge(this.#session);
      return this.#leave(
        { kind: "challenge", message },
        "Naukri asked for its user after the click",
      );
    }
    const perhapsLimit = talk.notices.find((words) => PERHAPS_DAILY_LIMIT.test(words));
    if (perhapsLimit !== undefined) {
      // Whoever goes on clicking at a limit draws attention; a run that ends too early can be started again at once.
      const limit = { kind: "throttled", scope: "daily_limit", message: perhapsLimit } as const;
      return this.#leave(limit, perhapsLimit);
    }
    if (talk.path.startsWith("/mnjuser/")) {
      const message =
        "Naukri asked about your profile in place of the application: complete it there";
      return this.#leave({ kind: "rejected", message });
    }
    if (talk.complaint !== "") return this.#leave({ kind: "rejected", message: talk.complaint });
    return this.#verifyOnce(talk);
  }

  /** The mark comes with the page's next load. Its absence proves nothing yet: the sending may have been slow. */
  async #verifyOnce({ isOpen }: Talk): Promise<SubmitOutcome> {
    const verification = await verifySubmission(this.#session, this.#input.job);
    if (verification.kind === "applied") {
      return this.#withAnswers({ kind: "confirmed", text: verification.text });
    }
    // The line's fault, or pages that are drawn otherwise: whoever looks after the portal is to see which.
    this.#session.onOddity?.({
      what: isOpen ? "apply.question" : "apply.talk",
      where: `after the click: ${isOpen ? "questions that cannot be read" : "neither questions"} and no confirmation`,
    });
    return this.#withAnswers({
      kind: "unconfirmed",
      message: "Naukri showed no confirmation in time",
    });
  }

  /** Leaves the drawer by opening another page and says `unsent` only when Naukri does not have it, on two looks. */
  async #leave(
    unsent: Extract<
      SubmitOutcome,
      { kind: "needs_answer" | "rejected" | "challenge" | "throttled" }
    >,
    unconfirmed = "We left Naukri's questions, and it does not say whether it took the answers",
  ): Promise<SubmitOutcome> {
    for (let looks = 0; looks < 2; looks += 1) {
      const verification = await verifySubmission(this.#session, this.#input.job);
      if (verification.kind === "not_applied") continue;
      return this.#withAnswers({ kind: "unconfirmed", message: unconfirmed });
    }
    return unsent.kind === "rejected" ? this.#withAnswers(unsent) : unsent;
  }

  #withAnswers<Outcome extends SubmitOutcome>(outcome: Outcome): Outcome {
    return { ...outcome, answers: [...this.#given] };
  }
}

function whyUnknown({ widget, text }: TalkQuestion): string {
  if (widget === "file") return "Naukri asks for a file in its questions";
  if (widget === "failed") return "Naukri's questions failed to load";
  return `Naukri asks “${text}” in a way that we do not know yet`;
}
