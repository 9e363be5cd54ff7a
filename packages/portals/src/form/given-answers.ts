import type { GivenAnswer } from "@sendoff/contract/form";
import type { ApplyHooks } from "../portal-driver.ts";
import type { FillOutcome } from "./fill-step.ts";

/** A page may complain about answers once and get them corrected; after that a person must look. */
export const MOST_CORRECTIONS = 1;

/** What a form was given so far, in the order in which it was first asked. */
export class GivenAnswers {
  readonly #answers = new Map<string, GivenAnswer>();

  /**
   * Takes up what came of filling one page, and tells the protocol. Pages may share a title, and a page may ask the same twice: an
   * answer is known by its place. One that is given again stands for the first, and what that replaced is still told.
   */
  keep(page: number, outcome: FillOutcome, hooks: ApplyHooks | undefined): void {
    const asked = new Map<string, number>();
    for (const answer of outcome.answers) {
      const nth = asked.get(answer.question) ?? 0;
      asked.set(answer.question, nth + 1);
      const key = `${page}¦${answer.question}¦${nth}`;
      const replaced = this.#answers.get(key)?.replaced ?? answer.replaced;
      this.#answers.set(key, { ...answer, ...(replaced === undefined ? {} : { replaced }) });
    }
    if (outcome.answers.length > 0) hooks?.onAnswers?.(outcome.answers);
  }

  /** Takes up what a page's own chooser was given. */
  keepChosen(page: number, answer: GivenAnswer): void {
    this.#answers.set(`${page}¦resume chooser`, answer);
  }

  list(): GivenAnswer[] {
    return [...this.#answers.values()];
  }

  /** The same text for the same answers: what was refused once is refused again. */
  fingerprint(): string {
    return JSON.stringify(this.list());
  }
}
