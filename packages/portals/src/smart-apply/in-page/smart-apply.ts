import {
  byIds,
  deepAll,
  deepClosest,
  deepContains,
  isRendered,
  isVisible,
  selectorFor,
} from "../../in-page/dom.ts";
import { CONTROLS } from "../../in-page/groups.ts";
import { hasOpenChallenge } from "../../in-page/hit-test.ts";
import { readPage } from "../../in-page/read-page.ts";
import { watchPage } from "../../in-page/scan.ts";
import { fullTextOf, squash, textOf } from "../../in-page/text.ts";
import { primaryButton } from "./primary-button.ts";
import type { RawPrimary } from "./primary-button.ts";
import { resumeCardElements, resumeCards, countlessName } from "./resume-cards.ts";
import type { RawResumeCard } from "./resume-cards.ts";
import { testCounted } from "../../in-page/held-guesses.ts";

/* Runs inside the page, after the files of ../../in-page. */

interface RawFormPage {
  url: string;
  form: {
    heading: string;
    fingerprint: string;
    primary: RawPrimary | null;
    /** Why there is no main button although some bear its word. */
    problem: string;
    errors: string[];
    resumes: RawResumeCard[];
    uncover: string[];
  } | null;
  notices: string[];
  asides: string[];
  /** Where a check stands on the page; alone it stops nothing, for healthy pages have it as well. */
  hasCaptcha: boolean;
  /** A check that is open over the page and waits for a person. */
  hasChallenge: boolean;
  hasBrowserCheck: boolean;
  sent: string;
}

const ACCOUNT_ADDRESS = "[data-testid=email-field-readonly]";
/** What it opens is a guess: no saved page shows it. */
const CHANGE_COUNTRY =
  "#location-fields-country-change-button,button[aria-label='Change country' i]";

function formRoot(): Element | undefined {
  if (!location.pathname.includes("/indeedapply/form")) return undefined;
  for (const css of ["#ia-container main", "main", "#ia-container"]) {
    const root = deepAll(document, css).find(isRendered);
    if (root !== undefined) return root;
  }
  return undefined;
}

/** Where the page puts its complaints: of questions, of plain boxes, of the phone and of the address. */
const ERROR_BOXES = "[role=alert],[id*='error-text' i],[id*='errortext' i],[id$='-error' i]";

function errorsIn(root: Element): string[] {
  const pointed = deepAll(root, "[aria-invalid=true]").flatMap((each) =>
    byIds(each, each.getAttribute("aria-describedby")),
  );
  const boxes = new Set([...deepAll(root, ERROR_BOXES), ...pointed]);
  const texts = [...boxes].filter(isVisible).map(textOf);
  return [...new Set(texts)].filter((text) => text !== "");
}

/**
 * The same for the same step. Its address and the page's title change later than the step itself, so the module that is drawn
 * and what it asks tell steps apart (portal facts, captured 2.1).
 */
function stepIdentity(root: Element, heading: string, primary: RawPrimary | null): string {
  const module = deepAll(root, "[id^=mosaic-provider-module]").find(isRendered);
  const cards = resumeCardElements(root);
  const isAsked = (each: Element): boolean => !cards.some((card) => deepContains(card, each));
  const names = deepAll(root, CONTROLS)
    .filter(isAsked)
    .map((each) => each.getAttribute("name") ?? "");
  const labels = deepAll(root, "label,legend").filter(isAsked).map(fullTextOf);
  return [
    module?.id ?? location.pathname.split("/form/")[1] ?? "",
    heading,
    names.join("|"),
    labels.join("|"),
    primary?.action ?? "",
  ].join("¦");
}

function formPageOf(root: Element): NonNullable<RawFormPage["form"]> {
  const title = deepAll(root, "h1,h2").find(isRendered);
  const heading = title === undefined ? "" : textOf(title);
  const { primary, problem } = primaryButton(root);
  return {
    heading,
    fingerprint: stepIdentity(root, heading, primary),
    primary,
    problem,
    errors: errorsIn(root),
    resumes: resumeCards(root),
    uncover: deepAll(root, CHANGE_COUNTRY).filter(isVisible).slice(0, 1).map(selectorFor),
  };
}

