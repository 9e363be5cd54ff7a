import type { Locator, Page } from "@playwright/test";
import { listMessages, readCode } from "@sendoff/testkit/sandbox";
import { arrive, newAddress } from "./arrive.ts";
import { expectNoViolations } from "./axe.ts";
import { expectSoundDialog } from "./dialogs.ts";
import { giveCode } from "./flows.ts";
import { expect, test } from "./test.ts";

const PHONE = { width: 390, height: 844 };

async function openSettings(page: Page): Promise<void> {
  await page.goto("/app/dashboard");
  await page.getByRole("link", { name: "Profile Settings" }).click();
  await expect(page.getByRole("heading", { name: "Personal Information" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: /^Country/ })).toBeEnabled();
}

async function pick(field: Locator, typed: string, option: RegExp): Promise<void> {
  await field.fill(typed);
  await field.page().getByRole("option", { name: option }).click();
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save Changes" }).click();
  const saved = page.getByRole("dialog", { name: "Profile Updated Successfully!" });
  await expect(saved.getByText("Your changes have been saved.")).toBeVisible();
  await expectSoundDialog(page, "settings that are saved");
  await saved.getByRole("button", { name: "OK" }).click();
}

test("settings are changed and still there, the phone is verified, data taken along, the account deleted", async ({
  page,
  product,
}) => {
  const { email: address } = await arrive(page, product, "settings");
  const mobile = `98${String(Date.now()).slice(-8)}`;

  await test.step("change, reload, still there", async () => {
    await openSettings(page);
    await page.getByLabel(/^Role/).fill("Backend Engineer");
    await pick(page.getByRole("combobox", { name: /^Country/ }), "indi", /^India\+91$|^India /);
    await expect(page.getByRole("combobox", { name: "Dial code" })).toHaveValue("+91");
    await page.getByLabel(/^Mobile/).fill(mobile);
    await pick(page.getByRole("combobox", { name: "Time zone" }), "new york", /New York/);
    await pick(page.getByRole("combobox", { name: "Currency" }).first(), "indian rupee", /INR/);
    await save(page);
    await page.reload();
    await expect(page.getByLabel(/^Role/)).toHaveValue("Backend Engineer");
    await expect(page.getByRole("combobox", { name: /^Country/ })).toHaveValue("India");
    await expect(page.getByLabel(/^Mobile/)).toHaveValue(mobile);
    await expect(page.getByRole("combobox", { name: "Time zone" })).toHaveValue("America/New York");
  });

  await test.step("the phone is verified by a text", async () => {
    await page.getByRole("button", { name: "Verify by SMS" }).click();
    await expect(page.getByText("OTP sent successfully!")).toBeVisible();
    await expectSoundDialog(page, "a code to a phone");
    await giveCode(page, await readCode(product.mailUrl, `+91${mobile}`));
    await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  });

  const newer = newAddress("settings-new");
  await test.step("the address changes by a code to the new one, and the old one is told", async () => {
    await page.getByLabel("Email").fill(newer);
    const since = new Date().toISOString();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("OTP sent successfully!")).toBeVisible();
    await expectSoundDialog(page, "a code to an address");
    await giveCode(page, await readCode(product.mailUrl, newer, since));
    await page.getByRole("button", { name: "OK" }).click();
    await expect(page.getByLabel("Email")).toHaveValue(newer);
    await expect
      .poll(async () => (await listMessages(product.mailUrl, address)).map((mail) => mail.subject))
      .toContain("Your Sendoff address was changed");
  });

  await test.step("no accessibility violations, wide and narrow", async () => {
    await expectNoViolations(page, "profile settings");
    await page.setViewportSize(PHONE);
    await expectNoViolations(page, "profile settings on a phone");
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step("everything is taken along as a ZIP file, with a fresh code", async () => {
    await product.letCodesAge();
    // Two codes to one address are a minute apart.
    await product.letTimePass();
    const since = new Date().toISOString();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download my data" }).click();
    await expect(page.getByText("OTP sent successfully!")).toBeVisible();
    await expectSoundDialog(page, "a fresh code");
    await giveCode(page, await readCode(product.mailUrl, newer, since));
    expect((await download).suggestedFilename()).toBe("sendoff_export.zip");
  });

  await test.step("the account is deleted, and nobody is signed in any more", async () => {
    await page.getByRole("button", { name: "Delete account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    await expectSoundDialog(page, "the question whether to delete the account");
    await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
    await dialog.getByRole("button", { name: "Delete account" }).click();
    await page.waitForURL("/");
    await expect(page.getByRole("link", { name: "Get Started" }).first()).toBeVisible();
    await page.goto("/app/profile-settings");
    await expect(page.getByPlaceholder("Enter your email")).toBeVisible();
  });
});
