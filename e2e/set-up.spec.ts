import type { Locator, Page } from "@playwright/test";
import { DEMO_CV } from "@sendoff/testkit/person";
import { newAddress } from "./arrive.ts";
import { expectNoViolations } from "./axe.ts";
import { expectNoSidewaysScroll, signIn } from "./flows.ts";
import { pressByKey, typeByKey } from "./keyboard.ts";
import { expect, test } from "./test.ts";

/** What a newcomer may be asked for between the sign-in and the first run, the portal's password aside. */
const MOST_CLICKS = 8;
const MOST_TYPED = 6;

/** A hand without a mouse that counts what it does, and the stops of the keyboard on its way. */
class Hand {
  clicks = 0;
  typed = 0;
  stops: string[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(target: Locator): Promise<void> {
    this.clicks += 1;
    this.stops.push(...(await pressByKey(this.#page, target)));
  }

  async type(field: Locator, text: string): Promise<void> {
    this.typed += 1;
    this.stops.push(...(await typeByKey(this.#page, field, text)));
  }
}

/** A desk at 200 % zoom. */
const ZOOMED = { width: 720, height: 450 };
/** In the order in which a screen reader meets them. */
const FIELDS = [
  "First name",
  "Last name",
  "Username",
  "Notice period",
  "Current CTC",
  "Expected CTC",
  "Phone",
];

test("by keyboard alone and at 200 % zoom a CV and three answers lead to the first run, with few presses and little typing", async ({
  page,
  product,
}) => {
  const address = newAddress("swift.asha");
  const hand = new Hand(page);
  await signIn(page, product, address);
  await page.setViewportSize(ZOOMED);
  await expect(page.getByRole("heading", { name: "Start with your CV" })).toBeVisible();
  await expectNoViolations(page, "the step for the CV");
  const chooser = page.waitForEvent("filechooser");
  await hand.press(page.getByRole("button", { name: "Choose a file" }));
  await (await chooser).setFiles(DEMO_CV);

  await expect(page.getByRole("heading", { name: "Complete Your Profile" })).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("Asha");
  await expect(page.getByLabel("Last name")).toHaveValue("Raman");
  await expect(page.getByLabel("Username")).toHaveValue(address.split("@")[0] ?? "");
  await expect(page.getByText(/Found: 3 jobs/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove Bangalore" })).toBeVisible();
  await expectNoViolations(page, "Complete Your Profile, filled in");
  await expectNoSidewaysScroll(page, "Complete Your Profile");
  hand.stops = [];
  await hand.type(page.getByLabel("Notice period"), "Serving notice");
  await hand.type(page.getByLabel("Current CTC"), "26 lakh");
  await hand.type(page.getByLabel("Expected CTC"), "34 lakh");
  const phone = page.getByLabel("Phone");
  if ((await phone.inputValue()) === "") await hand.type(phone, "9876543210");
  await hand.press(page.getByRole("button", { name: "Continue" }));
  expect(hand.stops.join("; "), "the stops of the form").toMatch(inOrder(FIELDS));

  await expect(page.getByRole("heading", { name: "What forms ask most" })).toBeVisible();
  await expect(page.getByLabel("Years of TypeScript")).not.toHaveValue("");
  await expectNoViolations(page, "what forms ask most");
  // They live in Bangalore and look there: it is proposed with what forms will be told.
  await expect(page.getByText("Said in your name")).toBeVisible();
  await hand.press(page.getByRole("button", { name: "Confirm all and continue" }));
  await page.waitForURL(/\/app\/dashboard/);
  await expect(page.getByText("Profile Complete")).toBeVisible();

  await hand.press(page.getByRole("button", { name: "Connect Job Platforms" }));
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "LinkedIn" })).toBeVisible();
  await expectNoViolations(page, "the choice of a platform");
  await hand.press(dialog.getByRole("button", { name: "LinkedIn" }));
  hand.stops = [];
  await hand.type(dialog.getByLabel("Email"), newAddress("account"));
  await typeByKey(page, dialog.getByLabel("Password", { exact: true }), "correct-horse");
  await hand.press(dialog.getByRole("button", { name: "Connect Platform" }));
  await expect(page.getByText("Platform connected successfully!")).toBeVisible();
  await hand.press(page.getByRole("button", { name: /^Apply now/ }));
  await expect(page.getByText(/of \d+ sent/).first()).toBeVisible();

  expect(hand.clicks).toBeLessThanOrEqual(MOST_CLICKS);
  expect(hand.typed).toBeLessThanOrEqual(MOST_TYPED);
  await page.goto("/app/answers");
  await expect(page.getByText("Are you legally authorized to work in India?")).toBeVisible();
});

/** These names, one after the other, whatever stands between. */
const inOrder = (names: readonly string[]): RegExp => new RegExp(names.join(".*"));

test("what forms ask most is worked by keyboard, kept and found again", async ({
  page,
  product,
}) => {
  await signIn(page, product, newAddress("later"));
  await page.getByLabel("CV file").setInputFiles(DEMO_CV);
  await fillRest(page);
  await page.getByRole("button", { name: "Skip for now" }).click();
  await page.waitForURL(/\/app\/dashboard/);
  await page.goto("/app/cv");
  await page.getByRole("link", { name: "What forms ask most" }).click();
  await page
    .getByRole("group", { name: "Would you relocate for a job?" })
    .getByLabel("Yes")
    .focus();
  await page.keyboard.press("Space");
  await page.getByLabel("Years of TypeScript").fill("4");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your answers are kept.")).toBeVisible();
  await page.goto("/app/answers");
  await expect(page.getByText("Are you willing to relocate?")).toBeVisible();
  await page.goto("/app/common-answers");
  await expect(page.getByLabel("Years of TypeScript")).toHaveValue("4");
});

async function fillRest(page: Page): Promise<void> {
  await page.getByLabel("Notice period").fill("30 days");
  await page.getByLabel("Current CTC").fill("26 lakh");
  await page.getByLabel("Expected CTC").fill("34 lakh");
  await page.getByLabel("Phone").fill("9876543210");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "What forms ask most" })).toBeVisible();
}
