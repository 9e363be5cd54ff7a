import { ACCOUNT_SYSTEMS, BOARD_MAKER_NAMES, orList } from "@sendoff/contract/board-makers";
import type { ReactNode } from "react";
import { ApiError, serverMessage } from "../../lib/api-error.ts";
import { plural } from "../../lib/format.ts";
import { sentence } from "../../lib/sentence.ts";

/** SPEC 8, word for word. */
export const messages = {
  checkCredentials: "Failed to connect platform. Please check your credentials and try again.",
  connectFailed: "Failed to connect platform.",
  connectBroke: "An error occurred while connecting. Please try again.",
  loginFailed: "Login failed, something went wrong.",
  unknownAnswer: "Unknown response from server.",
  codeNeeded: "Please enter the OTP sent to your email/phone to complete the connection.",
  connected: "Platform connected successfully!",
  errorTitle: "An Error Occurred",
  connectionsFailed: "Failed to fetch connected platforms",
  fetchFailed: "Failed to fetch platforms. Please try again later.",
  templatesFailed: "Failed to load platform templates.",
  loadFailed: "Failed to load platforms. Please try again.",
  disconnectFailed: "Failed to disconnect platform. Please try again.",
  disconnected: "Platform disconnected successfully!",
  createFailed: "Failed to create platform. Please try again.",
  deleteFailed: "Failed to delete platform. Please try again.",
  deleted: "Platform deleted successfully!",
  filtersSaved: "Preferences saved successfully",
  filtersFailed: "Failed to save filters. Please try again.",
  filtersWay: "Edit Filters on its card does that, too.",
  preferencesSaved: "Job preferences saved! They will be applied after connection.",
  preferencesFailed: "Failed to save preferences",
  confirmOver: "The time to confirm is over. Sign in again to be asked once more.",
  addDescription: "Paste the address of a company's job board.",
  boards: `${orList(Object.values(BOARD_MAKER_NAMES))}: we apply for you, without an account.`,
  bookmarks: `Any other address is kept as a bookmark; you apply there yourself. So is one by ${orList(ACCOUNT_SYSTEMS)}, which want an account at each company first.`,
  proposed: "From the address. Change it if you like.",
  codeOver: "The time for the code is over. Sign in again to get a new one.",
  makersBoard: (maker: string) => `${maker} board`,
  recognised: "Recognised",
  weCanApplyThere: "We can search and apply there. You need no account.",
  youHaveThisOne: (name: ReactNode) => sentence`You have this one already: ${name}`,
  addPlatform: "Add Platform",
  cancel: "Cancel",
  create: "Create",
  creating: "Creating...",
  platformName: "Platform name",
  platformUrl: "Platform URL",
  pageThatListsTheCompanysJobs:
    "The page that lists the company’s jobs, copied from the address bar.",
  httpsJobsLeverCoCompany: "https://jobs.lever.co/company",
  sandboxTry: "Sandbox: try",
  httpsBoardsGreenhouseIoKaveriSystems: "https://boards.greenhouse.io/kaveri-systems",
  moreCompaniesAreOn: (span: ReactNode) => sentence`More companies are on ${span}`,
  sandboxsBoards: "the sandbox’s boards",
  platformNameIsAdded: (platformName: string) => `${platformName} is added`,
  noAccountIsNeeded: (note: string) =>
    `${note}. No account is needed there, so it is connected already: press Apply now on its card to start a run.`,
  editFilters: "Edit Filters",
  done: "Done",
  workersBrowserIsWaitingOnS: (name: string) =>
    `The worker's browser is waiting on ${name}'s page.`,
  secondsLeftS: (secondsLeft: number) => `${secondsLeft} s`,
  codeFromName: (name: string) => `Code from ${name}`,
  workersBrowserIsWaitingOnSPage: (name: string) =>
    `The worker's browser is waiting on ${name}'s page. You can paste the whole code.`,
  sandboxTheCodeIsIn: (mailbox: ReactNode) => sentence`Sandbox: the code is in ${mailbox}.`,
  connectName: (name: string) => `Connect ${name}`,
  connectPlatform: "Connect Platform",
  noAccountIsNeededThere:
    "No account is needed there: Sendoff reads the company’s list of jobs and fills in its form with your own details.",
  openTheBoard: "Open the board",
  updateCredentials: "Update Credentials",
  signIn: "Sign in, confirm",
  signInCode: "Sign in, code",
  signInLabel: "Sign in",
  close: "Close",
  iHaveConfirmedIt: "I have confirmed it",
  verifyOtp: "Verify OTP",
  back: "Back",
  nextSetPreferences: "Next: Set Preferences",
  withYourOwnAccountThere: "With your own account there.",
  loadingPlatforms: "Loading platforms",
  nothingMoreToConnect: "Nothing more to connect.",
  everyPlatformThatCanBeConnected: "Every platform that can be connected is.",
  openPlatforms: "Open Platforms",
  connectingToName: (name: string) => `Connecting to ${name}`,
  workersBrowserIsSigning: "The worker’s browser is signing in for you.",
  connecting: "Connecting",
  handedOverYourSignIn: "Handed over your sign-in",
  waitingForToAnswer: (name: string) => `Waiting for ${name} to answer`,
  keepTheSession: "Keep the session, encrypted",
  whileYouWait: "While you wait",
  filtersOnPlatformNameOptional: (platformName: string, optional: ReactNode) =>
    sentence`Filters on ${platformName}${optional}`,
  optional: "optional",
  whichOfTheJobsFound: "Choose which jobs we apply to. You can change this later.",
  isReady: (name: string) => `${name} is ready. Press Apply now on its card to start a run.`,
  tryAgain: "Try again",
  signInGoesOnByItself: "The sign-in goes on by itself once it is passed.",
  jobPreferences: "Job Preferences",
  whatSendoffLooksForOn: (name: string) =>
    `What Sendoff looks for on ${name}. You can change them later.`,
  saveJobPreferences: "Save Job Preferences",
  saving: "Saving...",
  showMeSPage: (name: string) => `Show me ${name}’s page`,
  stepTwo: "2 Preferences",
  typedOnlyIntoTheSandboxsStand: (name: string) =>
    `Typed only into the sandbox's stand-in for ${name}, by the worker's browser.`,
  typedOnlyInto: (hostOf: string) => `Typed only into ${hostOf}, by the worker's browser.`,
  email: "Email",
  password: "Password",
  withoutOne: (name: string) => `Without one, ${name} sends you a code to sign in with. `,
  sandboxAnyEMail: (correctHorse: ReactNode, otp: ReactNode, mailbox: ReactNode) =>
    sentence`Sandbox: any e-mail with the password ${correctHorse} signs in. One that begins with ${otp}, such as otp@example.com, is asked for a code first, which is in ${mailbox}.`,
  correctHorse: "correct-horse",
  otp: "otp@",
  encryptedBeforeItIsStored: (name: string) =>
    `Encrypted before it is stored, and deleted when you disconnect. If ${name} asks for a code, we ask you for it here.`,
  askedForACheck: (name: string, hostOf: string) =>
    `${name} asked for a check that only you can do. Sign in on ${hostOf} yourself, finish the check there, then connect again here.`,
  typeOfYourAccount: (what: string, name: string) =>
    `Type ${what} of your ${name} account. We sign in once to check it; only then does it replace the old sign-in.`,
  useTheEMail: (name: string) =>
    `Use the e-mail of your ${name} account, with its password or the code that ${name} sends you. We sign in once to check them, and then before a run when the session has ended.`,
  useTheEMailAndPassword: (name: string) =>
    `Use the e-mail and password of your ${name} account. We sign in once to check them, and then before a run when the session has ended.`,
  questionWeCannotAnswer:
    "A question we cannot answer from your profile waits for you. Facts are never guessed.",
  eachApplicationKeepsAReceipt:
    "Each application keeps a receipt: every answer, where it came from, and a picture of what was sent.",
  applicationThatFailsOrIsSkipped:
    "An application that fails or is skipped costs nothing. Only what the portal confirms uses a credit.",
  youCanWatchEachApplicationBeing:
    "You can watch each application being filled in, and stop after the one under way.",
  weStoppedWaiting: (name: string) =>
    `We stopped waiting. If ${name} accepts the sign-in after all, its card will say so.`,
  deleteName: (name: string) => `Delete ${name}?`,
  itLeavesYourList:
    "It leaves your list, a run under way there ends and its schedule is paused. Receipts and logs stay, and it comes back with them when you add it again.",
  bookmarkLeavesYourList: "The bookmark leaves your list.",
  delete: "Delete",
  disconnectName: (name: string) => `Disconnect ${name}?`,
  runUnderWayThereEnds:
    "A run under way there ends, and scheduled starts wait until you connect it again. Receipts and logs stay.",
  passwordAndTheSessionAreDeleted:
    "The password and the session are deleted at once, and a run under way there ends. Receipts and logs stay.",
  disconnect: "Disconnect",
  failedToLoadPlatformFilters: "Failed to load platform filters.",
  pleaseSelectAtLeastOneFilter: "Please select at least one filter option before saving.",
  filtersSavedSuccessfully: "Filters saved successfully!",
  editFiltersPlatformName: (platformName: string) => `${platformName} filters`,
  whichOfTheJobsFoundThereAreApplied:
    "Choose which jobs we apply to. Changes apply from the next search.",
  saveFilters: "Save Filters",
  yourChangesInTheFilters: (platformName: string) =>
    `Your changes in the filters of ${platformName} are not saved.`,
  loadingTheFilters: "Loading the filters",
  offJobsThatAreApplied:
    "Off: jobs that are applied to on the employer's own site are listed too, as skipped.",
  jobWithThemInItsTitle: "Jobs with one of them in the title are skipped.",
  jobWithThemInItsText: "Jobs with one of them in the text are skipped.",
  addAndPressEnter: "Add and press Enter",
  minimumScore: "Minimum score",
  scoreOf100: (score: number) => `${score} of 100`,
  scoreAsForAll: (score: number) => `${score} of 100, as for all platforms`,
  lowerScoresAreSkipped: "Jobs that score less are skipped on this platform.",
  markIsTheMinimum: (score: number) =>
    `Jobs that score less are skipped here. The mark is your minimum for all platforms, ${score}.`,
  lastJobsWouldPass: (passing: number, jobs: number) =>
    `${passing} of the last ${plural(jobs, "job")} would pass`,
  triedByScoreAndWords: (platformName: string) =>
    `By score, companies and words. ${platformName} itself looks at the rest.`,
  reset: "Reset",
  howLongACompanyIsLeft: "How long a company is left alone after you applied there.",
  enterTheCode: "Enter the code",
  finishTheCheck: "Finish the check",
  openThePage: "Open the page",
  watchTheRun: "Watch the run",
  todaysLimitOnIsReached: (name: string) => `today's limit on ${name} is reached`,
  applyNow: (why: string) => `Apply now: ${why}`,
  limitReached: "Limit reached",
  noCredit: "No credit",
  applyNowLabel: "Apply now",
  companyBoard: "Company board",
  connectedLabel: "Connected",
  pausedForEveryone: "Paused for everyone",
  runsWaitAndGo: (title: string) =>
    `${title} Runs wait and go on by themselves; nothing is charged.`,
  seeWhatFits: "See what fits",
  onPlatformName: (platformName: string) => `on ${platformName}`,
  needsYou: "Needs you",
  codeAskedFor: "Code asked for",
  signInCheck: "Sign-in check",
  notConnected: "Not connected",
  appliesOnTheCompanysOwnBoard: "Applies on the company’s own board. No account is needed there.",
  signInWithYourOwnAccount: "Sign in with your own account to apply there.",
  sessionHasEnded: "The session has ended. Sign in again to go on applying there.",
  soon: "Soon",
  weAreWorkingOnIt: "We are working on it. You will see it here when it is ready.",
  bookmark: "Bookmark",
  jobQueued: (jobs: number) => `${plural(jobs, "job")} queued`,
  todaysLimit: "Today’s limit",
  ofNotConfirmedYet: (used: number, limit: number, unconfirmed: number) =>
    `${used} of ${limit}${unconfirmed === 0 ? "" : `, ${unconfirmed} not confirmed yet`}`,
  yourCreditWillSend: (credits: number, wanted: number) =>
    `Your ${plural(credits, "credit")} will send ${credits} of the next ${wanted}.`,
  featuredPlatforms: "Featured Platforms",
  connectedPlatforms: "Connected Platforms",
  availableToConnect: "Available to Connect",
  platforms: "Platforms",
  searchPlatforms: "Search platforms",
  pages: "Pages",
  ofPlatform: (count: number, total: number, pages: number, page: number) =>
    `${count} of ${plural(total, "platform")}${pages > 1 ? `, page ${page} of ${pages}` : ""}`,
  prev: "Prev",
  next: "Next",
  nothingHereIsCalled: (search: string) => `Nothing here is called “${search}”.`,
  searchLooksAtNamesAndAddresses: "Search looks at names and addresses within this tab.",
  clearTheSearch: "Clear the search",
  noPlatformIsConnectedYet: "No platform is connected yet.",
  connectOne: "Connect one, and Sendoff can apply there for you.",
  seeWhatCanBeConnected: "See what can be connected",
  seeAllPlatforms: "See all platforms",
  platformConnections: "Platform Connections",
  whereSendoffAppliesForYou:
    "Where Sendoff applies for you. Each platform keeps its own filters and daily limit.",
  whatWentWrong: "What went wrong",
  connectionsInFigures: "Connections in figures",
  totalPlatforms: "Total Platforms",
  successRate: "Success Rate",
  applicationUses1Credit: "An application uses 1 credit, so no run can start.",
  noCreditIsLeft: "No credit is left",
  addMoney: "Add Money",
  setJobPreferences: "Set Job Preferences",
  openTheRuns: "Open the runs",
  runCouldNotBeStarted: "The run could not be started.",
  noCreditIsLeftInText: "no credit is left",
};

