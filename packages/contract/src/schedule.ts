import { z } from "zod";
import { DAILY_GOAL_MAX, SCHEDULE_START_DEFAULT } from "./constants.ts";
import { PlatformId, PlatformIdBody } from "./platform.ts";
import { wholeNumber } from "./query.ts";
import { defineRoutes, refusals } from "./route.ts";
import { RunEndReason, RunState } from "./run.ts";
import { Translated } from "./translated.ts";

export const ScheduleFrequency = z.enum(["ONETIME", "DAILY", "WEEKLY"]);
export type ScheduleFrequency = z.infer<typeof ScheduleFrequency>;

/** Why a scheduled run did not start; `missed`: Sendoff was not running at its time and for six hours after; `paused`: its user had paused everything. */
export const NotStartedReason = z.enum([
  "missed",
  "platform_not_connected",
  "job_preferences_missing",
  "no_cv",
  "no_credits",
  "run_under_way",
  "daily_limit_reached",
  "goal_reached",
  "paused",
]);
export type NotStartedReason = z.infer<typeof NotStartedReason>;

/** What came of one planned start: a run, or what stopped it. */
export const ScheduledRun = z.object({
  platform_id: z.number(),
  platform_name: z.string(),
  /** The date in the user's time zone that it belongs to. */
  local_date: z.string(),
  due_at: z.string(),
  /** When it was started, refused or found to be missed. */
  at: z.string(),
  /** The run; null when none was started. */
  id: z.string().nullable(),
  /** The run's state; `not_started` when something stood in the way, `skipped` when it was missed by six hours or more. */
  state: z.enum([...RunState.options, "not_started", "skipped"]),
  /** Why the run ended, once it has. */
  end_reason: RunEndReason.nullable(),
  not_started_reason: NotStartedReason.nullable(),
  /** What stopped it, in a sentence for the user; empty while nothing has. */
  note: Translated,
});
export type ScheduledRun = z.infer<typeof ScheduledRun>;

/** One platform's schedule (SPEC 3) with what comes next and what came of it last. */
export const Schedule = z.object({
  platform_id: z.number(),
  platform_name: z.string(),
  frequency: ScheduleFrequency,
  application_goal: z.number(),
  /** HH:MM:SS on the wall clock of `time_zone`. */
  start_time: z.string(),
  /** The last date on which it runs, inclusive; null for ONETIME. */
  end_date: z.string().nullable(),
  /** WEEKLY: 1 for Monday to 7 for Sunday. */
  weekday: z.number().nullable(),
  time_zone: z.string(),
  is_connected: z.boolean(),
  /** Applications a day on this platform; null as long as it was never connected. */
  daily_limit: z.number().nullable(),
  is_paused: z.boolean(),
  /** Null while paused and when nothing more is to come. It lies up to SCHEDULE_SPREAD_SECONDS after `start_time`. */
  next_run_at: z.string().nullable(),
  last_run: ScheduledRun.nullable(),
});
export type Schedule = z.infer<typeof Schedule>;

const ApplicationGoal = z
  .number("The goal is a whole number from 1 to 1000")
  .int("The goal is a whole number from 1 to 1000")
  .min(1, "The goal is at least 1")
  .max(DAILY_GOAL_MAX, "The goal is at most 1000");

const Recurring = z.object({
  platform_id: PlatformId,
  frequency: z.enum(["DAILY", "WEEKLY"]),
  application_goal: ApplicationGoal,
  start_time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, "A time such as 09:00:00")
    .nullish()
    .transform((time) => time ?? SCHEDULE_START_DEFAULT),
  /** Unset (null, or empty as a cleared input sends it): the end of the year (DECISIONS D7). */
  end_date: z
    .union([z.literal(""), z.iso.date("A date such as 2026-12-31")])
    .nullish()
    .transform((date) => date || null),
});

/** Runs at once; time and date are what the disabled inputs happen to hold, if they are sent, and ignored (SPEC 4). */
const OneTime = z.object({
  platform_id: PlatformId,
  frequency: z.literal("ONETIME"),
  application_goal: ApplicationGoal,
  start_time: z
    .unknown()
    .optional()
    .transform(() => SCHEDULE_START_DEFAULT),
  end_date: z
    .unknown()
    .optional()
    .transform(() => null),
});

/** The schedules to save, one for each platform; platforms that are not named keep theirs. */
export const UpdateSchedule = z
  .array(
    z.discriminatedUnion("frequency", [Recurring, OneTime], "Choose ONETIME, DAILY or WEEKLY"),
    "Send a list of schedules",
  )
  .min(1, "Send at least one schedule")
  .max(100, "At most 100 schedules at a time")
  .superRefine((schedules, context) => {
    const seen = new Set<number>();
    for (const [index, { platform_id: platformId }] of schedules.entries()) {
      if (seen.has(platformId)) {
        context.addIssue({
          code: "custom",
          path: [index, "platform_id"],
          message: "Each platform may be named once",
        });
      }
      seen.add(platformId);
    }
  });
export type UpdateSchedule = z.output<typeof UpdateSchedule>;

/** Pause, resume and delete: the platform's schedule, whichever it is. */
const one = {
  tag: "Schedule",
  auth: "bearer",
  body: PlatformIdBody,
} as const;

export const scheduleRoutes = defineRoutes({
  getSchedule: {
    method: "GET",
    path: "/v1/job/schedule/get-schedule",
    tag: "Schedule",
    summary: "The user's schedules; 404 while roles or locations are unset",
    auth: "bearer",
    responses: { 200: z.array(Schedule), ...refusals(401, 404, 503) },
  },
  updateSchedule: {
    method: "POST",
    path: "/v1/job/schedule/update-schedule",
    tag: "Schedule",
    summary: "Save schedules and answer all of them; ONETIME runs at once",
    auth: "bearer",
    reauthentication: "recent",
    body: UpdateSchedule,
    responses: { 200: z.array(Schedule), ...refusals(400, 401, 403, 404, 503) },
  },
  pauseSchedule: {
    method: "POST",
    path: "/v1/job/schedule/pause-schedule",
    summary: "Start no more runs until the schedule is resumed",
    ...one,
    responses: { 200: Schedule, ...refusals(400, 401, 404, 409, 503) },
  },
  resumeSchedule: {
    method: "POST",
    path: "/v1/job/schedule/resume-schedule",
    summary: "Go on from the next time that is due; what was paused over is not made up for",
    ...one,
    responses: { 200: Schedule, ...refusals(400, 401, 404, 409, 503) },
  },
  deleteSchedule: {
    method: "DELETE",
    path: "/v1/job/schedule/delete-schedule",
    summary: "Delete the schedule of one platform; its runs stay",
    ...one,
    responses: {
      200: z.object({ success: z.literal(true), message: Translated }),
      ...refusals(400, 401, 404, 503),
    },
  },
  listScheduledRuns: {
    method: "GET",
    path: "/v1/job/schedule/runs",
    tag: "Schedule",
    summary: "What came of each planned start, newest first, skipped and refused ones included",
    auth: "bearer",
    query: z.object({ limit: wholeNumber("limit", 1, 100).default(20) }),
    responses: { 200: z.array(ScheduledRun), ...refusals(400, 401, 503) },
  },
});
