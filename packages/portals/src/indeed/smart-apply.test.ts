import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ApplyInput, OnFormCheck, PortalSession } from "../portal-driver.ts";
import { answerAll, CV, HASTY, IMPATIENT, useStage } from "../suite/stage.fixture.ts";
import { indeedFixture } from "../testing/indeed.fixture.ts";
import { PLAIN_JOB } from "../testing/suite-jobs.fixture.ts";
import { tickBox } from "../testing/tick-box.fixture.ts";
import { answerEvery, EVERY_ANSWER, EVERY_PAGE } from "../smart-apply/every-page.fixture.ts";

const stage = useStage(indeedFixture);
beforeAll(() => stage.portal.addJobs([EVERY_PAGE]));

async function prepareEvery(session: PortalSession) {
  const read = await stage.driver.read(session, { portalJobId: EVERY_PAGE.id, url: "" });
  if (read.kind !== "open") throw new Error(`The job is ${read.kind}`);
  return stage.driver.prepare(session, { job: read.job, cv: CV, answer: answerEvery });
}

/** The third's form is the second's in a shadow root. */
const FORM_VARIANTS = indeedFixture.variants.filter((_, nth) => nth !== 1);

describe.each(FORM_VARIANTS)("%s", (variant) => {
  beforeAll(() => stage.portal.setVariant(variant));
  afterAll(() => stage.portal.setVariant(stage.firstVariant));

  test("every page of the form arrives as it was told, and no hidden button or field was touched", async () => {
    const { session, account } = await stage.signedIn();
    const outcome = await prepareEvery(session);
    if (outcome.kind !== "prepared") throw new Error(JSON.stringify(outcome));
    expect((await outcome.submit({ confirmTimeoutMs: 30_000 })).kind).toBe("confirmed");
    const [received] = await stage.portal.listReceived(account);
    const answered = outcome.answers.filter((answer) => answer.kind !== "file");
    // Two of the questions stand on two pages, and the account's address is told although nobody is asked for it.
    expect(answered).toHaveLength(Object.keys(EVERY_ANSWER).length + 3);
    for (const { question, value } of answered) {
      expect([question, received?.answers.get(question)]).toEqual([question, value]);
    }
    expect(answered.find(({ question }) => question === "Email address")?.value).toBe(account);
    expect(received?.cv?.sha256).toBe(CV.sha256);
    expect(received?.otherFiles).toBe(0);
    expect(await stage.portal.listTraps(account)).toEqual([]);
  });
});

test("every job and school the form lets one add is reported, in order, none twice and no end for the present one", async () => {
  const { session, account } = await stage.signedIn();
  const read = await stage.driver.read(session, { portalJobId: EVERY_PAGE.id, url: "" });
  if (read.kind !== "open") throw new Error(`The job is ${read.kind}`);
  const answer: ApplyInput["answer"] = (field, page) => {
    const [, noun, number] = /^(Job|School) (\d)$/.exec(field.section ?? "") ?? [];
    if (noun === undefined) return answerEvery(field, page);
    const known: Record<string, string> = {
      "Job title": `Title ${number}`,
      Company: `Company ${number}`,
      "Do you currently work here?": number === "1" ? "Yes" : "No",
      "Start date": `202${6 - Number(number)}-03-01`,
      "End date": `202${7 - Number(number)}-02-01`,
      "School name": `School ${number}`,
      "Level of education": "Bachelor's",
      "Field of study": "Biology",
      "Graduation year": `201${number}`,
    };
    const value = known[field.question];
    if (value === undefined) return { kind: "unknown", reason: "Nobody said" };
    return { kind: "answer", answer: { value, source: "profile", confidence: 1, why: "said" } };
  };
  const entries = { jobs: 3, schools: 2 };
  const input = { job: read.job, cv: CV, answer, entries };
  const outcome = await stage.driver.prepare(session, input);
  if (outcome.kind !== "prepared") throw new Error(JSON.stringify(outcome));
  expect((await outcome.submit({ confirmTimeoutMs: 30_000 })).kind).toBe("confirmed");
  const [received] = await stage.portal.listReceived(account);
  // The page on the latest job asks for a company too, in its own words, before the groups do.
  const values = (question: string) =>
    [1, 2, 3, 4].map((group) =>
      received?.answers.get(group === 1 ? question : `${question} ${group}`),
    );
  expect(values("Company")).toEqual(["Company 1", "Company 2", "Company 3", undefined]);
  expect(values("Do you currently work here?").slice(0, 3)).toEqual(["Yes", "No", "No"]);
  expect(values("End date").map((value) => value === undefined)).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(values("School name")).toEqual(["School 1", "School 2", undefined, undefined]);
});

