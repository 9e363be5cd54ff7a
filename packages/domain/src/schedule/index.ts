export * from "./schedule-plan.ts";
export {
  addDays,
  dayStartAt,
  instantOf,
  isDate,
  isKnownZone,
  localDateAt,
  weekdayOf,
} from "./time-zone.ts";
export * from "./moment-words.ts";
export * from "./zone-names.ts";
