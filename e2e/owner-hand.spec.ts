import { PLATFORM_IDS } from "@sendoff/contract/constants";
import { routes } from "@sendoff/contract/routes";
import { typeByKeys, typeComposed } from "@sendoff/testkit/hand";
import { arriveReady, newAddress, UNTIL_APPLIED_MS } from "./arrive.ts";
import { expectNoViolations } from "./axe.ts";
import { expectNoSidewaysScroll, startConnecting } from "./flows.ts";
import { expectTapsToLand, findCheck, placeOn } from "./hand.ts";
import { expect, test } from "./test.ts";

const { linkedin } = PLATFORM_IDS;

test("a check in a sign-in is passed by its owner in the worker's own page, one window at a time, and the account connects", async ({
  context,
  page,
  product,
}) => {
  const person = await arriveReady(page, product, "hanna");
  const account = newAddress("hanna");
  await product.linkedin.planCheck(account, { kind: "pictures", at: "sign_in" });
  await startConnecting(page, account);
  await page.getByRole("link", { name: /^Show me LinkedIn.s page$/ }).click();
  await expect(page.getByRole("heading", { name: "LinkedIn wants to see you" })).toBeVisible();
  await expect(page.getByText("In your hands")).toBeVisible();

  const other = await context.newPage();
  await other.goto(`/app/live/${linkedin}`);
  await expect(other.getByText("Another window is in control")).toBeVisible();
  await other.getByRole("button", { name: "Take over" }).click();
  await expect(other.getByText("In your hands")).toBeVisible();
  await expect(page.getByText("Another window is in control")).toBeVisible();
  await page.getByRole("button", { name: "Take over" }).click();
  await expect(page.getByText("In your hands")).toBeVisible();
  await other.close();
  await expectNoViolations(page, "a page in its owner's hands");
  // A laptop's window at 200 %: keys are told as ever.
  await page.setViewportSize({ width: 720, height: 450 });
  await expect(page.getByText("gives you the keys back")).toBeVisible();
  await expectNoSidewaysScroll(page, "a page in its owner's hands, at 200%");
  await page.setViewportSize({ width: 1440, height: 900 });

  await expectTapsToLand(page, product.linkedin, account, { count: 5, isTouch: false });
  await page.getByRole("button", { name: "Enlarge" }).click();
  await expectTapsToLand(page, product.linkedin, account, { count: 5, isTouch: false });
  await page.getByRole("button", { name: "Fit" }).click();

  const check = await findCheck(product.linkedin, account);
  for (const name of [...(check.solution?.chosen ?? []), "send"]) {
    const { x, y } = await placeOn(page, check, name);
    await page.mouse.move(x - 40, y - 30);
    await page.mouse.click(x, y);
  }
  await expect(page.getByRole("heading", { name: "LinkedIn let you through." })).toBeVisible();
  await expect
    .poll(() => person.call(routes.getPlatforms))
    .toMatchObject([{ platform_id: linkedin }]);
  const checks = await product.linkedin.listChecks(account);
  expect(checks.map(({ refusals }) => refusals)).toEqual([[]]);
});

test("a check in the middle of a run is passed on a phone, and the run sends the job it stood before", async ({
  browser,
  page,
  product,
}) => {
  const person = await arriveReady(page, product, "pavel");
  const account = newAddress("pavel");
  await person.connect(linkedin, account, "correct-horse");
  await product.linkedin.planCheck(account, { kind: "consent", at: "job" });
  const runId = await person.apply(linkedin, 1);

  const phone = await browser.newContext({
    baseURL: product.appUrl,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    hasTouch: true,
    isMobile: true,
    storageState: await page.context().storageState(),
  });
  const hand = await phone.newPage();
  await hand.goto(`/app/runs/${runId}`);
  await hand.getByRole("link", { name: "Show me" }).tap();
  await expect(hand.getByText("In your hands")).toBeVisible();
  await expect(hand.getByText("gives you the keys back")).toBeHidden();
  await expectNoSidewaysScroll(hand, "a page in its owner's hands, on a phone");
  await expectNoViolations(hand, "a page in its owner's hands, on a phone");

  await expectTapsToLand(hand, product.linkedin, account, { count: 5, isTouch: true });
  await hand.setViewportSize({ width: 844, height: 390 });
  await expectTapsToLand(hand, product.linkedin, account, { count: 5, isTouch: true });
  await hand.setViewportSize({ width: 390, height: 844 });

  const check = await findCheck(product.linkedin, account);
  const field = await placeOn(hand, check, "field");
  await hand.touchscreen.tap(field.x, field.y);
  await expect(hand.getByText(/^Keys go to: text field/)).toBeVisible();
  await hand.getByRole("button", { name: "Keyboard" }).tap();
  await typeByKeys(hand, "Größe, Съешь, ξψ");
  await typeComposed(hand, "नमस्ते");
  await typeComposed(hand, "日本語かな");
  await expect
    .poll(async () => (await findCheck(product.linkedin, account)).written)
    .toBe("Größe, Съешь, ξψनमस्ते日本語かな");

  for (const name of [...(check.solution?.chosen ?? []), "send"]) {
    const { x, y } = await placeOn(hand, check, name);
    await hand.touchscreen.tap(x, y);
  }
  await hand.waitForURL((url) => url.pathname === `/app/runs/${runId}`);
  const { run } = await person.waitForRun(runId, UNTIL_APPLIED_MS);
  expect(run.end_reason).toBe("goal_reached");
  expect(await product.linkedin.listReceived(account)).toHaveLength(1);
  await phone.close();
});
