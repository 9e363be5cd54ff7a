import type { GeneralForm, MakerPages } from "../maker-pages.ts";
import type { RawVariant } from "../../in-page/variants.ts";

/*
 * What holds for a maker that has no pages of its own here: a job's page, a form, and words. The words are guesses wherever no
 * page of that kind was read (portal facts, captured 6.2); where one was, its key stands in the maker's own file and comes first.
 */

const GONE =
  "(job|position|posting|vacancy|page|role)( you( a|')re looking for)? (was |is |could )?(not (be )?found|no longer (available|open|active|published)|(has been |been )?(closed|filled|removed))|no longer accepting|doesn.t exist|not accepting applications";
const SENT =
  "thank(s| you)( so much| very much)? for (applying|your application|submitting)|application (has been |was |is )?(successfully )?(submitted|sent|received)|(successfully|you(.ve| have)) (applied|submitted)|received your application|vielen dank für (deine|ihre) bewerbung";
const SENT_PATH = "/(success|confirmation|confirmed|thanks|thank[-_]?you|submitted|applied)/?$";
const WORDS_AT = "h1,h2,h3,[role=status],[role=alert],[role=dialog],[role=tabpanel],main p,form p";

const DOCUMENT: readonly RawVariant[] = [{ id: "head", css: "head title", isHiddenToo: true }];
/** A link or button that opens the form. Those of LinkedIn, Indeed and the like say whose they are. */
const OPENER: RawVariant = {
  id: "words",
  css: "a[href],button,[role=button],[role=tab]",
  text: "^(apply( now| here| online| (for|to) ((this|the) )?(job|position|role))?|i.m interested|application|jetzt bewerben|(auf diese stelle )?bewerben)$",
  notIn: "[aria-hidden=true],footer",
};
/** What shows more rows of a list on the same page, and what leads to its next page. */
const MORE: RawVariant = {
  id: "words",
  css: "button,a[href],[role=button]",
  text: "^(show|load|view|see) (\\d+ )?more( jobs| positions| openings| roles)?$",
};
const NEXT: RawVariant = { id: "label", css: "a[rel=next],nav a[aria-label^=next i]" };
const CHECKBOX: RawVariant = {
  id: "checkbox",
  css: ":is(iframe[title*='captcha' i],iframe[src*='captcha' i]):not([src*='size=invisible'])",
  notIn: ".grecaptcha-badge",
};
const TURNSTILE: RawVariant = { id: "turnstile", css: "iframe[src*='challenges.cloudflare.com']" };

/** What a maker's own pages add; each of its variants is looked for before the general ones. */
export interface OwnParts {
  readonly jobPath: (id: string) => string;
  readonly listPath?: string;
  /** Left out: the form is reached from the job's page. */
  readonly formPath?: (id: string) => string;
  readonly jobId: RegExp;
  readonly openers?: readonly RawVariant[];
  readonly submit?: string;
  readonly next?: string;
  /** On the page that lists the jobs: what says that they are drawn, how each is drawn, and its place among the words beside it. */
  readonly jobs: readonly RawVariant[];
  readonly card: MakerPages["cards"][number];
  readonly placeIn?: (words: string) => string;
  /** What shows more of the list on the same page, and what leads to its next page. */
  readonly more?: readonly RawVariant[];
  readonly nextList?: readonly RawVariant[];
  readonly sent?: readonly RawVariant[];
  readonly already?: readonly RawVariant[];
  readonly place?: readonly RawVariant[];
  readonly description?: readonly RawVariant[];
  readonly autofill?: readonly string[];
  readonly cvTrigger?: readonly RawVariant[];
  readonly fileTrigger?: string;
  readonly cvDone?: readonly RawVariant[];
  /** Holds the form; left out where it is the `form` around the button, or what holds its questions. */
  readonly root?: string;
}

const listOf = (own: OwnParts): MakerPages["list"] => ({
  jobs: own.jobs,
  none: [
    {
      id: "words",
      css: "h1,h2,h3,p",
      text: "no (open|current) (jobs|positions|roles)",
      isGuess: true,
    },
  ],
  more: [...(own.more ?? []), MORE],
  next: [...(own.nextList ?? []), NEXT],
  documentTitle: DOCUMENT,
});

/** What may come after the click. */
function endsOf(own: OwnParts): MakerPages["form"] {
  return {
    sent: [
      ...(own.sent ?? []),
      { id: "address", css: "h1,h2,main", path: SENT_PATH },
      { id: "words", css: WORDS_AT, text: SENT },
    ],
    captcha: [CHECKBOX, TURNSTILE],
    limit: [
      {
        id: "words",
        css: `${WORDS_AT},[class*=error i]`,
        text: "(reached|exceeded) the (limit of applications|application limit)",
        isGuess: true,
      },
    ],
    already: [
      ...(own.already ?? []),
      {
        id: "words",
        css: `${WORDS_AT},[class*=error i]`,
        text: "already (applied|received|submitted)",
      },
    ],
    notSent: [
      {
        id: "words",
        css: "[role=alert],[role=status],[class*=error i]",
        text: "error verifying your application|needs? corrections?|(was not|wasn.t|could not be|couldn.t be) (sent|submitted)|no longer open",
      },
    ],
  };
}

/** The pages of a maker, from what is its own. */
export function generalPages(own: OwnParts): MakerPages {
  const openers = [...(own.openers ?? []), OPENER];
  const general: GeneralForm = {
    root: own.root ?? "",
    submit: own.submit ?? "",
    next: own.next ?? "",
    openers,
    cvTrigger: own.cvTrigger ?? [],
    fileTrigger: own.fileTrigger ?? "",
    cvDone: own.cvDone ?? [],
  };
  const gone = [
    { id: "words", css: "h1,h2,h3,[role=alert],[role=status]", text: GONE, isGuess: true },
  ];
  return {
    jobPath: own.jobPath,
    ...(own.listPath === undefined ? {} : { listPath: own.listPath }),
    formPath: own.formPath ?? own.jobPath,
    jobId: own.jobId,
    cards: [
      own.card,
      { item: "a[href]", title: "h2,h3,h4,[class*=title i]", place: "[class*=location i]" },
    ],
    placeOf: own.placeIn ?? ((words) => words),
    list: listOf(own),
    job: {
      open: openers,
      gone,
      title: [
        { id: "heading", css: "h1" },
        { id: "second-heading", css: "main h2" },
      ],
      place: [
        ...(own.place ?? []),
        { id: "class", css: "main [class*=location i],header [class*=location i]" },
      ],
      description: [
        ...(own.description ?? []),
        { id: "class", css: "[class*=description i]:not(h1,h2,h3,h4)" },
        { id: "main", css: "main" },
        { id: "body", css: "body" },
      ],
      documentTitle: DOCUMENT,
    },
    form: endsOf(own),
    formRoot: "body",
    documentTitle: /^$/,
    ...(own.autofill === undefined ? {} : { autofill: own.autofill }),
    general,
  };
}
