import type { Frame, Page } from "playwright-core";
import { z } from "zod";
import { COMMON_BUNDLE } from "./page-script.ts";
import { callInWorld } from "./page-world.ts";

const Copy = z.object({ value: z.string() });

/** A page's document or one of its frames, redacted. */
export interface DocumentCopy {
  /** `page.html`, `frame-1.html`. */
  readonly name: string;
  readonly html: string;
}

// Portals draw a form in one frame at most; the others are advertisements and captchas.
const MOST_FRAMES = 5;
const LONGEST_HTML = 1_000_000;
/** A page that hangs is given up: a copy never holds up what comes next. */
const COPY_TIMEOUT_MS = 5_000;
const JPEG_QUALITY = 60;
const COVER = "#1f2430";

/** Everything that takes or shows what somebody typed or chose. */
const TYPED =
  "input:not([type=hidden]),textarea,select,[contenteditable=''],[contenteditable=true],[role=textbox],[role=combobox],[aria-checked],[aria-selected]";

/**
 * The page and its frames as HTML without what was typed or chosen there and without the person's own words. A frame that does
 * not answer is left out.
 */
export async function copyDocuments(page: Page, words: readonly string[]): Promise<DocumentCopy[]> {
  const [main, ...others] = page.frames().slice(0, MOST_FRAMES);
  const named = [
    { name: "page.html", frame: main },
    ...others.map((frame, index) => ({ name: `frame-${index + 1}.html`, frame })),
  ];
  const copies = await Promise.all(
    named.map(async ({ name, frame }) => ({ name, html: await copyFrame(frame, words) })),
  );
  return copies.flatMap(({ name, html }) => (html === undefined ? [] : [{ name, html }]));
}

async function copyFrame(
  frame: Frame | undefined,
  words: readonly string[],
): Promise<string | undefined> {
  if (frame === undefined) return undefined;
  const wish = { words: [...words], longest: LONGEST_HTML };
  try {
    const call = { entry: "copyPage", argument: wish };
    return Copy.parse(await callInWorld(frame, COMMON_BUNDLE, call, COPY_TIMEOUT_MS)).value;
  } catch {
    return undefined;
  }
}

/** A picture of what is in view, with everything typed or chosen and the person's own words covered. */
export async function takeCoveredPicture(page: Page, words: readonly string[]): Promise<Buffer> {
  const frames = page.frames().slice(0, MOST_FRAMES);
  const mask = frames.flatMap((frame) => [
    frame.locator(TYPED),
    // A word of three letters would cover half of every page; alone in its place it is an answer.
    ...words.map((word) => frame.getByText(word, { exact: word.length < 4 })),
  ]);
  return page.screenshot({
    type: "jpeg",
    quality: JPEG_QUALITY,
    scale: "css",
    timeout: COPY_TIMEOUT_MS,
    mask,
    maskColor: COVER,
  });
}
