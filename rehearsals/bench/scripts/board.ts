import type { Page } from "playwright-core";
import { fillForm, pressHit } from "./fill-form.ts";
import type { PortalScript } from "./portal-script.ts";

const COMPANY = "bench-works";
/** Longer than any form of the bench. */
const MOST_STEPS = 6;
const PRESSED = "[data-bare-press]";

/** How a maker's form is come to and worked. */
interface BoardWays {
  readonly pathOf: (company: string, id: string) => string;
  /** The words of the button that sends, and of one that leads to a further step. */
  readonly submit?: string;
  readonly next?: string;
  /** What is pressed before anything else: the job's way to its form, a dialog about cookies. */
  readonly first?: readonly string[];
  /** What opens a file chooser for the CV, where its input is none of the form's. */
  readonly chooser?: string;
  /** What shows that such a CV has arrived. */
  readonly arrived?: string;
}

/** A company's board: one page with the form, or steps of it, and a page that thanks. */
export const boardScript = (ways: BoardWays): PortalScript => ({
  urlOf: (portalUrl, id) => `${portalUrl}${ways.pathOf(COMPANY, id)}`,
  async apply(page, { cvPath, picture, pause }) {
    const submit = `^(${ways.submit ?? "submit application"})$`;
    const words = ways.next === undefined ? submit : `${submit}|^(${ways.next})$`;
    for (const css of ways.first ?? []) await page.locator(css).first().click();
    await page.locator("input[type=file]").first().waitFor({ state: "attached" });
    for (let step = 0; step < MOST_STEPS; step += 1) {
      await page.locator("body").evaluate(forgetMarks);
      await fillForm(page, "body", ways.chooser === undefined ? cvPath : null);
      if (ways.chooser !== undefined) await chooseFile(page, ways.chooser, ways.arrived, cvPath);
      const pressed = await pressHit(page, words);
      await pause();
      if (new RegExp(submit, "i").test(pressed)) break;
      await page.locator(PRESSED).click();
    }
    await picture("before");
    await page.locator(PRESSED).click();
    await page
      .getByText(/thank you|thanks for|submitted|received|all done/i)
      .filter({ visible: true })
      .first()
      .waitFor();
    await picture("after");
  },
});

/** What was marked on the step before. Runs in the page. */
function forgetMarks(body: HTMLElement): void {
  for (const name of ["data-bare", "data-bare-press"]) {
    for (const each of body.querySelectorAll(`[${name}]`)) each.removeAttribute(name);
  }
}

async function chooseFile(page: Page, chooser: string, arrived = "", cvPath: string) {
  const opened = page.waitForEvent("filechooser");
  await page.locator(chooser).first().click();
  await (await opened).setFiles(cvPath);
  if (arrived !== "") await page.locator(arrived).first().waitFor();
}
