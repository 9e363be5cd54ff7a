import { type WalletBalance } from "@sendoff/contract/payment";
import {
  type NotFitting,
  type NotFittingReason,
  type Preview,
  PREVIEW_FRESH_MINUTES,
  type PreviewJob,
} from "@sendoff/contract/preview";
import { ALSO_ASKS, unstatedParts } from "@sendoff/domain/choosing";
import { plural } from "../../lib/format.ts";

export const messages = {
  title: "See what fits",
  nothing: "Nothing is sent until you press Apply.",
  start: "Look now",
  again: "Look again",
  still: "Still looking",
  takenOut: "Taken out. We will not offer it again.",
  none: "Nothing new fits.",
  noneNote: "Lower the minimum or add a role.",
  sendTitleAtCompany: (title: string, company: string) => `Send ${title} at ${company}`,
  undo: "Undo",
  undoTitleAtCompany: (title: string, company: string) => `Undo, ${title} at ${company}`,
  score: "Score",
  jobSoFar: (count: number) => `${plural(count, "job")} so far`,
  stopLooking: "Stop looking",
  stopping: "Stopping...",
  jobFitsSoFar: (count: number, still: string) =>
    `${plural(count, "job fits", "jobs fit")} so far. ${still}.`,
  jobsThatFit: "Jobs that fit",
  changeJobPreferences: "Change Job Preferences",
  move: "move",
  takeOut: "take out",
  x: "X",
  posting: "posting",
  enter: "Enter",
  apply: "apply",
  a: "A",
  loadingYourPlatforms: "Loading your platforms",
  yourPlatformsCouldNotBeLoaded: "Your platforms could not be loaded.",
  noPlatformIsConnected: "No platform is connected.",
  connectOneWithYourOwnAccount:
    "Connect one with your own account, and see what a run on it would send.",
  openPlatforms: "Open Platforms",
  whatARunOnWouldSend: (name: string, nothing: string) =>
    `What a run on ${name} would send now. ${nothing}`,
  itCouldNotBeLookedUp: "It could not be looked up. Please try again.",
  seeWhatARun: (name: string) => `See what a run on ${name} would send`,
  weSearchAndOpenPostings:
    "We search and open postings as a run does, at a person's pace. Nothing is sent, and no credit is used.",
  starting: "Starting...",
  loadingTheList: "Loading the list",
  listCouldNotBeLoaded: "The list could not be loaded.",
  nothingWasSent: "Nothing was sent.",
  platform: "Platform",
  whyJobTitleFits: (jobTitle: string) => `Why ${jobTitle} fits`,
  nextJob: "Next job",
  previousJob: "Previous job",
  takeOutOrPutBack: "Take out, or put back",
  openThePosting: "Open the posting",
  applyPressedTwice: "Apply, pressed twice",
  listAloneSaidEnoughOfThem: "The list alone said enough of them.",
  andMoreMore: (more: number) => `and ${more} more`,
  pausedByYou: "Paused by you.",
  weLookOnWhenYouPress: "We look on when you press Resume all.",
  close: "Close",
  openOnPlatformName: (platformName: string) => `Open on ${platformName}`,
  whyItFits: "Why it fits",
  postingHasNoText: "The posting has no text.",
  loadingThePosting: "Loading the posting",
  postingCouldNotBeLoaded: "The posting could not be loaded.",
  tryAgain: "Try again",
  ofThePointsWeCanKnow: (sum: number, known: number) => `${sum} of the ${known} points we can know`,
  notSaid: "not said",
  ofMost: (most: number) => `of ${most}`,
  nothingIsKnownAboutIt: "Nothing is known about it. It counts neither way.",
  thisRun: "This run",
  countOfGoal: (count: number, goal: number) => `${count} of ${goal}`,
  goalForToday: "Goal for today",
  credits: "Credits",
  countOfCredits: (count: number, credits: number) => `${count} of ${credits}`,
  costsAtMost: "Costs at most",
  minimumScore: "Minimum score",
  change: "Change",
  minimumScoreInText: "the minimum score",
  creditIsUsedOnlyWhenConfirms: (name: string) => `A credit is used only when ${name} confirms.`,
  nothingToSend: "Nothing to send",
  addMoney: "Add Money",
  pressAAgainToApply: "Press A again to apply",
  applyToJob: (count: number) => `Apply to ${plural(count, "job")}`,
  jobCredit: (count: number) => `${plural(count, "job")}, ${plural(count, "credit")}`,
  creditInYourWallet: (credits: number) => `${plural(credits, "credit")} in your wallet`,
  runCouldNotBeStarted: "The run could not be started. Please try again.",
};

/** The jobs that are to be sent, the best first. */
export const keptJobs = ({ jobs }: Preview): PreviewJob[] =>
  jobs.filter(({ is_taken_out: isTakenOut }) => !isTakenOut);

/** What the page says under its title. */
export function noteWords(preview: Preview): string {
  const { platform_name: name, jobs, found, to_read: toRead, ended_at: endedAt } = preview;
  if (endedAt === null) {
    const read = found === 0 ? "" : ` ${found - toRead} of ${found} looked at.`;
    return `Looking through ${name}, at a person's pace.${read} Nothing is sent.`;
  }
  const fit = `${jobs.length} ${jobs.length === 1 ? "fits" : "fit"}`;
  return `${fit} of ${plural(found, "job")} listed on ${name}. ${messages.nothing}`;
}

