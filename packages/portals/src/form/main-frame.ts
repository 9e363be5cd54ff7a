import type { Frame, Page } from "playwright-core";
import { z } from "zod";
import { COMMON_BUNDLE } from "../page-script.ts";
import { callInWorld } from "../page-world.ts";
import type { Surface } from "./control.ts";

/** What an in-page function returned, and the guesses that held in it. */
export const Answer = z.object({ value: z.unknown(), guesses: z.array(z.string()) });
export type Answer = z.infer<typeof Answer>;

/** The page, where the surface is all of it: places inside a frame are counted from the frame's own corner. */
export function ownPage(surface: Surface): Page | undefined {
  if ("mainFrame" in surface) return surface;
  if ("parentFrame" in surface && surface.parentFrame() === null) return surface.page();
  return undefined;
}

/**
 * Calls an in-page function on the element of a selector in our world of the page, where the functions are installed already. Undefined where that
 * cannot be: in a frame, for a selector that only the browser library knows, on a page that is just going or answers nothing
 * within `timeoutMs`. The library does the same then, at several times the cost.
 */
export async function callAt(
  surface: Surface,
  entry: string,
  argument: { readonly selector: string },
  timeoutMs: number,
): Promise<Answer | undefined> {
  const page = ownPage(surface);
  if (page === undefined || argument.selector === "" || /^[\w-]+=|>>/.test(argument.selector)) {
    return undefined;
  }
  return callIn(page.mainFrame(), entry, argument, timeoutMs);
}

/** As `callAt`, in any frame. */
export async function callIn(
  frame: Frame,
  entry: string,
  argument: { readonly selector: string },
  timeoutMs: number,
): Promise<Answer | undefined> {
  try {
    return Answer.parse(await callInWorld(frame, COMMON_BUNDLE, { entry, argument }, timeoutMs));
  } catch {
    return undefined;
  }
}
