import type { DropReason } from "@sendoff/portals/driver";
import type { KeyCensus, ScriptFinding } from "./key-census.ts";
import { isAlarming, judgeKey } from "./verdict.ts";
import type { JudgedKey } from "./verdict.ts";
import type { Walk } from "./walk.ts";

const DROPS: Readonly<Record<DropReason, string>> = {
  not_easy_apply: "applied to elsewhere",
  unmarked: "not marked as applied to here, and not opened",
  already_applied: "already applied",
  other_workplace: "done in another place than was asked for",
  other_role: "of another role",
  other_place: "in another place",
  not_asked: "shown although nobody searched for it",
  unreadable: "unreadable",
};

/** No check goes there, on any portal. */
const NEVER_SEEN = [
  "What comes after the click that sends: the confirmation, a complaint, the mark of being applied to.",
  "Keys of other occasions that stand above as none: a check, a closed job, the end of a session.",
];

function wordsOf({ state, variants, found, isNeeded }: JudgedKey): string {
  const several = found.length > 1 ? `several: ${found.join(", ")}` : found.join("");
  switch (state) {
    case "found":
      return several;
    case "by_another":
      return isNeeded
        ? `${several}  << the surest, ${variants[0] ?? "its mark"}, is missing`
        : several;
    case "missing":
      return `none${variants.length === 0 ? "" : ` of ${variants.join(", ")}`}  << needed`;
    case "not_met":
      return "none";
  }
}

function linesOf(title: string, keys: readonly JudgedKey[]): string[] {
  const width = Math.max(0, ...keys.map(({ key }) => key.length));
  const lines = keys.map((each) => `  ${each.key.padEnd(width)}  ${wordsOf(each)}`);
  return keys.length === 0 ? [] : ["", title, ...lines];
}

function ofScript({ ways, found }: ScriptFinding): string {
  if (found.length === 0) return `none of ${ways.join(" | ")}`;
  const missing = ways.length - found.length;
  return missing === 0
    ? found.join(" | ")
    : `${found.join(" | ")}  (and none of ${missing} others)`;
}

/** Keys of page scripts have no names of their own: a list of selectors stands for the thing. */
function scriptLines(census: KeyCensus): string[] {
  const findings = census.listScripts();
  const lines = findings.map((each) => `  ${each.script}: ${ofScript(each)}`);
  return findings.length === 0 ? [] : ["", "Keys that the page scripts looked for", ...lines];
}

/** Where a guess held, a page had what we had made up: it may be taken for a fact from now on. */
function guessLines(census: KeyCensus): string[] {
  const held = census.listGuesses().map(({ script, guess }) => `  ${script}: ${guess}`);
  return ["", "Guesses of the page scripts that held", ...(held.length === 0 ? ["  none"] : held)];
}

/** The jobs that the search read, as a key: a list may be there, and its cards drawn otherwise than we know. */
function cardsKey({ cards }: Walk, { dropped }: KeyCensus): JudgedKey {
  const known = cards + dropped.other_role + dropped.other_place + dropped.not_asked;
  const found = known > dropped.unreadable ? [`${known} read`] : [];
  const variants = known > 0 && found.length === 0 ? [`${known + dropped.unreadable} lines`] : [];
  const state = found.length > 0 ? "found" : "missing";
  return {
    key: "search.cards",
    variants,
    found,
    wasMissed: found.length === 0,
    isNeeded: true,
    state,
  };
}

function countsOf(walk: Walk, { dropped }: KeyCensus): string {
  // These are no cards: the others are yielded, too.
  const { unreadable, other_role: role, other_place: place, not_asked: unasked } = dropped;
  const unyielded = unreadable + role + place + unasked;
  const found = `Jobs: ${walk.cards + unyielded} found`;
  const counts: Readonly<Record<string, number>> = dropped;
  const left = Object.entries(DROPS).flatMap(([reason, words]) => {
    const count = counts[reason] ?? 0;
    return count === 0 ? [] : [`${count} ${words}`];
  });
  return [found, ...left].join(", ");
}

/** The report as lines, and whether all is well. */
export function reportOf(walk: Walk, census: KeyCensus): { lines: string[]; isWell: boolean } {
  const keys = [cardsKey(walk, census), ...census.list().map(judgeKey)];
  const needed = keys.filter((each) => each.isNeeded);
  const others = keys.filter((each) => !each.isNeeded);
  const alarming = needed.filter(isAlarming);
  const odd = census.oddities.map(({ what, where }) => `  ${what || "?"}: ${where}`);
  const isWell = alarming.length === 0 && walk.isComplete;
  const lines = [
    ...linesOf("Keys that the way needs", needed),
    ...linesOf("Keys of other occasions", others),
    ...scriptLines(census),
    ...guessLines(census),
    ...(odd.length === 0 ? [] : ["", "Could not be read in the form", ...odd]),
    "",
    countsOf(walk, census),
    ...(walk.formPages.length === 0
      ? []
      : [`Form: ${walk.formPages.join(" > ")}; ${walk.answers} answers`]),
    ...(walk.questions.length === 0
      ? []
      : ["Questions on it:", ...walk.questions.map((each) => `  ${each}`)]),
    walk.end,
    "",
    "Not looked at",
    ...[...walk.unseen, ...NEVER_SEEN].map((each) => `  ${each}`),
    "",
    alarming.length === 0
      ? `All ${needed.length} needed keys were found by their surest variant.`
      : `${alarming.length} of ${needed.length} needed keys: ${alarming.map(({ key, state }) => `${key} (${state === "missing" ? "missing" : "by another variant"})`).join(", ")}`,
    isWell ? "Well: nothing was sent." : "Not well: nothing was sent.",
  ];
  return { lines, isWell };
}
