import { deepAll, isRendered, isVisible, selectorFor } from "../../in-page/dom.ts";
import { watchPage } from "../../in-page/scan.ts";
import { squash, textOf } from "../../in-page/text.ts";
import { talkChoices, type RawChoice } from "./talk-choices.ts";

/* Runs inside the page, after the files of ../../in-page. */

interface RawQuestion {
  text: string;
  hint: string;
  widget: string;
  placeholder: string;
  /** The most characters that the box says it takes; 0 where it says nothing. */
  longest: number;
  choices: RawChoice[];
  /** Boxes to type into: one, or day, month and year. */
  boxes: string[];
  /** The chip that leaves the question out; empty where there is none. */
  skip: string;
}

interface RawTalk {
  path: string;
  /** The portal's verdict in the address, by job; empty where there is none. */
  verdict: string;
  isOpen: boolean;
  /** The portal's lines so far. */
  lines: number;
  /** The applicant's lines so far: each answer that was sent is one. */
  answerCount: number;
  question: RawQuestion | null;
  complaint: string;
  /** New words beside the drawer. */
  notices: string[];
  /** A visible check, or a sign-in over the page. */
  isBarred: boolean;
}

interface TalkWish {
  timeoutMs: number;
  /** Lines that were there before the last answer. */
  after: number;
  /** Words that stood beside the drawer before the click. */
  stale: string[];
  /** How long a question has to stand still, with options and without. */
  calmMs: { chosen: number; typed: number };
}

const GREETING =
  /thank you for showing interest|kindly answer all|the recruiter needs some profile information/i;
const THANKS = /^thank you for your response/i;
const NAMED = /^(hi|hello|hey)\b[^,.!?\n]{0,60}[,!.]\s*/i;

const drawerOf = (): Element | undefined =>
  deepAll(document, ".chatbot_Drawer").find(
    (each) => isVisible(each) && !each.matches(".chatbot_rightHide"),
  );

function lineText(line: Element): string {
  const bubble = deepAll(line, ".botMsg")[0] ?? line;
  return bubble instanceof HTMLElement ? bubble.innerText.trim() : "";
}

/** The portal's own lines; dots that stand for typing are none. */
function linesOf(drawer: Element): Element[] {
  return deepAll(drawer, "li.botItem").filter(
    (line) => !line.matches(".loader") && isRendered(line) && lineText(line) !== "",
  );
}

/** The question in the lines since the last answer: the last one, without greeting and thanks. The lines before it explain it. */
function questionIn(lines: readonly Element[]): { text: string; hint: string } | undefined {
  const texts = lines.map(lineText);
  const last = texts.at(-1);
  if (last === undefined || GREETING.test(last) || THANKS.test(last)) return undefined;
  const parts = last.split(/\n+/).map(squash);
  const words = parts.filter((part) => part !== "");
  const text = (words.at(-1) ?? "").replace(NAMED, "");
  const before = texts.slice(0, -1).filter((line) => !GREETING.test(line));
  return { text, hint: squash([...before, ...words.slice(0, -1)].join(" ")) };
}

function boxesOf(drawer: Element): { widget: string; boxes: Element[] } | undefined {
  const find = (css: string): Element[] => deepAll(drawer, css).filter(isVisible);
  const ways: [string, string][] = [
    ["date", ".dob__input.day,.dob__input.month,.dob__input.year"],
    ["textarea", ".tac__textarea"],
    ["select", "select:enabled"],
    // Known by their style sheet only: nothing is tried on them.
    [
      "unknown",
      ".calendar-container,.singleselect-sugg-container,.multiselect-suggestor-container",
    ],
    ["text", ".chatbot_SendMessageContainer:not(.d-none) .textArea[contenteditable=true]"],
  ];
  for (const [widget, css] of ways) {
    const boxes = find(css);
    if (boxes.length > 0) return { widget, boxes };
  }
  return undefined;
}