/** Why the list cannot be shown; undefined when nothing failed. */
export function listProblem(
  templates: Error | null,
  connections: Error | null,
): string | undefined {
  const failed = templates ?? connections;
  if (failed === null) return undefined;
  if (failed instanceof ApiError && failed.status === 0) return messages.fetchFailed;
  if (templates !== null && connections !== null) return messages.loadFailed;
  return templates === null ? messages.connectionsFailed : messages.templatesFailed;
}

/** What a refused or unanswered sign-in means for the person. */
export type ConnectFailure =
  /** The portal did not accept it: said above the fields, which are kept. */
  | { kind: "refused"; message: string }
  /** The code was wrong, or is being checked already: the code can be typed again. */
  | { kind: "wrong_code"; message: string }
  /** The code's time is over, or the sign-in it belongs to is gone. */
  | { kind: "code_over"; message: string }
  /** Anything else, told in the error dialog. `canKeepCode`: the code is still asked for. */
  | { kind: "broken"; message: string; detail: string | undefined; canKeepCode: boolean };

function broken(message: string, detail?: string, canKeepCode = false): ConnectFailure {
  return { kind: "broken", message, detail: detail === "" ? undefined : detail, canKeepCode };
}

function brokenBy(error: unknown): ConnectFailure {
  if (!(error instanceof ApiError) || error.status === 0) {
    return broken(messages.connectBroke, undefined, true);
  }
  if (error.code === "bad_answer") return broken(messages.unknownAnswer);
  if (error.status === 400) return broken(messages.checkCredentials, issueOf(error));
  return broken(messages.connectFailed, error.message, error.status === 503);
}

function issueOf(error: ApiError): string {
  return error.issues[0]?.message ?? error.message;
}

export function signInFailure(error: unknown): ConnectFailure {
  return error instanceof ApiError && error.status === 451
    ? { kind: "refused", message: serverMessage(error, messages.loginFailed) }
    : brokenBy(error);
}

export function codeFailure(error: unknown): ConnectFailure {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 451) return signInFailure(error);
  if (status === 410 || status === 404) {
    return { kind: "code_over", message: serverMessage(error, messages.codeOver) };
  }
  if (status === 400 || status === 409) {
    return { kind: "wrong_code", message: serverMessage(error, messages.unknownAnswer) };
  }
  return brokenBy(error);
}
