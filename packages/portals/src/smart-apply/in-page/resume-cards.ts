import { deepAll, isVisible, parentOf, selectorFor } from "../../in-page/dom.ts";
import { fullTextOf } from "../../in-page/text.ts";
import { labelsOf } from "../../in-page/traps.ts";

/* Runs inside the page, after the files of ../../in-page. */

export interface RawResumeCard {
  kind: string;
  fileName: string;
  isSelected: boolean;
  selector: string;
  input: string;
}

const CARD = "[data-testid$='resume-radio-card']";
const CARD_RADIO = "input[type=radio],[role=radio]";
const FILE_NAME = /^\S.*\.(pdf|docx?|rtf|txt|odt)$/i;

/** Around a radio as far as it is the only one. */
function boxAround(radio: Element): Element {
  let box = radio;
  for (let up = parentOf(box); up !== null; up = parentOf(box)) {
    const isAlone = deepAll(up, CARD_RADIO).length === 1;
    if (!isAlone || up.matches("fieldset,form,[role=radiogroup],main,body")) break;
    box = up;
  }
  return box;
}

/** The cards by their test id, else by what they are: a radio whose box takes a file or is named like one. */
export function resumeCardElements(root: Element): Element[] {
  const named = deepAll(root, CARD);
  if (named.length > 0) return named;
  const boxes = deepAll(root, CARD_RADIO).map(boxAround);
  return boxes.filter((box) => takesFile(box) || FILE_NAME.test(fileNameOn(box)));
}

function radioOf(card: Element): Element | null {
  return card.matches(CARD_RADIO) ? card : (deepAll(card, CARD_RADIO)[0] ?? null);
}

function takesFile(card: Element): boolean {
  return deepAll(card, "input[type=file]").length > 0;
}

/** What a person clicks to choose the card. */
function cardLabel(card: Element): Element | undefined {
  const radio = radioOf(card);
  const own = radio === null ? [] : labelsOf(radio);
  return own[0] ?? deepAll(card, "[data-testid$=-label],label")[0];
}

/** The file's name is the words of the card's label, in whichever part of it. */
function fileNameOn(card: Element): string {
  const label = cardLabel(card);
  const words = label === undefined ? "" : fullTextOf(label);
  if (FILE_NAME.test(words)) return words;
  const leaves = deepAll(card, "*").filter((each) => each.childElementCount === 0);
  return leaves.map(fullTextOf).find((text) => FILE_NAME.test(text)) ?? words;
}

function isCardSelected(card: Element): boolean {
  const radio = radioOf(card);
  if (radio instanceof HTMLInputElement) return radio.checked;
  const state = card.getAttribute("data-checked") ?? card.getAttribute("aria-checked");
  return state === "true" || radio?.getAttribute("aria-checked") === "true";
}

/** Cards of a file and of the account's profile. Only the file's is ever chosen: the profile sends no CV. */
export function resumeCards(root: Element): RawResumeCard[] {
  return resumeCardElements(root).map((card) => {
    const input = deepAll(card, "input[type=file]")[0];
    const fileName = fileNameOn(card);
    const radio = radioOf(card);
    // Buttons on the card turn pages of a preview or open menus: they choose nothing.
    const target = [cardLabel(card), radio ?? undefined].find(
      (each) => each !== undefined && isVisible(each),
    );
    const isNamed = /file-resume/.test(card.getAttribute("data-testid") ?? "");
    const isFile = isNamed || input !== undefined || fileName !== "";
    return {
      kind: isFile ? "file" : "profile",
      fileName,
      isSelected: isCardSelected(card),
      selector: selectorFor(target ?? card),
      input: input === undefined ? "" : selectorFor(input),
    };
  });
}

/** "asha-cv (4).pdf" as "asha-cv.pdf": a portal counts files of one name. */
export function countlessName(fileName: string): string {
  return fileName.replace(/ \(\d+\)(?=\.[^.]*$|$)/, "");
}
