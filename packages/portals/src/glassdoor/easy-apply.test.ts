import type { Frame } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { answerEvery, EVERY_ANSWER, EVERY_PAGE } from "../smart-apply/every-page.fixture.ts";
import { answerAll, CV, HASTY, IMPATIENT, useStage } from "../suite/stage.fixture.ts";
import { glassdoorFixture } from "../testing/glassdoor.fixture.ts";
import { CLOSED_JOB, FULL_JOB, PLAIN_JOB } from "../testing/suite-jobs.fixture.ts";

const stage = useStage(glassdoorFixture);
const EVERY = { ...EVERY_PAGE, id: "4900000101" };
beforeAll(() => stage.portal.addJobs([EVERY]));

test("every page of the form, in a shadow root in the frames, arrives as it was told", async () => {
  const { session, account } = await stage.signedIn();
  await stage.portal.setFaults(account, { shadow_forms: true });
  const outcome = await stage.prepare(session, EVERY, answerEvery);
  if (outcome.kind !== "prepared") throw new Error(JSON.stringify(outcome));
  expect((await outcome.submit({ confirmTimeoutMs: 30_000 })).kind).toBe("confirmed");
  const [received] = await stage.portal.listReceived(account);
  const answered = outcome.answers.filter((answer) => answer.kind !== "file");
  expect(answered.length).toBeGreaterThanOrEqual(Object.keys(EVERY_ANSWER).length);
  for (const { question, value } of answered) {
    expect([question, received?.answers.get(question)]).toEqual([question, value]);
  }
  expect(received?.cv?.sha256).toBe(CV.sha256);
  expect(await stage.portal.listTraps(account)).toEqual([]);
});

test("the frame of a form that was closed before is not taken for the one that opens", async () => {
  const { session, account } = await stage.signedIn();
  const { page } = session;
  const left = await stage.driver.read(session, stage.cardOf(FULL_JOB));
  if (left.kind !== "open") throw new Error(`The job is ${left.kind}`);
  await page.locator("header button[data-test=easyApply]").click();
  const forms = () => page.frames().filter((frame) => frame.url().includes("/indeedapply/form"));
  await expect.poll(() => forms().length).toBe(1);
  await page.getByRole("button", { name: "Close" }).last().click();
  const [leftover] = forms();
  const outcome = await stage.driver.prepare(session, { job: left.job, cv: CV, answer: answerAll });
  if (outcome.kind !== "prepared") throw new Error(JSON.stringify(outcome));
  expect(leftover?.isDetached()).toBe(true);
  expect((await outcome.submit({ confirmTimeoutMs: 30_000 })).kind).toBe("confirmed");
  expect(await stage.portal.listReceived(account)).toHaveLength(1);
});

test("a frame that is put elsewhere in the middle of the form is looked for anew, and all is sent once", async () => {
  const { session, account } = await stage.signedIn();
  await stage.portal.setFaults(account, { moved_frame: "mid_form" });
  const lost: string[] = [];
  const note = (frame: Frame): number => lost.push(new URL(frame.url()).pathname);
  session.page.on("framedetached", note);
  const application = await stage.prepared(session, FULL_JOB);
  expect((await application.submit({ confirmTimeoutMs: 30_000 })).kind).toBe("confirmed");
  session.page.off("framedetached", note);
  const [received, ...more] = await stage.portal.listReceived(account);
  expect(more).toEqual([]);
  expect(lost.filter((path) => path.includes("/indeedapply/form/"))).toHaveLength(1);
  const answered = application.answers.filter((answer) => answer.kind !== "file");
  for (const { question, value } of answered) {
    expect([question, received?.answers.get(question)]).toEqual([question, value]);
  }
});

test("a form that has gone before the click is not clicked", async () => {
  const { session, account } = await stage.signedIn();
  const application = await stage.prepared(session, PLAIN_JOB);
  await session.page.evaluate(() => {
    const frame = document.querySelector("iframe");
    frame?.parentElement?.append(frame);
  });
  expect((await application.submit({ confirmTimeoutMs: 1_000 })).kind).toBe("not_clicked");
  expect(await stage.portal.listReceived(account)).toEqual([]);
});

test("a frame that goes after the click is never clicked again, and the job's own mark tells", async () => {
  const { session, account } = await stage.signedIn();
  await stage.portal.setFaults(account, { moved_frame: "at_submit", slow_confirmation_ms: 4_000 });
  const application = await stage.prepared(session, PLAIN_JOB);
  const outcome = await application.submit({ confirmTimeoutMs: 6_000 });
  expect(outcome.kind).toBe("unconfirmed");
  await expect.poll(() => stage.portal.listReceived(account)).toHaveLength(1);
  const verification = await stage.driver.verifySubmission(session, stage.cardOf(PLAIN_JOB));
  expect(verification).toMatchObject({
    kind: "applied",
    text: expect.stringMatching(/^You applied on/),
  });
});

test("a form that closes without a word is confirmed by the page around it", async () => {
  const { session, account } = await stage.signedIn();
  await stage.portal.setFaults(account, { confirmation: "missing" });
  const application = await stage.prepared(session, PLAIN_JOB);
  const outcome = await application.submit({ confirmTimeoutMs: 20_000 });
  expect(outcome).toMatchObject({ kind: "confirmed", text: expect.stringMatching(/^You applied/) });
  expect(await stage.portal.listReceived(account)).toHaveLength(1);
});

test("a captcha before the submit button is the user's, and nothing is sent", async () => {
  const { session, account } = await stage.signedIn();
  await stage.portal.setFaults(account, { captcha: "review" });
  const outcome = await stage.prepare({ ...session, patience: IMPATIENT }, PLAIN_JOB);
  expect(outcome).toMatchObject({ kind: "challenge", isInForm: true });
  expect(await stage.portal.listReceived(account)).toEqual([]);
});

test("a check of the browser that passes by itself does not hide who is signed in", async () => {
  const { session, account } = await stage.signedIn();
  await stage.portal.setFaults(account, { challenge: "passing" });
  expect(await stage.driver.isSignedIn(session)).toBe(true);
});

test("a check of the browser is the user's unless it passes by itself", async () => {
  const { session, account } = await stage.signedIn();
  await stage.portal.setFaults(account, { challenge: "passing" });
  expect((await stage.driver.read(session, stage.cardOf(PLAIN_JOB))).kind).toBe("open");
  await stage.portal.setFaults(account, { challenge: true });
  const hasty = { ...session, patience: HASTY };
  expect((await stage.driver.read(hasty, stage.cardOf(PLAIN_JOB))).kind).toBe("challenge");
  expect(await stage.driver.isSignedIn(hasty)).toBe(false);
});

test("a closed job is reported before its form is opened", async () => {
  const { session } = await stage.signedIn();
  const job = { title: "", company: "", location: "", url: "", description: "" };
  const outcome = await stage.driver.prepare(session, {
    job: { ...job, portalJobId: stage.idOf(CLOSED_JOB) },
    cv: CV,
    answer: answerAll,
  });
  expect(outcome.kind).toBe("closed");
});

test("an application that breaks down in the middle is an exception, so that it is tried again", async () => {
  const { session, account } = await stage.signedIn();
  const application = stage.prepare(session, PLAIN_JOB, (field, page) => {
    void stage.portal.setFaults(account, { error_rate: 1 });
    return answerAll(field, page);
  });
  await expect(application).rejects.toMatchObject({ code: "portal_unreachable" });
});
