import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { createCvReader } from "../extract-cv.ts";
import type { CvOutcome } from "../outcome.ts";

/** The page as a PDF, as "Print to PDF" makes it. */
async function printPdf(browser: Browser, html: string): Promise<Uint8Array> {
  const page = await browser.newPage();
  try {
    await page.setContent(html);
    return await page.pdf({ preferCSSPageSize: true, printBackground: true });
  } finally {
    await page.close();
  }
}

/** Prints pages and reads them back, with one browser and one reader for all tests of the file that calls it. */
export function printedReader(executablePath: string): (html: string) => Promise<CvOutcome> {
  const reader = createCvReader();
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  });
  afterAll(async () => {
    reader.close();
    await browser.close();
  });
  return async (html) => reader.read(await printPdf(browser, html));
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
