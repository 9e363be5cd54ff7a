import { inLanguage } from "../../language/language.ts";

/** UI texts. */
export const english = {
  stopTheDailyMail: "Stop the daily mail",
  dailyMailIsOff: "The daily mail is off",
  whatWaitsForYouStillStands:
    "What waits for you still stands under Needs you in the app. You can switch the mail on again there.",
  openNeedsYou: "Open Needs you",
  stopTheDailyMailQuestion: "Stop the daily mail?",
  noMoreDailyMail:
    "You will no longer be told by e-mail what waits for you and what was sent. Codes and payment receipts still come.",
  mailWasNotStopped: "The mail was not stopped.",
  noConnectionToSendoff: "No connection to Sendoff. Please try again.",
  stopTheMail: "Stop the mail",
};

export const messages = inLanguage("features/unsubscribe", english);