/** "9 to send, 1 taken out". */
export function listTitle(preview: Preview): string {
  const kept = keptJobs(preview).length;
  const out = preview.jobs.length - kept;
  return out === 0 ? `${kept} to send` : `${kept} to send, ${out} taken out`;
}

/** What a reason says, and what the posting asks for beyond the person's skills; that has room beside the score alone. */
export function splitReason(text: string): { main: string; also: string } {
  const at = text.indexOf(` ${ALSO_ASKS} `);
  return at < 0 ? { main: text, also: "" } : { main: text.slice(0, at), also: text.slice(at + 1) };
}

/** One line that says why a job is in the list: how its title stands, then what tells most about it. */
export function reasonWords({ match_reasons: reasons }: PreviewJob): string {
  const title = reasons.find(({ part }) => part === "title");
  const others = reasons.filter(({ part }) => part !== "title");
  const lost = ({ of, points }: (typeof reasons)[number]): number => of - points;
  const against = others.toSorted((one, other) => lost(other) - lost(one))[0];
  const skills = others.find(({ part }) => part === "skills");
  const shown = against !== undefined && lost(against) > 0 ? against : (skills ?? others[0]);
  const start =
    title === undefined ? [] : [title.points === title.of ? "Your role." : "Near your role."];
  const pay = unstatedParts(reasons).includes("salary") ? ["Pay not said."] : [];
  return [...start, ...(shown === undefined ? [] : [splitReason(shown.text).main]), ...pay].join(
    " ",
  );
}

const leftOutShort: Record<NotFittingReason, (count: number) => string> = {
  not_easy_apply: () => "on another site",
  unmarked: () => "not marked as easy apply",
  already_applied: () => "already applied",
  low_score: () => "below your minimum",
  other_title: (count) => (count === 1 ? "another title" : "other titles"),
  other_place: (count) => (count === 1 ? "in another place" : "in other places"),
  excluded_company: () => "at companies you exclude",
  excluded_words: () => "with words you exclude",
  same_company: () => "at companies you applied to lately",
  same_job: (count) => (count === 1 ? "the same job again" : "the same jobs again"),
  scam: () => "with signs of fraud",
  other_workplace: () => "not where you want to work",
  seen_before: () => "seen before",
  unreadable: () => "not readable",
  skipped_by_user: () => "you left out",
  closed: () => "closed",
  not_opened: () => "not opened",
};

/** "12 other titles". */
export function leftOutWords({ reason, count }: NotFitting): string {
  return `${count} ${leftOutShort[reason](count)}`;
}

/** "21 more are left out: 12 other titles, 5 below your minimum"; the counts add up. */
export function leftOutLine(leftOut: readonly NotFitting[]): string {
  const all = leftOut.reduce((sum, { count }) => sum + count, 0);
  const parts = leftOut.map(leftOutWords).join(", ");
  return `${all} more ${all === 1 ? "is" : "are"} left out: ${parts}`;
}

/** How many of the jobs the credits reach for, the best first. */
export function sendable(preview: Preview, credits: number | undefined): PreviewJob[] {
  return keptJobs(preview).slice(0, credits);
}

const countWords = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** "4 credits for 9 jobs: the four best are sent."; undefined where the credits reach, or are not known. */
export function shortWords(preview: Preview, credits: number | undefined): string | undefined {
  const kept = keptJobs(preview).length;
  if (credits === undefined || credits >= kept) return undefined;
  const jobs = plural(kept, "job");
  if (credits === 0) return `No credit is left for ${jobs}. An application uses 1 credit.`;
  const best =
    credits === 1 ? "the best is sent" : `the ${countWords[credits] ?? credits} best are sent`;
  return `${plural(credits, "credit")} for ${jobs}: ${best}.`;
}

/** Dollars that so many credits have cost, in the order in which they are spent. */
export function costOf(count: number, lots: WalletBalance["lots"]): number {
  let left = count;
  let cost = 0;
  for (const { credits, unit_price: price } of lots) {
    const used = Math.min(left, credits);
    cost += used * price;
    left -= used;
  }
  return cost;
}

/** Whether the list is too old to be applied to, by this clock. */
export function isOld({ ended_at: endedAt, is_fresh: isFresh }: Preview, now: number): boolean {
  if (endedAt === null) return false;
  return !isFresh || now - new Date(endedAt).getTime() > PREVIEW_FRESH_MINUTES * 60_000;
}

/** Why a list ended before all was looked at, where that is so. */
export function endWords(preview: Preview): { title: string; note: string } | undefined {
  const { platform_name: name, end_note: note } = preview;
  switch (preview.end_reason) {
    case "stopped":
      return { title: "You stopped it.", note: "The list is as far as it came." };
    case "portal_limit":
      return {
        title: `${name} shows no more postings today.`,
        note: note || "Try again tomorrow.",
      };
    case "needs_user":
      return { title: `${name} needs you.`, note: note || "It asked for what only you can do." };
    case "platform_paused":
      return { title: `${name} is paused.`, note: note || "Nothing was sent." };
    case "failed":
      return { title: `${name} could not be read.`, note: note || "Nothing was sent. Look again." };
    default:
      return undefined;
  }
}
