import type { ReactNode } from "react";
import { plural } from "../../lib/format.ts";
import { sentence } from "../../lib/sentence.ts";
import type { AroundFigure } from "../../components/ui/figure-of.tsx";
import { inLanguage } from "../../language/language.ts";

/** UI texts. */
export const english = {
  run: "Run",
  loadingTheDashboard: "Loading the dashboard",
  dashboardsFiguresCouldNotBeLoaded: "The dashboard's figures could not be loaded",
  dashboardCouldNotBeLoaded: "The dashboard could not be loaded",
  whatWasSentAndItsReceipts: "What was sent and its receipts are kept.",
  setupComplete: "Setup Complete!",
  yourCvIsIn:
    "Your CV is in, and what you look for is saved. Connect a platform to start your first run.",
  connectJobPlatforms: "Connect Job Platforms",
  andYouSentYourself: (count: string) => `and ${count} you sent yourself`,
  moreThanYesterday: (count: string) => `${count} more than by this time yesterday`,
  fewerThanYesterday: (count: string) => `${count} fewer than by this time yesterday`,
  ofUpTo: (count: string): AroundFigure => ({ before: "", after: `of up to ${count}` }),
  confirmedOfAll: (count: string, total: string) => `${count} of ${total} confirmed`,
  applicationsToday: "Applications Today",
  successRate: "Success Rate",
  activePlatforms: "Active Platforms",
  walletBalance: "Wallet Balance",
  todaysFigures: "Today's figures",
  uploadYourCv: "Upload your CV",
  weReadItIntoYourProfile: "We read it into your profile. You check what we found.",
  sayWhatYouWant: "Say what you want",
  rolesPlacesAndASalaryRange: "Roles, places and a salary range.",
  connectAPlatform: "Connect a platform",
  withYourOwnAccount: "With your own account. The password stays encrypted.",
  done: "Done",
  setUp: "Set-up",
  withItTheFirstRun:
    "Then your first run can start. The password is encrypted and typed only into the platform's own page.",
  runSearchesByRoleAndLocation:
    "A run searches by role and location. Add at least one of each under Job Preferences; a salary range is up to you.",
  setJobPreferences: "Set Job Preferences",
  connectAPlatformWithYourOwn:
    "Connect a platform with your own account, and the next run can start.",
  addAtLeastOneRole: "Add at least one role and one location under Job Preferences.",
  freeApplications: "Free applications",
  freeStamps: (number: string, count: number) =>
    `${number} ${count === 1 ? "stamp" : "stamps"}, on us`,
  eachSendsOneApplication:
    "Each sends one application. It comes back if the platform does not confirm it.",
  startingOn: "Starting on",
  applyingOn: "Applying on",
  pausingOn: "Pausing on",
  runOn: "Run on",
  waitingForYouOn: (isAsked: boolean, isPaused: boolean, value: string, platformName: string) =>
    `${isAsked ? "Waiting for you on" : isPaused ? "Paused on" : value} ${platformName}`,
  watchLive: "Watch live",
  ofGoalSent: (goal: number): AroundFigure => ({ before: "", after: `of ${goal} sent` }),
  appliedOfGoalSent: (applied: number, goal: number) => `${applied} of ${goal} sent`,
  stepsOfThisApplication: "Steps of this application",
  runWaitsAndGoes: "The run waits and goes on by itself.",
  stepsOfTheNextApplication: "Steps of the next application",
  nextRun: "Next run",
  readyToApply: "Ready to apply",
  runSearchesByRoleAndLocationAdd:
    "A run searches by role and location. Add at least one of each under Job Preferences.",
  sayWhatYouWantFirst: "Say what you want first",
  applicationUses1Credit: "An application uses 1 credit, so no run can start.",
  noCreditIsLeft: "No credit is left",
  addMoney: "Add Money",
  yourFirstRun: (seeWhatFits: ReactNode) =>
    sentence`Your first run? ${seeWhatFits} shows each job with its score before anything is sent, and uses no credit.`,
  seeWhatFits: "See what fits",
  lastRun: (
    platformName: string,
    when: string,
    applied: number,
    goal: number,
    waitingForUser: number,
    runEndWord: string,
  ) =>
    `Last run: ${platformName}, ${when}, ${applied} of ${goal} sent${waitingForUser > 0 ? `, ${plural(waitingForUser, "waits", "wait")} for you` : ""}. ${runEndWord}.`,
  sentTo: (minimum: number) =>
    `Sent to: jobs with one of your roles as their title${minimum === 0 ? ", however well they match" : ` that match ${minimum}% or more`}. Change it under Job Preferences. What is left out, and why, is in the run.`,
  todayAndShort: (todayWords: string, short: string) => `${todayWords}. ${short}`,
  onPlatformName: (platformName: string) => `on ${platformName}`,
  applyNow: "Apply now",
  applyNowOn: (platformName: string) => `Apply now on ${platformName}`,
  starting: "Starting...",
  todaysApplications: "Today's applications",
  allApplicationLogs: "All application logs",
  noneYetToday: "None yet today",
  theyAppearHereAsTheRun: "They appear here as the run goes on.",
  nextRunWillFillThisList: "The next run will fill this list.",
  noCreditIsLeftAnApplicationUses: "No credit is left. An application uses 1 credit.",
  thisPlatformIsNotConnected: "This platform is not connected any more. Connect it again to apply.",
  runOnThisPlatformIsUnder: "A run on this platform is under way already.",
  jobPreferencesNotFound:
    "Job preferences not found. Please set up your job preferences first in the profile section.",
  runCouldNotBeStarted: "The run could not be started. Please try again.",
  threeStepsToYourFirstFive: "Three steps to your first five applications.",
  toYourFirstApplications: (missing: number) =>
    `${missing === 1 ? "One step" : "Two steps"} to your first applications.`,
  nothingSentYetToday: "Nothing sent yet today.",
  applicationSentToday: (today: number) => `${plural(today, "application")} sent today.`,
  nothingNeedsYou: "Nothing needs you.",
  thingNeedsYou: (things: number) => `${plural(things, "thing needs", "things need")} you.`,
  welcomeBack: (isKnown: boolean, firstName: string) =>
    `${isKnown ? "Welcome back" : "Welcome"}, ${firstName}`,
  profileComplete: "Profile Complete",
  setupRequired: "Setup Required",
  freeApplicationCount: (count: number) => plural(count, "free application"),
  balanceAndCredits: (balance: string, credits: number) =>
    `${balance}, ${plural(credits, "credit")}`,
  asManyAsYesterday: "as many as by this time yesterday",
};

export const messages = inLanguage("features/dashboard", english);
