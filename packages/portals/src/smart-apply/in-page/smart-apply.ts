import { deepAll, deepContains, isRendered, isVisible, selectorFor } from "../../in-page/dom.ts";
import { CONTROLS } from "../../in-page/groups.ts";
import { readPage } from "../../in-page/read-page.ts";
import { watchPage } from "../../in-page/scan.ts";
import { fullTextOf, squash, textOf } from "../../in-page/text.ts";
import { isHiddenBox } from "../../in-page/traps.ts";

/* Runs inside the page, after the files of ../../in-page. */

interface RawPrimary {
  text: string;
  selector: string;
  action: string;
  variant: string;
  isDisabled: boolean;
}

interface RawResumeCard {
  kind: string;
  fileName: string;
  isSelected: boolean;
  selector: string;
  input: string;
}

interface RawFormPage {
  url: string;
  form: {
    heading: string;
    fingerprint: string;
    primary: RawPrimary | null;
    errors: string[];
    resumes: RawResumeCard[];
    uncover: string[];
  } | null;
  notices: string[];
  hasCaptcha: boolean;
  hasBrowserCheck: boolean;
  sent: string;
}

const RESUME_CARD = "[data-testid$='resume-radio-card']";
const ACCOUNT_ADDRESS = "[data-testid=email-field-readonly]";
const PRIMARY_CSS: [string, string, string][] = [
  ["submit", "test-id", "button[data-testid=submit-application-button]"],
  ["submit", "name", "button[name=submit-application]"],
  ["next", "test-id", "button[data-testid=continue-button]"],
];
const PRIMARY_TEXT: [string, RegExp][] = [
  ["submit", /^submit( your)? application$/i],
  ["next", /^(continue|next|review( your application)?|apply anyway)$/i],
];
const HASHED_TEST_ID = /^[0-9a-f]{12,}$/;

/** A button that nobody sees stands beside the one that works, with the same word: a person would never press it. */
function isDecoy(button: Element): boolean {
  const name = `${button.getAttribute("data-testid") ?? ""} ${button.getAttribute("name") ?? ""}`;
  if (/(^|[ -])hp-/.test(name) || button.getAttribute("aria-hidden") === "true") return true;
  const box = button.getBoundingClientRect();
  return isHiddenBox(button) || !isVisible(button) || box.width < 8 || box.height < 8;
}

function primaryButton(root: Element): RawPrimary | null {
  const as = (button: Element, action: string, variant: string): RawPrimary => ({
    text: textOf(button),
    selector: selectorFor(button),
    action,
    variant,
    isDisabled: button.matches(":disabled") || button.getAttribute("aria-disabled") === "true",
  });
  for (const [action, variant, css] of PRIMARY_CSS) {
    const button = deepAll(root, css).find((each) => !isDecoy(each));
    if (button !== undefined) return as(button, action, variant);
  }
  const buttons = deepAll(root, "button").filter((each) => !isDecoy(each));
  for (const [action, words] of PRIMARY_TEXT) {
    const button = buttons.find((each) => words.test(textOf(each)));
    if (button === undefined) continue;
    const isHashed = HASHED_TEST_ID.test(button.getAttribute("data-testid") ?? "");
    return as(button, action, isHashed ? "hashed-test-id" : "text");
  }
  return null;
}

function formRoot(): Element | undefined {
  if (!location.pathname.includes("/indeedapply/form")) return undefined;
  for (const css of ["#ia-container main", "main", "#ia-container"]) {
    const root = deepAll(document, css).find(isRendered);
    if (root !== undefined) return root;
  }
  return undefined;
}

/** Cards of a file and of the account's profile. Only the file's is ever chosen: the profile sends no CV. */
function resumeCards(root: Element): RawResumeCard[] {
  return deepAll(root, RESUME_CARD).map((card) => {
    const input = deepAll(card, "input[type=file]")[0];
    const button = deepAll(card, "button").find(isVisible) ?? card;
    const radio = deepAll(card, "input[type=radio]")[0];
    const named = deepAll(card, "[data-testid$=file-name]")[0];
    const isFile = /file-resume/.test(card.getAttribute("data-testid") ?? "");
    return {
      kind: isFile ? "file" : "profile",
      fileName: named === undefined ? "" : fullTextOf(named),
      isSelected:
        radio instanceof HTMLInputElement
          ? radio.checked
          : card.getAttribute("aria-checked") === "true",
      selector: selectorFor(button),
      input: input === undefined ? "" : selectorFor(input),
    };
  });
}

