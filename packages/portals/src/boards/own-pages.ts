import type { MakerPages } from "./maker-pages.ts";
import type { OwnPagesMaker } from "./recognise-board.ts";

const CAPTCHA = [
  // The badge only says that an unseen check is there; most visitors pass it without being asked.
  {
    id: "checkbox",
    css: "iframe[title*='captcha' i]:not([src*='size=invisible'])",
    notIn: ".grecaptcha-badge",
  },
  { id: "turnstile", css: "iframe[src*='challenges.cloudflare.com']" },
];
const SUBMIT_WORDS = "^submit( your)? application$";
const LIMIT = [
  {
    id: "words",
    css: "[role=alert],[role=status]",
    text: "(reached|exceeded) the (limit of applications|application limit)",
    isGuess: true,
  },
];
const ALREADY = [{ id: "words", css: "[role=alert],h1,h2,h3", text: "already (applied|received)" }];
const NOT_SENT = [
  {
    id: "words",
    css: "[role=alert]",
    text: "error verifying your application|needs? corrections?|(was not|wasn.t|could not be) (sent|submitted)|no longer open",
  },
];
const DOCUMENT = [{ id: "head", css: "head title", isHiddenToo: true }];

const GREENHOUSE: MakerPages = {
  jobPath: (id) => `/jobs/${id}`,
  formPath: (id) => `/jobs/${id}`,
  jobId: /\/jobs\/([\w-]+)/,
  cards: [
    { item: "tr.job-post", title: ".body--medium", place: ".body--metadata" },
    { item: "div.opening", title: "a[data-mapped]", place: ".location" },
  ],
  placeOf: (words) => words,
  list: {
    jobs: [
      { id: "current", css: "tr.job-post" },
      { id: "older", css: "div.opening", isGuess: true },
    ],
    none: [
      { id: "heading", css: "main h1,#main h1", text: "current (job )?openings", isGuess: true },
    ],
    next: [
      { id: "label", css: "nav[aria-label=Pagination] a[aria-label='Next page']", isGuess: true },
    ],
    documentTitle: DOCUMENT,
  },
  pageSize: 50,
  job: {
    open: [
      { id: "current", css: "form#application-form" },
      { id: "older", css: "form#application_form" },
    ],
    gone: [{ id: "flash", css: "[role=status],.flash", text: "no longer open", isGuess: true }],
    title: [
      { id: "current", css: ".job__title h1" },
      { id: "older", css: "h1.app-title", isGuess: true },
    ],
    place: [
      { id: "current", css: ".job__location" },
      { id: "older", css: "#header .location", isGuess: true },
    ],
    description: [
      { id: "current", css: ".job__description" },
      { id: "older", css: "#content", isGuess: true },
    ],
    documentTitle: DOCUMENT,
  },
  form: {
    submit: [
      { id: "current", css: "form#application-form button[type=submit]" },
      { id: "older", css: "#submit_app" },
    ],
    sent: [
      { id: "address", css: "h1", path: "/confirmation$" },
      { id: "words", css: "h1,h2", text: "thank you for applying" },
    ],
    captcha: CAPTCHA,
    limit: LIMIT,
    already: ALREADY,
    notSent: NOT_SENT,
  },
  formRoot: "form#application-form, form#application_form",
  documentTitle: /^(?:job application for (?<title>.+) at|jobs at) (?<company>.+)$/i,
};

