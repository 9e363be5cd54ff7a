import { arriveReady } from "./arrive.ts";
import { expectNoViolations } from "./axe.ts";
import { expectSoundDialog } from "./dialogs.ts";
import { follow } from "./flows.ts";
import { expect, test } from "./test.ts";

test("a company board is added, what fits there is seen and sent without an account, and its receipts say what arrived", async ({
  page,
  product,
}) => {
  const company = "Marigold Works";
  const token = "marigold-works";
  const jobs = ["Backend Engineer", "Software Engineer"].map((title, nth) => ({
    id: String(4_600_000_000 + nth),
    vendor: "greenhouse",
    title,
    company,
    location: "Bengaluru, Karnataka, India",
    asks: ["phone"],
  }));
  await product.boards.loadJobs(jobs, "merge");
  const { email } = await arriveReady(page, product, "asha");

  await page.goto("/app/platforms");
  await page.getByRole("button", { name: "Add Platform" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Platform name").fill(company);
  await dialog.getByLabel("Platform URL").fill(`http://boards.greenhouse.io/${token}`);
  await expect(dialog.getByText("Platform URL must start with https://")).toBeVisible();
  await expectSoundDialog(page, "a platform that is added");
  await dialog.getByLabel("Platform URL").fill(`https://boards.greenhouse.io/${token}`);
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("dialog", { name: `${company} is added` })).toBeVisible();
  await expectSoundDialog(page, "an added platform");
  await dialog.getByRole("button", { name: "Done" }).click();
  const card = page.getByRole("article", { name: company });
  await expect(card.getByText("Company board", { exact: true })).toBeVisible();
  await expectNoViolations(page, "a company board's card");

  await card.getByRole("link", { name: /See what fits/ }).click();
  const apply = page.getByRole("button", { name: "Apply to 2 jobs" });
  await expect(apply).toBeVisible({ timeout: 90_000 });
  expect(await product.boards.listReceived(email)).toEqual([]);
  await expectNoViolations(page, "what a run would send");
  await page.getByRole("button", { name: "Backend Engineer", exact: true }).press("Enter");
  await expectSoundDialog(page, "a posting that fits");
  await page.keyboard.press("Escape");
  await page.keyboard.press("a");
  await expect(page.getByRole("button", { name: "Press A again to apply" })).toBeVisible();
  await page.keyboard.press("a");
  await page.waitForURL(/\/app\/runs\//);
  await expect(page.getByText("The goal is reached.").first()).toBeVisible({ timeout: 90_000 });
  const received = await product.boards.listReceived(email);
  expect(received.map(({ job_title }) => job_title).toSorted()).toEqual([
    "Backend Engineer",
    "Software Engineer",
  ]);

  await follow(page, "/app/logs");
  await expect(page.locator("main li").filter({ hasText: company })).toHaveCount(2);
  await page
    .getByRole("link", { name: /receipt/i })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "What was sent" })).toBeVisible();
  for (const answer of received[0]?.answers ?? []) {
    await expect(page.getByText(String(answer.value), { exact: false }).first()).toBeVisible();
  }

  await follow(page, "/app/platforms");
  await card.getByRole("button", { name: `Delete, ${company}` }).click();
  await expectSoundDialog(page, "the question whether to delete a platform");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Platform deleted successfully!")).toBeVisible();
  await expect(card).toHaveCount(0);
  await follow(page, "/app/logs");
  await expect(page.locator("main li").filter({ hasText: company })).toHaveCount(2);
});
