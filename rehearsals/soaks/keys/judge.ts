import { isDeepStrictEqual } from "node:util";
import type { FlowResult, Report } from "./flows.ts";

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

/** Outcomes that name what was not understood: a thing of the page, or a question. */
const NAMING = new Set(["page_changed", "needs_answer"]);

/** Outcomes that say where it ended, or that it is not known what came of it, and name no key: nobody is told what is not so. */
const STOPPING = new Set(["stuck", "unconfirmed", "not_clicked", "cannot_tell"]);

/** Outcomes that say that nothing was sent. */
const UNSENT = new Set(["page_changed", "needs_answer", "stuck", "not_clicked", "rejected"]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isEnd = (value: unknown): value is End =>
  isRecord(value) && typeof value["kind"] === "string" && typeof value["about"] === "string";

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

/** Something that was there before, and is not now or is otherwise. */
interface Loss {
  /** What a report has to name for it to be no silent one: names of things after their page, or a question in all its words. */
  readonly names: readonly string[];
  readonly text: string;
}

const became = (names: readonly string[], what: string, was: unknown, is: unknown): Loss => ({
  names,
  text: `${what}: ${asText(was)} became ${asText(is)}`,
});

/** How the pages' own things are named, where otherwise than the parts that they fill. */
const THINGS: Readonly<Record<string, string>> = { location: "place", isEasyApply: "marks" };

/** A page that is read instead of a feed says less of each job. */
const LESS_OF_CARDS = "list.feed";

const namesOfCard = (part: string): string[] => {
  const thing = THINGS[part] ?? part;
  return [`search.${thing}`, `list.${thing}`, LESS_OF_CARDS];
};

/** Why jobs are not in a list: what leads to its other pages, and the place, without which they fall out of a search by it. */
const NAMES_OF_CARDS = ["place", "next", "more", "lastPage"].flatMap((thing) => [
  `search.${thing}`,
  `list.${thing}`,
]);

/** Told in the list and again on the job's own page, which is read before anybody applies. */
const REPEATED_LATER: Readonly<Record<string, readonly unknown[]>> = {
  isEasyApply: [true],
  isApplied: [false],
};

function lostOfCards(before: unknown[], after: unknown[], unreadable: number): Loss[] {
  const lost: Loss[] = [];
  const byId = new Map(after.filter(isRecord).map((card) => [card["portalJobId"], card]));
  const cards = before.filter(isRecord);
  const gone = cards.filter((card) => !byId.has(card["portalJobId"]));
  if (gone.length > unreadable) {
    const text = `cards: ${gone.length - unreadable} of ${cards.length}`;
    lost.push({ names: NAMES_OF_CARDS, text });
  }
  for (const card of cards) {
    const now = byId.get(card["portalJobId"]);
    if (now === undefined) continue;
    for (const [name, value] of Object.entries(card)) {
      if (isSameWords(value, now[name]) || REPEATED_LATER[name]?.includes(now[name]) === true)
        continue;
      lost.push(became(namesOfCard(name), `card.${name}`, value, now[name]));
    }
  }
  const known = new Set(cards.map((card) => card["portalJobId"]));
  const strange = after.filter(isRecord).filter((card) => !known.has(card["portalJobId"]));
  if (strange.length > 0) lost.push({ names: [], text: `cards that are none: ${strange.length}` });
  return lost;
}

/** The answers that are told as given. By which words one is named is no matter: what arrived has its own record. */
function lostOfAnswers(before: Record<string, unknown>, after: Record<string, unknown>): Loss[] {
  const left = new Map(Object.entries(after));
  const lost: [string, unknown][] = [];
  for (const [question, value] of Object.entries(before)) {
    const same = [question, ...left.keys()].find(
      (each) => left.has(each) && isSameGiven(value, left.get(each)),
    );
    if (same === undefined) lost.push([question, value]);
    else left.delete(same);
  }
  const changed = lost.map(([question, value]) => {
    const now = left.get(question);
    left.delete(question);
    return became([question], `answers, ${question}`, value, now);
  });
  const strange = [...left].map(([question, value]) =>
    became([question], `answers, ${question}`, undefined, value),
  );
  return [...changed, ...strange];
}

/** What the employer got: each answer by its question, the files and the ticks by themselves. */
function lostOfReceived(before: unknown[], after: unknown[]): Loss[] {
  if (before.length !== after.length) return [became([], "received", before, after)];
  return before.flatMap((value, nth) => {
    const [was, is] = [value, after[nth]];
    if (!isRecord(was) || !isRecord(is)) return [];
    const rest = Object.entries(was).filter(
      ([name, each]) => name !== "answers" && !isSameGiven(each, is[name]),
    );
    const parts = rest.map(([name, each]) =>
      became(name === "cv" ? ["CV"] : [], `received.${name}`, each, is[name]),
    );
    const [given, now] = [was["answers"], is["answers"]].map((each) =>
      isRecord(each) ? each : {},
    );
    const questions = new Set([...Object.keys(given ?? {}), ...Object.keys(now ?? {})]);
    const answers = [...questions]
      .filter((question) => !isSameGiven(given?.[question], now?.[question]))
      .map((question) =>
        became([question], `received, ${question}`, given?.[question], now?.[question]),
      );
    return [...parts, ...answers];
  });
}

function lostOf(before: FlowResult, after: FlowResult): Loss[] {
  return Object.entries(before.facts).flatMap(([name, value]): Loss[] => {
    const now = after.facts[name];
    if (name === "end" || isSameGiven(value, now)) return [];
    if (Array.isArray(value) && Array.isArray(now)) {
      if (name === "cards") return lostOfCards(value, now, after.unreadable - before.unreadable);
      if (name === "received") return lostOfReceived(value, now);
    }
    // A kind of job, or what the portal says of an application: told as an end is.
    if (isEnd(value) && isEnd(now)) {
      const isReported = value.kind === now.kind || judgeKind(now) !== undefined;
      return isReported ? [] : [became([], name, value.kind, `${now.kind} ${now.about}`.trim())];
    }
    if (isRecord(value) && isRecord(now)) {
      if (name === "answers") return lostOfAnswers(value, now);
      if (name === "job") {
        // A posting's texts are read: they may have more around them.
        return Object.entries(value)
          .filter(([part, each]) => !isSameWords(each, now[part]))
          .map(([part, each]) =>
            became([`job.${THINGS[part] ?? part}`], `job.${part}`, each, now[part]),
          );
      }
    }
    return [became(name === "cvAttached" ? ["CV"] : [], name, value, now)];
  });
}

/** What an outcome tells by its kind; undefined where it says nothing of a page that was not understood. */
function judgeKind({ kind, about }: End): Judgement | undefined {
  const why = `${kind} ${about}`.trim();
  if (STOPPING.has(kind)) return { verdict: "stopped", why };
  return NAMING.has(kind) && about !== "" ? { verdict: "reported", why } : undefined;
}

function judgeEnd(before: FlowResult, after: FlowResult): Judgement | undefined {
  const [was, is] = [before.facts["end"], after.facts["end"]];
  if (!isEnd(was) || !isEnd(is) || was.kind === is.kind) return undefined;
  const why = `${is.kind} ${is.about}`.trim();
  const received = after.facts["received"];
  // What was sent and is told as unknown is looked up later; what was sent must not be told as unsent.
  if (UNSENT.has(is.kind) && Array.isArray(received) && received.length > 0)
    return { verdict: "silent", why: `sent, and told as ${why}` };
  const byKind = judgeKind(is);
  const reports = newReports(before, after);
  // It says where it ended, and what was looked for there in vain.
  if (byKind?.verdict === "stopped" && reports.length > 0)
    return { verdict: "reported", why: `${why}, ${asList(reports)}` };
  if (byKind !== undefined) return byKind;
  // In the page's own words; a claim that nothing was sent has to be true.
  const isRefused = is.kind === "rejected" && is.about !== "" && Array.isArray(received);
  if (isRefused) return { verdict: "reported", why };
  return { verdict: "silent", why: `${was.kind} became ${why}` };
}

/** Where ways lead that are gone to their end. */
const ENDS = new Set(["confirmed", "signed_in", "refused", "exhausted", "open"]);

/** Whether a way led where it should. One without an end of its own tells several things. */
export function hasEnded({ facts }: FlowResult): boolean {
  const end = facts["end"];
  return !isEnd(end) || ENDS.has(end.kind);
}

/** What is told now and was not when nothing had another name. */
function newReports(before: FlowResult, after: FlowResult): Report[] {
  const known = new Set(before.reported.map(({ name }) => name));
  return after.reported.filter(({ name }) => !known.has(name));
}

const asList = (reports: readonly Report[]): string =>
  reports.map(({ name, where }) => `${name} ${where}`.trim()).join(", ");

/** Ends of the ways' parts that are others now, such as the kind of a job; none of them is a loss. */
function otherEnds(before: FlowResult, after: FlowResult): Judgement[] {
  return Object.entries(after.facts).flatMap(([name, now]) => {
    const was = before.facts[name];
    const isOther = name !== "end" && isEnd(was) && isEnd(now) && was.kind !== now.kind;
    const byKind = isOther ? judgeKind(now) : undefined;
    return byKind === undefined ? [] : [{ ...byKind, why: `${name} ${byKind.why}` }];
  });
}

/** Holds a flow over pages with a renamed key against the same flow over the pages as they are. */
export function judge(before: FlowResult, after: FlowResult): Judgement {
  const byEnd = judgeEnd(before, after);
  if (byEnd !== undefined) return byEnd;
  const reports = newReports(before, after);
  const isReported = ({ names }: Loss): boolean => reports.some(({ name }) => names.includes(name));
  const lost = lostOf(before, after);
  const unheard = lost.filter((each) => !isReported(each));
  if (unheard.length > 0)
    return { verdict: "silent", why: unheard.map(({ text }) => text).join("; ") };
  const ends = otherEnds(before, after);
  const why = [...ends.map((end) => end.why), asList(reports)].filter(Boolean).join(", ");
  if (ends.some(({ verdict }) => verdict === "stopped")) return { verdict: "stopped", why };
  return why === "" ? { verdict: "survived", why: "" } : { verdict: "reported", why };
}
