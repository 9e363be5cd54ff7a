import { plural } from "../lib/format.ts";
import type { ReactNode } from "react";
import { sentence } from "../lib/sentence.ts";
import { inLanguage } from "../language/language.ts";

/** UI texts. */
export const english = {
  sendoffIsBusyForAMoment: "Sendoff is busy for a moment. Nothing was lost.",
  thereIsNoConnectionToSendoff: "There is no connection to Sendoff. Nothing was lost.",
  faultIsOurs: (email: ReactNode, reportId: ReactNode) =>
    sentence`The fault is ours, and we have been told. Nothing was lost. If it stays, write to ${email} with report ${reportId}.`,
  thisPageCouldNotBeShown: "This page could not be shown",
  refreshPage: "Refresh Page",
  sendoffCouldNotStart: "Sendoff could not start",
  thisPageCouldNotBeLoaded: "This page could not be loaded",
  checkYourConnection: "Check your connection. Nothing was lost.",
  dashboard: "Dashboard",
  needsYou: "Needs you",
  platforms: "Platforms",
  scheduler: "Scheduler",
  wallet: "Wallet",
  analytics: "Analytics",
  applicationLogs: "Application Logs",
  profileSettings: "Profile Settings",
  privacyPolicy: "Privacy Policy",
  termsConditions: "Terms & Conditions",
  confirmItIsYou: "Confirm it is you",
  whatYouHaveJustAsked: (email: ReactNode) =>
    sentence`What you have just asked for needs a fresh code. We send it to ${email}.`,
  sandboxTheCodeArrivesIn: (mailbox: ReactNode) =>
    sentence`Sandbox: the code arrives in ${mailbox}.`,
  loadingSendoff: "Loading Sendoff",
  pageIsComing: "Loading the page",
  yourContactDetails: "your contact details",
  jobCount: (count: number) => plural(count, "job"),
  degreeCount: (count: number) => plural(count, "degree"),
  skillCount: (count: number) => plural(count, "skill"),
  languageCount: (count: number) => plural(count, "language"),
};

export const messages = inLanguage("app", english);
