import type { ReactNode } from "react";
import { plural } from "../../lib/format.ts";
import { sentence } from "../../lib/sentence.ts";
import { inLanguage } from "../../language/language.ts";

/** UI texts. */
export const english = {
  clear: "Clear",
  answerTo: (question: string) => `the answer to ${question}`,
  proposed: "Proposed",
  saidInYourName: "Said in your name",
  yourAnswersAreKept: "Your answers are kept.",
  formsAreAnsweredWithThem: "Forms are answered with them from now on.",
  whatFormsAskMost: "What forms ask most",
  whatYouChoseIsNotSaved: "What you chose is not saved yet.",
  yourAnswersWereNotKept: "Your answers were not kept.",
  pleaseTryAgain: "Please try again.",
  theyBecomeYoursWhenYouConfirm: (open: number) =>
    `They become yours when you confirm them. Change or clear what is not right${open === 0 ? "." : `; ${plural(open, "line is", "lines are")} still open.`}`,
  answerIsProposed: (proposed: number) =>
    `${plural(proposed, "answer is", "answers are")} proposed.`,
  fromYourProfileAndPlaces: "From your profile and places. Nothing is kept before you save.",
  canBeProposed: (missing: number) => `${plural(missing, "answer", "answers")} can be proposed.`,
  fillIn: "Fill in",
  keptInYourProfileAnd: (answerBank: ReactNode) =>
    sentence`Kept in your profile and ${answerBank}, as said by you. Change it at any time.`,
  answerBank: "answer bank",
  saving: "Saving...",
  confirmAllAndContinue: "Confirm all and continue",
  saveAnswers: "Save answers",
  skipForNow: "Skip for now",
  lastStepOfTheSetUp: "Last step of the set-up",
  saidOnceHere:
    "Said once here, these are answered in every form. Leave open what you like: a form that asks for it then waits for you.",
  answerBankLabel: "Answer bank",
  whatFormsAskMostCouldNotBeLoaded: "What forms ask most could not be loaded.",
  loadingWhatFormsAskMost: "Loading what forms ask most",
  yearsOfExperience: "Years of experience",
  questionThatStopsApplicationsMost:
    "The question that stops applications most. Proposed by the dates of your jobs; change what is not right.",
  rightToWork: "Right to work",
  forTheCountriesOfYourPlaces:
    "For the countries of your places. Nothing is said before you confirm it: read what forms will be told.",
  yourCitizenshipSaysSoAlready: "Your citizenship says so already.",
  noticeAndPay: "Notice and pay",
  askedByMostForms:
    "Asked by most forms, and in many units. We convert the unit, never the currency.",
  workAndQualifications: "Work and qualifications",
  askedAsYesOrNo:
    "Asked as yes or no, or as a list. Leave open what you would rather decide job by job.",
  yourProfileSaysSoAlready: "Your profile says so already.",
  languages: "Languages",
  askedWithALevel: (profile: ReactNode) =>
    sentence`Asked with a level, in the words of each form. Others join them under Languages in your ${profile}.`,
  profile: "profile",
  yearsRange: (skillYearsMax: number) => `0 to ${skillYearsMax} years.`,
  notSaid: "Not said",
  fromYourProfile: "From your profile",
  yours: "Yours",
  levelOfName: (name: string) => `Level of ${name}`,
  chooseALevel: "Choose a level",
  showHiddenMore: (hidden: number) => `Show ${hidden} more`,
  yearsOfName: (name: string) => `Years of ${name}`,
  years: "Years",
  underAYear: "Under a year, by",
  by: "By",
  firstSecondAndCountMore: (first: string, second: string, count: number) =>
    `${first}, ${second} and ${count} more`,
  and: " and ",
  datesOfYourJobs: (under: string) => `${under} the dates of your jobs`,
  yourTimeAt: (under: string, names: string) => `${under} your time at ${names}`,
  noticePeriod: "Notice period",
  inYourWords: "In your words: 30 days, Serving notice, Negotiable.",
  immediate15Days30Days: "Immediate, 15 days, 30 days",
  earliestStart: "Earliest start",
  onlyWhereACertainDay: "Only where a certain day is fixed. Else it follows from your notice.",
  currentPay: "Current pay, a year",
  expectedPay: "Expected pay, a year",
  currency: "Currency",
  currencyOfLabel: (label: string) => `Currency of ${label}`,
  payExample: "28 lakh or 28,00,000",
  wholeYear: "The whole year",
  applicationsGoOn: (released: number) =>
    `${plural(released, "application goes on", "applications go on")}.`,
};

export const messages = inLanguage("features/common-answers", english);
