import { isDeepStrictEqual } from "node:util";
import type { FlowResult } from "./flows.ts";

/** What became of a flow once a key had another name. */
export interface Judgement {
  readonly verdict: "survived" | "reported" | "stopped" | "silent";
  /** What was reported, or what was lost without a word. */
  readonly why: string;
}

interface End {
  readonly kind: string;
  readonly about: string;
}

/** Outcomes that say that the page was not understood, or that it is not known what came of it: nobody is told what is not so. */
const NAMING = new Set(["page_changed", "stuck", "needs_answer", "unconfirmed", "not_clicked"]);

/** Those of them that say where it ended, and name no key. */
const STOPPING = new Set(["stuck", "unconfirmed", "not_clicked"]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isEnd = (value: unknown): value is End =>
  isRecord(value) && typeof value["kind"] === "string";

const asText = (value: unknown): string => JSON.stringify(value) ?? "nothing";

/** With days the year first, which nobody reads otherwise: what a box gets that does not say how it wants a day. */
function withDays(value: unknown): unknown {
  const text = asText(value).replaceAll(/(?<=")(\d\d)\/(\d\d)\/(\d{4})(?=")/g, "$3-$1-$2");
  return value === undefined ? undefined : JSON.parse(text);
}

const isSameGiven = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(withDays(one), withDays(other));

/** A reading may lose a mark at its edge, no more. */
const PART_LEAST = 0.9;

/** Whether a text is there still: another variant of a thing may hold its neighbour, too, and hardly less than it. */
function isSameWords(before: unknown, after: unknown): boolean {
  if (typeof before !== "string" || typeof after !== "string")
    return isDeepStrictEqual(before, after);
  const [was = "", is = ""] = [before, after].map((text) => text.replaceAll(/\s+/g, " ").trim());
  if (was === is) return true;
  if (was !== "" && is.includes(was)) return true;
  return is !== "" && was.includes(is) && is.length >= PART_LEAST * was.length;
}

/** Told in the list and again on the job's own page, which is read before anybody applies. */
const REPEATED_LATER: Readonly<Record<string, readonly unknown[]>> = {
  isEasyApply: [true],
  isApplied: [false],
};

function lostOfCards(before: unknown[], after: unknown[], unreadable: number): string[] {
  const lost: string[] = [];
  const byId = new Map(after.filter(isRecord).map((card) => [card["portalJobId"], card]));
  const cards = before.filter(isRecord);
  const gone = cards.filter((card) => !byId.has(card["portalJobId"]));
  if (gone.length > unreadable) lost.push(`cards: ${gone.length - unreadable} of ${cards.length}`);
  for (const card of cards) {
    const now = byId.get(card["portalJobId"]);
    if (now === undefined) continue;
    for (const [name, value] of Object.entries(card)) {
      if (isSameWords(value, now[name]) || REPEATED_LATER[name]?.includes(now[name]) === true)
        continue;
      lost.push(`card.${name}: ${asText(value)} became ${asText(now[name])}`);
    }
  }
  const known = new Set(cards.map((card) => card["portalJobId"]));
  const strange = after.filter(isRecord).filter((card) => !known.has(card["portalJobId"]));
  if (strange.length > 0) lost.push(`cards that are none: ${strange.length}`);
  return lost;
}

function lostOf(before: FlowResult, after: FlowResult): string[] {
  return Object.entries(before.facts).flatMap(([name, value]) => {
    const now = after.facts[name];
    if (name === "end" || isSameGiven(value, now)) return [];
    if (name === "cards" && Array.isArray(value) && Array.isArray(now)) {
      return lostOfCards(value, now, after.unreadable - before.unreadable);
    }
    // A kind of job, as the driver says it: one that it cannot tell is named as an outcome is.
    if (
      typeof value === "string" &&
      typeof now === "string" &&
      (NAMING.has(now) || now === "cannot_tell")
    )
      return [];
    if (!isRecord(value) || !isRecord(now))
      return [`${name}: ${asText(value)} became ${asText(now)}`];
    // By which words an answer is named is no matter: what arrived has its own record.
    if (name === "answers") {
      const [was, is] = [value, now].map(withDays).map((each) =>
        Object.values(isRecord(each) ? each : {})
          .map(asText)
          .toSorted(),
      );
      return isDeepStrictEqual(was, is) ? [] : [`answers: ${asText(value)} became ${asText(now)}`];
    }
    // A posting's texts are read, an answer is given: only the former may have more around them.
    const isSame = name === "job" ? isSameWords : isSameGiven;
    return Object.entries(value)
      .filter(([part, each]) => !isSame(each, now[part]))
      .map(([part, each]) => `${name}.${part}: ${asText(each)} became ${asText(now[part])}`);
  });
}

/** Parts of a card that the pages' own things are named otherwise for; cards without a place fall out of a search by place. */
const REPORTED_AS: Readonly<Record<string, string>> = {
  location: "place",
  isEasyApply: "marks",
  cards: "place",
};
/** A page that is read instead of a feed says less of each job. */
const LESS_OF_CARDS = "list.feed";

/** Whether something that was told is about what was lost: `search.company` is about `card.company`, and "Photo" about itself. */
function isReported(lost: string, reported: readonly string[]): boolean {
  const [place = ""] = lost.split(": ");
  const part = place.split(".").at(-1) ?? place;
  const name = REPORTED_AS[part] ?? part;
  if (place.startsWith("card.") && reported.includes(LESS_OF_CARDS)) return true;
  return reported.some((each) => each.endsWith(`.${name}`) || each.includes(part));
}

function judgeEnd(before: FlowResult, after: FlowResult): Judgement | undefined {
  const [was, is] = [before.facts["end"], after.facts["end"]];
  if (!isEnd(was) || !isEnd(is) || was.kind === is.kind) return undefined;
  // What was sent and is told as unknown is looked up later; what was not sent must not be told as sent.
  const received = after.facts["received"];
  // In the page's own words; a claim that nothing was sent has to be true.
  const isRefused =
    is.kind === "rejected" && is.about !== "" && Array.isArray(received) && received.length === 0;
  const why = `${is.kind} ${is.about}`.trim();
  if (STOPPING.has(is.kind)) return { verdict: "stopped", why };
  if (NAMING.has(is.kind) || isRefused) return { verdict: "reported", why };
  return { verdict: "silent", why: `${was.kind} became ${is.kind} ${is.about}`.trim() };
}

/** Where ways lead that are gone to their end. */
const ENDS = new Set(["confirmed", "signed_in", "refused", "exhausted", "open"]);

/** Whether a way led where it should. One without an end of its own tells several things. */
export function hasEnded({ facts }: FlowResult): boolean {
  const end = facts["end"];
  return !isEnd(end) || ENDS.has(end.kind);
}

/** Holds a flow over pages with a renamed key against the same flow over the pages as they are. */
export function judge(before: FlowResult, after: FlowResult): Judgement {
  const byEnd = judgeEnd(before, after);
  if (byEnd !== undefined) return byEnd;
  const lost = lostOf(before, after);
  if (lost.length === 0) {
    const reported = after.reported.filter((each) => !before.reported.includes(each));
    const others = Object.entries(after.facts).filter(
      ([name, value]) => typeof value === "string" && value !== before.facts[name],
    );
    if (others.length > 0)
      return { verdict: "reported", why: others.map((each) => each.join(" ")).join(", ") };
    return reported.length > 0
      ? { verdict: "reported", why: reported.join(", ") }
      : { verdict: "survived", why: "" };
  }
  const unheard = lost.filter((each) => !isReported(each, after.reported));
  return unheard.length === 0
    ? { verdict: "reported", why: after.reported.join(", ") }
    : { verdict: "silent", why: unheard.join("; ") };
}
