import type { Frame, Locator, Page } from "playwright-core";
import { fillForm, pressHit } from "./fill-form.ts";
import type { PortalScript, ScriptTools } from "./portal-script.ts";

const MOST_STEPS = 8;
const PRESS_AGAIN_MS = 3_000;
const MOST_PRESSES = 10;
const GO_ON = "^(continue|review your application|submit your application)$";

/** Goes through Indeed's form, wherever it stands, to its confirmation. */
async function goThrough(form: Page | Frame, tools: ScriptTools): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const words = await pressHit(form, GO_ON);
    await fillForm(form, "body", tools.cvPath);
    await tools.pause();
    const isLast = /submit/i.test(words);
    if (isLast) await tools.picture("before");
    const button = form.locator("[data-bare-press]");
    await button.click();
    if (isLast) break;
    await fillAndPressUntilGone(form, button);
    await tools.pause();
  }
  await form.getByText("Your application has been submitted").first().waitFor();
  await tools.picture("after");
}

/**
 * A button that is there before its step has loaded takes a press for nothing, and one that styles hide later was none; the
 * step had nothing to fill then. While a press is under way the only buttons beside it are decoys.
 */
async function fillAndPressUntilGone(form: Page | Frame, button: Locator): Promise<void> {
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    const isGone = await button.waitFor({ state: "detached", timeout: PRESS_AGAIN_MS }).then(
      () => true,
      () => false,
    );
    if (isGone) return;
    if ((await form.locator("button[aria-busy=true]").count()) > 0) continue;
    await pressHit(form, GO_ON);
    // Without the CV, which was attached or kept.
    await fillForm(form, "body", null);
    await button.click({ timeout: PRESS_AGAIN_MS }).catch(() => undefined);
  }
  throw new Error("The form does not go on");
}

async function frameAt(at: Page | Frame, css: string): Promise<Frame> {
  const element = await at.locator(css).last().elementHandle();
  const frame = await element?.contentFrame();
  if (frame === null || frame === undefined) throw new Error(`${css} holds no page`);
  return frame;
}

export const indeedScript: PortalScript = {
  urlOf: (portalUrl, id) => `${portalUrl}/viewjob?jk=${id}`,
  async apply(page, tools) {
    await page.locator("button.apply-button").first().click();
    await page.waitForURL(/indeedapply|smartapply|\/apply/i);
    await goThrough(page, tools);
  },
};

export const glassdoorScript: PortalScript = {
  urlOf: (portalUrl, id) => `${portalUrl}/job-listing/job.htm?jl=${id}`,
  async apply(page, tools) {
    await page.locator("[data-test=easyApply]:visible").first().click();
    // The form stands in a frame of the frame.
    const outer = await frameAt(page, "iframe[title='Job application form']");
    const frame = await frameAt(outer, "iframe");
    await goThrough(frame, tools);
  },
};
