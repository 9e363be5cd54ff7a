import { deepAll, isRendered, isVisible, selectorFor } from "../../in-page/dom.ts";
import { textOf } from "../../in-page/text.ts";

/* Runs inside the page, after the files of ../../in-page. */

export interface RawChoice {
  text: string;
  /** What is clicked: radios and boxes themselves are out of sight. */
  press: string;
  /** What tells whether it is chosen; empty for a chip, whose click sends. */
  input: string;
}

interface RawChoices {
  widget: string;
  choices: RawChoice[];
  skip: string;
}

/** Whether it comes after the last answer: earlier choices may stay in the talk. */
function isCurrent(drawer: Element, element: Element): boolean {
  const last = deepAll(drawer, "li.userItem").at(-1);
  if (last === undefined) return true;
  return (last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Radios or boxes with their labels. Their ids repeat from question to question, so each is looked up beside its label. */
function inputsOf(drawer: Element, css: string): RawChoice[] {
  return deepAll(drawer, css).flatMap((input) => {
    if (!(input instanceof HTMLInputElement) || input.disabled) return [];
    const around = input.parentElement;
    if (around === null || !isCurrent(drawer, input)) return [];
    const labels = deepAll(around, "label").filter(isRendered);
    const label =
      labels.find((each) => each.getAttribute("for") === input.id) ??
      (labels.length === 1 ? labels[0] : undefined);
    if (label === undefined) return [];
    return [{ text: textOf(label), press: selectorFor(label), input: selectorFor(input) }];
  });
}

/** What can be chosen for the question that is open; `widget` is empty where nothing can. */
export function talkChoices(drawer: Element): RawChoices {
  const chips = deepAll(drawer, ".chatbot_Chip").filter(
    (chip) =>
      isVisible(chip) &&
      !chip.matches(".chatbot_Selected,.cursorDisabled,.p-events-none") &&
      isCurrent(drawer, chip),
  );
  const isSkip = (chip: Element): boolean => /^skip\b/i.test(textOf(chip));
  const skipping = chips.find(isSkip);
  const skip = skipping === undefined ? "" : selectorFor(skipping);
  const answers = chips.filter((chip) => !isSkip(chip));
  const radios = inputsOf(drawer, ".ssrc__radio");
  if (radios.length > 0) return { widget: "radio", choices: radios, skip };
  const boxes = inputsOf(drawer, ".mcc__checkbox");
  if (boxes.length > 0) return { widget: "boxes", choices: boxes, skip };
  if (answers.length === 0) return { widget: "", choices: [], skip };
  const choices = answers.map((chip) => ({
    text: textOf(chip),
    press: selectorFor(chip),
    input: "",
  }));
  if (choices.some(({ text }) => /^try again$/i.test(text))) {
    return { widget: "failed", choices, skip };
  }
  // Every drawer has a file input; only these words tell that a file is wanted.
  const isFile = choices.some(({ text }) => /^upload (your )?resume/i.test(text));
  const isLonger = deepAll(drawer, ".loadMore").some(isVisible);
  return { widget: isFile ? "file" : isLonger ? "unknown" : "chips", choices, skip };
}
