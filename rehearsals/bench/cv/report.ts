import type { Aim } from "../aims.ts";
import type { Accuracy } from "./accuracy.ts";
import type { FieldScore, Summary } from "./corpus.ts";
import type { Speed } from "./speed.ts";

/** What reading CVs is to reach. */
const LEAST_MACRO_F1 = 0.93;
const LEAST_DESIGN_F1 = 0.75;
const MOST_WARM_MS = 15;
const MOST_NEW_PROCESS_MS = 150;
const MOST_MEGABYTES = 150;
/** Designs shown by name, the worst ones. */
const SHOWN_DESIGNS = 8;

function figure(value: number | null): string {
  return (value === null ? "-" : value.toFixed(3)).padStart(7);
}

function fieldLine(name: string, score: FieldScore): string {
  const counts = [score.tp, score.fp, score.fn].map((count) => String(count).padStart(6)).join("");
  return `  ${name.padEnd(24)}${figure(score.p)}${figure(score.r)}${figure(score.f1)}${counts}`;
}

function foldLine(name: string, summary: Summary): string {
  return `  ${name.padEnd(24)}${summary.macroF1.toFixed(3)} on ${summary.docs} CVs`;
}

/** Field by field, fold by fold, worst designs first. */
export function describeAccuracy({ all, develop, validate, designs, refused }: Accuracy): string[] {
  return [
    "  field                  precision recall   F1   right wrong missed",
    ...Object.entries(all.fields).map(([name, score]) => fieldLine(name, score)),
    foldLine("macro F1", all),
    foldLine("designs rules are made on", develop),
    foldLine("designs kept aside", validate),
    "  worst designs",
    ...designs
      .slice(0, SHOWN_DESIGNS)
      .map(({ design, summary }) => foldLine(`  ${design}`, summary)),
    ...refused.map((why) => `  refused ${why}`),
  ];
}

export function describeSpeed({ warm, newProcess, ...peaks }: Speed): string[] {
  return [
    `  warm         ${warm.medianMs} ms a PDF at the median, ${warm.p95Ms} ms at the 95th percentile, ${peaks.warmPeakMegabytes} MB at most`,
    `  new process  ${newProcess.medianMs} ms a PDF at the median, ${newProcess.p95Ms} ms at the 95th percentile, ${peaks.newProcessPeakMegabytes} MB at most`,
  ];
}

/** Each aim beside what was measured. */
export function judgeCvAims(accuracy: Accuracy, speed: Speed): Aim[] {
  const worst = accuracy.designs[0]?.summary.macroF1 ?? 0;
  const megabytes = Math.max(speed.warmPeakMegabytes, speed.newProcessPeakMegabytes);
  const macro = accuracy.all.macroF1;
  return [
    aim(`macro F1 at least ${LEAST_MACRO_F1}`, macro, macro >= LEAST_MACRO_F1),
    aim(`no design under ${LEAST_DESIGN_F1}`, worst, worst >= LEAST_DESIGN_F1),
    atMost(`at most ${MOST_WARM_MS} ms a PDF, warm`, speed.warm.medianMs, MOST_WARM_MS),
    atMost(
      `at most ${MOST_NEW_PROCESS_MS} ms a PDF in a new process`,
      speed.newProcess.medianMs,
      MOST_NEW_PROCESS_MS,
    ),
    atMost(`at most ${MOST_MEGABYTES} MB`, megabytes, MOST_MEGABYTES),
  ];
}

function aim(text: string, value: number, isMet: boolean): Aim {
  return { text, value: Math.round(value * 1000) / 1000, isMet };
}

function atMost(text: string, value: number, most: number): Aim {
  return aim(text, value, value <= most);
}
