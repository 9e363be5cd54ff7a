import type { Locator, Page } from "@playwright/test";
import { DEMO_CV } from "@sendoff/testkit/person";
import { readCode } from "@sendoff/testkit/sandbox";
import { newAddress, UNTIL_APPLIED_MS } from "./arrive.ts";
import { expectNoViolations } from "./axe.ts";
import { expectSoundDialog } from "./dialogs.ts";
import { expectNoSidewaysScroll } from "./flows.ts";
import { Hand, tabTo } from "./keyboard.ts";
import type { Product } from "./product.ts";
import { expect, test } from "./test.ts";
import { TREES } from "./whole-life.trees.ts";

/** What a newcomer may be asked for between the sign-in and the first run, the portal's password aside. */
const MOST_CLICKS = 8;
const MOST_TYPED = 6;
const SHIFT = "Which shift do you prefer?";

const WINDOWS = {
  /** A desk of 1440 by 900 as browsers zoom it: half of the CSS pixels, each of them twice as large. */
  "at 200 % zoom": { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
  "at 320 px": { viewport: { width: 320, height: 640 }, deviceScaleFactor: 1 },
};

/** Two jobs, of which one asks what no profile says. */
function catalogue() {
  const resume = { kind: "resume", label: "Resume", required: true };
  const shift = { kind: "radio", label: SHIFT, required: true, options: ["Day", "Night"] };
  const job = (id: string, company: string, questions: readonly object[]) => ({
    id,
    title: "Backend Engineer",
    company,
    location: "Bangalore, Karnataka, India",
    apply: "easy",
    state: "open",
    already_applied: "none",
    has_safety_reminder: false,
    steps: [{ title: "Additional questions", questions }],
  });
  return [
    job("4900000001", "Saffron Grid", [resume]),
    job("4900000002", "Halcyon Rail", [shift, resume]),
  ];
}

/** The page as a screen reader has it: names, roles and their order. What the window cannot show sideways, nobody finds. */
async function hear(page: Page, what: keyof typeof TREES): Promise<void> {
  await expect(page.locator("body")).toMatchAriaSnapshot(TREES[what]);
  await expectNoSidewaysScroll(page, what);
}

const main = (page: Page): Locator => page.getByRole("main");

/** By the menu, as in every narrow window. */
async function goTo(page: Page, hand: Hand, name: string | RegExp): Promise<void> {
  await hand.press(page.getByRole("button", { name: "Open menu" }));
  await hand.press(page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name }));
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

async function signIn(page: Page, hand: Hand, { mailUrl }: Product): Promise<void> {
  const address = newAddress("swift.asha");
  await page.goto("/");
  await hand.press(page.getByRole("link", { name: "Get Started" }).first());
  const since = new Date().toISOString();
  await hand.type(page.getByPlaceholder("Enter your email"), address);
  await page.keyboard.press("Enter");
  await expect(page.getByText("OTP sent successfully!")).toBeVisible();
  await hear(page, "the code");
  const code = page.locator("input[autocomplete=one-time-code]");
  await hand.type(code, await readCode(mailUrl, address, since));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Start with your CV" })).toBeVisible();
}

