import { BoardMaker } from "@sendoff/contract/board-makers";
import type { FormField } from "@sendoff/contract/form";
import { readForm, type FormControl } from "@sendoff/portals/form";
import {
  readBoardPage,
  readLinkedInForm,
  readNaukriTalk,
  readSmartApplyForm,
} from "@sendoff/portals/inspect";
import type { Page } from "playwright-core";

/** Reads the questions of the form on an open page. */
export type FieldReader = (page: Page) => Promise<readonly FormField[]>;

const fieldsOf =
  (read: (page: Page) => Promise<readonly FormControl[]>): FieldReader =>
  async (page) =>
    (await read(page)).map(({ field }) => field);

/** What the driver of each portal and maker sees of its form; Glassdoor's is Indeed's, in frames. "any" knows no portal. */
export const FIELD_READERS: ReadonlyMap<string, FieldReader> = new Map<string, FieldReader>([
  ["linkedin", fieldsOf(readLinkedInForm)],
  ["indeed", fieldsOf(readSmartApplyForm)],
  ["glassdoor", fieldsOf(readSmartApplyForm)],
  ["naukri", readNaukriTalk],
  ...BoardMaker.options.map((maker): [string, FieldReader] => [
    maker,
    fieldsOf((page) => readBoardPage(page, maker)),
  ]),
  ["any", fieldsOf((page) => readForm(page, page.locator("html")))],
]);

/** Reads the form on a page as the driver of that portal or maker does; of one that has none of its own, every form. */
export async function readFields(portal: string, page: Page): Promise<readonly FormField[]> {
  const read = FIELD_READERS.get(portal) ?? FIELD_READERS.get("any");
  return (await read?.(page)) ?? [];
}
