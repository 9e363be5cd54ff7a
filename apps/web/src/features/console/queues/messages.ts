import { inLanguage } from "../../../language/language.ts";

const kinds: Readonly<Record<string, string>> = {
  lanes: "Accounts with work that no worker serves",
  sign_ins: "Sign-ins that no worker has taken up",
  unconfirmed: "Applications that were not seen to arrive",
  mails: "Mails that are to leave",
  texts: "Text messages that are to leave",
  mails_given_up: "Mails given up, last hour",
  texts_given_up: "Text messages given up, last hour",
  orders: "Orders that wait for PayU's last word",
  schedules: "Schedules whose time has come",
};

/** UI texts. */
export const english = {
  queues: "Queues",
  notCompared: "This database was not compared with the journal of submits.",
  nothingIsSent: "Nothing is sent until a worker has done that.",
  backlogs: "Backlogs",
  promised: "Promised somebody, and not done yet",
  what: "What",
  kindOf: (kind: string) => kinds[kind] ?? kind,
  waiting: "Waiting",
  oldest: "Oldest",
  workers: "Workers",
  lanesHeld: "Lanes held now",
  nobodyAtWork: "No lane is held: nothing is to be done, or no worker runs.",
  jobs: "Jobs",
  jobsDue: "Due, and taken by nobody",
  queue: "Queue",
  active: "Active",
  failedLastDay: "Failed, 24 h",
  worker: "Worker",
  lanes: "Lanes",
  longest: "Longest",
};

export const messages = inLanguage("features/console/queues", english);
