import type { Answer, FieldValue, FormField, GivenAnswer } from "@sendoff/contract/form";
import {
  type AnswerDecision,
  type ApplyInput,
  type Oddity,
  type OpenQuestion,
  openQuestion,
} from "../portal-driver.ts";
import type { FormControl } from "./control.ts";
import { dialListOf, showsValue, withDialCode, withDialLists } from "./dial-list.ts";
import { type FilePurpose, filePurpose, takesFile } from "./file-purpose.ts";
import { isEmptyValue, isSameValue } from "./same-value.ts";
import { attachFile, writeControl } from "./write-control.ts";

/** An answer may uncover further questions, and each needs a look; more rounds than this is a form that plays games. */
const MOST_ROUNDS = 8;

export interface StepForm {
  /** The step's own title, kept with each answer. */
  readonly title: string;
  /** Reads the step's questions as they are now. */
  readonly read: () => Promise<readonly FormControl[]>;
  /** Answers a file field of the CV already, by a portal's own chooser; the field is then left alone. */
  readonly isCvAttached: boolean;
  /** Told of each guess that options of a list were found by (see `PortalSession.onGuess`). Must not throw. */
  readonly onGuess?: (guess: string) => void;
  /** Told of an optional question that did not keep its answer. Must not throw. */
  readonly onOddity?: (oddity: Oddity) => void;
}

export type FillOutcome =
  | {
      readonly kind: "filled";
      readonly answers: readonly GivenAnswer[];
      readonly isCvAttached: boolean;
    }
  | {
      readonly kind: "needs_answer";
      readonly questions: readonly OpenQuestion[];
      readonly answers: readonly GivenAnswer[];
    }
  | {
      readonly kind: "stuck";
      readonly message: string;
      readonly answers: readonly GivenAnswer[];
    };

interface Written {
  readonly control: FormControl;
  readonly answer: Answer;
  readonly expected: FieldValue;
  readonly isSecondTry: boolean;
  /** A list that offered nothing that is meant: for the user to choose from, once the second try says the same. */
  readonly refusal: { readonly message: string; readonly offered: readonly string[] } | undefined;
}

type Input = Pick<ApplyInput, "answer" | "cv" | "draft" | "attachments">;

/**
 * Fills one page of a form and reads back what it wrote. Optional questions without an answer stay as the form has them, and
 * what it holds is told as "prefilled"; required ones are collected, all of the page, before anything is given up. A value that does not stay is written once more another way.
 */
export async function fillStep(form: StepForm, input: Input): Promise<FillOutcome> {
  return new StepFiller(form, input).fill();
}

class StepFiller {
  readonly #form: StepForm;
  readonly #input: Input;
  readonly #given = new Map<string, { control: FormControl; answer: GivenAnswer }>();
  /** What lists of dial codes were given: part of their numbers' answers. */
  readonly #dialCodes = new Map<string, GivenAnswer>();
  /** Questions that were answered, asked of the user or left: each is looked at once. */
  readonly #settled = new Set<string>();
  readonly #open: OpenQuestion[] = [];
  #pending: Written[] = [];
  #page: readonly FormField[] = [];
  #isCvAttached: boolean;
  /** Those that stood there together when the CV was first attached: each that must have a file wants it. */
  #cvPlaces: readonly string[] = [];

  constructor(form: StepForm, input: Input) {
    this.#form = form;
    this.#input = input;
    this.#isCvAttached = form.isCvAttached;
  }

