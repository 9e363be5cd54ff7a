import { plural } from "./format.ts";
import { inLanguage } from "../language/language.ts";

/** UI texts. */
export const english = {
  /** Counts of things in words, from none on. */
  numberWords: ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"],
  appliedTodayOfDailyLimitToday: (appliedToday: number, dailyLimit: number) =>
    `${appliedToday} of ${dailyLimit} today`,
  notConfirmedYet: (words: string, unconfirmed: number) =>
    `${words}, ${unconfirmed} not confirmed yet`,
  openPlatforms: "Open Platforms",
  setJobPreferences: "Set job preferences",
  uploadACv: "Upload a CV",
  addMoney: "Add Money",
  openTheRuns: "Open the runs",
  writeOneAmountAYear: "Write one amount a year, such as 28 lakh or 28,00,000.",
  writeOneAmountAYearSuch: "Write one amount a year, such as 34,000.",
  yearCannotBeRight: (inCurrency: string) => `${inCurrency} a year cannot be right.`,
  noPayAtPresent: "No pay at present",
  inCurrencyAYear: (inCurrency: string) => `${inCurrency} a year`,
  tenDigits: "Ten digits, without the country code.",
  numbersDigits: "The number's digits, without the country code.",
  aboutMinuteLeft: (round: number) => `about ${plural(round, "minute")} left`,
  lessThanAMinuteLeft: "less than a minute left",
  creditsCoverOfGoal: (goal: number, reach: number) => `Goal ${goal}; your credits cover ${reach}`,
  yourCreditsWillSend: (credits: number, wanted: number) =>
    `Your ${plural(credits, "credit")} will send ${credits} of the next ${wanted}.`,
  noCreditSoNothingIsSent: "No credit is left, so nothing can be sent.",
  thenYourCreditsAreUsedUp: (time: string) => `${time}, then your credits are used up`,
  questionAndMore: (question: string, more: number) => `${question} (and ${more} more)`,
  noConnection: "No connection to Sendoff. Check your network and try again.",
  answerCouldNotBeRead: "The server's answer could not be read. Please try again.",
  somethingWentWrong: "Something went wrong on our side. Please try again.",
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
};

export const messages = inLanguage("lib", english);
