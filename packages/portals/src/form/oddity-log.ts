import type { Oddity, PortalSession } from "../portal-driver.ts";
import { REQUIRED_MARK } from "./required-mark.ts";

/** More than this of one form say no more than the first ones: the page is another than we know. */
const MOST_KEPT = 50;

/** What of one application's form could not be read: each thing once, although a form is read again and again. */
export class OddityLog {
  readonly #session: Pick<PortalSession, "onOddity">;
  readonly #kept = new Map<string, Oddity>();
  readonly #required = new Set<string>();

  constructor(session: Pick<PortalSession, "onOddity">) {
    this.#session = session;
  }

  /** Keeps it and tells the session, unless it is known already. */
  readonly note = (oddity: Oddity): void => {
    const key = `${oddity.what}¦${oddity.where}`;
    if (this.#kept.has(key)) return;
    // One that has to be answered and cannot be read keeps its form from being sent, however late it comes.
    const isRequired = REQUIRED_MARK.test(oddity.what.trim());
    const others = this.#kept.size - this.#required.size;
    if ((isRequired ? this.#required.size : others) >= MOST_KEPT) return;
    if (isRequired) this.#required.add(key);
    this.#kept.set(key, oddity);
    this.#session.onOddity?.(oddity);
  };

  list(): readonly Oddity[] {
    return [...this.#kept.values()];
  }
}
