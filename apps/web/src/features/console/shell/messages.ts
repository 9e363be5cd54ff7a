import { CONSOLE_IDLE_MINUTES, CONSOLE_LONGEST_HOURS } from "@sendoff/contract/console-session";
import type { ReactNode } from "react";
import { sentence } from "../../../lib/sentence.ts";
import { inLanguage } from "../../../language/language.ts";

/** UI texts. */
export const english = {
  sendoff: "Sendoff",
  operator: "Operator",
  console: "Operator console",
  portals: "Portals",
  queues: "Queues",
  payments: "Payments",
  people: "People",
  audit: "Audit",
  logOut: "Log out",
  codeChecked: (time: string) => `Code checked ${time},`,
  goodUntil: (time: string) => `good until ${time}`,
  typeACode: "Type a code to go on",
  codeOpensTheConsole: (email: ReactNode) =>
    sentence`A code that we send to ${email} opens the console. It closes after ${CONSOLE_IDLE_MINUTES} minutes without use, and after ${CONSOLE_LONGEST_HOURS} hours in any case.`,
  sendMeACode: "Send me a code",
  consoleStayedClosed: "The console stayed closed.",
  noConnection: "No connection to Sendoff. Please try again.",
  refresh: "Refresh",
  asOf: (time: string) => `As of ${time}`,
  notRefreshed: "This page could not be refreshed",
  stillAsOf: (time: string) => `What you see is as of ${time}.`,
  couldNotBeLoaded: "This page could not be loaded",
  nothingWasChanged: "Nothing was changed.",
  cancel: "Cancel",
  seconds: (count: number) => `${count} s`,
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  days: (count: number) => `${count} d`,
  loading: "Loading",
};

export const messages = inLanguage("features/console/shell", english);
