import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** The plans as they are sold, by the name in the chooser. */
type PlanName = "Casual Explorer" | "Serious Contender" | "Career Powerhouse";

/** apps/sandbox/README.md names the cards and the code. */
export const cards = { paid: "5123456789012346", declined: "4000000000000002" } as const;
export const RIGHT_CODE = "123456";

/** From the wallet through the plan chooser to Confirm Recharge, with the amount typed. */
export async function openRecharge(page: Page, plan: PlanName, amount: string): Promise<void> {
  await page.goto("/app/wallet");
  await page.getByRole("main").getByRole("button", { name: "Add Money" }).first().click();
  const chooser = page.getByRole("dialog", { name: "Add Money" });
  await chooser.getByRole("radio", { name: new RegExp(plan) }).check();
  await chooser.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText(`Plan "${plan}" selected successfully!`)).toBeVisible();
  const recharge = page.getByRole("dialog", { name: "Confirm Recharge" });
  await recharge.getByLabel("Amount").fill(amount);
}

/** Leaves Confirm Recharge for the payment page. */
export async function leaveForTill(page: Page): Promise<void> {
  await page
    .getByRole("dialog", { name: "Confirm Recharge" })
    .getByRole("button", { name: /^Pay ₹/ })
    .click();
  await expect(page.getByRole("heading", { name: "Choose how to pay" })).toBeVisible();
}

export async function giveCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiry").fill("12 / 39");
  await page.getByLabel("CVV").fill("123");
  await page.getByLabel("Name on card").fill("Asha Raman");
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
}

export async function giveBankCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("One-time code").fill(code);
  await page.getByRole("button", { name: "Submit" }).click();
}

export async function giveUpi(page: Page, id: string): Promise<void> {
  await page.getByRole("link", { name: "UPI" }).click();
  await page.getByLabel("UPI ID").fill(id);
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
}
