import type { ReactNode } from "react";
import { plural } from "../../lib/format.ts";
import { sentence } from "../../lib/sentence.ts";
import { inLanguage } from "../../language/language.ts";

/** UI texts. */
export const english = {
  didNotGoOn: (name: string) => `${name} did not go on.`,
  resume: "Resume",
  connectNameAgain: (name: string) => `Connect ${name} again`,
  openName: (name: string) => `Open ${name}`,
  asksForACode: (name: string) => `${name} asks for a code`,
  connectItOnceMore:
    "Connect it once more, and type the code that it sends you. Runs there wait until then.",
  formOnAsksForACheck: (name: string) => `A form on ${name} asks for a check`,
  sendoffNeverGetsAroundSuch:
    "Sendoff never gets around such a check, and there is no account here that could pass it. Open the job and send that application yourself. Once you resume, runs go on with the other jobs and leave this one to you.",
  wantsToSeeYou: (name: string) => `${name} wants to see you`,
  sendoffNeverGetsAroundSuchACheck: (name: string) =>
    `Sendoff never gets around such a check. Sign in to ${name} yourself and pass it, then come back. Runs there wait until then.`,
  stoppedAtTheCheck: "Stopped at the check; a later run tries each once more",
  answerBank: "Answer bank",
  whatYouAnsweredOnce: "What you answered once. Forms that ask the same thing get the same answer.",
  whatFormsAskMost: "What forms ask most",
  needsYou: "Needs you",
  loadingYourAnswers: "Loading your answers",
  yourAnswersCouldNotBeLoaded: "Your answers could not be loaded.",
  noAnswersYet: "No answers yet.",
  whenAFormAsksSomething:
    "When a form asks something that your profile does not answer, you answer it under Needs you, and it is kept here. So is what you change under Review, unless you say otherwise.",
  openNeedsYou: "Open Needs you",
  searchYourAnswers: "Search your answers",
  searchQuestionsAndAnswers: "Search questions and answers",
  nothingMatchesSearch: (search: string) => `Nothing matches “${search}”.`,
  searchLooksAtQuestions: "Search looks at questions, answers and where they hold.",
  clearTheSearch: "Clear the search",
  pleaseTryAgain: "Please try again.",
  yourAnswersCouldNotBeExported: "Your answers could not be exported",
  exportCsv: "Export CSV",
  valueSavedWhen: (value: string, when: string) => `${value}Saved ${when}`,
  editTheAnswerTo: (question: string) => `Edit the answer to ${question}`,
  deleteTheAnswerTo: (question: string) => `Delete the answer to ${question}`,
  answerChanged: "Answer changed. Forms get it from now on.",
  editAnswer: "Edit answer",
  cancel: "Cancel",
  saveAnswer: "Save answer",
  answerWasNotChanged: "The answer was not changed.",
  answerDeleted: "Answer deleted. You are asked again when a form wants it.",
  deleteThisAnswer: "Delete this answer?",
  isAskedAgainWhenAForm: (question: string) =>
    `“${question}” is asked again when a form has it. What was sent stays as it was.`,
  deleteAnswer: "Delete answer",
  answerCouldNotBeDeleted: "The answer could not be deleted.",
  noConnectionToSendoff: "No connection to Sendoff. Please try again.",
  applicationWaitsApplicationsWait: (count: number) =>
    `${plural(count, "application waits", "applications wait")} for your approval`,
  filledInAndNotSent:
    "Filled in and not sent. Look at the answers, change what is not right, and approve one or many. No credit is held meanwhile; what closes before you approve it expires.",
  andMoreMore: (more: number) => `and ${more} more`,
  openReview: "Open Review",
  itsPageIsOpen: (minutes: string, work: string) =>
    `Its page is open for you here for ${minutes}. Pass the check in it, and ${work} goes on where it stopped.`,
  pageWasNotClosed: "The page was not closed.",
  showMe: "Show me",
  notNow: "Not now",
  sendMeADailyEMail: "Send me a daily e-mail",
  inYourMorning: (email: string) =>
    `What needs you, and what was sent and answered the day before. In your morning, only when there is news, to ${email}`,
  draftAnswersToOpenQuestions: "Draft answers to open questions",
  forQuestionsSuchAsWhyDo:
    "For questions such as “Why do you want to work here?” and cover letter boxes that nothing here answers. Facts (years, pay, visas, yes or no) never come from a draft, and one that says what your profile does not say is not used. Each is marked as drafted on its receipt.",
  noLanguageModelIsSetUp:
    "No language model is set up on this installation, so nothing is drafted. Whoever runs it can set one up.",
  yourName: (name: string, host: string) =>
    `Your name, jobs, studies, skills and the posting are then sent to ${name} at ${host}. Your contact details, pay and private matters are not.`,
  watchTheRunOn: (name: string) => `Watch the run on ${name}`,
  addMoney: "Add Money",
  startARunOn: (name: string) => `Start a run on ${name}`,
  close: "Close",
  runCouldNotBeStarted: "The run could not be started. Please try again.",
  yourAnswerIsKept: "Your answer is kept.",
  yourAnswersAreKept: (count: number) => `Your ${count} answers are kept.`,
  canGoOn: (name: string) => `${name} can go on.`,
  itIsTriedAgain: "It is tried again.",
  amongYourSkillsNow: (skills: string, count: number) =>
    `${skills} ${count === 1 ? "is" : "are"} among your skills now.`,
  nextRunThereBegins: "The next run there begins with what it finds.",
  runUnderWayTakesItUp: "The current run will pick it up.",
  itIsFirstInTheNext: (name: string) => `It is first in the next run on ${name}.`,
  andCountMore: (count: number) => ` and ${count} more`,
  itsSignInWaitsForYou: "Its sign-in waits for you",
  itsRunWaitsForYou: "Its run waits for you",
  runsThereWait: "Runs there wait",
  runsThereWaitStopped: (count: number) => `Runs there wait, ${count} stopped`,
  onlyYouCanSendThisOne: "Only you can send this one",
  jobAtCompany: (job: string, company: string) => `${job} at ${company}`,
  didThisOneArrive: "Did this one arrive?",
  all: "All",
  questions: "Questions",
  approve: "Approve",
  review: "Review",
  onlyYouCanDo: (number: string, count: number) =>
    `${number} ${count === 1 ? "thing" : "things"} only you can do.`,
  nextThing: "Next thing",
  previousThing: "Previous thing",
  openAndAnswer: "Open and answer",
  answerAndContinue: "Answer and continue",
  sameFromAField: "The same from a field",
  skip: "Skip",
  undoASkip: "Undo a skip",
  inNeedsYou: "In Needs you",
  withoutAMouse: "Without a mouse: J and K move, Enter answers, S skips, ? lists all keys.",
  openQuestions: "Open questions",
  yourAnswersWereNotKept: "Your answers were not kept.",
  nothingAnsweredYet: "Nothing answered yet.",
  ofAnswered: (count: number, total: number, waiting: number) =>
    `${count} of ${plural(total, "question")} answered, for ${plural(waiting, "application")}.`,
  anApplication: "An application",
  waitsForIt: (first: string, count: number) =>
    `${first} ${count > 1 ? `(${count} jobs) ` : ""}waits for it.`,
  andMoreWaitForIt: (first: string, count: number) => `${first} and ${count} more wait for it.`,
  seeAllCount: (count: number) => `See all ${count}`,
  questionsCodesAndChecks: "Questions, codes and checks that only you can deal with.",
  answerOnce: (countWords: string) => `${countWords} Answer once, and we remember it.`,
  loadingWhatNeedsYou: "Loading what needs you",
  whatNeeds: "What needs you could not be loaded.",
  applicationWaitsForThemEachQuestion: (waiting: number) =>
    `${plural(waiting, "application waits", "applications wait")} for them, each question is asked once.`,
  questionsAreOpen: (count: number) => `${count} questions are open.`,
  answerAllOnOnePage: "Answer all on one page",
  whatWaits: "What waits",
  needsYouOf: (place: number, most: number) => `Needs you, ${place} of ${most}`,
  nothingOfThisKindNeedsYou: (
    isEmpty: boolean,
    savedAnswers: number,
    answerBank: ReactNode,
    hint: ReactNode,
  ) =>
    sentence`${isEmpty ? "Nothing of this kind needs you." : "Nothing else needs you."} ${plural(savedAnswers, "answer is", "answers are")} in your ${answerBank}. ${hint}`,
  answerBankInText: "answer bank",
  allClear: "All clear",
  nothingNeedsYou: "Nothing needs you.",
  whenAFormAsksWithAnswers: (savedAnswers: number) =>
    `When a form asks something that your profile does not answer, it appears here, once. ${plural(savedAnswers, "answer is", "answers are")} in your answer bank.`,
  openTheAnswerBank: "Open the answer bank",
  whatFormsAskAndNothing: "What forms ask and nothing you said answers, once each.",
  onceEachAnswerWhatYouLike: (count: number) =>
    `${plural(count, "question")}, once each. Answer what you like; the rest stays open.`,
  yourOpenQuestions: "Your open questions could not be loaded.",
  loadingOpenQuestions: "Loading open questions",
  noQuestionIsOpen: "No question is open.",
  whenAFormAsksSomethingThatNothing:
    "When a form asks something that nothing you said answers, it appears here, once.",
  nameSinceWhen: (name: string, when: string) => `${name}, since ${when}`,
  posting: "Posting",
  weDoNotGuessFactsAbout: (asSentence: string) =>
    `${asSentence} We do not guess facts about you, so we stopped here.`,
  youHadAnswered: (answerText: string) => `You had answered “${answerText}”.`,
  thisFormDidNotTake: "This form did not take your earlier answer.",
  controlEnter: "A Control+Enter",
  keptInYour: (value: string, answerBank: ReactNode) =>
    sentence`${value}Kept in your ${answerBank}. You can change or delete it there at any time. A credit is used only if an application goes through.`,
  skipThisJob: "Skip this job",
  skipTheseTwo: (count: number) => `Skip these ${count === 2 ? "two" : count}`,
  nothingWasSkipped: "Nothing was skipped",
  whereWeStopped: (value: string) => `Where we stopped${value}`,
  jobTitleAtCompany: (jobTitle: string, company: string) => `${jobTitle} at ${company}`,
  waitingForThisAnswer: "Waiting for this answer",
  companyName: (companyName: string, location: string, otherQuestions: number) =>
    `${companyName}, ${location}${otherQuestions === 0 ? "" : `. Waits for ${plural(otherQuestions, "more answer")}`}`,
  stoppedWhen: (when: string) => `stopped ${when}`,
  jobTitleAtCompanyName: (jobTitle: string, companyName: string) => `${jobTitle} at ${companyName}`,
  sendoffPressedSubmitOnceAndNever:
    "Sendoff pressed submit once and never presses it again, so that no employer gets it twice; the credit has been returned. Say what you found out.",
  openThePosting: "Open the posting",
  seeWhatWasFilledIn: "See what was filled in",
  didItArrive: "Did it arrive?",
  nothingWasSentAndNothing:
    "Nothing was sent and nothing was charged. Once you have applied there, say so, and Sendoff leaves this job alone.",
  seeWhereItStopped: "See where it stopped",
  signIn: "Sign-in",
  signInCheckOf: (name: string) => `${name} sign-in check`,
  moreMinutes: (count: number) => plural(count, "more minute"),
};

export const messages = inLanguage("features/needs-you", english);
