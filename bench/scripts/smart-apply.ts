import type { Frame, Page } from "playwright-core";
import { fillForm, pressHit } from "./fill-form.ts";
import type { PortalScript, ScriptTools } from "./portal-script.ts";

const MOST_STEPS = 8;
const SECOND_PRESS_MS = 3_000;
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
    // A button that is there before its step has loaded takes a press for nothing.
    const isGone = button.waitFor({ state: "detached", timeout: SECOND_PRESS_MS });
    await isGone.catch(() => button.click());
    await button.waitFor({ state: "detached" });
    await tools.pause();
  }
  await form.getByText("Your application has been submitted").first().waitFor();
  await tools.picture("after");
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