function readQuestion(drawer: Element, after: number): RawQuestion | null {
  if (deepAll(drawer, "li.loader,#typing").some(isVisible)) return null;
  const asked = questionIn(linesOf(drawer).slice(after));
  if (asked === undefined) return null;
  const { widget, choices, skip } = talkChoices(drawer);
  const typed = boxesOf(drawer);
  if (widget === "" && typed === undefined) return null;
  const isSelect = widget === "" && typed?.widget === "select";
  const [box] = typed?.boxes ?? [];
  return {
    ...asked,
    widget: widget === "" ? (typed?.widget ?? "") : widget,
    placeholder: squash(
      box?.getAttribute("data-placeholder") ?? box?.getAttribute("placeholder") ?? "",
    ),
    longest: box instanceof HTMLTextAreaElement ? Math.max(0, box.maxLength) : 0,
    choices: isSelect && box instanceof HTMLSelectElement ? optionsOf(box) : choices,
    boxes: widget === "" ? (typed?.boxes ?? []).map(selectorFor) : [],
    skip,
  };
}

function optionsOf(list: HTMLSelectElement): RawChoice[] {
  return [...list.options]
    .filter((option) => option.value !== "" && !option.disabled)
    .map((option) => ({
      text: squash(option.text),
      press: selectorFor(list),
      input: selectorFor(option),
    }));
}

const NOTICES =
  ".apply-status-header,.apply-message,.acp-container h1,.acp-container h2,.applied-job-content,.job-title-text,[role=status],[role=alert],main h1,main h2,body > h1,body > p";

function readTalk(after: number, stale: readonly string[]): RawTalk {
  const drawer = drawerOf();
  const texts = deepAll(document, NOTICES)
    .filter((each) => isVisible(each) && each.closest(".chatbot_Drawer") === null)
    .map(textOf);
  const inDrawer = drawer === undefined ? [] : linesOf(drawer).slice(after).map(lineText);
  const trouble = inDrawer.find((line) =>
    /there was an error while|something went wrong/i.test(line),
  );
  const errors =
    drawer === undefined
      ? []
      : deepAll(drawer, ".mcc__errorMsg,.msc__errorMsg,.chatbot_ddMulti_maxErr").filter(isVisible);
  return {
    path: location.pathname,
    verdict: new URLSearchParams(location.search).get("multiApplyResp") ?? "",
    isOpen: drawer !== undefined,
    lines: drawer === undefined ? 0 : linesOf(drawer).length,
    answerCount: drawer === undefined ? 0 : deepAll(drawer, "li.userItem").length,
    question: drawer === undefined || trouble !== undefined ? null : readQuestion(drawer, after),
    complaint: trouble ?? (errors[0] === undefined ? "" : textOf(errors[0])),
    notices: texts.filter((words) => words !== "" && !stale.includes(words)),
    isBarred: deepAll(
      document,
      "iframe[src*='recaptcha/api2/bframe'],.naukri-drawer.open .login-layer",
    ).some(isVisible),
  };
}

/**
 * Waits until the portal has asked something and the question with all its options stands still, until it says how the application
 * ended, or until it asks for a person; the page as it is when time is up.
 */
export function watchTalk(_: Element, wish: TalkWish): Promise<RawTalk> {
  let last = "";
  let since = performance.now();
  const look = (): RawTalk | undefined => {
    const talk = readTalk(wish.after, wish.stale);
    const isOver =
      talk.path.startsWith("/myapply/") || talk.path.startsWith("/mnjuser/") || talk.isBarred;
    if (isOver || talk.complaint !== "" || talk.notices.length > 0) return talk;
    const now = JSON.stringify(talk.question);
    if (now !== last) {
      last = now;
      since = performance.now();
    }
    if (talk.question === null) return undefined;
    const isTyped = talk.question.choices.length === 0;
    const calm = isTyped ? wish.calmMs.typed : wish.calmMs.chosen;
    return performance.now() - since >= calm ? talk : undefined;
  };
  return watchPage(look, wish.timeoutMs).then(
    // What has not come to rest is no question to be answered.
    (talk) => talk ?? { ...readTalk(wish.after, wish.stale), question: null },
  );
}

/** What the page shows of the talk now, at rest or not: for a page whose scripts are off. */
export function talkNow(): RawTalk {
  return readTalk(0, []);
}
