import type { FormControl } from "../form/control.ts";
import { offeredBy } from "../form/pick-from-list.ts";
import type { PortalSession } from "../portal-driver.ts";
import { untilAborted } from "../session-waits.ts";

/**
 * The choices of lists that are drawn only when they are opened and that the page says nothing of elsewhere. Each list is opened
 * once; one that shows nothing is one that wants to be typed into.
 */
export class ListOptions {
  readonly #session: PortalSession;
  readonly #known = new Map<string, readonly string[]>();

  constructor(session: PortalSession) {
    this.#session = session;
  }

  async fill(controls: readonly FormControl[]): Promise<FormControl[]> {
    const filled: FormControl[] = [];
    for (const control of controls) filled.push(await this.#withOptions(control));
    return filled;
  }

  async #withOptions(control: FormControl): Promise<FormControl> {
    const { field, widget, selector } = control;
    const isShut = widget === "picker" && field.kind === "select" && field.options.length === 0;
    if (!isShut) return control;
    const key = `${selector} ${field.question}`;
    const onGuess = (guess: string) => this.#session.onGuess?.("common", guess);
    const known =
      this.#known.get(key) ?? (await untilAborted(this.#session, offeredBy(control, onGuess)));
    this.#known.set(key, known);
    if (known.length === 0) return { ...control, field: { ...field, kind: "typeahead" } };
    return { ...control, field: { ...field, options: [...known] } };
  }
}
