import {
  deepAll,
  deepClosest,
  isRendered,
  isVisible,
  parentOf,
  selectorFor,
} from "../../in-page/dom.ts";
import { CONTROLS } from "../../in-page/groups.ts";
import { canBeHit, canBeSeen } from "../../in-page/hit-test.ts";
import { watchPage } from "../../in-page/scan.ts";
import { fullTextOf, squash } from "../../in-page/text.ts";
import { testCounted } from "../../in-page/held-guesses.ts";

export interface RawBoardButton {
  selector: string;
  text: string;
  isDisabled: boolean;
  /** Whether the maker's own key found it, or its words alone. */
  variant: "own" | "words";
}

export interface RawBoardStep {
  /** Selector of what holds the form; empty when none is shown. */
  root: string;
  heading: string;
  /** The same for the same step, another for another one, whatever is answered on it. */
  fingerprint: string;
  /** What the form complains of, where anybody can see it. */
  errors: string[];
  submit: RawBoardButton | null;
  next: RawBoardButton | null;
}

export interface BoardStepWish {
  root: string;
  submit: string;
  next: string;
  /** A step of the form was left already. */
  isUnderWay: boolean;
}

const BUTTONS = "button,input[type=submit],input[type=button],[role=button]";
/** Words of what sends a form. "Apply" alone opens one elsewhere, so it counts only where a form is already shown. */
const SUBMITS =
  /^((submit|send)( (my|your|the|this))?( (job )?application)?( now)?|submit and finish|apply( now)?|complete application|finish application|bewerbung (ab)?senden|(jetzt )?bewerben|absenden|senden)$/i;
/** Words that send in one place and open a form in another. */
const VAGUE = /^(apply( now)?|(jetzt )?bewerben)$/i;
const NEXTS =
  /^((save (and|&) )?(next|continue|proceed|weiter|fortfahren)( (step|section|to .{1,30}))?|save and continue)\W*$/i;
/** Never pressed, whatever else it looks like: what empties a section, fills it from elsewhere, or is another site's way to apply. */
const NEVER =
  /\b(clear|reset|write it here|import|autofill|auto-fill|linkedin|indeed|xing|seek|google|facebook|dropbox|onedrive|whatsapp|wechat|quick apply|apply with|save (for later|draft)|withdraw|cancel|previous|back|log ?in|sign ?in)\b/i;
const COMPLAINTS =
  "[role=alert],[id$='-error'],[class*=error i],[class*=invalid-feedback i],[data-ui=error],[aria-live=assertive]";
const HEADINGS = "h1,h2,h3,legend,[role=heading],[aria-current=step]";
const LONGEST_COMPLAINT = 300;

/** The words of a button; a button inside a web component has its words in the component. */
function buttonWords(button: Element): string {
  const value = button instanceof HTMLInputElement ? button.value : "";
  const own =
    fullTextOf(button) || squash(value) || squash(button.getAttribute("aria-label") ?? "");
  if (own !== "") return own;
  const root = button.getRootNode();
  return root instanceof ShadowRoot ? fullTextOf(root.host) : "";
}

function isOff(button: Element): boolean {
  const isMarked = (each: Element): boolean =>
    each.matches(":disabled") || each.getAttribute("aria-disabled") === "true";
  const root = button.getRootNode();
  return isMarked(button) || (root instanceof ShadowRoot && root.host.hasAttribute("disabled"));
}

function isPressable(button: Element): boolean {
  const isHiddenName = /hcaptchasubmit/i.test(button.id);
  return !isHiddenName && canBeSeen(button) && !NEVER.test(buttonWords(button));
}

function buttonOf(element: Element, variant: RawBoardButton["variant"]): RawBoardButton {
  return {
    selector: selectorFor(element),
    text: buttonWords(element),
    isDisabled: isOff(element),
    variant,
  };
}

/** The button itself where a key names what holds it. */
function innerButton(element: Element): Element {
  if (element.matches(BUTTONS)) return element;
  return deepAll(element, BUTTONS).find(isVisible) ?? element;
}

/** A file input is mostly hidden itself; what holds it is shown where it belongs to what is shown. */
function isShown(control: Element): boolean {
  if (!control.matches("[type=file]")) return isVisible(control);
  const holder = parentOf(control);
  return holder !== null && isRendered(holder);
}

function shownControls(root: ParentNode): Element[] {
  return deepAll(root, CONTROLS).filter(isShown);
}

/** Enough to be a form and not a box for a newsletter or a search; any box will do for a button that is known or expected. */
function isForm(root: Element, least: 0 | 1 | 2): boolean {
  const controls = shownControls(root);
  if (least < 2) return controls.length >= least;
  return controls.length > 1 || controls.some((each) => each.matches("[type=file],textarea"));
}

