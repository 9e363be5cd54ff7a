import type { PageLook, PortalSession } from "../portal-driver.ts";

/** Counts, for every variant that a driver ever looked for, how often it was on the page; also where a surer one was used. */
export class Census {
  /** By thing ("job.easyApply"), each variant in its order with its count. */
  readonly #things = new Map<string, Map<string, number>>();

  #isWhole = true;

  /** Whether every test that fills it came to its end; what one that failed did not go over is missing here. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** A test that fills it has failed. */
  breakOff(): void {
    this.#isWhole = false;
  }

  /** The same session, counted. */
  listen(session: PortalSession): PortalSession {
    return { ...session, isCensus: true, onLook: (look) => this.#note(look) };
  }

  /** Variants that were on no page of the walk, as "job.easyApply: class". */
  dead(): string[] {
    return this.#lines((count) => count === 0, true);
  }

  /** Things whose first and surest variant was on no page. */
  withoutFirst(): string[] {
    return [...this.#things].flatMap(([thing, variants]) => {
      const [first] = variants;
      return first?.[1] === 0 ? [`${thing}: ${first[0]}`] : [];
    });
  }

  /** Every variant with its count. */
  report(): string[] {
    return this.#lines(() => true, false);
  }

  #lines(isWanted: (count: number) => boolean, isBare: boolean): string[] {
    return [...this.#things]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([thing, variants]) =>
        [...variants]
          .filter(([, count]) => isWanted(count))
          .map(([variant, count]) => `${thing}: ${variant}${isBare ? "" : ` ${count}`}`),
      );
  }

  #note({ page, things, found }: PageLook): void {
    for (const [name, declared] of Object.entries(things)) {
      const thing = `${page}.${name}`;
      const variants = this.#things.get(thing) ?? new Map<string, number>();
      this.#things.set(thing, variants);
      const matches = found[name]?.matches ?? [];
      for (const { id } of declared) {
        variants.set(id, (variants.get(id) ?? 0) + (matches.includes(id) ? 1 : 0));
      }
    }
  }
}
