import type { Page } from "@playwright/test";
import { readCode } from "@sendoff/testkit/sandbox";
import type { Product } from "./product.ts";
import { expect } from "./test.ts";

/** Signs in from the landing page by e-mail code, as a visitor does. */
export async function signIn(page: Page, product: Product, address: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("link", { name: "Get Started" }).first().click();
  await giveAddress(page, product, address);
}

/** Fills in the sign-in card, with the code that comes to the address. */
export async function giveAddress(page: Page, product: Product, address: string): Promise<void> {
  await page.getByPlaceholder("Enter your email").fill(address);
  const since = new Date().toISOString();
  await page.getByRole("button", { name: "Send OTP" }).click();
  await expect(page.getByText("OTP sent successfully!")).toBeVisible();
  await giveCode(page, await readCode(product.mailUrl, address, since));
}

/** Types a code of ours and gives it. */
export async function giveCode(page: Page, code: string): Promise<void> {
  await page.locator("input[autocomplete=one-time-code]").fill(code);
  await page.getByRole("button", { name: "Verify OTP" }).click();
}

/** Goes through the set-up without a CV and without answers: fills 'Complete Your Profile' and waits for the page that follows. */
export async function completeProfile(page: Page, next = /\/app\/dashboard/): Promise<void> {
  await expect(page.getByRole("heading", { name: "Start with your CV" })).toBeVisible();
  await page.getByRole("button", { name: "Skip, I will type it" }).click();
  await expect(page.getByRole("heading", { name: "Complete Your Profile" })).toBeVisible();
  const fields = {
    "First name": "Asha",
    "Last name": "Raman",
    Username: "asha",
    "Notice period": "30 days",
    "Current CTC": "2600000",
    "Expected CTC": "3400000",
    Phone: "9876543210",
  };
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label).first().fill(value);
  }
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "What forms ask most" })).toBeVisible();
  await page.getByRole("button", { name: "Skip for now" }).click();
  await page.waitForURL(next);
}

/** Uploads a CV on the dashboard and waits until the profile is filled. */
export async function uploadCv(page: Page, path: string): Promise<void> {
  await page.locator("input[type=file]").first().setInputFiles(path);
  // A first CV that differs from what was typed is reviewed before it fills the profile.
  const review = page.getByRole("dialog", { name: "Review what your CV says" });
  const done = page.getByText("CV Successfully Uploaded").first();
  await expect(review.or(done).first()).toBeVisible();
  if (await review.isVisible()) await review.getByRole("button", { name: "Save" }).click();
  await expect(done).toBeVisible();
  await expect(page.getByText(/Found: 3 jobs/)).toBeVisible();
}

/** Adds roles and locations on the dashboard's Job Preferences card. */
export async function setPreferences(page: Page): Promise<void> {
  const role = page
    .getByRole("combobox", { name: /role/i })
    .or(page.getByPlaceholder(/Add a role/));
  for (const name of ["Backend Engineer", "Software Engineer"]) {
    await role.first().fill(name);
    await role.first().press("Enter");
  }
  await page.getByRole("tab", { name: "Location" }).click();
  const place = page.getByPlaceholder(/Add a location/);
  for (const name of ["Bangalore", "Remote", "Hyderabad"]) {
    await place.fill(name);
    await place.press("Enter");
  }
  await page.getByRole("tab", { name: "Salary" }).click();
  await expect(page.getByText(/₹/).first()).toBeVisible();
}

/** Opens LinkedIn's connect dialog on the page of the platforms and gives the account. */
export async function startConnecting(
  page: Page,
  account: string,
  password?: string,
): Promise<void> {
  await page.goto("/app/platforms");
  const card = page.getByRole("article", { name: "LinkedIn" });
  await card.getByRole("button", { name: /Connect Platform/ }).click();
  await giveAccount(page, account, password);
}

/** Fills in the open connect dialog and starts the sign-in. */
export async function giveAccount(
  page: Page,
  account: string,
  password = "correct-horse",
): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(account);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Connect Platform" }).click();
}

/** Follows the sidebar's link. A page that was not open before shows what is true now, as if it were loaded anew. */
export async function follow(page: Page, path: string): Promise<void> {
  const link = page.getByRole("navigation", { name: "Main" }).locator(`a[href="${path}"]`);
  await link.click();
  // The address is there a moment before the page is: until then the one before it takes what is pressed.
  await expect(link).toHaveAttribute("aria-current", "page");
}

/** The window may just have changed its size. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const excess = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(excess, what).toBeLessThanOrEqual(0);
}