function formPageOf(root: Element): NonNullable<RawFormPage["form"]> {
  const heading = deepAll(root, "h1,h2").find(isRendered);
  const primary = primaryButton(root);
  const labels = deepAll(root, "label,legend").map(fullTextOf).join("|");
  const resumes = resumeCards(root);
  const slug = location.pathname.split("/form/")[1] ?? "";
  const errors = deepAll(root, "[role=alert],[id*='error-text'],[id$='-error']").filter(isVisible);
  return {
    heading: heading === undefined ? "" : textOf(heading),
    fingerprint: [
      slug,
      heading === undefined ? "" : textOf(heading),
      deepAll(root, CONTROLS).length,
      labels,
      primary?.action ?? "",
    ].join("¦"),
    primary,
    errors: errors.map(textOf).filter((text) => text !== ""),
    resumes,
    uncover: deepAll(root, "#location-fields-country-change-button")
      .filter(isVisible)
      .map(selectorFor),
  };
}

/** What the page says beside the form, or instead of it. */
function noticesBeside(root: Element | undefined): string[] {
  const marks = deepAll(document, "[role=alert],[role=status]").filter(
    (mark) => isVisible(mark) && !(root !== undefined && deepContains(root, mark)),
  );
  const isMessage = location.pathname.includes("/indeedapply/") && marks.length === 0;
  const message =
    isMessage && (root === undefined || primaryButton(root) === null)
      ? deepAll(document, "main").filter(isVisible)
      : [];
  return [...marks, ...message].map(textOf).filter((text) => text !== "");
}

function sentText(): string {
  const marks = deepAll(document, "[data-testid=application-submitted]").filter(isVisible);
  const headings = deepAll(document, "h1,h2").filter(
    (each) => isVisible(each) && /application has been submitted/i.test(textOf(each)),
  );
  const inMark = marks.flatMap((mark) => deepAll(mark, "h1,h2"));
  const told = [...inMark, ...headings, ...marks].map(textOf).find((text) => text !== "");
  return told ?? "";
}

/** The questions of the page that is open, in page order. */
export function readSmartApplyFields(): ReturnType<typeof readPage> {
  const root = formRoot();
  if (root === undefined) return { items: [], oddities: 0 };
  const { items, oddities } = readPage(root, { ignore: [RESUME_CARD] });
  return { items: [...accountAddress(root), ...items], oddities };
}

/** The account's own address, which stands there as plain words and is sent with the rest. */
function accountAddress(root: Element): ReturnType<typeof readPage>["items"] {
  const [shown] = deepAll(root, ACCOUNT_ADDRESS).filter(isVisible);
  const value = shown === undefined ? "" : squash(textOf(shown));
  if (shown === undefined || value === "" || shown.matches("input")) return [];
  const field = { question: "Email", kind: "email", required: true, options: [], value, error: "" };
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
  return {
    url: location.pathname,
    form: root === undefined ? null : formPageOf(root),
    notices: noticesBeside(root).map(squash),
    hasCaptcha: deepAll(document, "[data-testid=captcha],#captchaform,.g-recaptcha").some(
      isRendered,
    ),
    hasBrowserCheck:
      deepAll(document, "#challenge-running,#challenge-form,.cf-browser-verification").length > 0,
    sent: sentText(),
  };
}

/**
 * Waits for what is `awaited` (another page of the form, an enabled button, a confirmation) or for what stops it: a complaint,
 * words beside the form, a page that is no form any more. Answers the last look when time is up.
 */
export function watchSmartApply(
  _: Element,
  wish: {
    path: string;
    before: string;
    errors: string[];
    notices: string[];
    timeoutMs: number;
    awaited: string;
  },
): Promise<RawFormPage> {
  const hasMoved = (page: RawFormPage): boolean => {
    if (page.sent !== "") return true;
    if (page.hasBrowserCheck) return false;
    if (page.notices.some((notice) => !wish.notices.includes(notice))) return true;
    if (page.form === null) return page.url !== wish.path && document.readyState === "complete";
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
  wish: { fileName: string; notices: string[]; timeoutMs: number },
): Promise<RawFormPage> {
  const look = (): RawFormPage | undefined => {
    const page = readSmartApply();
    const isThere = page.form?.resumes.some(
      (card) => card.isSelected && card.fileName === wish.fileName,
    );
    const isTold = page.notices.some((notice) => !wish.notices.includes(notice));
    return isThere === true || isTold ? page : undefined;
  };
  return watchPage(look, wish.timeoutMs).then((page) => page ?? readSmartApply());
}
