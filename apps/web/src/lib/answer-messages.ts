import { andList, plural } from "./format.ts";
import { inLanguage } from "../language/language.ts";

/** What is said of a question's answer wherever it is given. */
export const english = {
  wholeNumber: "A whole number, as the form asks for.",
  aNumber: "A number, as the form asks for.",
  numberFromTo: (isWhole: boolean, min: number, max: number) =>
    `${isWhole ? "A whole number" : "A number"} from ${min} to ${max}, as the form asks for.`,
  numberOrMore: (isWhole: boolean, min: number) =>
    `${isWhole ? "A whole number" : "A number"}, ${min} or more, as the form asks for.`,
  numberOrLess: (isWhole: boolean, max: number) =>
    `${isWhole ? "A whole number" : "A number"}, ${max} or less, as the form asks for.`,
  chooseAllThatAreTrue: "Choose all that are true.",
  atMostCharacters: (most: number) => `At most ${most} characters.`,
  forJobsAtOnly: (company: string) => `For jobs at ${company} only`,
  forJobsInOnly: (place: string) => `For jobs in ${place} only`,
  forJobsInCountryOnly: (country: string) => `For jobs in ${country} only`,
  applicationsGoOn: (count: number) =>
    `${plural(count, "application goes on", "applications go on")}.`,
  applicationsStillWait: (count: number) =>
    `${plural(count, "application waits", "applications wait")} for another answer.`,
  runSendsWhatWaited: (platforms: readonly string[]) =>
    `A run on ${andList(platforms)} sends what waited, as the account's pace allows.`,
};

export const messages = inLanguage("lib/answer", english);
