import type { Frame, Page } from "playwright-core";
import { z } from "zod";
import type { Surface } from "./control.ts";
import { callAt, callIn, ownPage } from "./main-frame.ts";

/*
 * The browser library's own click and fill take a dozen messages each, a good part of the processor time of filling in a form. Here
 * an element is looked at in one call, by the same conditions, and then pressed or typed into by the same input events. Whatever
 * does not hold at once is left to the library, which waits for it and says what stands in the way.
 */

const Place = z.object({ x: z.number(), y: z.number() });
/** A look takes milliseconds; a page that answers none for so long is left to the library's own time-out. */
const LOOK_TIMEOUT_MS = 2_000;

/** What a page may need besides the time that is waited for its element. */
const GRACE_MS = 5_000;

/**
 * Whether a press would reach the first element of `selector` within `timeoutMs`: it waits for one that is off or covered. Makes no event at
 * all, where the browser library's trial click sends a real one and keeps it from the page: a document that comes in between would
 * get it. False, too, for a page that goes meanwhile.
 */
export async function canPress(
  surface: Page | Frame,
  selector: string,
  timeoutMs: number,
): Promise<boolean> {
  const frame = "mainFrame" in surface ? surface.mainFrame() : surface;
  const argument = { selector, timeoutMs };
  const answer = await callIn(frame, "waitToPress", argument, timeoutMs + GRACE_MS);
  return Place.safeParse(answer?.value).success;
}

/** Presses the middle of the first element of `selector`. Rejects when it could not be reached within `timeoutMs`. */
export async function press(surface: Surface, selector: string, timeoutMs: number): Promise<void> {
  const page = ownPage(surface);
  const answer = await callAt(surface, "placeToPress", { selector }, LOOK_TIMEOUT_MS);
  const place = Place.safeParse(answer?.value).data;
  if (page === undefined || place === undefined) {
    return surface.locator(selector).first().click({ timeout: timeoutMs });
  }
  await page.mouse.click(place.x, place.y);
}

/** Replaces what the first element of `selector` holds. Rejects when it could not be typed into within `timeoutMs`. */
export async function type(
  surface: Surface,
  selector: string,
  text: string,
  timeoutMs: number,
): Promise<void> {
  const page = ownPage(surface);
  const answer =
    text === "" ? undefined : await callAt(surface, "focusToType", { selector }, LOOK_TIMEOUT_MS);
  if (page === undefined || answer?.value !== true) {
    return surface.locator(selector).first().fill(text, { timeout: timeoutMs });
  }
  await page.keyboard.insertText(text);
}

/** Whether the element of a list can be typed into: some are opened and chosen from only. */
export async function canBeTypedInto(surface: Surface, selector: string): Promise<boolean> {
  const answer = await callAt(surface, "takesText", { selector }, LOOK_TIMEOUT_MS);
  if (typeof answer?.value === "boolean") return answer.value;
  const box = surface.locator(selector).first();
  return box.evaluate((el) => el.matches("input:not([readonly]),textarea:not([readonly])"));
}

/** What the browser is given as a file. */
export interface FilePayload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Gives the first element of `selector`, a box for files, this one. Rejects when there is none within `timeoutMs`. */
export async function give(
  surface: Surface,
  selector: string,
  { name, mimeType, buffer }: FilePayload,
  timeoutMs: number,
): Promise<void> {
  const argument = { selector, name, mimeType, base64: buffer.toString("base64") };
  const answer = await callAt(surface, "giveFile", argument, timeoutMs);
  if (answer?.value === true) return;
  const box = surface.locator(selector).first();
  await box.setInputFiles({ name, mimeType, buffer }, { timeout: timeoutMs });
}
