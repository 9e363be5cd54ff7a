import type { FormControl } from "../form/control.ts";
import type { OddityLog } from "../form/oddity-log.ts";
import { offeredBy, OPENING_TIMEOUT_MS } from "../form/pick-from-list.ts";
import { isEmptyValue } from "../form/same-value.ts";
import type { PortalSession } from "../portal-driver.ts";
import { actionTime, absenceTimeout, untilAborted } from "../session-waits.ts";

/** A form is read many times: a list that has stayed empty so often is not opened once more for each. */
const MOST_OPENINGS = 3;

/**
 * The choices of lists that are drawn only when they are opened and that the page says nothing of elsewhere. A list that shows
 * something is opened once. One that shows nothing, as on a page that is busy, is opened again; until it shows something it counts as
 * one that wants to be typed into.
 */
export class ListOptions {
  readonly #session: PortalSession;
  readonly #known = new Map<string, readonly string[]>();
  /** Those that have shown nothing yet, as they were read last. */
  readonly #empty = new Map<string, { openings: number; control: FormControl }>();

  constructor(session: PortalSession) {
    this.#session = session;
  }

  async fill(controls: readonly FormControl[]): Promise<FormControl[]> {
    const filled: FormControl[] = [];
    for (const control of controls) filled.push(await this.#withOptions(control));
    return filled;
  }

  /** Notes each list that showed nothing and has no answer. */
  tellEmpty(oddities: Pick<OddityLog, "note">): void {
    for (const { control } of this.#empty.values()) {
      const { field, widget, selector } = control;
      if (!isEmptyValue(field.value)) continue;
      const where = `${widget} ${selector}: its list showed nothing when it was opened`;
      oddities.note({ what: field.question, where });
    }
  }

  async #withOptions(control: FormControl): Promise<FormControl> {
    const { field, widget, selector } = control;
    const isShut = widget === "picker" && field.kind === "select" && field.options.length === 0;
    if (!isShut) return control;
    const key = `${selector} ${field.question}`;
    const options = this.#known.get(key) ?? (await this.#open(key, control));
    if (options.length === 0) return { ...control, field: { ...field, kind: "typeahead" } };
    return { ...control, field: { ...field, options: [...options] } };
  }

  async #open(key: string, control: FormControl): Promise<readonly string[]> {
    const { openings: before = 0 } = this.#empty.get(key) ?? {};
    const isDone = before > 0 && !isEmptyValue(control.field.value);
    let openings = before;
    let options: readonly string[] = [];
    if (before === 0) {
      options = await this.#offered(control, absenceTimeout(this.#session, OPENING_TIMEOUT_MS));
      openings += 1;
    }
    if (options.length === 0 && openings < MOST_OPENINGS && !isDone) {
      options = await this.#offered(control, actionTime(this.#session, OPENING_TIMEOUT_MS));
      openings += 1;
    }
    if (options.length === 0) this.#empty.set(key, { openings, control });
    else {
      this.#known.set(key, options);
      this.#empty.delete(key);
    }
    return options;
  }

  #offered(control: FormControl, timeoutMs: number): Promise<readonly string[]> {
    const onGuess = (guess: string) => this.#session.onGuess?.("common", guess);
    return untilAborted(this.#session, offeredBy(control, timeoutMs, onGuess));
  }
}