/** What holds the questions that a button sends, and how surely: the lower, the surer. */
function formAround(
  button: Element,
  root: string,
  least: 0 | 1 | 2,
): { root: Element; rank: number } | null {
  const own = root === "" ? null : deepClosest(button, root);
  if (own !== null) return { root: own, rank: 0 };
  // The maker's form is there: it is shut while it is not shown, and no other is it.
  if (root !== "" && deepAll(document, root).length > 0) return null;
  const form = deepClosest(button, "form,[role=form]");
  if (form !== null && isForm(form, 2)) return { root: form, rank: 1 };
  if (form !== null) return shownControls(form).length > 0 ? { root: form, rank: 3 } : null;
  // "Apply" outside of a form is what opens one.
  const isVague = testCounted(VAGUE, buttonWords(button));
  for (let node = isVague ? null : parentOf(button); node !== null; node = parentOf(node)) {
    if (isForm(node, least)) return { root: node, rank: 2 };
  }
  return null;
}

interface FoundButton {
  element: Element;
  button: RawBoardButton;
  root: Element;
}

/** Of those that look alike the one that a person would hit; the first where none or all would be. */
function chosen(
  candidates: readonly Element[],
  variant: RawBoardButton["variant"],
  { root, isUnderWay }: BoardStepWish,
): FoundButton | null {
  const least = isUnderWay ? 0 : variant === "own" ? 1 : 2;
  const placed = candidates.flatMap((element) => {
    const place = formAround(element, root, least);
    const vague = testCounted(VAGUE, buttonWords(element)) ? 0.5 : 0;
    return place === null ? [] : [{ element, root: place.root, rank: place.rank + vague }];
  });
  const best = Math.min(...placed.map(({ rank }) => rank));
  const alike = placed.filter(({ rank }) => rank === best);
  const one =
    alike.length > 1
      ? (alike.find(({ element, root: form }) => canBeHit(element, form)) ?? alike[0])
      : alike[0];
  return one === undefined ? null : { ...one, button: buttonOf(one.element, variant) };
}

function findButton(wish: BoardStepWish, own: string, words: RegExp): FoundButton | null {
  const keyed = own === "" ? [] : deepAll(document, own).map(innerButton).filter(isPressable);
  const worded = (): Element[] =>
    deepAll(document, BUTTONS).filter(
      (each) => testCounted(words, buttonWords(each)) && isPressable(each),
    );
  return chosen(keyed, "own", wish) ?? chosen(worded(), "words", wish);
}

function headingOf(root: Element): string {
  const within = deepAll(root, HEADINGS).find((each) => isVisible(each) && fullTextOf(each) !== "");
  return within === undefined ? "" : fullTextOf(within).slice(0, 120);
}

function errorsIn(root: Element): string[] {
  const shown = deepAll(root, COMPLAINTS).filter(
    (each) => isVisible(each) && !each.matches(CONTROLS) && deepAll(each, CONTROLS).length === 0,
  );
  const words = shown
    .map(fullTextOf)
    .filter((text) => text !== "" && text.length <= LONGEST_COMPLAINT);
  return [...new Set(words)];
}

const NO_STEP: RawBoardStep = {
  root: "",
  heading: "",
  fingerprint: "",
  errors: [],
  submit: null,
  next: null,
};

/** The step of a form that is shown now, with the buttons that lead on from it. */
export function boardStep(_: Element, wish: BoardStepWish): RawBoardStep {
  const submit = findButton(wish, wish.submit, SUBMITS);
  const next = findButton(wish, wish.next, NEXTS);
  const root = submit?.root ?? next?.root;
  if (root === undefined) return NO_STEP;
  const heading = headingOf(root);
  const [control] = shownControls(root);
  const buttons = [submit?.button ?? null, next?.button ?? null] as const;
  return {
    root: selectorFor(root),
    heading,
    fingerprint: [
      location.pathname,
      heading,
      ...buttons.map((button) => button?.text ?? ""),
      control === undefined ? "" : `${control.id} ${control.getAttribute("name") ?? ""}`,
    ].join("¦"),
    errors: errorsIn(root),
    submit: buttons[0],
    next: buttons[1],
  };
}

/**
 * The step once it is another than `before` or complains, at the latest when time is up. `awaited`: `form` waits for any step,
 * `enabled` for one whose main button is on, `step` for another step or new complaints.
 */
export function boardStepUntil(
  _: Element,
  wish: BoardStepWish & {
    awaited: "form" | "enabled" | "step";
    before: { fingerprint: string; errors: string[] };
    timeoutMs: number;
  },
): Promise<RawBoardStep> {
  const look = (): RawBoardStep | undefined => {
    const step = boardStep(_, wish);
    if (wish.awaited === "form") return step.root === "" ? undefined : step;
    if (wish.awaited === "enabled") {
      const isOn = [step.submit, step.next].some((button) => button !== null && !button.isDisabled);
      return isOn ? step : undefined;
    }
    const isOther = step.root !== "" && step.fingerprint !== wish.before.fingerprint;
    const isNews = step.errors.some((error) => !wish.before.errors.includes(error));
    return isOther || isNews ? step : undefined;
  };
  return watchPage(look, wish.timeoutMs).then((step) => step ?? boardStep(_, wish));
}
