import type { ReactNode } from "react";
import { plural } from "../../lib/format.ts";
import { sentence } from "../../lib/sentence.ts";
import { inLanguage } from "../../language/language.ts";

/** UI texts. */
export const english = {
  deleted: "Deleted.",
  thatYouAppliedStaysOnRecord: "That you applied stays on record.",
  deleteWhatThisReceiptHolds: "Delete what this receipt holds?",
  thisCannotBeUndone: "This cannot be undone. Download the PDF first if you may need it.",
  cancel: "Cancel",
  delete: "Delete",
  deletedAtOnce: "Deleted at once",
  postingsDescription:
    "The posting's description, questions and answers, pictures, the link to your CV, your name and address on it, and the steps taken.",
  whatStays: "What stays",
  titleCompanyPlaceAndDate:
    "Title, company, place and date, so that this job is never applied to twice; how it was confirmed; your notes on the employer's answer; and the lines in your wallet. What the employer received stays with them.",
  nothingWasDeleted: "Nothing was deleted.",
  pleaseTryAgain: "Please try again.",
  tryAgain: "Try again",
  itIsTriedAgain: "It is tried again.",
  itIsNotTriedAgain: "It is not tried again.",
  itBeginsWithin: (platformName: string) => `The run on ${platformName} takes it up now.`,
  jobTitleAtCompanyName: (jobTitle: string, companyName: string) => `${jobTitle} at ${companyName}`,
  evidence: "Evidence",
  picture: (count: number) => plural(count, "picture"),
  noPictureWasTaken: "No picture was taken.",
  onePictureWas: "One picture was",
  countPicturesWere: (count: number) => `${count} pictures were`,
  keptUntil: (subject: string, when: string) =>
    `${subject} kept until ${when}. The receipt itself stays.`,
  applicationScreenshot: "Application Screenshot,",
  timeline: "Timeline",
  stepByStep: "Step by step",
  steps: "Steps",
  openQuestions: "Open questions",
  openQuestion: "Open question",
  openNeedsYou: "Open Needs you",
  answerOnce:
    "Answer once: it is kept in your answer bank, and every job that waits for it goes on with the next run. No credit is held meanwhile.",
  choicesOptions: (options: string) => `Choices: ${options}`,
  youHaveAnsweredThisOne: "You have answered this one.",
  yourAnswerIsKept: "Your answer is kept.",
  openPosting: "Open posting",
  print: "Print",
  receiptCouldNotBeDownloaded: "The receipt could not be downloaded",
  pdf: "PDF",
  deleteWhatThisReceiptHoldsLabel: "Delete what this receipt holds",
  receipt: "Receipt",
  thereIsNoSuchReceipt: "There is no such receipt.",
  addressMayBeIncomplete:
    "The address may be incomplete, or the application belongs to another account.",
  openApplicationLogs: "Open Application Logs",
  receiptCouldNotBeLoaded: "The receipt could not be loaded.",
  applicationLogs: "Application Logs",
  itWaitsForYourApproval: "It waits for your approval.",
  lookAtItAndApprove: "Look at it and approve",
  thatYouApplied: "That you applied, and what it cost, stays on record.",
  youDeletedWhatThisReceiptHeld: (when: string) => `You deleted what this receipt held on ${when}.`,
  postingAsItWas: "The posting as it was",
  loadingTheReceipt: "Loading the receipt",
  loading: "Loading",
  applicationReceipt: "Application receipt",
  attemptNotSent: "Attempt, not sent",
  applicationRecord: "Application record",
  sentName: (name: string) => `SENT · ${name}`,
  postmarkSentOnAt: (name: string, when: string, when2: string) =>
    `Postmark: sent on ${name}, ${when} at ${when2}`,
  cvSent: "CV sent",
  fileName: (fileName: string, version: number, shortHash: ReactNode) =>
    sentence`${fileName}, version ${version} ${shortHash}`,
  whatWasSent: "What was sent",
  whatWasFilledIn: "What was filled in",
  deletedLabel: "Deleted",
  nothing: "Nothing",
  whatHasHappenedSince: "What has happened since",
  nothingIsWrittenDownYet:
    "Nothing is written down yet. An interview, a rejection or an offer can be noted here; it shows in the logs and the analytics.",
  markedByYou: (partialDate: string) => `Marked by you, ${partialDate}`,
  writeItDown: "Write it down",
  change: "Change",
  didItArrive: "Did it arrive?",
  whatDidYouFindOut: "What did you find out?",
  iHaveFoundOut: "I have found out",
  changeWhatISaid: "Change what I said",
};

export const messages = inLanguage("features/applications", english);
