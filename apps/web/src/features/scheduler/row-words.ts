import { asSentence } from "@sendoff/domain/applying";
import type { ScheduledRun } from "@sendoff/contract/schedule";
import { paths } from "../../config/paths.ts";
import { notStartedWays } from "../../lib/not-started.ts";
import { endWord } from "../../lib/run-words.ts";
import { formatShortDate, formatStart, formatWeekdayLong } from "../../lib/zoned.ts";
import { isRunning } from "../../queries/schedule.query.ts";
import { messages } from "./messages.ts";
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
    return { text: messages.onHold, tone: "you", link: toPlatforms(messages.open) };
  }
  if (connection === "not_connected") {
    return { text: messages.notConnected, tone: "you", link: toPlatforms(messages.connect) };
  }
  if (schedule === undefined) return { text: messages.notSavedYetLabel, tone: "quiet" };
  if (isRunning(schedule)) return { text: messages.runIsUnderWay, tone: "live" };
  if (schedule.is_paused) return { text: messages.paused, tone: "quiet" };
  if (saved.frequency === "ONETIME") return { text: messages.runsWhenItIsSaved, tone: "quiet" };
  if (schedule.next_run_at === null) {
    const hasRunOut = hasEnded({ ...row, values: saved }, today);
    const verb = hasRunOut ? messages.endedOn : messages.noRunIsLeftUntil;
    return { text: `${verb} ${formatShortDate(saved.endDate, today)}`, tone: "quiet" };
  }
  return {
    text: messages.nextWhen(formatStart(schedule.next_run_at, timeZone, now)),
    tone: "quiet",
  };
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
      text: messages.didNotStart(when, last.note),
      tone: link === undefined ? "quiet" : "you",
      ...(link === undefined ? {} : { link }),
    };
  }
  const link =
    last.id === null ? {} : { link: { to: paths.app.run(last.id), label: messages.openRun } };
  if (last.state !== "ended") return { text: messages.begunWhen(when), tone: "live", ...link };
  return { text: messages.lastRunWhen(when, endText(last)), tone: toneOf(last), ...link };
}

function toneOf({ end_reason: reason }: ScheduledRun): RowLine["tone"] {
  return reason === "needs_user" || reason === "no_credits" ? "you" : "quiet";
}

function endText({ end_reason: reason, note }: ScheduledRun): string {
  const word = endWord(reason);
  if (note === "") return asSentence(word);
  return reason === "goal_reached" || reason === null ? note : `${asSentence(word)} ${note}`;
}

/** "8 a day at 08:30, until 31 Dec": a row of the narrow list. */
export function planText({ values, schedule }: ScheduleRow, today: string): string {
  const { goal, time, endDate, frequency } = values;
  if (frequency === "ONETIME") return messages.atOnce(goal);
  const until = endDate === "" ? "" : messages.untilWhen(formatShortDate(endDate, today));
  return messages.goalDailyAtTimeUntil(goal, frequency, weeklyWord(schedule?.weekday), time, until);
}

/** "on Mondays" by the ISO number of the weekday, "a week" as long as there is none. */
export function weeklyWord(weekday: number | null | undefined): string {
  if (weekday === null || weekday === undefined) return messages.goalAWeek;
  // 1 January 2024 was a Monday.
  return messages.onWhenS(formatWeekdayLong(`2024-01-0${weekday}`));
}
