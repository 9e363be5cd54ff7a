import type { GivenAnswer } from "@sendoff/contract/form";
import type { ReceivedApplication } from "@sendoff/testkit/sandbox";

/** How often something arrived, and how often of these the product wrote it rather than found it written. */
export interface Written {
  arrived: number;
  written: number;
}
/** By kind of control. */
export type Coverage = Map<string, Written>;

/** Counts what one application brought to its employer, by the employer's record and the receipt's word on who wrote it. */
export function countArrived(
  coverage: Coverage,
  item: ReceivedApplication,
  receipt: readonly Pick<GivenAnswer, "question" | "source">[],
): void {
  const sources = new Map<string, string[]>();
  for (const { question, source } of receipt) {
    const key = fold(question);
    sources.set(key, [...(sources.get(key) ?? []), source]);
  }
  for (const { question, kind, group = 1 } of item.answers) {
    const isWritten = sources.get(fold(question))?.shift() !== "prefilled";
    count(coverage, kind, isWritten);
    if (group === 2 && /^(Job title|Title)$/.test(question)) {
      count(coverage, "second job", isWritten);
    }
    if (group === 2 && question.startsWith("School")) count(coverage, "second school", isWritten);
    if (question === SHOWN_AFTER) count(coverage, "shown after another", isWritten);
  }
  if (item.cv !== null) count(coverage, "resume", true);
  for (const { purpose } of item.other_files) count(coverage, `file: ${purpose}`, true);
}

/** Asked only after another question's answer, where a portal can do so. */
const SHOWN_AFTER = "Which car do you have?";

function count(counts: Map<string, Written>, key: string, isWritten: boolean): void {
  const known = counts.get(key) ?? { arrived: 0, written: 0 };
  counts.set(key, {
    arrived: known.arrived + 1,
    written: known.written + (isWritten ? 1 : 0),
  });
}

/** Which of these were never written, as sentences. */
export function findNeverWritten(
  replica: string,
  drawn: readonly string[],
  kinds: ReadonlyMap<string, Written>,
): string[] {
  return drawn
    .filter((kind) => (kinds.get(kind)?.written ?? 0) === 0)
    .map((kind) => `${replica} draws “${kind}”, which was never written`);
}

const fold = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
