import { connectLinkedIn, PREFERENCES } from "@sendoff/testkit/person";
import { arrive, arriveReady, newAddress } from "./arrive.ts";
import { expectNoViolations } from "./axe.ts";
import { expectSoundDialog } from "./dialogs.ts";
import { expectNoSidewaysScroll, follow } from "./flows.ts";
import { pressByKey, typeByKey } from "./keyboard.ts";
import { expect, test } from "./test.ts";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

// SPEC 1.8
test("a schedule is saved, seen again after a reload, paused, resumed and deleted", async ({
  page,
  product,
}) => {
  const person = await arrive(page, product, "sita");
  await page.goto("/app/scheduler");
  await expect(page.getByText(/^Job preferences not found\./)).toBeVisible();
  await expect(page.getByRole("link", { name: "Open the profile section" })).toHaveAttribute(
    "href",
    "/app/cv",
  );
  await expectNoViolations(page, "the scheduler without job preferences");

  await person.update({ filters: PREFERENCES });
  await page.reload();
  await expect(page.getByText("No platform is connected.")).toBeVisible();
  await connectLinkedIn(person, newAddress("li.sita"));
  await page.reload();
  const forAll = page.getByRole("region", { name: "For all platforms" });
  await expect(forAll.getByLabel("Goal")).toHaveValue("10");
  await forAll.getByLabel("Goal").fill("25");
  await expect(page.getByText(/sends at most 10 a day, so a goal of 25 sends 10/)).toBeVisible();
  await page.getByRole("button", { name: "Raise the limit" }).click();
  await expectSoundDialog(page, "the daily limit");
  await page.getByRole("button", { name: "Save limit" }).click();
  await expect(page.getByText(/sends at most 10 a day/)).toBeHidden();

  await forAll.getByLabel("Goal").fill("12");
  await forAll.getByLabel("Start Time").fill("07:30");
  await forAll.getByLabel("End Date").fill("2099-05-31");
  await forAll.getByLabel("End Date").blur();
  await expect(forAll.getByText("Locked.")).toBeVisible();
  await page.getByRole("button", { name: "Save All" }).click();
  await expect(page.getByText("Schedules saved")).toBeVisible();

  await page.reload();
  await expect(page.getByLabel(/^Goal on LinkedIn/)).toHaveValue("12");
  await expect(page.getByLabel("Time on LinkedIn")).toHaveValue("07:30");
  await expect(page.getByLabel("End date on LinkedIn")).toHaveValue("2099-05-31");
  await expect(forAll.getByLabel("End Date")).toBeDisabled();
  await expect(page.getByText(/^Next (today|tomorrow) 07:3\d$/)).toBeVisible();
  await expectNoViolations(page, "the scheduler");

  const choose = async (act: string) => {
    await page.getByRole("button", { name: "More for LinkedIn" }).click();
    await page.getByRole("menuitem", { name: act }).click();
  };
  await choose("Pause");
  await expect(page.getByText("Paused", { exact: true })).toBeVisible();
  await choose("Resume");
  await expect(page.getByText(/^Next (today|tomorrow) 07:3\d$/)).toBeVisible();

  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page, "the scheduler on a phone");
  // By keyboard alone, in the narrowest window there is.
  await page.setViewportSize({ width: 320, height: 700 });
  await pressByKey(page, page.getByRole("button", { name: /^LinkedIn/ }));
  await expectNoViolations(page, "the scheduler on a phone");
  await typeByKey(page, page.getByLabel(/^Goal on LinkedIn/), "8");
  await pressByKey(page, page.getByRole("button", { name: "Save All" }));
  await expect(page.getByText("Schedules saved")).toBeVisible();
  await page.setViewportSize(DESK);

  await choose("Delete schedule");
  await expectSoundDialog(page, "the question whether to delete a schedule");
  await page.getByRole("dialog").getByRole("button", { name: "Delete schedule" }).click();
  await expect(page.getByText("Not saved yet", { exact: true })).toBeVisible();
});

test("Once runs when it is saved, and its history, logs and analytics agree with what arrived", async ({
  page,
  product,
}) => {
  const account = newAddress("li.omar");
  await connectLinkedIn(await arriveReady(page, product, "omar"), account);
  await page.goto("/app/scheduler");
  const forAll = page.getByRole("region", { name: "For all platforms" });
  await forAll.getByText("Once").click();
  await forAll.getByLabel("Goal").fill("3");
  await expect(page.getByText(/^Save All starts LinkedIn at once/)).toBeVisible();
  // Slow enough for a hand to come between two applications.
  await product.linkedin.setFaults({ latency_ms: 300 }, account);
  await page.getByRole("button", { name: "Save All" }).click();
  await page.getByRole("link", { name: "Watch it on LinkedIn" }).click();
  await page.getByRole("button", { name: "Pause all" }).click();
  await expect(page.getByRole("heading", { name: "Paused by you." })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText("Paused", { exact: true }).first()).toBeVisible();
  await expectNoViolations(page, "a paused run");
  expect((await product.linkedin.listReceived(account)).length).toBeLessThan(3);
  await product.linkedin.setFaults({ latency_ms: 0 }, account);
  await page.getByRole("button", { name: "Resume all" }).click();
  await expect(page.getByText("1 run goes on.").first()).toBeVisible();
  await expect(page.getByText("Your first application is on its way.")).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole("heading", { name: "The goal is reached." })).toBeVisible({
    timeout: 60_000,
  });
  expect(await product.linkedin.listReceived(account)).toHaveLength(3);
  await page.goto("/app/dashboard");
  const slip = page.getByRole("complementary", { name: "Your first application is on its way." });
  await expect(slip.getByRole("img", { name: /^Postmark: sent on LinkedIn/ })).toBeVisible();
  await expectNoViolations(page, "the dashboard with the slip of the first application");
  await slip.getByRole("button", { name: "Close" }).click();
  await expect(slip).toHaveCount(0);

  await page.goto("/app/runs");
  const row = page.getByRole("row").filter({ hasText: "Goal reached" });
  await expect(row).toContainText("3 of 3");
  await expectNoViolations(page, "the runs");

  await page.goto("/app/logs?status=applied");
  await expect(page.getByRole("status").filter({ hasText: "3 entries" })).toBeVisible();
  await page
    .getByRole("button", { name: /^What has happened since\?/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "What has happened since?" });
  await expectSoundDialog(page, "what has happened since");
  await dialog.getByText("Interview").click();
  await dialog.getByLabel(/^Note/).fill("By phone");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").filter({ hasText: "2 entries" })).toBeVisible();
  await page.getByRole("combobox", { name: "Status" }).click();
  await page.getByRole("option", { name: "Interview" }).click();
  await expect(page.getByText(/^Marked by you, .*: By phone$/)).toBeVisible();
  await expect(page).toHaveURL(/status=interview_scheduled/);
  await expectNoViolations(page, "the logs");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV of these entries" }).click();
  expect((await download).suggestedFilename()).toBe("sendoff_applications.csv");

  await follow(page, "/app/analytics");
  await expect(page.getByText(/1 interview from 3 applications: about 1 in 3\./)).toBeVisible();
  await expect(page.getByText("A line starts with the second day.")).toBeVisible();
  await expectNoViolations(page, "analytics of the first day");
});
