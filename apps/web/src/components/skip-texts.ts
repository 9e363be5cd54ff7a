import { messages } from "./messages.ts";

/** What is said of a skip and of taking it back. */
export const skipTexts = {
  skip: messages.skip,
  skipOne: (title: string, company: string) => messages.skipTitleAtCompany(title, company),
  nothingSent: messages.nothingWasSent,
  undo: messages.undo,
  /** The keys that undo, as a person reads them. */
  undoKeys: "Ctrl+Z",
  notUndone: messages.skipWasNotUndone,
  tryAgain: messages.noConnectionToSendoff,
  one: messages.jobSkipped,
  many: (count: number) => messages.jobsSkipped(count),
  back: (count: number) => (count === 1 ? messages.jobIsBack : messages.jobsAreBack(count)),
  gone: (count: number) =>
    count === 1 ? messages.jobHadMovedOnSince : messages.jobsHadMovedOnSince(count),
};
