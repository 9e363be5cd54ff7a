import type { Page } from "@playwright/test";
import { DEMO_CV } from "@sendoff/testkit/person";
import { newAddress } from "./arrive.ts";
import { signIn } from "./flows.ts";
import { expect, test } from "./test.ts";

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
