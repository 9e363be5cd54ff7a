import { FormField } from "@sendoff/contract/form";
import type { Frame, FrameLocator, Locator, Page } from "playwright-core";
import { z } from "zod";

const Choice = z.object({
  text: z.string(),
  selector: z.string(),
  target: z.string(),
  index: z.number(),
});

/** How a control is worked, which is finer than its kind: a `select` may be native or drawn. */
export const Widget = z.enum([
  "text",
  "native_select",
  "choices",
  "buttons",
  "box",
  "picker",
  "date_parts",
  "rich_text",
  /** Two boxes that stand for Yes and No. */
  "yes_no_boxes",
  "file",
]);
export type Widget = z.infer<typeof Widget>;

/** One question as read from a page, with what is needed to find and set its controls again. */
export const PageControl = z.object({
  widget: Widget,
  selector: z.string(),
  parts: z.array(z.object({ part: z.string(), selector: z.string() })),
  choices: z.array(Choice),
  /** The list of dial codes beside a phone number, which is part of its question. */
  dial: z
    .object({
      widget: Widget,
      selector: z.string(),
      choices: z.array(Choice),
      value: z.string(),
    })
    .optional(),
  id: z.string(),
  name: z.string(),
  field: FormField,
});
export type PageControl = z.infer<typeof PageControl>;

/** A frame met on the way, whose controls belong at its place. */
export const PageFrame = z.object({ frame: z.string() });

/** What the page script answers; parsed because a page is not ours. Its items are parsed one by one: an odd one spoils no other. */
export const PageReading = z.object({
  items: z.array(z.unknown()),
  oddities: z.array(z.object({ what: z.string(), where: z.string() })),
});

/** Where selectors are looked up: a page, or a frame inside it. */
export type Surface = Page | Frame | FrameLocator;

/** A control with the surface it lives in. */
export interface FormControl extends PageControl {
  readonly surface: Surface;
  /** The page has not said whether this box for a whole number takes decimals, too. */
  readonly mayBeDecimal?: true;
  /** A place for a file whose input stands elsewhere: pressed, it opens a file chooser. */
  readonly opensChooser?: true;
  /** A list of dial codes: what it is given is part of its number's answer. */
  readonly isDialList?: true;
}

/** A control's element (or one of its choices or parts) as a locator. */
export function locate(control: FormControl, selector: string = control.selector): Locator {
  return control.surface.locator(selector).first();
}
