import type { ScheduledRun } from "@sendoff/contract";
import { paths } from "../../config/paths.ts";
import { notStartedWays } from "../../lib/not-started.ts";
import { endWord } from "../../lib/run-words.ts";
import { formatShortDate, formatStart, formatWeekdayLong } from "../../lib/zoned.ts";
import { isRunning } from "../../queries/schedule.query.ts";
import { type ScheduleRow, hasEnded } from "./schedule-rows.ts";

export interface RowLine {
  text: string;
  /** Amber when it is the person's turn. */
  tone: "quiet" | "you" | "live";
  link?: { to: string; label: string };
}

export interface Clock {
  timeZone: string;
  today: string;
  now: number;
}

/** When the platform runs next, or why it does not. */
export function nextLine(row: ScheduleRow, { timeZone, today, now }: Clock): RowLine {
  const { schedule, connection, saved } = row;
  const toPlatforms = (label: string) => ({ to: paths.app.platforms, label });
  if (connection === "on_hold") {
    return { text: "On hold, needs you", tone: "you", link: toPlatforms("Open") };
  }
  if (connection === "not_connected") {
    return { text: "Not connected", tone: "you", link: toPlatforms("Connect") };
  }
  if (schedule === undefined) return { text: "Not saved yet", tone: "quiet" };
  if (isRunning(schedule)) return { text: "A run is under way", tone: "live" };
  if (schedule.is_paused) return { text: "Paused", tone: "quiet" };
  if (saved.frequency === "ONETIME") return { text: "Runs when it is saved", tone: "quiet" };
  if (schedule.next_run_at === null) {
    const hasRunOut = hasEnded({ ...row, values: saved }, today);
    const verb = hasRunOut ? "Ended on" : "No run is left until";
    return { text: `${verb} ${formatShortDate(saved.endDate, today)}`, tone: "quiet" };
  }
  return { text: `Next ${formatStart(schedule.next_run_at, timeZone, now)}`, tone: "quiet" };
}

/** What came of the last start, and what stopped it; undefined before the first. */
export function lastLine({ schedule }: ScheduleRow, clock: Clock): RowLine | undefined {
  const last = schedule?.last_run;
  if (last === null || last === undefined) return undefined;
  const when = formatStart(last.at, clock.timeZone, clock.now);
  if (last.state === "not_started" || last.state === "skipped") {
    const link =
      last.not_started_reason === null ? undefined : notStartedWays[last.not_started_reason];
    return {
      text: `Did not start ${when}. ${last.note}`,
      tone: link === undefined ? "quiet" : "you",
      ...(link === undefined ? {} : { link }),
    };
  }
  const link = last.id === null ? {} : { link: { to: paths.app.run(last.id), label: "Open run" } };
  if (last.state !== "ended") return { text: `Begun ${when}.`, tone: "live", ...link };
  return { text: `Last run ${when}: ${endText(last)}`, tone: toneOf(last), ...link };
}

function toneOf({ end_reason: reason }: ScheduledRun): RowLine["tone"] {
  return reason === "needs_user" || reason === "no_credits" ? "you" : "quiet";
}

function endText({ end_reason: reason, note }: ScheduledRun): string {
  const word = endWord(reason);
  if (note === "") return `${word}.`;
  return reason === "goal_reached" || reason === null ? note : `${word}. ${note}`;
}

/** "8 a day at 08:30, until 31 Dec": a row of the narrow list. */
export function planText({ values, schedule }: ScheduleRow, today: string): string {
  const { goal, time, endDate, frequency } = values;
  if (frequency === "ONETIME") return `${goal} at once, when saved`;
  const until = endDate === "" ? "" : `, until ${formatShortDate(endDate, today)}`;
  return `${goal} ${frequency === "DAILY" ? "a day" : weeklyWord(schedule?.weekday)} at ${time}${until}`;
}

/** "on Mondays" by the ISO number of the weekday, "a week" as long as there is none. */
export function weeklyWord(weekday: number | null | undefined): string {
  if (weekday === null || weekday === undefined) return "a week";
  // 1 January 2024 was a Monday.
  return `on ${formatWeekdayLong(`2024-01-0${weekday}`)}s`;
}
