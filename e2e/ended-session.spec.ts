import type { Page } from "@playwright/test";
import { arrive } from "./arrive.ts";
import { expectNoViolations } from "./axe.ts";
import { giveAddress } from "./flows.ts";
import { expect, test } from "./test.ts";

async function editIndustry(page: Page, text: string): Promise<void> {
  await page.goto("/app/cv");
  await page.getByRole("button", { name: /\d\s*Job Preferences/ }).click();
  await page.getByRole("button", { name: "Edit Job Preferences" }).click();
  await page.getByLabel("Job Title").fill("Analyst");
  await page.getByLabel("Industry").fill(text);
}

test("what is typed outlives a lost connection and a session that another browser ends", async ({
  page,
  context,
  browser,
  product,
}) => {
  const { email } = await arrive(page, product, "ended");
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
    await elsewhere.goto("/app/profile-settings");
    await elsewhere.getByRole("button", { name: "Log out everywhere" }).click();
    const dialog = elsewhere.getByRole("dialog", { name: "Log out everywhere?" });
    await dialog.getByRole("button", { name: "Log out everywhere" }).click();
    await elsewhere.waitForURL("/");
    await other.close();
  });

  await test.step("saving ends on the start page", async () => {
    const left = page.waitForURL("/");
    // The page may have asked for something else by itself, and be on its way already. The press has an end, so that it
    // does not press the button that is back later.
    const press = save.click({ timeout: 10_000 }).catch(() => undefined);
    await left;
    await press;
    await expect(page.getByRole("link", { name: "Get Started" }).first()).toBeVisible();
  });

  await test.step("the same account comes back to its text, which can be saved", async () => {
    // Two codes to one address are a minute apart.
    await product.letTimePass();
    await page.getByRole("link", { name: "Get Started" }).first().click();
    await giveAddress(page, product, email);
    await page.waitForURL(/\/app\/cv/);
    await expect(page.getByText("You were signed out before this was saved.")).toBeVisible();
    await expect(page.getByLabel("Industry")).toHaveValue("Retail");
    // Where the save was on its way as the page left, its toast stays until it is closed; a page that had left before sent none.
    const lost = page.getByLabel("Failed to save profile data");
    if (await lost.isVisible()) await lost.getByLabel("Close").click();
    await expectNoViolations(page, "a section whose text came back");
    await save.click();
    await expect(page.getByText("Job Preferences updated successfully").first()).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: /\d\s*Job Preferences/ }).click();
    await expect(page.getByText("Retail", { exact: true })).toBeVisible();
    await expect(page.getByText("You were signed out before this was saved.")).toBeHidden();
  });
});
