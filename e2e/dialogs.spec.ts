import type { Page } from "@playwright/test";
import { PLATFORM_IDS, TOKEN_STORAGE_KEY } from "@sendoff/contract/constants";
import { routes } from "@sendoff/contract/routes";
import { connectLinkedIn } from "@sendoff/testkit/person";
import { arriveReady, newAddress, UNTIL_APPLIED_MS } from "./arrive.ts";
import { expectSoundDialog } from "./dialogs.ts";
import { giveAccount } from "./flows.ts";
import { expect, test } from "./test.ts";

// The dialogs that no other spec comes by on its way.

test("the dialogs of connecting have no violations, whether it works, breaks or needs nobody", async ({
  browser,
  page: tab,
  product,
}) => {
  const person = await arriveReady(tab, product, "connects");
  const board = await person.addPlatform("Juniper Works", "https://boards.greenhouse.io/juniper");
  await person.call(routes.disconnectPlatform, { body: { platform_id: board } });
  // A browser of its own, whose clock can be held: the word of success closes by itself.
  const context = await browser.newContext({ baseURL: product.appUrl, reducedMotion: "reduce" });
  await context.addInitScript(([key, token]) => localStorage.setItem(key, token), [
    TOKEN_STORAGE_KEY,
    person.token,
  ] as const);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto("/app/platforms");
  const connect = (name: string) =>
    page.getByRole("article", { name }).getByRole("button", { name: /^Connect/ });
  await connect("Juniper Works").click();
  await expectSoundDialog(page, "a board that is connected");
  await page.keyboard.press("Escape");

  await connect("LinkedIn").click();
  await context.setOffline(true);
  await giveAccount(page, newAddress("li.connects"));
  await expectSoundDialog(page, "a sign-in that broke");
  await context.setOffline(false);
  await page.getByRole("dialog").getByRole("button", { name: "Try Again" }).click();
  await page.getByRole("dialog").getByLabel("Password", { exact: true }).fill("correct-horse");
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.getByRole("dialog").getByRole("button", { name: "Connect Platform" }).click();
  await slowly(page, expectSoundDialog(page, "a platform that is connected"));
  await context.close();
});

/** Lets the page's clock, which stands, go a millisecond at a time until the work is done: axe waits by it too. */
async function slowly(page: Page, work: Promise<void>): Promise<void> {
  let isDone = false;
  const end = work.finally(() => {
    isDone = true;
  });
  while (!isDone) await page.clock.runFor(1);
  await end;
}

test("the dialogs of filters, disconnecting, plans, CVs, sessions and of somebody else in the account have none", async ({
  page,
  product,
}) => {
  const person = await arriveReady(page, product, "sound");
  await connectLinkedIn(person, newAddress("li.sound"));
  await person.waitForRun(await person.apply(PLATFORM_IDS.linkedin, 1), UNTIL_APPLIED_MS);
  const close = async () => {
    await page.keyboard.press("Escape");
    await expect(page.locator("[role=dialog][data-open]")).toHaveCount(0);
  };
  await page.goto("/app/platforms");
  await page.getByRole("button", { name: /^Disconnect/ }).click();
  await expectSoundDialog(page, "the question whether to disconnect");
  await close();
  await page.getByRole("button", { name: "Edit Filters, LinkedIn" }).click();
  await page.getByRole("dialog").getByRole("slider").press("ArrowRight");
  await expectSoundDialog(page, "the filters of a platform", ", changed");
  await page.keyboard.press("Escape");
  await expectSoundDialog(page, "leaving without saving");
  await page.getByRole("button", { name: "Leave without saving" }).click();

  await page.goto("/app/wallet?add=plan");
  await expectSoundDialog(page, "the choice of a plan");

  await page.goto("/app/cv");
  await page
    .getByRole("button", { name: /sent to 1 employer/i })
    .first()
    .click();
  await expectSoundDialog(page, "who was sent a CV");
  await close();
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Check it/ })
    .first()
    .click();
  await expectSoundDialog(page, "what a CV says");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: /\d\s*Job Preferences/ }).click();
  await page.getByRole("button", { name: "Edit Job Preferences" }).click();
  await page.getByLabel("Industry").fill("Retail");
  await page.getByRole("button", { name: /\d\s*Job Preferences/ }).click();
  await expectSoundDialog(page, "leaving a section");
  await page.getByRole("button", { name: "Leave without saving" }).click();

  await page.goto("/app/profile-settings");
  await page.getByRole("button", { name: "Log out everywhere" }).click();
  await expectSoundDialog(page, "the question whether to log out everywhere");
  await page.goto("/app/profile-settings/security");
  await page
    .getByRole("button", { name: /^This was not me/ })
    .first()
    .click();
  await expectSoundDialog(page, "shutting everybody out");
});