  async fill(): Promise<FillOutcome> {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const controls = withDialLists(await this.#form.read());
      this.#page = controls.map((control) => control.field);
      const failure = await this.#verify(controls);
      if (failure !== undefined)
        return { kind: "stuck", message: failure, answers: this.#answers() };
      const fresh = controls.filter((control) => !this.#settled.has(keyOf(control)));
      if (!this.#isCvAttached) this.#cvPlaces = fresh.filter(isCvPlace).map(keyOf);
      for (const control of fresh) await this.#settle(control);
      if (this.#open.length > 0) {
        return { kind: "needs_answer", questions: this.#open, answers: this.#answers() };
      }
      if (fresh.length === 0 && this.#pending.length === 0) {
        return { kind: "filled", answers: this.#answers(), isCvAttached: this.#isCvAttached };
      }
    }
    return {
      kind: "stuck",
      message: "The page asks ever more questions",
      answers: this.#answers(),
    };
  }

  #answers(): GivenAnswer[] {
    return [...this.#given.values()].map(({ control, answer }) => {
      const list = dialListOf(control);
      const chosen = list === undefined ? undefined : this.#dialCodes.get(keyOf(list));
      return list === undefined ? answer : withDialCode(answer, control, chosen);
    });
  }

  async #settle(control: FormControl): Promise<void> {
    this.#settled.add(keyOf(control));
    if (control.widget === "file") return this.#settleFile(control);
    if (control.field.readOnly === true) {
      const known = this.#input.answer(control.field, this.#page);
      return this.#record(control, heldBy(control.field, known, FIXED));
    }
    const decision = await this.#decide(control);
    if (decision.kind === "unknown") {
      this.#leave(control, decision);
      return;
    }
    // Nothing more is typed into a form that will be left; the remaining questions are still looked at.
    if (this.#open.length > 0) return;
    await this.#write(control, decision.answer, false);
  }

  async #decide({ field, mayBeDecimal }: FormControl): Promise<AnswerDecision> {
    const decision = this.#input.answer(field, this.#page);
    if (decision.kind === "answer") return decision;
    if (mayBeDecimal === true && field.required) {
      // A page that wants whole numbers after all says so, and the question is then asked.
      const exact = this.#input.answer({ ...field, kind: "decimal" }, this.#page);
      if (exact.kind === "answer") return exact;
    }
    return (await this.#input.draft?.(field)) ?? decision;
  }

  /** A question without an answer: asked of the user if it must be answered, else sent as the form has it. */
  #leave(control: FormControl, unknown: AnswerDecision & { readonly kind: "unknown" }): void {
    if (control.field.required) this.#ask(control.field, unknown.reason);
    else if (!isEmptyValue(control.field.value)) {
      this.#record(control, heldBy(control.field, unknown, LEFT));
    }
  }

  #ask(field: FormField, reason: string): void {
    this.#open.push(openQuestion(field, this.#form.title, reason));
  }

  async #settleFile(control: FormControl): Promise<void> {
    const purpose = filePurpose(control);
    if (purpose !== "cv") return this.#attach(control, purpose);
    if (this.#open.length > 0) return;
    if (this.#isCvAttached && !this.#isFurtherCvPlace(control)) return;
    const value = await attachFile(control, this.#input.cv);
    this.#isCvAttached = true;
    this.#record(control, { value, source: "cv", confidence: 1, why: "Your CV" });
  }

  #isFurtherCvPlace(control: FormControl): boolean {
    const { required, value } = control.field;
    return required && isEmptyValue(value) && this.#cvPlaces.includes(keyOf(control));
  }

  /** The file of this very purpose, if the applicant keeps one that the field takes. */
  async #attach(control: FormControl, purpose: Exclude<FilePurpose, "cv">): Promise<void> {
    const { field } = control;
    const file = purpose === "other" ? undefined : this.#input.attachments?.[purpose];
    const isTaken = file !== undefined && takesFile(field.accept, file);
    if (!isTaken) {
      if (field.required && isEmptyValue(field.value)) this.#ask(field, whyNotGiven(purpose, file));
      return;
    }
    if (this.#open.length > 0) return;
    const value = await attachFile(control, file);
    const why = `${ATTACHED[purpose]}, sha256 ${file.sha256}`;
    this.#record(control, { value, source: "profile", confidence: 1, why });
  }

  async #write(control: FormControl, answer: Answer, isSecondTry: boolean): Promise<void> {
    const isShown = control.isDialList === true && showsValue(control, answer.value);
    if (isShown) return this.#record(control, answer);
    const choose = (options: readonly string[]): string | undefined => {
      const field = { ...control.field, options: [...options] };
      const decision = this.#input.answer(field, this.#page);
      return decision.kind === "answer" && typeof decision.answer.value === "string"
        ? decision.answer.value
        : undefined;
    };
    const { onGuess } = this.#form;
    const outcome = await writeControl(control, answer.value, { isSecondTry, choose, onGuess });
    const expected = outcome.kind === "written" ? outcome.expected : answer.value;
    this.#record(control, { ...answer, value: expected });
    if (showsValue(control, expected)) return;
    const refusal =
      outcome.kind === "refused" && outcome.offered !== undefined
        ? { message: outcome.message, offered: outcome.offered }
        : undefined;
    this.#pending.push({ control, answer, expected, isSecondTry, refusal });
  }

  #record(control: FormControl, answer: Answer): void {
    const { question, kind, required, options, value } = control.field;
    const isReplaced = !isEmptyValue(value) && !isSameValue(kind, value, answer.value);
    const key = keyOf(control);
    const isDialList = control.isDialList === true;
    const earlier = isDialList ? this.#dialCodes.get(key) : this.#given.get(key)?.answer;
    const replaced = earlier?.replaced ?? (isReplaced ? String(value) : undefined);
    const given: GivenAnswer = {
      step: this.#form.title,
      question,
      kind,
      required,
      options,
      ...answer,
      ...(replaced === undefined ? {} : { replaced }),
    };
    if (isDialList) this.#dialCodes.set(key, given);
    else this.#given.set(key, { control, answer: given });
  }

