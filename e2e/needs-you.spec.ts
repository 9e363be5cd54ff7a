import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { PLATFORM_IDS } from "@sendoff/contract/constants";
import { type Profile } from "@sendoff/contract/profile";
import { connectLinkedIn } from "@sendoff/testkit/person";
import { applyToAll, arriveReady, newAddress, UNTIL_APPLIED_MS } from "./arrive.ts";
import { expectNoViolations } from "./axe.ts";
import { expectSoundDialog } from "./dialogs.ts";
import { pressByKey, typeByKey } from "./keyboard.ts";
import { expect, test } from "./test.ts";

const YEARS = "How many years of work experience do you have with Apache Kafka?";
const SHIFT = "Which shift do you prefer?";

/** Three jobs, of which two ask the same in other spellings and one asks something else too. */
function catalogue() {
  const ask = (label: string) => ({ kind: "numeric", label, required: true, min: 0, max: 50 });
  const shift = { kind: "radio", label: SHIFT, required: true, options: ["Day", "Night"] };
  const job = (id: string, company: string, questions: readonly object[]) => ({
    id,
    title: "Backend Engineer",
    company,
    location: "Bangalore, Karnataka, India",
    apply: "easy",
    state: "open",
    already_applied: "none",
    has_safety_reminder: false,
    steps: [
      {
        title: "Additional questions",
        questions: [...questions, { kind: "resume", label: "Resume", required: true }],
      },
    ],
  });
  return [
    job("4300000001", "Saffron Grid", [ask(YEARS)]),
    job("4300000002", "Blue Tarmac", [ask(`2. ${YEARS.toLowerCase()}`)]),
    job("4300000003", "Halcyon Rail", [ask(YEARS), shift]),
  ];
}

test.afterEach(({ product }) => product.linkedin.resetJobs());

/** As a CV has them: without their years. */
const withoutYears = (profile: Profile): Profile => ({
  ...profile,
  skills: profile.skills.map(({ name }) => ({ name, years: 0, imported: ["years"] })),
});

test("a question is asked once, its answer sent to every job that asked, and the answer bank is the user's", async ({
  page,
  product,
}) => {
  await product.linkedin.loadJobs(catalogue(), "replace");
  const account = newAddress("li.needs");
  const person = await arriveReady(page, product, "needs", withoutYears);
  await connectLinkedIn(person, account);
  await applyToAll(person, PLATFORM_IDS.linkedin);
  expect(await product.linkedin.listReceived(account)).toEqual([]);

  await page.goto("/app/needs-you");
  const asked = page.getByRole("form", { name: new RegExp(YEARS.replace("?", "\\?"), "i") });
  await page.getByRole("link", { name: /Apache Kafka/i }).click();
  await expect(asked).toBeVisible();
  for (const company of ["Saffron Grid", "Blue Tarmac", "Halcyon Rail"]) {
    await expect(page.getByText(new RegExp(`^${company}, Bangalore`))).toBeVisible();
  }
  await page.getByRole("button", { name: /^Where we stopped/ }).click();
  const picture = page.getByRole("dialog").getByRole("img").first();
  await expect(picture).toBeVisible();
  expect(
    await picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
  ).toBeGreaterThan(300);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: new RegExp(SHIFT.replace("?", "\\?")) }).click();
  for (const option of ["Day", "Night"]) {
    await expect(page.getByRole("radio", { name: option })).toBeVisible();
  }
  await expectNoViolations(page, "an open question");

  await page.getByRole("link", { name: /Apache Kafka/i }).click();
  // By keyboard alone, from the list to the answer.
  await page.keyboard.press("Enter");
  await typeByKey(page, asked.getByRole("textbox"), "4");
  await pressByKey(
    page,
    asked.getByRole("checkbox", { name: /^Also add Apache Kafka, 4 years/i }),
    "Space",
  );
  await pressByKey(page, asked.getByRole("button", { name: /Answer and continue/ }));
  await expect(page.getByText(/Apache Kafka is among your skills now/i)).toBeVisible();
  await expect(page.getByRole("link", { name: "Watch the run on LinkedIn" })).toBeVisible();
  // Nobody starts a run: the answer does.
  await expect
    .poll(async () => (await product.linkedin.listReceived(account)).length, {
      timeout: UNTIL_APPLIED_MS,
    })
    .toBe(2);
  const sent = (await product.linkedin.listReceived(account)).map(({ company, answers }) => [
    company,
    answers.find(({ question }) => /kafka/i.test(question))?.value,
  ]);
  expect(Object.fromEntries(sent)).toEqual({ "Blue Tarmac": "4", "Saffron Grid": "4" });
  await answerTheRest(page);
  await expect
    .poll(async () => (await product.linkedin.listReceived(account)).length, {
      timeout: UNTIL_APPLIED_MS,
    })
    .toBe(3);

  await page.goto("/app/answers");
  await forget(page, SHIFT);
  const entry = page.getByRole("listitem").filter({ hasText: /Apache Kafka/i });
  await expect(entry).toHaveCount(1);
  await entry.getByRole("button", { name: /^Edit/ }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("5");
  await expectSoundDialog(page, "an answer of the bank that is being changed");
  await page.getByRole("dialog").getByRole("button", { name: "Save answer" }).click();
  await expect(entry.getByText("5", { exact: true })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("sendoff-answers.csv");
  expect(await readFile(await file.path(), "utf8")).toMatch(/apache kafka[^\r\n]*,5,/i);
  await expect(page.getByRole("switch", { name: "Draft answers to open questions" })).toBeVisible();
  await expectNoViolations(page, "the answer bank");
  await entry.getByRole("button", { name: /^Delete/ }).click();
  await expectSoundDialog(page, "the question whether to delete an answer");
  await page.keyboard.press("Escape");
  await forget(page, "Apache Kafka");
  await expect(page.getByText("No answers yet.")).toBeVisible();
});

/** On the page that has every open question. */
async function answerTheRest(page: Page): Promise<void> {
  await page.goto("/app/needs-you/questions");
  await page.getByRole("group", { name: SHIFT }).getByRole("radio", { name: "Night" }).check();
  await expectNoViolations(page, "the open questions");
  await page.getByRole("button", { name: "Answer and continue" }).click();
  await expect(page.getByText("Your answer is kept.")).toBeVisible();
}

/** Deletes what was answered to a question from the answer bank, which is open. */
async function forget(page: Page, question: string): Promise<void> {
  const entry = page
    .getByRole("listitem")
    .filter({ hasText: new RegExp(question.replace("?", "\\?"), "i") });
  await entry.getByRole("button", { name: /^Delete/ }).click();
  await page.getByRole("button", { name: "Delete answer" }).click();
  await expect(entry).toHaveCount(0);
}

test("the link of the daily mail is a page for somebody who is not signed in", async ({ page }) => {
  await page.goto("/unsubscribe/not-a-link");
  await expectNoViolations(page, "the unsubscribe page");
  await page.getByRole("button", { name: "Stop the mail" }).click();
  await expect(page.getByText(/This link is not whole/)).toBeVisible();
});
