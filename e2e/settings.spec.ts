import { expect, type Locator, type Page, test } from "@playwright/test";
import { z } from "zod";
import { expectNoViolations } from "./axe.ts";
import { completeProfile, signIn } from "./flows.ts";
import { listMails, newAddress, product, readCode } from "./product.ts";

const PHONE = { width: 390, height: 844 };
const Texts = z.array(z.object({ text: z.string(), received_at: z.string() }));

async function openSettings(page: Page): Promise<void> {
  await page.goto(`${product.appUrl}/app/dashboard`);
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
  await saved.getByRole("button", { name: "OK" }).click();
}

/** The code of the newest text to a number, from the sandbox's SMS inbox. */
async function readTextCode(page: Page, mobile: string): Promise<string> {
  const address = `${product.mailUrl}/sms/api/messages?to=${encodeURIComponent(mobile)}`;
  let code: string | undefined;
  await expect
    .poll(async () => {
      const [newest] = Texts.parse(await (await page.request.get(address)).json());
      code = /\b(\d{6})\b/.exec(newest?.text ?? "")?.[1];
      return code;
    })
    .toBeDefined();
  return z.string().parse(code);
}

async function giveCode(page: Page, code: string): Promise<void> {
  await page.locator("input[autocomplete=one-time-code]").fill(code);
  await page.getByRole("button", { name: "Verify OTP" }).click();
}

test("settings are changed and still there, the phone is verified, data taken along, the account deleted", async ({
  page,
}) => {
  const address = newAddress("settings");
  const mobile = `98${String(Date.now()).slice(-8)}`;
  await signIn(page, address);
  await completeProfile(page);

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
    await giveCode(page, await readTextCode(page, `+91${mobile}`));
    await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  });

  const newer = newAddress("settings-new");
  await test.step("the address changes by a code to the new one, and the old one is told", async () => {
    await page.getByLabel("Email").fill(newer);
    const since = new Date().toISOString();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("OTP sent successfully!")).toBeVisible();
    await giveCode(page, await readCode(page, newer, since));
    await page.getByRole("button", { name: "OK" }).click();
    await expect(page.getByLabel("Email")).toHaveValue(newer);
    await expect
      .poll(async () => (await listMails(page, address)).map(({ subject }) => subject))
      .toContain("Your Sendoff address was changed");
  });

  await test.step("no accessibility violations, wide and narrow", async () => {
    await expectNoViolations(page, "profile settings");
    await page.setViewportSize(PHONE);
    await expectNoViolations(page, "profile settings on a phone");
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step("everything is taken along as a ZIP file", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download my data" }).click();
    expect((await download).suggestedFilename()).toBe("sendoff_export.zip");
  });

  await test.step("the account is deleted, and nobody is signed in any more", async () => {
    await page.getByRole("button", { name: "Delete account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
    await dialog.getByRole("button", { name: "Delete account" }).click();
    await page.waitForURL(`${product.appUrl}/`);
    await expect(page.getByRole("link", { name: "Get Started" }).first()).toBeVisible();
    await page.goto(`${product.appUrl}/app/profile-settings`);
    await expect(page.getByPlaceholder("Enter your email")).toBeVisible();
  });
});
