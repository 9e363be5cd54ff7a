import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { completeProfile, signIn } from "./flows.ts";
import { newAddress, product, readCode } from "./product.ts";

async function editIndustry(page: Page, text: string): Promise<void> {
  await page.goto(`${product.appUrl}/app/cv`);
  await page.getByRole("button", { name: /\d\s*Job Preferences/ }).click();
  await page.getByRole("button", { name: "Edit Job Preferences" }).click();
  await page.getByLabel("Job Title").fill("Analyst");
  await page.getByLabel("Industry").fill(text);
}

/** By a new code to the same address; the server sends one a minute, so that it may have to be asked again. */
async function signInAgain(page: Page, address: string): Promise<void> {
  await page.getByRole("link", { name: "Get Started" }).first().click();
  await page.getByPlaceholder("Enter your email").fill(address);
  const since = new Date().toISOString();
  await expect(async () => {
    await page.getByRole("button", { name: "Send OTP" }).click();
    await expect(page.getByText("OTP sent successfully!")).toBeVisible({ timeout: 4000 });
  }).toPass({ timeout: 90_000, intervals: [5000] });
  const code = await readCode(page, address, since);
  await page.locator("input[autocomplete=one-time-code]").fill(code);
  await page.getByRole("button", { name: "Verify OTP" }).click();
}

test("what is typed outlives a lost connection and a session that another browser ends", async ({
  page,
  context,
  browser,
}) => {
  // Two codes to one address are a minute apart.
  test.setTimeout(240_000);
  const address = newAddress("ended");
  await signIn(page, address);
  await completeProfile(page);
  await editIndustry(page, "Retail");
  const save = page.getByRole("button", { name: "Save", exact: true });

  await test.step("without a connection, saving says what to do and keeps the text", async () => {
    await context.setOffline(true);
    await save.click();
    await expect(page.getByText("No connection to Sendoff. Check your network")).toBeVisible();
    await expect(page.getByLabel("Industry")).toHaveValue("Retail");
    await context.setOffline(false);
  });

  await test.step("another browser logs out everywhere", async () => {
    const other = await browser.newContext({ storageState: await context.storageState() });
    const elsewhere = await other.newPage();
    await elsewhere.goto(`${product.appUrl}/app/profile-settings`);
    await elsewhere.getByRole("button", { name: "Log out everywhere" }).click();
    const dialog = elsewhere.getByRole("dialog", { name: "Log out everywhere?" });
    await dialog.getByRole("button", { name: "Log out everywhere" }).click();
    await elsewhere.waitForURL(`${product.appUrl}/`);
    await other.close();
  });

  await test.step("saving ends on the start page", async () => {
    // The page may have asked for something else by itself, and be on its way already.
    await save.click({ timeout: 3000 }).catch(() => undefined);
    await page.waitForURL(`${product.appUrl}/`);
    await expect(page.getByRole("link", { name: "Get Started" }).first()).toBeVisible();
  });

  await test.step("the same account comes back to its text, which can be saved", async () => {
    await signInAgain(page, address);
    await page.waitForURL(/\/app\/cv/);
    await expect(page.getByText("You were signed out before this was saved.")).toBeVisible();
    await expect(page.getByLabel("Industry")).toHaveValue("Retail");
    // The toast of the save that failed stays until it is closed.
    await page.getByLabel("Failed to save profile data").getByLabel("Close").click();
    await expectNoViolations(page, "a section whose text came back");
    await save.click();
    await expect(page.getByText("Job Preferences updated successfully").first()).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: /\d\s*Job Preferences/ }).click();
    await expect(page.getByText("Retail", { exact: true })).toBeVisible();
    await expect(page.getByText("You were signed out before this was saved.")).toBeHidden();
  });
});
