/** An invented person on their first day here. What they do and look for comes from a judged set (packages/domain, unseen). */
export interface Newcomer {
  /** "m1/arjun-backend-in": the set and the person there whose postings were judged. */
  readonly judged: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly country: string;
  readonly timeZone: string;
  /** As the CV has it. */
  readonly phone: string;
  /** The latest first: "title|employer|first month|last month", without the last while it runs. */
  readonly jobs: readonly string[];
  /** "degree|school|first month|last month". */
  readonly school: string;
  /** "language: level". */
  readonly languages: readonly string[];
  readonly notice: string;
  readonly pay: { readonly now: number; readonly wanted: number; readonly currency: string };
}

type NewcomerFacts = Omit<Newcomer, "country" | "timeZone" | "pay"> & {
  readonly pay: readonly [number, number];
};

/** People of one country, who share its time zone and currency. */
export function peopleOf(
  country: string,
  timeZone: string,
  currency: string,
  people: readonly NewcomerFacts[],
): Newcomer[] {
  return people.map(({ pay: [now, wanted], ...rest }) => ({
    ...rest,
    country,
    timeZone,
    pay: { now, wanted, currency },
  }));
}
