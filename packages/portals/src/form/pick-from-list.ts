import { locate } from "./control.ts";
import type { FormControl } from "./control.ts";
import { canBeTypedInto, press, type } from "./hand.ts";
import { findOption, findSuggestion } from "./same-value.ts";
import { shownOptions } from "./shown-options.ts";
import type { ShownOption } from "./shown-options.ts";
import type { WriteOptions, WriteOutcome } from "./write-outcome.ts";

/** Suggestions come from the portal's server; the live ones answer within a second or two. */
const SUGGESTIONS_TIMEOUT_MS = 4_000;
const CLICK_TIMEOUT_MS = 5_000;

type OnGuess = WriteOptions["onGuess"];

function readList(
  control: FormControl,
  onGuess: OnGuess,
  before: readonly string[],
  timeoutMs = SUGGESTIONS_TIMEOUT_MS,
): Promise<ShownOption[]> {
  const wish = { timeoutMs, stale: [...before] };
  return shownOptions(control.surface, control.selector, wish, onGuess);
}

function choose(
  control: FormControl,
  list: readonly ShownOption[],
  wanted: string,
  options: WriteOptions,
): ShownOption | undefined {
  const texts = list.map((each) => each.text);
  const find = control.field.kind === "typeahead" ? findSuggestion : findOption;
  const chosen = find(texts, wanted) ?? options.choose?.(texts);
  return list.find((each) => each.text === chosen);
}

/** A shorter word finds anything. */
const SHORTEST_SEARCH = 3;

/** What to type, from the whole answer over its first part to its first word: places are often suggested by the town alone. */
function searchTexts(control: FormControl, wanted: string): string[] {
  if (control.field.kind !== "typeahead") return ["", wanted];
  const town = wanted.split(",")[0]?.trim() ?? wanted;
  const word = town.split(/\s+/)[0] ?? town;
  const texts = [wanted, town, word].filter((text) => text.length >= SHORTEST_SEARCH);
  return [...new Set([wanted, ...texts])];
}

/** How lists that have to be searched name what they do not hold. */
const REST = "Other";

/** A list that is drawn at once needs no more; one that asks a server first is typed into. */
export const OPENING_TIMEOUT_MS = 1_500;

/** What a list offers within `timeoutMs` of its opening; it is shut again. Empty for one that wants to be typed into first, or is late. */
export async function offeredBy(
  control: FormControl,
  timeoutMs: number,
  onGuess?: OnGuess,
): Promise<readonly string[]> {
  await press(control.surface, control.selector, CLICK_TIMEOUT_MS);
  const list = await readList(control, onGuess, [], timeoutMs);
  await leave(control);
  return list.map((each) => each.text);
}

/** Clicks the option that means `wanted` and returns it, or returns all that were offered. */
async function pickOne(
  control: FormControl,
  wanted: string,
  options: WriteOptions,
): Promise<{ picked: string } | { offered: readonly string[] }> {
  const box = locate(control);
  const isTyped =
    control.selector !== "" && (await canBeTypedInto(control.surface, control.selector));
  let stale: string[] = [];
  const offered = new Set<string>();
  const search = async (text: string): Promise<ShownOption | undefined> => {
    if (text === "") await press(control.surface, control.selector, CLICK_TIMEOUT_MS);
    else if (options.isSecondTry) {
      await box.fill("", { timeout: CLICK_TIMEOUT_MS });
      await box.pressSequentially(text, { timeout: CLICK_TIMEOUT_MS });
    } else await type(control.surface, control.selector, text, CLICK_TIMEOUT_MS);
    // A list that did not open can be typed into all the same.
    const isOpening = text === "" && isTyped;
    const list = await readList(
      control,
      options.onGuess,
      stale,
      isOpening ? OPENING_TIMEOUT_MS : undefined,
    );
    stale = list.map((each) => each.text);
    for (const each of stale) offered.add(each);
    return choose(control, list, wanted, options);
  };
  for (const text of searchTexts(control, wanted)) {
    if (text !== "" && !isTyped) break;
    const chosen = await search(text);
    if (chosen !== undefined) return click(control, chosen);
  }
  const hasRest = isTyped && options.choose?.([...offered, REST]) === REST;
  const rest = hasRest ? await search(REST) : undefined;
  return rest?.text === REST ? click(control, rest) : { offered: [...offered] };
}

async function click(
  control: FormControl,
  { text, selector }: ShownOption,
): Promise<{ picked: string }> {
  await press(control.surface, selector, CLICK_TIMEOUT_MS);
  return { picked: text };
}

/**
 * Opens a drawn list or types for suggestions and clicks the one that is meant. Free text is never left in a box that wants a
 * pick: it is cleared and refused.
 */
export async function pickFromList(
  control: FormControl,
  wanted: readonly string[],
  options: WriteOptions,
): Promise<WriteOutcome> {
  const picked: string[] = [];
  for (const text of wanted) {
    const one = await pickOne(control, text, options);
    if ("offered" in one) {
      await leave(control);
      const message = `The list offers nothing that surely means "${text}"`;
      return { kind: "refused", message, offered: one.offered };
    }
    picked.push(one.picked);
  }
  const isMany = control.field.kind === "multiselect";
  return { kind: "written", expected: isMany ? picked : (picked[0] ?? "") };
}

async function leave(control: FormControl): Promise<void> {
  const box = locate(control);
  if (await canBeTypedInto(control.surface, control.selector)) {
    await box.fill("", { timeout: CLICK_TIMEOUT_MS });
  }
  // Escape closes a list; in a dialog without an open list it would close the dialog, so only an open list gets it.
  const isOpen = async (): Promise<boolean> => (await box.getAttribute("aria-expanded")) === "true";
  if (await isOpen()) await box.press("Escape");
  // Some close on a press elsewhere alone. Left open, such a list moves the page away under the next click.
  if (await isOpen()) await box.evaluate(pressElsewhere);
}

function pressElsewhere(): void {
  for (const name of ["pointerdown", "mousedown", "pointerup", "mouseup"]) {
    document.body.dispatchEvent(new MouseEvent(name, { bubbles: true, composed: true }));
  }
}
