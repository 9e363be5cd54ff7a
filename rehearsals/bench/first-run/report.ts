import type { FirstDay } from "./first-run.ts";
import { MIX } from "./jobs.ts";

/** The goals, all for one newcomer on one portal; clicks and fields beyond sign-in codes and portal passwords. */
const GOALS = { leastSent: 8, mostClicks: 8, mostTyped: 6 } as const;

const MOST_QUESTIONS_SHOWN = 15;

/** The table by newcomer and portal, the reasons, and each goal with how often it was met. */
export function describeFirstDays(days: readonly FirstDay[]): string[] {
  return [
    "newcomer                        clicks typed  portal     sent asked other  near irrelevant  ended",
    ...days.flatMap(describeDay),
    "",
    ...describeReasons(days),
    ...judgeGoals(days).map(
      ({ text, met, of }) => `${met === of ? "goal met" : "GOAL MISSED"}: ${text}: ${met} of ${of}`,
    ),
  ];
}

function describeDay({ newcomer, setUp, runs }: FirstDay): string[] {
  const who = `${newcomer.judged} (${newcomer.country})`.slice(0, 31).padEnd(31);
  const lines = runs.map((run, index) => {
    const other = MIX.matching - run.sent - run.asked;
    const start =
      index === 0
        ? `${who} ${pad(setUp.clicks, 6)} ${pad(setUp.typed, 5)}`
        : " ".repeat(who.length + 13);
    const isMet = run.sent >= GOALS.leastSent && run.irrelevantSent === 0;
    return `${start}  ${run.portal.padEnd(9)} ${pad(run.sent, 5)} ${pad(run.asked, 5)} ${pad(other, 5)} ${pad(run.nearSent, 5)} ${pad(run.irrelevantSent, 10)}  ${run.endReason}${isMet ? "" : ", goal missed"}`;
  });
  return [...lines, ...setUp.notes.map((note) => `    set-up: ${note}`)];
}

const pad = (value: number, width: number): string => String(value).padStart(width);

/** What kept matching jobs from being sent, the most frequent first. */
function describeReasons(days: readonly FirstDay[]): string[] {
  const { topics, questions, ends } = countReasons(days);
  return [
    "What stopped matching jobs: topics of questions (a job may have several)",
    ...rows(topics),
    "The same by question",
    ...rows(questions).slice(0, MOST_QUESTIONS_SHOWN),
    "How matching jobs ended",
    ...rows(ends),
    "",
  ];
}

const rows = (counts: Readonly<Record<string, number>>): string[] =>
  Object.entries(counts).map(([what, count]) => `  ${pad(count, 5)}  ${what}`);

/** Counts over all newcomers and portals, of matching jobs only, the most frequent first. */
export function countReasons(days: readonly FirstDay[]) {
  const matching = days
    .flatMap(({ runs }) => runs.flatMap(({ jobs }) => jobs))
    .filter(({ fit }) => fit === "matching");
  const asked = matching.flatMap((job) => job.asked);
  return {
    topics: countEach(asked.map(({ topic }) => topic)),
    questions: countEach(asked.map(({ question, why }) => `${question} (${why})`)),
    ends: countEach(matching.map(({ end }) => end)),
  };
}

function countEach(words: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries([...counts].toSorted(([, a], [, b]) => b - a));
}

/** Each goal with how many newcomers, or first runs, met it. */
export function judgeGoals(days: readonly FirstDay[]) {
  const runs = days.flatMap((day) => day.runs);
  const judge = <T>(text: string, all: readonly T[], isMet: (one: T) => boolean) => ({
    text,
    met: all.filter(isMet).length,
    of: all.length,
  });
  return [
    judge(
      `at least ${GOALS.leastSent} of ${MIX.matching} matching jobs sent in the first run`,
      runs,
      ({ sent }) => sent >= GOALS.leastSent,
    ),
    judge("no irrelevant job sent", runs, ({ irrelevantSent }) => irrelevantSent === 0),
    judge(
      `at most ${GOALS.mostClicks} clicks in the set-up`,
      days,
      ({ setUp }) => setUp.clicks <= GOALS.mostClicks,
    ),
    judge(
      `at most ${GOALS.mostTyped} fields typed in the set-up`,
      days,
      ({ setUp }) => setUp.typed <= GOALS.mostTyped,
    ),
  ];
}