  /** Compares what was written with what the page shows now; writes a lost value once more. Answers why it gave up, if so. */
  async #verify(controls: readonly FormControl[]): Promise<string | undefined> {
    const pending = this.#pending;
    this.#pending = [];
    for (const written of pending) {
      const now = controls.find((control) => keyOf(control) === keyOf(written.control));
      if (now === undefined) {
        // The question is gone, and its answer with it; a renamed one is read as new.
        this.#given.delete(keyOf(written.control));
        continue;
      }
      if (showsValue(now, written.expected)) continue;
      if (!written.isSecondTry) {
        await this.#write(now, written.answer, true);
        continue;
      }
      this.#given.delete(keyOf(now));
      if (written.refusal !== undefined && now.field.required) {
        const { message, offered } = written.refusal;
        this.#ask({ ...now.field, options: [...offered] }, message);
        continue;
      }
      const message = `"${now.field.question}" would not take the value`;
      if (now.field.required || !isEmptyValue(now.field.value)) return message;
      this.#form.onOddity?.({
        what: now.field.question,
        where: `${now.widget} ${now.selector}: it did not keep its answer`,
      });
    }
    return undefined;
  }
}

const ATTACHED = { cover_letter: "Your cover letter", photo: "Your photo", other: "" } as const;
const WANTED = { cover_letter: "a cover letter", photo: "a photo" } as const;

function whyNotGiven(
  purpose: Exclude<FilePurpose, "cv">,
  file: { readonly fileName: string } | undefined,
): string {
  if (purpose === "other") return "This form wants a file that has not been given";
  if (file !== undefined) return `This form takes another kind of file than ${file.fileName}`;
  return `This form wants ${WANTED[purpose]}, and you keep none. Add one beside your CV`;
}

/** Half: nothing that is known says whether what a form holds is right. */
const UNCHECKED = 0.5;

const FIXED = "The form held it already, and it cannot be changed there";
const LEFT = "The form held it already, and nothing that we know says otherwise";

/** What the employer gets as the form had it belongs on the receipt; as sure as what is `known` says the same. */
function heldBy({ value }: FormField, known: AnswerDecision, why: string): Answer {
  const isKnown = known.kind === "answer" && known.answer.source === "prefilled";
  return {
    value,
    source: "prefilled",
    confidence: isKnown ? known.answer.confidence : UNCHECKED,
    why,
  };
}

const isCvPlace = (control: FormControl): boolean =>
  control.widget === "file" && filePurpose(control) === "cv";

/** The words of a place for a file may be others once it has its file; an id of its own, with which its selector ends then, stays. */
function keyOf({ selector, widget, field }: FormControl): string {
  const isKnownById = widget === "file" && selector.endsWith('"]');
  return isKnownById ? selector : `${selector} ${field.question}`;
}
