import type { ConsoleBundle, ConsolePortal } from "@sendoff/contract/console";
import type { PauseReason } from "@sendoff/contract/portal-health";
import { plural } from "../../../lib/format.ts";
import { inLanguage } from "../../../language/language.ts";

type Kind = ConsoleBundle["kind"];
type Act = "pause" | "try" | "resume";

/** UI texts. */
export const english = {
  portals: "Portals",
  now: "Now",
  runsNow: "Open runs",
  signInsWaiting: "Sign-ins under way",
  sentLastHour: "Sent, last hour",
  confirmed: "Confirmed",
  ofDecided: (count: string) => `of ${count}`,
  unconfirmed: "Unconfirmed",
  oldest: (time: string) => `oldest ${time}`,
  oldestLane: "Oldest lane",
  none: "None",
  breakers: "Breakers",
  pausesByItself:
    "A portal pauses by itself when its pages change, or it is away, for several accounts",
  portal: "Portal",
  boardCount: (count: number) => plural(count, "board"),
  state: "State",
  working: "Working",
  tryingOne: "Trying one",
  paused: "Paused",
  hours24: "24 hours",
  shareOf: (portal: string) => `Confirmed on ${portal}, last 24 hours`,
  sparkline: (label: string, latest: string) => `${label}: ${latest} in the latest hour`,
  confirmed1h: "Confirmed, 1 h",
  sent1h: "Sent, 1 h",
  p95: "p95",
  accounts: "Accounts",
  accountStates: ({
    connected,
    code_required: code,
    needs_user: check,
    signed_out: out,
  }: ConsolePortal["accounts"]) =>
    [
      `${connected} connected`,
      ...(check + code === 0 ? [] : [`${check + code} waiting`]),
      ...(out === 0 ? [] : [`${out} signed out`]),
    ].join(", "),
  runs: "Runs",
  cause: "Cause",
  acts: "What to do",
  reasons: {
    page_changed: "Its pages changed",
    unreachable: "It cannot be reached",
    by_hand: "Paused by an operator",
  } satisfies Record<PauseReason, string>,
  sinceTime: (time: string) => `since ${time}`,
  nextTry: (time: string) => `next try ${time}`,
  act: { pause: "Pause", try: "Try one", resume: "Resume" } satisfies Record<Act, string>,
  actOn: (act: string, portal: string) => `${act}: ${portal}`,
  ask: {
    pause: (portal: string) => `Pause ${portal} for everyone?`,
    try: (portal: string) => `Try ${portal} with one account?`,
    resume: (portal: string) => `Let everybody go on with ${portal}?`,
  } satisfies Record<Act, (portal: string) => string>,
  means: {
    pause:
      "Nobody begins an application there until an operator resumes it. Runs wait; what was sent is still confirmed.",
    try: "The next account that is due sends one application. If it arrives, everybody goes on; if not, the pause gets longer.",
    resume: "Everybody goes on at once, and what failed there is forgotten.",
  } satisfies Record<Act, string>,
  done: {
    pause: (portal: string) => `${portal} paused`,
    try: (portal: string) => `${portal}: one account tries it`,
    resume: (portal: string) => `${portal} resumed`,
  } satisfies Record<Act, (portal: string) => string>,
  reason: "Reason",
  reasonHint: "Stands in the audit trail, and beside the pause.",
  pageKeys: "Page keys by variant",
  shareOfLooks: (hours: number) => `Which variant found each thing, last ${hours} hours`,
  noKeys: "No page was looked at. Hits are counted while workers apply.",
  findKey: "Portal or key",
  noSuchKey: "No key has these letters.",
  showAll: (count: string) => `Show all ${count}`,
  portalAndKey: "Portal and key",
  variants: "Variants",
  firstMissed: "First missed",
  never: "Never",
  looks: "Looks",
  notFound: "not found",
  guess: "guess",
  lastSeen: (time: string) => `Last ${time}`,
  bundles: "Failure bundles",
  bundleCount: (count: number) => `The newest ${count}`,
  noBundles: "None is kept. One is made when a portal's page stops something.",
  kinds: {
    page_changed: "page changed",
    stuck: "stuck",
    unknown_outcome: "outcome not known",
  } satisfies Record<Kind, string>,
  bundleTitle: (portal: string, kind: string, place: string) =>
    `${portal}: ${kind}${place === "" ? "" : `, ${place}`}`,
  kilobytes: (count: string) => `${count} kB`,
  open: "Open",
  openBundle: (title: string, time: string) => `Open ${title}, ${time}`,
  valuesAreCovered: "Pictures and pages have every typed value covered.",
  close: "Close",
  bundleNotOpened: "The bundle could not be opened.",
  noConnection: "No connection to Sendoff. Please try again.",
  loading: "Loading",
  noFiles: "Nothing was kept: the page was gone before it could be copied.",
  noPicture: "No picture was kept.",
  pictureInNewTab: "Open the picture in a new tab",
  pictureOfPage: "The page, typed values covered",
  trace: "Trace",
  noTrace: "The trace is gone.",
};

export const messages = inLanguage("features/console/portals", english);
