import type { Locator } from "playwright-core";
import { inPage } from "../page-script.ts";
import { PageReading } from "./control.ts";
import type { FormControl, Surface } from "./control.ts";

const readPage = inPage("readPage");

/** Frames in frames deeper than this are advertising, not forms. */
const DEEPEST_FRAME = 4;
/** A frame that has not answered by then shows nothing to fill. */
const FRAME_TIMEOUT_MS = 3_000;

export interface ReadFormOptions {
  /** CSS selectors whose controls are no questions of this form (a resume chooser's cards). */
  readonly ignore?: readonly string[];
}

/**
 * Reads every question a person could answer under `root`, in page order, with one call into the page (one more for each
 * visible frame). Hidden fields, traps and disabled controls are left out. Values and texts are parsed; a control that cannot
 * be read is left out rather than spoiling the rest. Throws only when the page is gone.
 */
export async function readForm(
  surface: Surface,
  root: Locator,
  options: ReadFormOptions = {},
): Promise<FormControl[]> {
  return readDeep(surface, root, options, 0);
}

/** A reading of a page without frames, as controls of `surface`. */
export function controlsOf(reading: unknown, surface: Surface): FormControl[] {
  return PageReading.parse(reading).items.flatMap((item) =>
    "frame" in item ? [] : [{ ...item, surface }],
  );
}

async function readDeep(
  surface: Surface,
  root: Locator,
  options: ReadFormOptions,
  depth: number,
): Promise<FormControl[]> {
  const answer: unknown = await root.evaluate(
    readPage,
    { ignore: [...(options.ignore ?? [])] },
    depth === 0 ? {} : { timeout: FRAME_TIMEOUT_MS },
  );
  const controls: FormControl[] = [];
  for (const item of PageReading.parse(answer).items) {
    if (!("frame" in item)) controls.push({ ...item, surface });
    else if (depth < DEEPEST_FRAME) {
      controls.push(...(await readFrame(surface, item.frame, options, depth + 1)));
    }
  }
  return controls;
}

async function readFrame(
  surface: Surface,
  selector: string,
  options: ReadFormOptions,
  depth: number,
): Promise<FormControl[]> {
  const frame = surface.frameLocator(selector).first();
  try {
    return await readDeep(frame, frame.locator("body"), options, depth);
  } catch {
    // An empty, blocked or vanished frame holds no question; the form around it is still worth reading.
    return [];
  }
}
