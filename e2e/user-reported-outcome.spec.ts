import type { Page } from "@playwright/test";
import { LivePage } from "@sendoff/contract/live-view";
import { routes } from "@sendoff/contract/routes";
import type { Person } from "@sendoff/testkit/person";
import { z } from "zod";
import { applyToAll, arriveReady, UNTIL_APPLIED_MS } from "./arrive.ts";
import { expectNoViolations } from "./axe.ts";
import { expectSoundDialog } from "./dialogs.ts";
import { follow } from "./flows.ts";
import type { Product } from "./product.ts";
import { expect, test } from "./test.ts";

const Started = z.object({ run_id: z.string() });

interface Applicant {
  readonly person: Person;
  readonly platformId: number;
}

/** A new user with a board of Lever that has these jobs. */
async function openBoard(
  page: Page,
  product: Product,
  company: string,
  titles: readonly string[],
): Promise<Applicant> {
  const jobs = titles.map((title, nth) => ({
    id: `00000000-0000-4000-8000-${Date.now().toString().slice(-11)}${nth}`,
    vendor: "lever",
    title,
    company,
    location: "Bengaluru, Karnataka, India",
    asks: ["phone"],
  }));
  await product.boards.loadJobs(jobs, "merge");
  const person = await arriveReady(page, product, "asha");
  const token = company.toLowerCase().replaceAll(" ", "-");
  const platformId = await person.addPlatform(company, `https://jobs.lever.co/${token}`);
  return { person, platformId };
}

/** Its owner does not come to the form's check, and says so. */
async function applyUntilChecked(person: Person, platformId: number): Promise<void> {
  const runId = await person.apply(platformId);
  const params = { platform_id: String(platformId) };
  const asksIn = async (): Promise<string | null> => {
    const page = await person.call(routes.getLivePage, { params }).catch(() => undefined);
    const { state, run_id: asking } = LivePage.partial().safeParse(page).data ?? {};
    return state === "asked" ? (asking ?? null) : null;
  };
  await expect.poll(asksIn, { timeout: UNTIL_APPLIED_MS }).toBe(runId);
  await person.call(routes.declineLivePage, { params });
  const { run } = await person.waitForRun(runId, UNTIL_APPLIED_MS);
  expect(run.end_reason).toBe("needs_user");
}

test("what nobody can tell of is settled by its user, for nothing, and waits no more", async ({
  page,
  product,
}) => {
  const company = "Tamarind Works";
  const { person, platformId } = await openBoard(page, product, company, ["Backend Engineer"]);
  await product.boards.setFaults({ lost_confirmation: "marked_applied" }, person.email);
  await applyToAll(person, platformId);
  // The employer has it; Lever says so nowhere.
  expect(await product.boards.listReceived(person.email)).toHaveLength(1);
  await page.goto("/app/needs-you");
  await expect(page.getByRole("heading", { name: "Did it arrive?" })).toBeVisible();
  await expectNoViolations(page, "an unconfirmed application");
  await page.getByRole("button", { name: /^It arrived/ }).click();
  await expect(page.getByText("Noted: it arrived.").first()).toBeVisible();
  await expect(page.getByText("Nothing needs you.")).toBeVisible();

  await follow(page, "/app/logs");
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

  await follow(page, "/app/wallet");
  const card = page.getByRole("region", { name: "Credits Available" });
  await expect(card.getByText("5", { exact: true })).toBeVisible();
  await page.goto("/app/needs-you");
  await expect(page.getByText("Nothing needs you.")).toBeVisible();
});

test("a form with a check is sent by its user, or tried again at their word, and never by itself", async ({
  page,
  product,
}) => {
  const company = "Sorrel Works";
  const titles = ["Backend Engineer", "Software Engineer"];
  const { person, platformId } = await openBoard(page, product, company, titles);
  const received = () => product.boards.listReceived(person.email);
  await product.boards.setFaults({ captcha: "apply" });
  try {
    // The second form is stopped too.
    for (const _form of titles) {
      await applyUntilChecked(person, platformId);
      await page.goto("/app/needs-you");
      await expect(page.getByText(/asks for a check/).first()).toBeVisible();
      await page.getByRole("button", { name: "Resume" }).click();
      await expect(page.getByText(`${company} can go on.`)).toBeVisible();
    }
  } finally {
    await product.boards.setFaults({ captcha: null });
  }
  const stopped = page.getByRole("link", { name: /^Only you can send this one/ });
  await expect(stopped).toHaveCount(2);
  await expectNoViolations(page, "an application that only its user can send");
  const title = page.getByRole("heading", { level: 2 });
  const own = (await title.innerText()).replace(` at ${company}`, "");
  await page.getByRole("button", { name: "I applied myself" }).click();
  await expectSoundDialog(page, "the question whether its user applied");
  await page.getByRole("button", { name: "Yes, I applied" }).click();
  await expect(stopped).toHaveCount(1);
  await page.getByRole("button", { name: "Try again" }).click();
  const starting = page.waitForResponse((response) => response.url().endsWith("/apply-jobs"));
  await page.getByRole("button", { name: /^Start a run on / }).click();
  const { run_id } = Started.parse(await (await starting).json());
  // Another run can be asked for when this one is over, which is after its application has arrived.
  await person.waitForRun(run_id, UNTIL_APPLIED_MS);
  const [sent, ...others] = await received();
  expect(others).toEqual([]);
  expect(sent?.job_title).not.toBe(own);

  await follow(page, "/app/logs");
  const row = page.locator("main li").filter({ hasText: "You applied yourself" });
  await expect(row).toHaveCount(1);
  await expect(row.getByText(own)).toBeVisible();
  await expect(row.getByText("Applied", { exact: true })).toBeVisible();
  await applyToAll(person, platformId);
  expect(await received()).toHaveLength(1);
});