test("a captcha before the submit button is the user's, and nothing is sent", async () => {
  const { session, account } = await stage.signedIn();
  await stage.portal.setFaults(account, { captcha: "review" });
  const outcome = await stage.prepare({ ...session, patience: IMPATIENT }, PLAIN_JOB);
  expect(outcome).toMatchObject({ kind: "challenge", isInForm: true });
  expect(await stage.portal.listReceived(account)).toEqual([]);
});

test("a captcha before the submit button that its owner passes lets the form be sent, once", async () => {
  const { session, account } = await stage.signedIn();
  await stage.portal.setFaults(account, { captcha: "review" });
  const read = await stage.driver.read(session, stage.cardOf(PLAIN_JOB));
  if (read.kind !== "open") throw new Error(read.kind);
  const looks: boolean[] = [];
  const onCheck: OnFormCheck = async (_check, isPassed) => {
    looks.push(await isPassed());
    await tickBox(session.page, "iframe[src*=captcha-frame]");
    await expect.poll(isPassed).toBe(true);
    return true;
  };
  const input = { job: read.job, cv: CV, answer: answerAll, hooks: { onCheck } };
  // What the button waits for comes from its owner alone.
  const outcome = await stage.driver.prepare({ ...session, patience: IMPATIENT }, input);
  if (outcome.kind !== "prepared") throw new Error(JSON.stringify(outcome));
  expect(looks).toEqual([false]);
  expect((await outcome.submit({ confirmTimeoutMs: 30_000 })).kind).toBe("confirmed");
  expect(await stage.portal.listReceived(account)).toHaveLength(1);
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
  const credentials = { email: account, password: stage.password };
  expect((await stage.driver.signIn(hasty, credentials)).kind).toBe("challenge");
});

test("a form that is left without a confirmation claims nothing, and the job's own mark tells", async () => {
  const { session, account } = await stage.signedIn();
  await stage.portal.setFaults(account, { confirmation: "missing" });
  const application = await stage.prepared(session, PLAIN_JOB);
  expect((await application.submit({ confirmTimeoutMs: 20_000 })).kind).toBe("unconfirmed");
  const verification = await stage.driver.verifySubmission(session, stage.cardOf(PLAIN_JOB));
  expect(verification).toMatchObject({
    kind: "applied",
    text: expect.stringMatching(/^You applied on/),
  });
});

test.each([{ preview: "fails" }, { preview: "slow" }])(
  "the review page is passed although its preview %o",
  async (faults) => {
    const { session, account } = await stage.signedIn();
    await stage.portal.setFaults(account, faults);
    const application = await stage.prepared(session, PLAIN_JOB);
    expect((await application.submit({ confirmTimeoutMs: 30_000 })).kind).toBe("confirmed");
  },
);

test("a CV that the form refuses ends with the page's own words, and the page stays for its picture", async () => {
  const { session, account } = await stage.signedIn();
  const outcome = await stage.prepare(session, PLAIN_JOB, answerAll, {
    ...CV,
    fileName: "asha-cv.pages",
  });
  expect(outcome).toMatchObject({ kind: "stuck", message: expect.stringContaining("PDF") });
  expect(session.page.url()).toContain("/questions-module/questions/2");
  expect(await stage.portal.listReceived(account)).toEqual([]);
});

test("an application that breaks down in the middle is an exception, so that it is tried again", async () => {
  const { session, account } = await stage.signedIn();
  const application = stage.prepare(session, PLAIN_JOB, (field, page) => {
    void stage.portal.setFaults(account, { error_rate: 1 });
    return answerAll(field, page);
  });
  await expect(application).rejects.toMatchObject({ code: "portal_unreachable" });
});
