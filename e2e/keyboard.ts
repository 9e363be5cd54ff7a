import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** So many presses of Tab are more than any page of ours has stops. */
const MOST_STOPS = 80;

/** What has the focus: its name as a screen reader says it, and whether something lies over it or it is out of the window. */
interface Stop {
  readonly name: string;
  readonly isHidden: boolean;
}

/**
 * Presses Tab until the control has the focus, and returns the names of all stops on the way, its own the last. Each of them has a
 * name and is in sight, wherever the keyboard passes (WCAG 2.4.7, 2.4.11, 4.1.2).
 */
export async function tabTo(page: Page, target: Locator): Promise<string[]> {
  const stops: string[] = [];
  await expect(target.first()).toBeVisible();
  while (!(await hasFocus(target))) {
    if (stops.length === MOST_STOPS) throw new Error(`Tab does not reach it: ${stops.join("; ")}`);
    await page.keyboard.press("Tab");
    const { name, isHidden } = await lookAtFocus(page);
    stops.push(name);
    expect(name, `a stop after ${stops.slice(0, -1).join("; ")}`).not.toBe("");
    expect(isHidden, `${name} is out of sight`).toBe(false);
  }
  return stops;
}

/** Goes to a control by Tab and presses it. */
export async function pressByKey(page: Page, target: Locator, key = "Enter"): Promise<string[]> {
  const stops = await tabTo(page, target);
  await page.keyboard.press(key);
  return stops;
}

/** Goes to a field by Tab and types in place of what it holds. */
export async function typeByKey(page: Page, field: Locator, text: string): Promise<string[]> {
  const stops = await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
  return stops;
}

/** A hand without a mouse that counts what it does. */
export class Hand {
  clicks = 0;
  typed = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(target: Locator): Promise<void> {
    this.clicks += 1;
    await pressByKey(this.#page, target);
  }

  async type(field: Locator, text: string): Promise<void> {
    this.typed += 1;
    await typeByKey(this.#page, field, text);
  }
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.first().evaluate((element) => element === document.activeElement);

/** In one call: a page has many stops. The name by the rules for names, as far as our controls use them. */
function lookAtFocus(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    // Between the last stop and the first the browser's own buttons have it.
    if (focused === null || focused === document.body) {
      return { name: "(the browser)", isHidden: false };
    }
    const labelledBy = (focused.getAttribute("aria-labelledby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" ");
    const labels =
      focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement
        ? [...(focused.labels ?? [])].map((label) => label.textContent).join(" ")
        : (focused.closest("label")?.textContent ?? "");
    const names = [labelledBy, focused.getAttribute("aria-label"), labels, focused.textContent];
    const name = names.find((each) => (each ?? "").trim() !== "")?.trim() ?? "";
    // A field that is drawn by its label is where the label is.
    const shown = focused.closest("label") ?? focused;
    const box = shown.getBoundingClientRect();
    const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
    const [width, height] = [
      Math.min(box.right, innerWidth) - left,
      Math.min(box.bottom, innerHeight) - top,
    ];
    const isHidden =
      width <= 0 ||
      height <= 0 ||
      [0.2, 0.5, 0.8].every((share) => {
        const over = document.elementFromPoint(left + width / 2, top + height * share);
        return over !== null && !shown.contains(over) && !over.contains(shown);
      });
    return { name, isHidden };
  });
}
