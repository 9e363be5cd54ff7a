import { plural } from "../../lib/format.ts";
import { inLanguage } from "../../language/language.ts";

/** UI texts. */
export const english = {
  youHaveSinceAnswered: (answerText: string) => `You have since answered “${answerText}”`,
  useItHere: "Use it here",
  forQuestion: (question: string) => `for ${question}`,
  theyGoOutNowOn: (going: string) => `They are sent in a moment on ${going}.`,
  itGoesOutNowOn: (going: string) => `It goes out in a moment on ${going}.`,
  otherWasLeft: (count: number, reason: string) =>
    `${plural(count, "other was", "others were")} left: ${reason}`,
  approved: "Approved",
  countApproved: (count: number) => `${count} approved`,
  keptInYourAnswerBank: (answers: number) =>
    `${answers === 1 ? "Your answer is" : `${answers} answers are`} kept in your answer bank.`,
  itWasNotApproved: "It was not approved.",
  loadItAgain: "Load it again",
  addMoney: "Add Money",
  pleaseTryAgain: "Please try again.",
  oneOfYourChangesDoes: "One of your changes does not fit its question yet.",
  sentWordForWord: "We send exactly this. It costs 1 credit once confirmed.",
  sentWithOfYours: (changes: number) =>
    `We send it with ${plural(changes, "change")} of yours. It costs 1 credit once confirmed.`,
  reject: "Skip",
  approveAndSend: "Approve and send",
  changeAnswers: "Change answers",
  pressAAgainToApprove: "Press A again to approve",
  approvePressedTwice: "Approve, pressed twice",
  nextApplication: "Next application",
  previousApplication: "Previous application",
  useThisAnswerNextTime: "Use this answer next time",
  valueKeptInYourAnswerBank: (value: string) => `${value}Kept in your answer bank.`,
  forThisApplicationOnly: "For this application only.",
  needsYou: "Needs you",
  review: "Review",
  loadingThePreparedApplication: "Loading the prepared application",
  thereIsNoSuchPreparedApplication: "There is no such prepared application.",
  addressMayBeIncomplete:
    "The address may be incomplete, or the application belongs to another account.",
  openReview: "Open Review",
  preparedApplicationCouldNotBeLoaded: "The prepared application could not be loaded.",
  yourChangesAreForgotten: "Your changes are discarded. The application waits as it was prepared.",
  filterPreparedOnPlatformNameWhen: (filter: string, platformName: string, when: string) =>
    `${filter}. Prepared on ${platformName}, ${when}.`,
  thisApplicationWaitsForYourApproval: "This application no longer needs your approval.",
  openItsRecord: "Open its record",
  beforeYouApproveIt: "Before you approve it.",
  itWaitsForYouAgain: "It waits for you again.",
  openPosting: "Open posting",
  cv: "CV",
  thisFormHasNoPlace: "This form has no place for a CV.",
  fileName: (fileName: string, version: number) => `${fileName}, version ${version}`,
  checksum: (sha256: string) => `sha256 ${sha256}`,
  theForm: "The form, filled in",
  applicationScreenshot: "Application Screenshot,",
  jobTitleAtCompanyName: (jobTitle: string, companyName: string) => `${jobTitle} at ${companyName}`,
  thePosting: "The posting",
  chooseJobAtCompany: (job: string, company: string) => `Choose ${job} at ${company}`,
  answerWorthALook: (platformName: string, when: string, answers: number, toCheck: number) =>
    `${platformName}, ${when}. ${plural(answers, "answer")}${toCheck === 0 ? "" : `, ${toCheck} worth a look`}`,
  match: "match",
  youHaveSinceAnsweredOfItsQuestions: (since: number) =>
    `You have since answered ${since} of its questions in another way.`,
  worthALook: "Worth a look",
  theFormLabel: "The form",
  formShowsNoQuestions: "The form shows no questions.",
  optional: "(optional)",
  leftEmpty: "Left empty",
  youChangedItFrom: (value: string) => `You changed it from “${value}”.`,
  thisOneCannotBeChangedHere: "This one cannot be changed here",
  undoTheChangeTo: (question: string) => `Undo the change to ${question}`,
  done: "Done",
  editTheAnswerTo: (question: string) => `Edit the answer to ${question}`,
  leaveItEmpty: "Leave it empty",
  rejectedNothingWasSent: "Skipped. Nothing was sent.",
  filterOfPlatformNameChanged: (filter: string, platformName: string) =>
    `${filter} of ${platformName} changed.`,
  rejectThisApplication: "Skip this application?",
  atIsNotSent: (jobTitle: string, companyName: string) =>
    `${jobTitle} at ${companyName} is not sent, and no run picks it up again.`,
  cancel: "Cancel",
  addToFilter: (filter: string) => `Add to ${filter}`,
  setFilterToValue: (filter: string, value: string) => `Set ${filter} to ${value}`,
  writeWhatToExclude: "Write what to exclude, or untick the box.",
  noteForYourself: "Note, for yourself",
  itWasNotRejected: "It was not skipped.",
  why: "Why?",
  reviewBeforeSending: "Review before sending",
  filledInAndNotSent:
    "Filled in and not sent. Nothing is sent before you approve it, and no credit is held.",
  readyAndNotSent: (count: number) =>
    count === 1
      ? "One application is ready. It has not been sent yet."
      : `${count} applications are ready, the least sure first. Nothing has been sent yet.`,
  loadingWhatWaitsForApproval: "Loading what waits for approval",
  whatWaitsForApproval: "What waits for approval could not be loaded.",
  nothingWasApproved: "Nothing was approved.",
  allCount: (count: number) => `All ${count}`,
  chosenOfAll: (count: number, total: number) => `${count} of ${total} chosen`,
  approve: "Approve",
  approveTheSure: (count: number) =>
    count === 1 ? "Approve the sure one" : `Approve the ${count} sure ones`,
  approvalUndone: "Approval taken back. Nothing was sent.",
  approvalNotUndone: "The approval was not taken back.",
  itWaitsAgain: (count: number) =>
    count === 1 ? "It waits for you again." : `${count} wait for you again.`,
  otherWasBegun: (count: number) =>
    `${plural(count, "other was", "others were")} already on the way.`,
  approveApplication: (count: number) => `Approve ${plural(count, "application")}`,
  allClear: "All clear",
  nothingWaitsForYourApproval: "Nothing waits for your approval.",
  switchOnReviewBeforeSending:
    "Switch on “Review before sending” in a platform's Edit Filters, and what is prepared there waits here first.",
  openPlatforms: "Open Platforms",
  answerCount: (count: number) => plural(count, "answer"),
  questionCount: (count: number) => plural(count, "question"),
  /** The list of what waits for approval, beside the one that is read. */
  queueTexts: {
    label: "To review",
    move: "move",
    approve: "approve",
    change: "change",
    skip: "skip",
    answers: (answers: number, toCheck: number) =>
      toCheck === 0
        ? `${plural(answers, "answer")}, all sure`
        : `${plural(answers, "answer")}, ${toCheck} to check`,
  },
  /** The switch over the list: on how many of the connected platforms review mode is on. */
  modeTexts: {
    reviewMode: "Review mode",
    on: (on: number, of: number) =>
      on === of
        ? "On: nothing is sent unasked."
        : on === 0
          ? "Off: new applications are sent unasked."
          : `On for ${on} of ${of} platforms.`,
    couldNotBeChanged: "Review mode could not be changed. Please try again.",
  },
};

export const messages = inLanguage("features/review", english);
export const { queueTexts, modeTexts } = messages;
