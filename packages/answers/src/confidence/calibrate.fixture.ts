import { CONCLUSIONS, type Conclusion } from "./conclusion.ts";

/** Of so many answers given, so many were right. */
export interface Counts {
  right: number;
  given: number;
}
export type CountsByKind = Partial<Record<Conclusion, Counts>>;

/** What a set showed when it was run for the first time, before anything was mended after it. */
export interface FirstRun {
  set: string;
  /** The commit whose engine was run: one that had not seen the set. */
  engine: string;
  counts: CountsByKind;
}

const NONE: Counts = { right: 0, given: 0 };

/** Counts the answers given by their kind, and the right ones among them; what was left unknown is none. */
export function countByKind(
  judged: readonly { conclusion: Conclusion | undefined; verdict: string }[],
): CountsByKind {
  const counts: CountsByKind = {};
  for (const { conclusion, verdict } of judged) {
    if (conclusion === undefined) continue;
    const { right, given } = counts[conclusion] ?? NONE;
    counts[conclusion] = { right: right + (verdict === "right" ? 1 : 0), given: given + 1 };
  }
  return counts;
}

/** The counts of one kind, or of several, in all these runs. */
export function countsOf(runs: readonly CountsByKind[], ...kinds: readonly Conclusion[]): Counts {
  const all = runs.flatMap((counts) => kinds.map((kind) => counts[kind] ?? NONE));
  return {
    right: all.reduce((sum, { right }) => sum + right, 0),
    given: all.reduce((sum, { given }) => sum + given, 0),
  };
}

/** Laplace's rule of succession, rounded down to a hundredth: with few answers counted, little is claimed. */
export const laplace = ({ right, given }: Counts): number =>
  Math.floor(((right + 1) / (given + 2)) * 100) / 100;

/**
 * How sure a kind of conclusion is after these runs, 0 to 1. The same words are a stricter match than other words: where the few
 * answers counted say less of the stricter kind, the two are counted together (isotonic regression: pooled adjacent violators).
 */
export function confidenceOf(kind: Conclusion, runs: readonly CountsByKind[]): number {
  const alone = laplace(countsOf(runs, kind));
  if (kind !== "same_words" && kind !== "other_words") return alone;
  const isOutOfOrder =
    laplace(countsOf(runs, "same_words")) < laplace(countsOf(runs, "other_words"));
  return isOutOfOrder ? laplace(countsOf(runs, "same_words", "other_words")) : alone;
}

/** What these runs show of a kind; a stricter kind with few answers may be counted with the looser one. */
export function shownBy(kind: Conclusion, runs: readonly CountsByKind[]): number {
  const { right, given } = countsOf(runs, kind);
  return kind === "same_words" ? confidenceOf(kind, runs) : right / given;
}

/** `table.ts` as it is to be after these first runs. */
export function tableText(firstRuns: readonly FirstRun[]): string {
  const runs = firstRuns.map(({ counts }) => counts);
  const lines = CONCLUSIONS.map((kind) => {
    const { right, given } = countsOf(runs, kind);
    return `  ${kind}: { right: ${right}, given: ${given}, confidence: ${confidenceOf(kind, runs)} },`;
  });
  return `import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by \`npm run answers:first-run\`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
${lines.join("\n")}
};
`;
}

/** Reads "q1 d3d9f822: profile 25/26, policy 9/9": a set, the engine's commit, and by kind how many were right of those given. */
export function runsOf(lines: string): FirstRun[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const [, set = "", engine = "", list = ""] = /^(q\d+) ([0-9a-f]+): (.+)$/.exec(line) ?? [];
      if (set === "") throw new Error(`Not the line of a first run: ${line}`);
      const counts: CountsByKind = {};
      for (const entry of list.split(", ")) {
        const [, name = "", right = "", given = ""] = /^(\w+) (\d+)\/(\d+)$/.exec(entry) ?? [];
        const kind = CONCLUSIONS.find((each) => each === name);
        if (kind === undefined) throw new Error(`Not a kind of conclusion: ${entry}`);
        counts[kind] = { right: Number(right), given: Number(given) };
      }
      return { set, engine, counts };
    });
}

/** `first-runs.fixture.ts` with these runs. */
export function firstRunsText(runs: readonly FirstRun[]): string {
  const lines = runs.map(({ set, engine, counts }) => {
    const list = CONCLUSIONS.flatMap((kind) => {
      const { right, given } = counts[kind] ?? NONE;
      return given === 0 ? [] : [`${kind} ${right}/${given}`];
    });
    return `${set} ${engine}: ${list.join(", ")}`;
  });
  return `import { type FirstRun, runsOf } from "../confidence/calibrate.fixture.ts";

/**
 * What each unseen set showed at its first run, by kind of conclusion, right of given, with the commit of the engine that was run;
 * never run anew. Expectations that were corrected since are counted as corrected. Written by \`npm run answers:first-run\`.
 */
export const FIRST_RUNS: readonly FirstRun[] = runsOf(\`
${lines.join("\n")}
\`);
`;
}
