import type { CDPSession, Page } from "playwright-core";
import { stripQuery } from "../browser/strip-query.ts";
import { type PageFocus, readFocus } from "./page-focus.ts";

/** What can be said of a page to who does not see its picture. */
export interface PageFacts {
  readonly address: string;
  readonly title: string;
  readonly focus: PageFocus;
}

const LONGEST = 120;
export const NO_FACTS: PageFacts = {
  address: "",
  title: "",
  focus: { words: "", choices: null },
};

/** What the page says of itself now. Never rejects: a page that is just leaving says less. */
export async function readPageFacts(page: Page, cdp: CDPSession): Promise<PageFacts> {
  const [title, focus] = await Promise.all([
    page.title().catch(() => ""),
    readFocus(cdp).catch(() => NO_FACTS.focus),
  ]);
  return { address: stripQuery(page.url()), title: title.slice(0, LONGEST), focus };
}
