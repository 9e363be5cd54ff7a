import type { ReactNode } from "react";
import { ApiError } from "../../lib/api-error.ts";
import { formatCount, plural } from "../../lib/format.ts";
import { sentence } from "../../lib/sentence.ts";

/** SPEC 8, word for word. */
export const messages = {
  noPreferences:
    "Job preferences not found. Please set up your job preferences first in the profile section.",
  loadFailed: "Failed to fetch data. Please try again later.",
  saveFailed: "Failed to update schedules",
  savedNotFetched: "Schedules updated, but failed to fetch latest schedules.",
  deleteTheScheduleOf: (name: string) => `Delete the schedule of ${name}?`,
  nothingStartsByItself:
    "Nothing starts by itself there any more. A run under way goes on; past runs and receipts stay.",
  cancel: "Cancel",
  deleteSchedule: "Delete schedule",
  scheduleCouldNotBeDeleted: "The schedule could not be deleted.",
  goal: "Goal",
  time: "Time",
  endDate: "End date",
  platform: "Platform",
  frequency: "Frequency",
  actions: "Actions",
  platformDistribution: "Platform Distribution",
  searchPlatforms: "Search platforms",
  nothingMatchesSearch: (search: string) => `Nothing matches “${search}”.`,
  searchLooksAtThePlatformsNames: "Search looks at the platforms' names.",
  clearTheSearch: "Clear the search",
  once: "Once",
  daily: "Daily",
  weekly: "Weekly",
  forAllPlatforms: "For all platforms",
  startTime: "Start Time",
  saveAll: "Save All",
  saving: "Saving...",
  startsWhenSaved: "Starts when saved.",
  theyDiffer: "They differ. Set one for all.",
  startsWithinMinutesOfThisTime: (value: number) => `Starts within ${value} minutes of this time.`,
  eachOfYourPlatformsSends: (platforms: number) =>
    `Each of your ${platforms} platforms sends at least 1.`,
  goalRange: "1 to 1000",
  inAll: "in all",
  endDateLabel: "End Date",
  locked: "Locked.",
  unlock: "Unlock",
  onceHasNoEnd: "Once has no end.",
  thisDateHasPassed: "This date has passed. Choose today or later.",
  unsetWhen: (when: string) => `Unset: ${when}.`,
  runsThroughThisDay: "Runs through this day.",
  sendsUpToADayNow: (name: string, dailyLimit: number) =>
    `${name} sends up to ${dailyLimit} a day now`,
  dailyLimitOn: (name: string) => `Daily limit on ${name}`,
  dayNow: (limit: number, cap: number) =>
    `${limit} a day now. More at a time makes an account stand out to the portal; at most ${cap} are allowed here.`,
  saveLimit: "Save limit",
  applicationsADay: "Applications a day, at most",
  yourGoalOfIsAbove: (goal: number, cap: number) =>
    `Your goal of ${goal} is above ${cap}: ${cap} a day go out.`,
  runThatIsUnderWayKeeps: "A run that is under way keeps the limit it began with.",
  chooseAWholeNumber: (cap: number) => `Choose a whole number from 1 to ${cap}.`,
  limitCouldNotBeSaved: "The limit could not be saved.",
  readyToStart: "Ready to Start?",
  notSavedYet: "Not saved yet.",
  addMoney: "Add Money",
  changeJobPreferences: "Change Job Preferences",
  nothingStartsByItselfEveryPlatform:
    "Nothing starts by itself: every platform is paused, on hold or over its end date.",
  atTheLatest: " at the latest",
  untilWhenLatest: (when: string, latest: string) => `until ${when}${latest}`,
  upTo: (count: ReactNode, perWeek: number) =>
    sentence`Up to ${count}${perWeek === 0 ? ", every day" : ""}`,
  applicationADay: (perDay: number) => `${plural(perDay, "application")} a day`,
  upToOnceAWeek: (perDay: number, applications: ReactNode) =>
    perDay === 0 ? sentence`Up to ${applications}` : sentence` and ${applications},`,
  applicationMoreOnceAWeek: (perDay: number, perWeek: number, onDay: string) =>
    `${perDay === 0 ? plural(perWeek, "application") : `${formatCount(perWeek)} more`} ${onDay}`,
  onceAWeek: "once a week",
  endStartingAtStartsAt: (end: string, startsAt: string) => ` ${end}, starting at ${startsAt}. `,
  saveAllStartsAtOnce: (names: string, count: ReactNode) =>
    sentence`Save All starts ${names} at once: up to ${count}.`,
  application: (once: number) => plural(once, "application"),
  creditADay: (perDay: number) => `${plural(perDay, "credit")} a day`,
  creditAWeek: (perWeek: number) => `${plural(perWeek, "credit")} a week`,
  creditOnce: (once: number) => `${plural(once, "credit")} once`,
  usesAtMost: "Uses at most",
  youHave: "You have",
  nextRun: "Next run",
  enoughUntilLastDay: (lastDay: string) => `enough until ${lastDay}`,
  notEnoughForAFull: (unit: "day" | "week") => `not enough for a full ${unit}`,
  enoughFor: (count: number, unit: "day" | "week") => `enough for ${plural(count, unit)}`,
  goalOn: (name: string, dailyGoalMax: number) => `Goal on ${name}, 1 to ${dailyGoalMax}`,
  timeOnName: (name: string) => `Time on ${name}`,
  endDateOn: (name: string) => `End date on ${name}`,
  frequencyOnName: (name: string) => `Frequency on ${name}`,
  sendsAtMostADay: (name: string, dailyLimit: number | null, goal: number) =>
    `${name} sends at most ${dailyLimit} a day, so a goal of ${goal} sends ${dailyLimit}.`,
  raiseTheLimit: "Raise the limit",
  moreForName: (name: string) => `More for ${name}`,
  applyNow: "Apply now",
  resume: "Resume",
  pause: "Pause",
  onHold: "On hold, needs you",
  open: "Open",
  notConnected: "Not connected",
  connect: "Connect",
  notSavedYetLabel: "Not saved yet",
  runIsUnderWay: "A run is under way",
  paused: "Paused",
  runsWhenItIsSaved: "Runs when it is saved",
  endedOn: "Ended on",
  noRunIsLeftUntil: "No run is left until",
  nextWhen: (when: string) => `Next ${when}`,
  didNotStart: (when: string, note: string) => `Did not start ${when}. ${note}`,
  openRun: "Open run",
  begunWhen: (when: string) => `Begun ${when}.`,
  lastRunWhen: (when: string, endText: string) => `Last run ${when}: ${endText}`,
  atOnce: (goal: string) => `${goal} at once, when saved`,
  untilWhen: (when: string) => `, until ${when}`,
  goalDailyAtTimeUntil: (
    goal: string,
    frequency: string,
    weeklyWord: string,
    time: string,
    until: string,
  ) => `${goal} ${frequency === "DAILY" ? "a day" : weeklyWord} at ${time}${until}`,
  onWhenS: (when: string) => `on ${when}s`,
  settingCouldNotBeSaved: "The setting could not be saved",
  pleaseTryAgain: "Please try again.",
  tellMeByEMail: "Tell me by e-mail how each run went",
  oneEMailWhenARun: (email: string) => `One e-mail when a run has ended, to ${email}`,
  schedulesSaved: "Schedules saved",
  runHasBegunOn: (platformName: string, watchIt: ReactNode) =>
    sentence`A run has begun on ${platformName}. ${watchIt}`,
  watchIt: "Watch it",
  watchItOn: (platformName: string) => `Watch it on ${platformName}`,
  noRunHasBegunOn: (name: string) => `No run has begun on ${name}`,
  scheduler: "Scheduler",
  applicationScheduler: "Application Scheduler",
  oneGoalForTheDay: (timeZone: string) =>
    `One goal for the day, shared out over your platforms. Times are in ${timeZone}.`,
  runs: "Runs",
  schedulesThatAreSavedGo: "Schedules that are saved go on as planned.",
  openTheProfileSection: "Open the profile section",
  noPlatformIsConnected: "No platform is connected.",
  connectOneToSeeItsShare: "Connect one to see its share of the daily goal.",
  openPlatforms: "Open Platforms",
  loadingTheSchedules: "Loading the schedules",
  whatYouChangedInTheSchedules:
    "What you changed in the schedules is not saved. What was saved before goes on as planned.",
  endDateHasPassed: "The end date has passed. Choose today or later.",
  thatDidNotWork: "That did not work. Please try again.",
  nothingWasSaved: "Nothing was saved. See the marked rows.",
  nextSevenDays: "The next seven days",
  nothingPlanned: "nothing planned",
  creditsForOf: (credits: number, goal: number) => `credits for ${credits} of ${goal}`,
  creditsThatLast: (credits: number, lasts: string) => `${plural(credits, "credit")}${lasts}`,
};

/** What the server said about a refusal, when it said something. */
export function refusalNote(error: unknown): string | undefined {
  return error instanceof ApiError ? error.message : undefined;
}

/** The refusals of a save by the place of the row they are about: "1.end_date" is the second one's. */
export function issuesByRow(error: unknown): { index: number; message: string }[] {
  if (!(error instanceof ApiError)) return [];
  return error.issues.flatMap(({ path, message }) => {
    const index = /^(\d+)(?:\.|$)/.exec(path)?.[1];
    return index === undefined ? [] : [{ index: Number(index), message }];
  });
}
