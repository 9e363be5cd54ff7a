import { testBrowser } from "@sendoff/testkit/browser";
import type { Page } from "playwright-core";
import { createCvReader } from "../extract-cv.ts";
import type { CvOutcome } from "../outcome.ts";

/** One reader and one page for all tests of this process: starting either costs more than a CV. */
const reader = createCvReader();
let printing: Promise<Page> | undefined;

/** Prints a page, as "Print to PDF" makes it, and reads it back. One at a time. */
export async function readPrinted(html: string): Promise<CvOutcome> {
  // Another file of this process may have closed all pages of its browser at its end.
  if (printing === undefined || (await printing).isClosed())
    printing = testBrowser().then((browser) => browser.newPage());
  const page = await printing;
  await page.setContent(html);
  return reader.read(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
}

/** Of each job that was read: title, company, start and end (empty while it lasts). Throws when the file was refused. */
export function jobRows(outcome: CvOutcome): string[][] {
  if (outcome.kind === "refused") throw new Error(outcome.message);
  return outcome.extraction.workExperience.map((job) => [
    job.jobTitle,
    job.company,
    job.startDate,
    job.endDate,
  ]);
}