/** What stands around every step: none of its words are a message. */
const FURNITURE =
  "main,aside,nav,header,footer,section,button,a,label,[role=progressbar],[role=dialog],#onetrust-consent-sdk,.grecaptcha-badge";

/**
 * Words around the form, and no part of what is known to stand there: its messages have no role of their own (portal facts,
 * captured 6.1), so that only their coming tells them from the page's small print.
 */
function asidesAround(): string[] {
  const all = deepAll(document, "#ia-container").flatMap((container) => deepAll(container, "*"));
  const shown = all.filter((each) => {
    const own = [...each.childNodes].some(
      (node) => node instanceof Text && squash(node.data) !== "",
    );
    return own && isVisible(each) && deepClosest(each, FURNITURE) === null;
  });
  return [...new Set(shown.map(textOf))].filter((text) => text !== "");
}

/** What the page says beside the form, or instead of it. */
function noticesBeside(root: Element | undefined, form: RawFormPage["form"]): string[] {
  const marks = deepAll(document, "[role=alert],[role=status]").filter(
    (mark) =>
      isVisible(mark) &&
      deepClosest(mark, "#onetrust-consent-sdk") === null &&
      !(root !== undefined && deepContains(root, mark)),
  );
  const isMessage = location.pathname.includes("/indeedapply/") && marks.length === 0;
  const hasNoButton = form === null || (form.primary === null && form.problem === "");
  const message = isMessage && hasNoButton ? deepAll(document, "main").filter(isVisible) : [];
  return [...marks, ...message].map(textOf).filter((text) => text !== "");
}

const SENT = /application (has been|was) submitted/i;

/** The page's own words once the application is in: a mark, a heading, or the page that follows with its title. */
function sentText(form: RawFormPage["form"]): string {
  const marks = deepAll(document, "[data-testid=application-submitted]").filter(isVisible);
  const headings = deepAll(document, "h1,h2").filter(
    (each) => isVisible(each) && SENT.test(textOf(each)),
  );
  const inMark = marks.flatMap((mark) => deepAll(mark, "h1,h2"));
  const shown = [...inMark, ...headings, ...marks].map(textOf).find((text) => text !== "");
  if (shown !== undefined) return shown;
  const title = squash(document.title.split(" | ")[0] ?? "");
  if (SENT.test(title)) return title;
  const isAfter = /\/indeedapply\/(form\/)?post-apply/.test(location.pathname);
  if (!isAfter || form?.primary?.action === "submit") return "";
  // The title may still be that of the step before.
  const heading = deepAll(document, "main h1,main h2").find(isVisible);
  const words = heading === undefined ? "" : textOf(heading);
  return /\b(not|problem|wrong|error)\b|n.t\b/i.test(words) ? "" : words || title;
}

/** The questions of the page that is open, in page order. */
export function readSmartApplyFields(): ReturnType<typeof readPage> {
  const root = formRoot();
  if (root === undefined) return { items: [], oddities: [] };
  const { items, oddities } = readPage(root, { ignore: resumeCardElements(root) });
  return { items: [...accountAddress(root), ...items], oddities };
}

/** The plain box with the account's address, among its label and its tools. */
function addressBox(root: Element): Element | undefined {
  const holds = (each: Element): boolean =>
    each.childElementCount === 0 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(fullTextOf(each));
  const [wrapper] = deepAll(root, ACCOUNT_ADDRESS).filter(isVisible);
  if (wrapper !== undefined) return holds(wrapper) ? wrapper : deepAll(wrapper, "*").find(holds);
  // By its words: an address under a label that says so.
  return deepAll(root, "div,span,p").find((each) => {
    const label = each.previousElementSibling;
    return label !== null && holds(each) && testCounted(/^e-?mail\b/i, fullTextOf(label));
  });
}

