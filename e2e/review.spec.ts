import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { PLATFORM_IDS } from "@sendoff/contract/constants";
import { readPdfPages } from "@sendoff/testkit/pdf-pages";
import { connectLinkedIn, type Person } from "@sendoff/testkit/person";
import { applyToAll, arriveReady, newAddress } from "./arrive.ts";
import { expectNoViolations } from "./axe.ts";
import { expectSoundDialog } from "./dialogs.ts";
import type { Product } from "./product.ts";
import { expect, test } from "./test.ts";

const NOTICE = "What is your notice period?";
const PAY = "What is your expected annual salary in INR?";
const REFERRAL = "Who referred you?";
const COMPANIES = ["Saffron Grid", "Blue Tarmac", "Halcyon Rail"];

/** Jobs that the profile can answer, but for the one question that may stay empty. */
function catalogue(companies: readonly string[], firstId = 4_700_000_000) {
  return companies.map((company, index) => ({
    id: String(firstId + index),
    title: "Backend Engineer",
    company,
    location: "Bangalore, Karnataka, India",
    apply: "easy",
    state: "open",
    already_applied: "none",
    has_safety_reminder: false,
    steps: [
      { title: "Resume", questions: [{ kind: "resume", label: "Resume", required: true }] },
      {
        title: "Additional questions",
        questions: [
          { kind: "text", label: NOTICE, required: true },
          { kind: "numeric", label: PAY, required: true, min: 0, max: 99_999_999 },
          { kind: "text", label: REFERRAL, required: false },
        ],
      },
    ],
  }));
}

test.beforeEach(({ product }) => product.linkedin.loadJobs(catalogue(COMPANIES), "replace"));
test.afterEach(({ product }) => product.linkedin.resetJobs());

/** Somebody with a profile, a CV and a connected account. */
async function arriveConnected(page: Page, product: Product, account: string): Promise<Person> {
  const person = await arriveReady(page, product, "review");
  await connectLinkedIn(person, account);
  return person;
}

/** Opens Edit Filters of LinkedIn. */
async function editFilters(page: Page) {
  await page.goto("/app/platforms");
  await page
    .getByRole("button", { name: /Edit Filters/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "LinkedIn filters" });
  await expect(dialog.getByRole("button", { name: "Save Filters" })).toBeVisible();
  return dialog;
}

/** Every question that may be changed with the answer shown, "Left empty" for none, as they stand on the page. */
async function readAnswers(page: Page): Promise<Record<string, string>> {
  const rows = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^Edit the answer to / }) });
  const pairs = await rows.evaluateAll((items) =>
    items.map((item) => [...item.querySelectorAll("p")].map((line) => line.innerText.trim())),
  );
  return Object.fromEntries(
    pairs.map(([question = "", answer = ""]) => [question.replace(/ \(optional\)$/, ""), answer]),
  );
}

/** What an employer received of an account for these questions, in the words of `readAnswers`, and the CV's hash. */
async function readReceived(
  { linkedin }: Product,
  account: string,
  company: string,
  questions: readonly string[],
) {
  const received = (await linkedin.listReceived(account)).find((one) => one.company === company);
  const answerTo = (question: string): string => {
    const value = received?.answers.find((one) => one.question === question)?.value ?? "";
    if (value === "") return "Left empty";
    return typeof value === "string" ? value : JSON.stringify(value);
  };
  return {
    answers: Object.fromEntries(questions.map((question) => [question, answerTo(question)])),
    sha256: received?.cv?.sha256 ?? "",
  };
}

const waiting = (page: Page, company: string) =>
  page.getByRole("list", { name: "To review" }).getByRole("listitem").filter({ hasText: company });

async function openPrepared(page: Page, company: string): Promise<void> {
  await page.goto("/app/review");
  const row = waiting(page, company).getByRole("link");
  await row.click();
  await expect(row).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("button", { name: "Approve and send" })).toBeVisible();
}

async function change(page: Page, question: string, answer: string): Promise<void> {
  await page.getByRole("button", { name: `Edit the answer to ${question}` }).click();
  await page.getByRole("textbox", { name: "Your answer" }).fill(answer);
  await page.getByRole("button", { name: "Done" }).click();
}

