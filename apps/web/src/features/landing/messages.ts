import type { ReactNode } from "react";
import { sentence } from "../../lib/sentence.ts";
import { inLanguage } from "../../language/language.ts";

/** UI texts. */
export const english = {
  whatWasSent: "What was sent",
  everyQuestion: "Every question, the answer given, and where that answer came from.",
  whatItLookedLike: "What it looked like",
  pictureOfTheFormBeforeSending:
    "A picture of the form before sending, and of the confirmation if the platform shows one.",
  whatWeWouldNotGuess: "What we would not guess",
  ifWeDoNotKnow: "If we do not know an answer, we send nothing and show you the question.",
  certificateOfPosting: "A certificate of posting, for job applications",
  postOfficesUsedToStamp:
    "Post offices used to stamp a slip to say: this letter was handed in, here, at this time. People used to keep those slips as proof. We liked the idea, so every application we send gets one.",
  exampleOfAReceipt: "Example of a receipt",
  sentLinkedin: "SENT · LINKEDIN",
  postmarkExample: "Postmark: sent on LinkedIn, 20 Nov, 09:40",
  staffEngineer: "Staff Engineer, Payments",
  quillstackBengaluru: "Quillstack, Bengaluru",
  sent: "Sent",
  confirmed: "Confirmed",
  cost: "Cost",
  twelveAnswers: "12 answers, none guessed",
  city: "City",
  bengaluru: "Bengaluru",
  yearsOfExperienceWithNodeJs: "Years of experience with Node.js",
  skills: "Skills",
  noticePeriodInDays: "Notice period in days",
  yearsOfWorkExperience: "Years of work experience",
  eightMore: "and 8 more",
  getYourEveningsBack: "Get your evenings back",
  uploadACv: "Upload a CV, connect a platform, and the first five are on us.",
  startFreeTrial: "Start Free Trial",
  noCreditCardRequiredCancelAnytime: "No credit card required • Cancel anytime",
  questionsPeopleAskFirst: "Questions people ask first",
  tediousPart: "The tedious part, done properly",
  youDecideWhatToApply:
    "You decide what to apply for and what to say. The rest is typing, and you have done enough of that.",
  manyJobs: "100+ jobs in minutes",
  runSearchesByYourRoles:
    "A run searches by your roles and places, opens one posting after another, fills in the form and sends it, up to the day's limit.",
  timeSaved: "95% of the time saved",
  typingIsDoneFromYourProfile:
    "The typing is done from your profile, step by step, and you do not have to watch.",
  aroundTheClock: "24/7 automation",
  runGoesOnWithYourBrowser:
    "A run goes on with your browser closed, at any hour, until it is done or needs you.",
  bankLevelEncryption: "Bank-level encryption",
  platformPasswordsAreEncryptedWithAes:
    "Platform passwords are encrypted with AES-256, typed only on that platform, and never shown again.",
  manyPlatforms: "10+ platforms",
  todayTheOthersFollowOne: (activePlatforms: string) =>
    `${activePlatforms} today. The others follow one by one; a tick below says which work.`,
  example: "Example",
  quillstack: "Quillstack",
  backendEngineerIii: "Backend Engineer III",
  anvayaHealth: "Anvaya Health",
  seniorEngineer: "Senior Engineer, Ledger",
  northbankLedger: "Northbank Ledger",
  seniorSoftwareEngineer: "Senior Software Engineer",
  lanternLearning: "Lantern Learning",
  secondsS: (seconds: number) => `${seconds} s`,
  byHand: "By hand",
  sendoff: "Sendoff",
  startedAt: (figure0100: ReactNode) => sentence`Started at ${figure0100}, done before breakfast`,
  meeraNairExampleCom: "meera.nair@example.com",
  hiddenPassword: "Hidden password",
  encrypted: "Encrypted",
  nameSoon: (name: string) => `${name}, soon`,
  freeOnSignUp: "5 free applications on sign-up",
  noCard: (fromPrice: ReactNode) =>
    sentence`No card. One that fails or is skipped costs nothing. After that, from ${fromPrice} per successful application, from a prepaid wallet.`,
  seePricing: "See pricing",
  supportedJobPlatforms: "Supported Job Platforms",
  active: "Active",
  soon: "Soon",
  inNumbers: "In numbers",
  applicationsSent: "Applications sent.",
  receiptsKept: "Receipts kept.",
  lookingForWorkIsTiringEnough: (activePlatforms: string) =>
    `Looking for work is tiring enough. Sendoff fills in the forms on ${activePlatforms} with your own answers, sends them while you get on with your day, and keeps a receipt for each one.`,
  startApplyingNow: "Start Applying Now",
  freeApplications: "5 free applications,",
  noCardNeeded: "no card needed",
  openedThePosting: "Opened the posting",
  checkedThatYouHaveNotApplied: "Checked that you have not applied before",
  contactInfo: "Contact info",
  resume: "Resume",
  meeraNairCvPdf: "Meera_Nair_CV.pdf, version 4",
  additionalQuestions: "Additional questions",
  review: "Review",
  submit: "Submit",
  exampleOfARun: "Example of a run",
  applyingOnLinkedin: "Applying on LinkedIn",
  sentOfEight: (figure6: ReactNode) => sentence`${figure6} of 8 sent`,
  seniorBackendEngineer: "Senior Backend Engineer",
  ferrypointLogistics: "Ferrypoint Logistics, Bengaluru",
  stepsOfThisApplication: "Steps of this application",
  answers: "Answers",
  jobApplications: "Job applications, with receipts",
  cv: "CV",
  exampleVersion: "Version 4",
  allTwelveYours: "12, all yours",
  oneCreditFree: "1 credit, free",
  /** Marketing figures as the specification gives them (DECISIONS D3). */
  stats: {
    sent: { value: "50K+", label: "applications sent" },
    users: { value: "2.3K", label: "active users" },
    time: { value: "15s", label: "average apply time" },
    success: { value: "94%", label: "success rate" },
  },
  faq: (fromPrice: ReactNode, activePlatforms: string) => ({
    cost: {
      question: "What does an application cost?",
      answer: sentence`The first five are free, without a card. After them, from ${fromPrice} per successful application, paid from a prepaid wallet that you fill by UPI, card or net banking. One application uses 1 credit. If it fails or is skipped, the credit comes back. There is no subscription.`,
    },
    before: {
      question: "What do I need before the first run?",
      answer: `A CV, the roles and places you want, and your own account on a platform that works today: ${activePlatforms}. We read the CV into your profile, and you check what we found.`,
    },
    invent: {
      question: "Will it make things up about me?",
      answer:
        "No. Every answer comes from what you gave us, such as your profile, your settings and your CV, or was on the form already, and the receipt names the source. Where a form asks about things like gender or disability and you have not said, we choose not to say, if the form lets us. If a form asks what we do not know, nothing is sent: you see the question and can add the answer to your profile.",
    },
    passwords: {
      question: "Are my platform passwords safe?",
      answer:
        "They are encrypted with AES-256 before they are stored. They are opened only on our servers, to log in on that platform's own page and to know which account it is, and never shown again. Disconnect a platform and its password is deleted at once.",
    },
  }),
  fiveAnswersFromYourProfile: "5 answers from your profile",
  threeOfFourAnswered: "3 of 4 answered",
  exampleDayInCapitals: "20 NOV",
  exampleMoment: "20 Nov, 09:40:31",
  exampleMomentInFull: "20 Nov 2026, 09:40:31 IST",
  confirmedByLinkedin: "09:40:33 by LinkedIn",
};

export const messages = inLanguage("features/landing", english);