/** The account's own address, which stands there as plain words and is sent with the rest. */
function accountAddress(root: Element): ReturnType<typeof readPage>["items"] {
  const shown = addressBox(root);
  if (shown === undefined) return [];
  const value = fullTextOf(shown);
  const label = deepAll(root, "label,span,div").find(
    (each) => testCounted(/^e-?mail( address)?$/i, textOf(each)) && !deepContains(each, shown),
  );
  const question = label === undefined ? "Email" : textOf(label);
  const field = { question, kind: "email", required: true, options: [], value, error: "" };
  return [
    {
      widget: "text",
      selector: selectorFor(shown),
      parts: [],
      choices: [],
      id: shown.id,
      name: "",
      field: { ...field, readOnly: true },
    },
  ];
}

/** Everything that matters while an application is, or should be, open, in one look. */
export function readSmartApply(): RawFormPage {
  const root = formRoot();
  const form = root === undefined ? null : formPageOf(root);
  return {
    url: location.pathname,
    form,
    notices: noticesBeside(root, form).map(squash),
    asides: asidesAround(),
    hasCaptcha: deepAll(document, "[data-testid=captcha],#captchaform,.g-recaptcha").some(
      isRendered,
    ),
    hasChallenge: hasOpenChallenge(),
    hasBrowserCheck:
      deepAll(document, "#challenge-running,#challenge-form,.cf-browser-verification").length > 0,
    sent: sentText(form),
  };
}

/** The address by which a form is entered leads on to its first step by itself. */
function isEntrance(): boolean {
  return /\/indeedapply\/applyby/.test(location.pathname);
}

/**
 * Waits for what is `awaited` (another page of the form, an enabled button, a confirmation) or for what stops it: a complaint,
 * words beside the form, a page that is no form any more. Returns the last look when time is up.
 */
export function watchSmartApply(
  _: Element,
  wish: {
    path: string;
    before: string;
    errors: string[];
    notices: string[];
    asides: string[];
    hasChallenge: boolean;
    timeoutMs: number;
    awaited: string;
  },
): Promise<RawFormPage> {
  const hasMoved = (page: RawFormPage): boolean => {
    if (page.sent !== "") return true;
    if (page.hasBrowserCheck) return false;
    if (page.notices.some((notice) => !wish.notices.includes(notice))) return true;
    // Around a form that has just come all words are new.
    const hadForm = wish.before !== "";
    if (hadForm && page.asides.some((text) => !wish.asides.includes(text))) return true;
    if (page.hasChallenge && !wish.hasChallenge) return true;
    if (page.form === null) {
      return page.url !== wish.path && !isEntrance() && document.readyState === "complete";
    }
    const { primary, errors, fingerprint } = page.form;
    if (errors.some((error) => !wish.errors.includes(error))) return true;
    if (primary === null) return false;
    return wish.awaited === "enabled" ? !primary.isDisabled : fingerprint !== wish.before;
  };
  const look = (): RawFormPage | undefined => {
    const page = readSmartApply();
    return hasMoved(page) ? page : undefined;
  };
  return watchPage(look, wish.timeoutMs).then((page) => page ?? readSmartApply());
}

/** Waits until the file's card shows this file as chosen, or the page says something new; the last look when time is up. */
export function watchResume(
  _: Element,
  wish: {
    fileName: string;
    notices: string[];
    asides: string[];
    errors: string[];
    timeoutMs: number;
  },
): Promise<RawFormPage> {
  const look = (): RawFormPage | undefined => {
    const page = readSmartApply();
    const isThere = page.form?.resumes.some(
      (card) => card.isSelected && countlessName(card.fileName) === wish.fileName,
    );
    const hasNewText =
      page.notices.some((notice) => !wish.notices.includes(notice)) ||
      page.asides.some((text) => !wish.asides.includes(text)) ||
      page.form?.errors.some((error) => !wish.errors.includes(error)) === true;
    return isThere === true || hasNewText ? page : undefined;
  };
  return watchPage(look, wish.timeoutMs).then((page) => page ?? readSmartApply());
}
