import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";

/** Opens the browser that prints. */
export function openPrinter(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
}

/** The page as a PDF, as "Print to PDF" makes it. */
export async function printPdf(browser: Browser, html: string): Promise<Uint8Array> {
  const page = await browser.newPage();
  try {
    await page.setContent(html);
    return await page.pdf({ preferCSSPageSize: true, printBackground: true });
  } finally {
    await page.close();
  }
}