/** Credits that are free to spend, of the five at sign-up; none is held. */
async function expectCredits(page: Page, credits: number): Promise<void> {
  await page.goto("/app/wallet");
  const card = page.getByRole("region", { name: "Credits Available" });
  await expect(card.getByText(String(credits), { exact: true })).toBeVisible();
  await expect(card.getByText(/held for an application/)).toHaveCount(0);
}

async function listArrived({ linkedin }: Product, account: string): Promise<string[]> {
  return (await linkedin.listReceived(account)).map(({ company }) => company).toSorted();
}

/** What the answer bank holds, as its page shows it. */
async function expectInBank(page: Page, question: string, answer: string): Promise<void> {
  await page.goto("/app/answers");
  const entries = page.getByRole("listitem").filter({ hasText: "Saved" });
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText(question);
  await expect(entries).toContainText(answer);
}

test("nothing goes out before it is approved, what arrives is what was approved, and a change answers the next form", async ({
  page,
  product,
}) => {
  const account = newAddress("li.review");
  const person = await arriveConnected(page, product, account);
  const filters = await editFilters(page);
  await filters.getByRole("switch", { name: "Review before sending" }).click();
  await expect(filters.getByText(/^On: what is prepared on LinkedIn waits/)).toBeVisible();
  await expectSoundDialog(page, "the filters of a platform");
  await page.keyboard.press("Escape");
  await applyToAll(person, PLATFORM_IDS.linkedin);
  expect(await listArrived(product, account)).toEqual([]);

  await page.goto("/app/needs-you");
  await expect(
    page.getByRole("heading", { name: "3 applications wait for your approval" }),
  ).toBeVisible();
  await expectCredits(page, 5);

  await page.goto("/app/review");
  for (const company of COMPANIES) await expect(waiting(page, company)).toBeVisible();
  await expectNoViolations(page, "what waits for approval");
  await openPrepared(page, "Blue Tarmac");
  const untouched = await readAnswers(page);
  await openPrepared(page, "Saffron Grid");
  await page.getByRole("button", { name: `Edit the answer to ${NOTICE}` }).click();
  await expectNoViolations(page, "an answer that is being changed");
  await page.getByRole("textbox", { name: "Your answer" }).fill("Two weeks, by agreement");
  await page.getByRole("button", { name: "Done" }).click();
  await change(page, REFERRAL, "Meera Nair");
  // Who referred them is for one employer; their notice is for all.
  const nextTime = page.getByRole("checkbox", { name: /^Use this answer next time/ });
  await expect(nextTime).toHaveCount(1);
  await expect(nextTime).toBeChecked();
  await expectNoViolations(page, "a prepared application with changes");
  const approved = await readAnswers(page);
  expect(approved).toMatchObject({
    [NOTICE]: "Two weeks, by agreement",
    [REFERRAL]: "Meera Nair",
  });
  const cv = await page.getByText(/^sha256 /).innerText();
  await page.getByRole("button", { name: "Approve and send" }).click();
  await expect(
    page.getByText(/^It goes out in a moment on LinkedIn\. Your answer is kept/),
  ).toBeVisible();
  await expectInBank(page, NOTICE, "Two weeks, by agreement");
  await openPrepared(page, "Blue Tarmac");
  await expect(page.getByText("You have since answered “Two weeks, by agreement”")).toBeVisible();
  await expectNoViolations(page, "a prepared application with a newer answer beside its own");

  await page.goto("/app/review");
  const since = "You have since answered 1 of its questions in another way.";
  await expect(waiting(page, "Blue Tarmac")).toContainText(since);
  await waiting(page, "Blue Tarmac").getByRole("checkbox").click();
  await page.getByRole("button", { name: "Approve 1 application" }).click();
  await expect(waiting(page, "Blue Tarmac")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Approval taken back. Nothing was sent.")).toBeVisible();
  await waiting(page, "Blue Tarmac").getByRole("checkbox").click();
  await page.getByRole("button", { name: "Approve 1 application" }).click();
  await expect(waiting(page, "Blue Tarmac")).toHaveCount(0);
  await waiting(page, "Halcyon Rail").getByRole("link").click();
  await expect(page.getByRole("button", { name: "Skip", exact: true })).toBeVisible();
  await page.keyboard.press("s");
  const dialog = page.getByRole("dialog", { name: "Skip this application?" });
  await dialog.getByRole("radio", { name: "Not this company" }).click();
  await expectSoundDialog(page, "the reasons to skip");
  await dialog.getByRole("button", { name: "Skip" }).click();
  await expect(page.getByText("Excluded companies of LinkedIn changed.")).toBeVisible();
  await expect(page.getByText("Nothing waits for your approval.")).toBeVisible();
  const changed = await editFilters(page);
  await expect(changed.getByRole("button", { name: "Remove Halcyon Rail" })).toBeVisible();

  await expect
    .poll(() => listArrived(product, account), { timeout: 90_000 })
    .toEqual(["Blue Tarmac", "Saffron Grid"]);
  const questions = [NOTICE, PAY, REFERRAL];
  expect(Object.keys(approved).toSorted()).toEqual(questions.toSorted());
  const first = await readReceived(product, account, "Saffron Grid", questions);
  expect(first.answers).toEqual(approved);
  expect(`sha256 ${first.sha256.slice(0, 16)}`).toBe(cv);
  const second = await readReceived(product, account, "Blue Tarmac", questions);
  expect(second.answers).toEqual(untouched);
  // One run more finds the third again, and leaves it alone; a new one asks what was kept.
  await product.linkedin.loadJobs(catalogue(["Copper Lantern"], 4_700_000_009), "merge");
  await applyToAll(person, PLATFORM_IDS.linkedin);
  expect(await listArrived(product, account)).toEqual(["Blue Tarmac", "Saffron Grid"]);
  await openPrepared(page, "Copper Lantern");
  const next = { ...untouched, [NOTICE]: "Two weeks, by agreement" };
  expect(await readAnswers(page)).toEqual(next);
  await expect(page.getByText("You answered this question before.")).toBeVisible();
  await expectCredits(page, 3);
});

test("a receipt is a PDF, and what it holds can be deleted while the fact stays", async ({
  page,
  product,
}) => {
  const account = newAddress("li.receipt");
  const person = await arriveConnected(page, product, account);
  await applyToAll(person, PLATFORM_IDS.linkedin);
  await page.goto("/app/logs");
  await page
    .getByRole("link", { name: /Saffron Grid/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "What was sent" })).toBeVisible();
  const [answer, file] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith("/receipt.pdf")),
    page.waitForEvent("download"),
    page.getByRole("button", { name: "PDF" }).click(),
  ]);
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  expect(file.suggestedFilename()).toMatch(/^sendoff_.+\.pdf$/);
  const pdf = await readFile(await file.path());
  expect(pdf.length).toBeGreaterThan(10_000);
  const text = (await readPdfPages(pdf)).join(" ").replaceAll(/\s+/g, " ");
  for (const words of ["Application receipt", "Saffron Grid", NOTICE, "30 days", PAY, "3400000"]) {
    expect(text).toContain(words);
  }
  await expectNoViolations(page, "a receipt");

  await page.getByRole("button", { name: "Delete what this receipt holds" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete what this receipt holds?" });
  await expect(dialog.getByText("Deleted at once")).toBeVisible();
  await expect(dialog.getByText(/questions and answers, pictures/)).toBeVisible();
  await expect(dialog.getByText("What stays")).toBeVisible();
  await expect(dialog.getByText(/Title, company, place and date/)).toBeVisible();
  await expectSoundDialog(page, "the question whether to delete what a receipt holds");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(/^You deleted what this receipt held on/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^You deleted what this receipt held on/)).toBeVisible();
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Backend Engineer" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Delete/ })).toHaveCount(0);
  await expectNoViolations(page, "a receipt that holds nothing any more");
  await applyToAll(person, PLATFORM_IDS.linkedin);
  expect(
    (await listArrived(product, account)).filter((each) => each === "Saffron Grid"),
  ).toHaveLength(1);
});
