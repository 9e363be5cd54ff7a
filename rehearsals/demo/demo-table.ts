import type { ApplicationStatus, RunEndReason } from "@sendoff/contract/run";

/** One application as the demo shows it. */
export interface DemoRow {
  readonly job: string;
  readonly company: string;
  readonly outcome: ApplicationStatus;
  readonly reason: string;
  readonly seconds: number | null;
  readonly answers: number;
  /** Path of the last picture; empty without one. */
  readonly screenshot: string;
}

const OUTCOMES: Partial<Record<ApplicationStatus, string>> = {
  UNKNOWN: "Checking",
  APPLIED: "Applied",
  FAILED: "Failed",
  SKIPPED: "Skipped",
  NEEDS_ANSWER: "Needs answer",
  NEEDS_USER: "Needs you",
  NEEDS_REVIEW: "To review",
  NEEDS_APPROVAL: "To approve",
};

const END_REASONS: Readonly<Record<RunEndReason, string>> = {
  goal_reached: "the goal was reached",
  daily_limit: "the day's limit was reached",
  portal_limit: "the portal takes no more today",
  no_credits: "no credit was left",
  search_exhausted: "the search found no more jobs",
  needs_user: "the account needs its owner",
  platform_paused: "the portal showed a page we do not know",
  stopped: "it was stopped",
  failed: "the portal could not be used",
};

/** Cells longer than this are cut: a row is to fit a terminal of 100 columns. */
const LONGEST_CELL = 34;

/** A table of the applications, then why each that was not sent was not, then where the pictures lie. */
export function demoTable(rows: readonly DemoRow[]): string {
  const cells = rows.map((row, index) => [
    String(index + 1),
    row.job,
    row.company,
    OUTCOMES[row.outcome] ?? row.outcome,
    row.seconds?.toFixed(1) ?? "-",
    String(row.answers),
  ]);
  const table = [["", "job", "company", "outcome", "seconds", "answers"], ...cells].map((row) =>
    row.map((cell) => (cell.length > LONGEST_CELL ? `${cell.slice(0, LONGEST_CELL - 1)}…` : cell)),
  );
  const widths = [0, 1, 2, 3, 4, 5].map((column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const below = (title: string, textOf: (row: DemoRow) => string): string[] => {
    const texts = rows.flatMap((row, index) =>
      textOf(row) === "" ? [] : [`${index + 1}  ${textOf(row)}`],
    );
    return texts.length === 0 ? [] : ["", title, ...texts];
  };
  return [
    ...lines,
    ...below("Not sent, because:", (row) => row.reason),
    ...below("Screenshots:", (row) => row.screenshot),
    "",
  ]
    .map((line) => `  ${line}`.trimEnd())
    .join("\n");
}

/** "the run ended because no credit was left" */
export function endInWords(reason: RunEndReason | null): string {
  return reason === null ? "the run goes on" : `the run ended because ${END_REASONS[reason]}`;
}
