import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { completeProfile, setPreferences, signIn, uploadCv } from "./flows.ts";
import { listReceived, newAddress, product } from "./product.ts";

const CV = fileURLToPath(
  new URL("../packages/testkit/fixtures/cv/asha-raman.pdf", import.meta.url),
);

/** A board of Lever with these jobs, added by a new user; its address is what employers receive. */
async function openBoard(page: Page, company: string, titles: readonly string[]): Promise<string> {
  const address = newAddress("asha");
  const jobs = titles.map((title, nth) => ({
    id: `00000000-0000-4000-8000-${Date.now().toString().slice(-11)}${nth}`,
    vendor: "lever",
    title,
    company,
    location: "Bengaluru, Karnataka, India",
    asks: ["phone"],
  }));
  const data = { mode: "merge", jobs };
  expect((await page.request.post(`${product.boardsUrl}/_control/jobs`, { data })).ok()).toBe(true);
  await signIn(page, address);
  await completeProfile(page);
  await uploadCv(page, CV);
  await setPreferences(page);
  await page.goto(`${product.appUrl}/app/platforms`);
  await page.getByRole("button", { name: "Add Platform" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Platform name").fill(company);
  const token = company.toLowerCase().replaceAll(" ", "-");
  await dialog.getByLabel("Platform URL").fill(`https://jobs.lever.co/${token}`);
  await dialog.getByRole("button", { name: "Create" }).click();
  await dialog.getByRole("button", { name: "Done" }).click();
  return address;
}

async function setFaults(page: Page, faults: object): Promise<void> {
  const url = `${product.boardsUrl}/_control/faults`;
  expect((await page.request.post(url, { data: faults })).ok()).toBe(true);
}

async function run(page: Page, company: string): Promise<void> {
  await page.goto(`${product.appUrl}/app/platforms`);
  const card = page.getByRole("article", { name: company });
  await card.getByRole("button", { name: "Apply now" }).click();
  await page.waitForURL(/\/app\/runs\//);
}

const needs = (page: Page) => page.goto(`${product.appUrl}/app/needs-you`);

test("what nobody can tell of is settled by its user, for nothing, and waits no more", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const company = `Tamarind ${Date.now().toString(36)}`;
  const address = await openBoard(page, company, ["Backend Engineer"]);
  await setFaults(page, { lost_confirmation: "marked_applied", scope: { applicant: address } });
  await run(page, company);
  await expect(async () => {
    await needs(page);
    await expect(page.getByRole("heading", { name: "Did it arrive?" })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass({ timeout: 120_000 });
  // The employer has it; Lever says so nowhere.
  expect(await listReceived(page, address, product.boardsUrl)).toHaveLength(1);
  await expectNoViolations(page, "an application in doubt");
  await page.getByRole("button", { name: /^It arrived/ }).click();
  await expect(page.getByText("Noted: it arrived.").first()).toBeVisible();
  await expect(page.getByText("Nothing needs you.")).toBeVisible();

  await page.goto(`${product.appUrl}/app/logs`);
  const sent = page.locator("main li").filter({ hasText: "You said that it arrived" });
  await expect(sent).toHaveCount(1);
  await expect(sent.getByText("Applied", { exact: true })).toBeVisible();
  await expect(sent.getByText(/no charge/)).toBeVisible();
  await sent.getByRole("link", { name: /^Receipt/ }).click();
  await expect(page.getByText(`You said so, ${company} did not`)).toBeVisible();
  await expectNoViolations(page, "a receipt on its user's word");
  await page.getByRole("button", { name: "Change what I said" }).click();
  await page.getByRole("button", { name: /^I cannot tell either/ }).click();
  await page.getByRole("button", { name: "I have found out" }).click();
  await page.getByRole("button", { name: /^It did not arrive/ }).click();
  await expect(page.getByRole("button", { name: "Change what I said" })).toBeVisible();

  await page.goto(`${product.appUrl}/app/wallet`);
  const card = page.getByRole("region", { name: "Credits Available" });
  await expect(card.getByText("5", { exact: true })).toBeVisible();
  await needs(page);
  await expect(page.getByText("Nothing needs you.")).toBeVisible();
});

test("a form with a check is sent by its user, or tried again at their word, and never by itself", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const company = `Sorrel ${Date.now().toString(36)}`;
  const address = await openBoard(page, company, ["Backend Engineer", "Software Engineer"]);
  const received = () => listReceived(page, address, product.boardsUrl);
  await setFaults(page, { captcha: "apply" });
  try {
    await run(page, company);
    await expect(async () => {
      await needs(page);
      await expect(page.getByText(/asks for a check/).first()).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 90_000 });
    await page.getByRole("button", { name: "Resume" }).click();
    await expect(page.getByText(`${company} can go on.`)).toBeVisible();
    // The second form is stopped too.
    await run(page, company);
    await expect(async () => {
      await needs(page);
      await page.getByRole("button", { name: "Resume" }).click({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
  } finally {
    await setFaults(page, { captcha: null });
  }
  await needs(page);
  const stopped = page.getByRole("link", { name: /^Only you can send this one/ });
  await expect(stopped).toHaveCount(2);
  await expectNoViolations(page, "an application that only its user can send");
  const title = page.getByRole("heading", { level: 2 });
  const own = (await title.innerText()).replace(` at ${company}`, "");
  await page.getByRole("button", { name: "I applied myself" }).click();
  await expectNoViolations(page, "the question whether its user applied");
  await page.getByRole("button", { name: "Yes, I applied" }).click();
  await expect(stopped).toHaveCount(1);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("button", { name: /^Start a run on / }).click();
  await expect.poll(async () => (await received()).length, { timeout: 90_000 }).toBe(1);
  expect((await received())[0]?.job_title).not.toBe(own);

  await page.goto(`${product.appUrl}/app/logs`);
  const row = page.locator("main li").filter({ hasText: "You applied yourself" });
  await expect(row).toHaveCount(1);
  await expect(row.getByText(own)).toBeVisible();
  await expect(row.getByText("Applied", { exact: true })).toBeVisible();
  await run(page, company);
  await expect(page.getByText("There are no more matching jobs.").first()).toBeVisible({
    timeout: 90_000,
  });
  expect(await received()).toHaveLength(1);
});