async function setUp(page: Page, hand: Hand): Promise<void> {
  await hear(page, "the step for the CV");
  await expectNoViolations(page, "the step for the CV");
  const chooser = page.waitForEvent("filechooser");
  await hand.press(page.getByRole("button", { name: "Choose a file" }));
  await (await chooser).setFiles(DEMO_CV);

  await expect(page.getByLabel("First name")).toHaveValue("Asha");
  await expect(page.getByText(/Found: 3 jobs/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove Bangalore" })).toBeVisible();
  await hear(page, "the details");
  await expectNoViolations(page, "Complete Your Profile, filled in");
  await hand.type(page.getByLabel("Notice period"), "Serving notice");
  await hand.type(page.getByLabel("Current CTC"), "26 lakh");
  await hand.type(page.getByLabel("Expected CTC"), "34 lakh");
  const phone = page.getByLabel("Phone");
  if ((await phone.inputValue()) === "") await hand.type(phone, "9876543210");
  await hand.press(page.getByRole("button", { name: "Continue" }));

  await expect(page.getByLabel("Years of TypeScript")).not.toHaveValue("");
  // They live in Bangalore and look there: it is proposed with what forms will be told.
  await expect(page.getByText("Said in your name")).toBeVisible();
  await hear(page, "what forms ask most");
  await expectNoViolations(page, "what forms ask most");
  await hand.press(page.getByRole("button", { name: "Confirm all and continue" }));
  await page.waitForURL(/\/app\/dashboard/);
  await expect(page.getByText("Profile Complete")).toBeVisible();
  await hear(page, "the dashboard before a platform");

  await hand.press(page.getByRole("button", { name: "Connect Job Platforms" }));
  const dialog = page.getByRole("dialog");
  await hear(page, "the choice of a platform");
  await expectSoundDialog(page, "the choice of a platform");
  await hand.press(dialog.getByRole("button", { name: "LinkedIn" }));
  await hand.type(dialog.getByLabel("Email"), newAddress("account"));
  await hear(page, "the sign-in");
  await hand.type(dialog.getByLabel("Password", { exact: true }), "correct-horse");
  await hand.press(dialog.getByRole("button", { name: "Connect Platform" }));
  await expect(page.getByText("Platform connected successfully!")).toBeVisible();
}

async function run(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole("button", { name: /^Apply now/ }));
  await expect(page.getByText(/^Last run: /)).toBeVisible({ timeout: UNTIL_APPLIED_MS });
  await hear(page, "the dashboard after a run");
}

async function answer(page: Page, hand: Hand): Promise<void> {
  await goTo(page, hand, /^Needs you/);
  await hear(page, "what needs them");
  await hand.press(main(page).getByRole("link", { name: /^Which shift do you prefer/ }));
  await expect(page.getByRole("radio", { name: "Day" })).toBeFocused();
  await hear(page, "the question");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Night" })).toBeChecked();
  await hand.press(page.getByRole("button", { name: "Answer and continue" }));
  await hear(page, "the question answered");
}

async function recharge(page: Page, hand: Hand): Promise<void> {
  await goTo(page, hand, /^Wallet/);
  await hear(page, "the wallet");
  await hand.press(main(page).getByRole("button", { name: "Add Money" }).first());
  const plans = page.getByRole("dialog", { name: "Add Money" });
  await hear(page, "the plans");
  await tabTo(page, plans.getByRole("radio", { checked: true }));
  await page.keyboard.press("ArrowUp");
  await hand.press(plans.getByRole("button", { name: "Continue" }));
  const confirm = page.getByRole("dialog", { name: "Confirm Recharge" });
  await hand.type(confirm.getByLabel("Amount"), "12.50");
  await hear(page, "the recharge");
  await hand.press(confirm.getByRole("button", { name: "Pay ₹1,050.00" }));
  await expect(page.getByRole("heading", { name: "Choose how to pay" })).toBeVisible();
  // The payment page is not ours: what it is like for a screen reader is not asked.
  await page.getByRole("link", { name: "UPI" }).press("Enter");
  await page.getByLabel("UPI ID").fill("success@till");
  await page.getByLabel("UPI ID").press("Enter");
  await hear(page, "the payment");
  // What says so for a moment lies over the header of a narrow window.
  const said = page.getByRole("region", { name: "Notifications" }).getByRole("dialog");
  await expect(said).toHaveCount(0);
  await hand.press(page.getByRole("link", { name: "Open Wallet" }));
}

async function schedule(page: Page, hand: Hand): Promise<void> {
  await goTo(page, hand, "Scheduler");
  const all = page.getByRole("region", { name: "For all platforms" });
  await hear(page, "the scheduler");
  await hand.type(all.getByLabel("Goal"), "4");
  await hand.type(all.getByLabel("Start Time"), "0730AM");
  await hand.press(page.getByRole("button", { name: "Save All" }));
  await expect(page.getByText("Schedules saved")).toBeVisible();
  await hear(page, "the schedule");
}

test.afterEach(({ product }) => product.linkedin.resetJobs());

for (const [where, options] of Object.entries(WINDOWS)) {
  test(`a CV and three answers lead to the first run, a question is answered, money added and a schedule saved by keyboard alone and ${where}, as a screen reader tells it`, async ({
    browser,
    product,
  }) => {
    await product.linkedin.loadJobs(catalogue(), "replace");
    const context = await browser.newContext({
      baseURL: product.appUrl,
      reducedMotion: "reduce",
      timezoneId: "Asia/Kolkata",
      ...options,
    });
    const page = await context.newPage();
    await signIn(page, new Hand(page), product);
    const hand = new Hand(page);
    await setUp(page, hand);
    await run(page, hand);
    expect(hand.clicks).toBeLessThanOrEqual(MOST_CLICKS);
    // The portal's password is not counted.
    expect(hand.typed - 1).toBeLessThanOrEqual(MOST_TYPED);
    await answer(page, hand);
    await recharge(page, hand);
    await schedule(page, hand);
    await context.close();
  });
}
