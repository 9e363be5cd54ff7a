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

const hasFocus = (target: Locator): Promise<boolean> =>
  target.first().evaluate((element) => element === document.activeElement);

async function lookAtFocus(page: Page): Promise<Stop> {
  const [line = ""] = (await page.locator(":focus").ariaSnapshot()).split("\n");
  const name = /"((?:[^"\\]|\\.)*)"/.exec(line)?.[1] ?? "";
  const isHidden = await page.evaluate(() => {
    const focused = document.activeElement;
    // A field that is drawn by its label is where the label is.
    const shown = focused?.closest("label") ?? focused;
    if (focused === null || shown === null) return true;
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    const inWindow = { x: Math.max(left, 0), y: Math.max(top, 0) };
    const end = { x: Math.min(right, innerWidth), y: Math.min(bottom, innerHeight) };
    if (end.x <= inWindow.x || end.y <= inWindow.y) return true;
    const over = [0.2, 0.5, 0.8].map((share) =>
      document.elementFromPoint(
        inWindow.x + (end.x - inWindow.x) * 0.5,
        inWindow.y + (end.y - inWindow.y) * share,
      ),
    );
    return over.every((each) => each === null || (!shown.contains(each) && !each.contains(shown)));
  });
  return { name, isHidden };
}