const LEVER: MakerPages = {
  jobPath: (id) => `/${id}`,
  formPath: (id) => `/${id}/apply`,
  jobId: /\/([\w-]+)\/?$/,
  cards: [
    {
      item: ".posting",
      title: "[data-qa=posting-name],h5",
      place: ".posting-categories .location",
    },
  ],
  placeOf: (words) => words,
  list: {
    jobs: [{ id: "posting", css: ".posting[data-qa-posting-id]" }],
    none: [{ id: "wrapper", css: ".postings-wrapper", isHiddenToo: true }],
    documentTitle: DOCUMENT,
  },
  job: {
    open: [
      { id: "apply", css: "a[data-qa=show-page-apply]", isGuess: true },
      { id: "words", css: "a[href]", text: "^apply for this (job|position|role)$", isGuess: true },
    ],
    gone: [{ id: "words", css: "h1,h2", text: "couldn.t find anything here", isGuess: true }],
    // The first as on the form's page (portal facts, captured 4.2), the other second-hand.
    title: [{ id: "headline", css: ".posting-header h2,.posting-headline h2" }],
    place: [{ id: "category", css: ".posting-categories .location" }],
    description: [
      { id: "qa", css: "[data-qa=job-description]", isGuess: true },
      { id: "section", css: ".section-wrapper", isGuess: true },
      { id: "page", css: "[role=main],main,body" },
    ],
    documentTitle: DOCUMENT,
  },
  form: {
    submit: [{ id: "id", css: "button#btn-submit", text: SUBMIT_WORDS }],
    sent: [
      { id: "address", css: "h3", path: "/thanks$" },
      { id: "qa", css: "[data-qa=msg-submit-success]", isGuess: true },
      { id: "words", css: "h1,h2,h3", text: "^application submitted", isGuess: true },
    ],
    captcha: CAPTCHA,
    limit: LIMIT,
    already: ALREADY,
    notSent: NOT_SENT,
  },
  formRoot: "form#application-form",
  documentTitle: /^(?<company>.+?)(?: - (?<title>.+))?$/,
};

const ASHBY: MakerPages = {
  jobPath: (id) => `/${id}`,
  formPath: (id) => `/${id}/application`,
  jobId: /\/([\w-]+)\/?$/,
  cards: [
    {
      item: "a:has(.ashby-job-posting-brief-title)",
      title: ".ashby-job-posting-brief-title",
      place: ".ashby-job-posting-brief-details",
    },
  ],
  // "Engineering • Pune • Full-time": the department comes first where there is one.
  placeOf: (words) => words.split(" • ")[1] ?? words,
  list: {
    jobs: [{ id: "brief", css: ".ashby-job-posting-brief-title" }],
    none: [{ id: "heading", css: "h2", text: "^open positions", isGuess: true }],
    documentTitle: DOCUMENT,
  },
  job: {
    open: [
      { id: "form-tab", css: "a#job-application-form" },
      { id: "tab-words", css: "[role=tab]", text: "^application$" },
    ],
    gone: [{ id: "words", css: "h1", text: "^(job|page) not found", isGuess: true }],
    title: [{ id: "heading", css: "h1.ashby-job-posting-heading" }],
    place: [{ id: "left-pane", css: ".ashby-job-posting-left-pane > div:first-child p" }],
    pay: [{ id: "left-pane", css: ".ashby-job-posting-left-pane > div", text: "^compensation\\b" }],
    description: [{ id: "panel", css: "#overview" }],
    documentTitle: DOCUMENT,
  },
  form: {
    submit: [{ id: "class", css: "button.ashby-application-form-submit-button" }],
    sent: [
      { id: "container", css: ".ashby-application-form-success-container", isGuess: true },
      {
        id: "words",
        css: "h1,h2,h3,p,[role=status],[role=alert]",
        text: "your application (was|has been) (successfully )?(submitted|received)",
        isGuess: true,
      },
    ],
    captcha: CAPTCHA,
    limit: LIMIT,
    already: ALREADY,
    notSent: NOT_SENT,
  },
  formRoot: "#form",
  autofill: [".ashby-application-form-autofill-uploader", ".ashby-application-form-autofill-pane"],
  documentTitle: /^(?:(?<title>.+) @ (?<company>.+)|(?<list>.+) jobs)$/i,
};

/** The pages of the makers that have page objects of their own. */
export const OWN_PAGES: Readonly<Record<OwnPagesMaker, MakerPages>> = {
  greenhouse: GREENHOUSE,
  lever: LEVER,
  ashby: ASHBY,
};
