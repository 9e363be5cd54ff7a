export { type DueScan, runDueSchedules } from "./due-scan.repository.ts";
export * from "./run-report.repository.ts";
export * from "./schedule.repository.ts";
export * from "./schedule-view.repository.ts";
export {
  getScheduledNow,
  getScheduledOffsetMs,
  moveScheduledClock,
} from "./scheduled-clock.repository.ts";
export { listScheduledRuns, type ScheduledRunView } from "./scheduled-run.repository.ts";
