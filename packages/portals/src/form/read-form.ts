import type { Locator } from "playwright-core";
import { inPageCounted } from "../page-script.ts";
import { z } from "zod";
import { PageControl, PageFrame, PageReading } from "./control.ts";
import type { FormControl, Surface } from "./control.ts";
import { Answer, callAt } from "./main-frame.ts";
import type { Oddity } from "../portal-driver.ts";

const readPage = inPageCounted("readPage");

/** Frames in frames deeper than this are advertising, not forms. */
const DEEPEST_FRAME = 4;
/** What a page may need for one reading. */
const READ_TIMEOUT_MS = 10_000;
/** A frame that has not answered by then shows nothing to fill. */
const FRAME_TIMEOUT_MS = 3_000;

export interface ReadFormOptions {
  /** CSS selectors whose controls are no questions of this form (a resume chooser's cards). */
  readonly ignore?: readonly string[];
  /** Told of each thing that could not be read. Must not throw. */
  readonly onOddity?: (oddity: Oddity) => void;
  /** Told of each guess of the reader that held on the page (see `PortalSession.onGuess`). Must not throw. */
  readonly onGuess?: (guess: string) => void;
}

/**
 * Reads every question a person could answer under `root`, in page order, with one call into the page (one more for each
 * visible frame). `root` is an element, or the first one of a CSS selector, which costs less. Hidden fields, traps and disabled controls are left out. Values and texts are parsed; a control that cannot
 * be read is told to `onOddity` rather than spoiling the rest. Throws only when the page is gone.
 */
export async function readForm(
  surface: Surface,
  root: Locator | string,
  options: ReadFormOptions = {},
): Promise<FormControl[]> {
  return readDeep(surface, root, options, 0);
}

type Item = FormControl | z.infer<typeof PageFrame>;

/** The items of a reading that are what they should be; the others, and what the page could not read, are told. */
function itemsOf(
  reading: unknown,
  surface: Surface,
  onOddity: ReadFormOptions["onOddity"],
): Item[] {
  const { items, oddities } = PageReading.parse(reading);
  for (const oddity of oddities) onOddity?.(oddity);
  return items.flatMap((item): Item[] => {
    const frame = PageFrame.safeParse(item);
    if (frame.success) return [frame.data];
    const control = PageControl.safeParse(item);
    if (control.success) return [{ ...control.data, surface }];
    onOddity?.(oddityOf(item, control.error));
    return [];
  });
}

const Named = z.object({
  selector: z.string().catch(""),
  field: z.object({ question: z.string().catch("") }).catch({ question: "" }),
});

function oddityOf(item: unknown, error: z.ZodError): Oddity {
  const { selector, field } = Named.catch({ selector: "", field: { question: "" } }).parse(item);
  const places = error.issues.map((issue) => issue.path.join(".")).join(", ");
  return { what: field.question, where: `${selector}: unexpected ${places}` };
}

/** A reading of a page as controls of `surface`. `onOddity` as in `readForm`; told of each frame, too, whose questions are left out. */
export function controlsOf(
  reading: unknown,
  surface: Surface,
  onOddity?: ReadFormOptions["onOddity"],
): FormControl[] {
  return itemsOf(reading, surface, onOddity).flatMap((item) => {
    if (!("frame" in item)) return [item];
    onOddity?.({ what: "", where: `${item.frame}: a frame in the form, which is not read` });
    return [];
  });
}

async function readDeep(
  surface: Surface,
  root: Locator | string,
  options: ReadFormOptions,
  depth: number,
): Promise<FormControl[]> {
  const { value, guesses } = await readOnce(surface, root, options.ignore ?? [], depth);
  for (const guess of guesses) options.onGuess?.(guess);
  const controls: FormControl[] = [];
  for (const item of itemsOf(value, surface, options.onOddity)) {
    if (!("frame" in item)) controls.push(item);
    else if (depth < DEEPEST_FRAME) {
      controls.push(...(await readFrame(surface, item.frame, options, depth + 1)));
    }
  }
  return controls;
}

async function readOnce(
  surface: Surface,
  root: Locator | string,
  ignored: readonly string[],
  depth: number,
): Promise<Answer> {
  const ignore = [...ignored];
  if (typeof root === "string") {
    const there = { selector: root, ignore };
    const read = await callAt(surface, "readPageAt", there, READ_TIMEOUT_MS);
    if (read !== undefined && read.value !== null) return read;
  }
  const element = typeof root === "string" ? surface.locator(root).first() : root;
  const timeout = depth === 0 ? {} : { timeout: FRAME_TIMEOUT_MS };
  return Answer.parse(await element.evaluate(readPage, { ignore }, timeout));
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
    options.onOddity?.({ what: "", where: `${selector}: the frame could not be read` });
    return [];
  }
}
