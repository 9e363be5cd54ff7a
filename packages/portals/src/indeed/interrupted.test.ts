import { PortalControl } from "@sendoff/testkit/sandbox";
import { expect, test } from "vitest";
import type { ApplyInput, PortalSession } from "../portal-driver.ts";
import { answerAll, CV, IMPATIENT, useStage } from "../suite/stage.fixture.ts";
import { followCalls } from "../testing/calls-under-way.fixture.ts";
import { indeedFixture } from "../testing/indeed.fixture.ts";
import { FULL_JOB } from "../testing/suite-jobs.fixture.ts";

const stage = useStage(indeedFixture);

/** Fills a form until something ends it, with what is still under way in that moment. */
async function prepareUntilEnd(session: PortalSession, answer: ApplyInput["answer"]) {
  const listUnderWay = followCalls(session.page);
  const read = await stage.driver.read(session, stage.cardOf(FULL_JOB));
  if (read.kind !== "open") throw new Error(read.kind);
  const outcome = await stage.driver
    .prepare(session, { job: read.job, cv: CV, answer })
    .catch((error: unknown) => error);
  return { outcome, underWay: listUnderWay() };
}

test("what a check between two steps interrupts is over when its owner is asked: nothing can press or type later", async () => {
  const { session, account } = await stage.signedIn();
  await new PortalControl(stage.portal.baseUrl).planCheck(account, {
    kind: "pictures",
    at: "form_step",
  });
  const { outcome, underWay } = await prepareUntilEnd(session, answerAll);
  expect(outcome).toMatchObject({ kind: "challenge", isInForm: true });
  expect(underWay).toEqual([]);
});

test("what a check interrupts in the middle of typing is over, too, and nothing of it is typed into the check", async () => {
  const { session: plain } = await stage.signedIn();
  const session = { ...plain, patience: IMPATIENT };
  const { page } = session;
  const check = new URL("/auth/captcha/here", session.baseUrl).href;
  // The check has boxes of the form's own names and kinds, as if it waited for what was to be typed.
  await page.route(check, async (route) => {
    const boxes = "<input name=a><input type=tel><input type=number><textarea></textarea>";
    const body = `<form id=captchaform class=g-recaptcha>${boxes}<button>Continue</button></form>`;
    await route.fulfill({ body, contentType: "text/html" });
  });
  let answers = 0;
  const { outcome, underWay } = await prepareUntilEnd(session, (field, fields) => {
    answers += 1;
    if (answers === 2) void page.goto(check).catch(() => undefined);
    return answerAll(field, fields);
  });
  // An outcome or a broken-off step, but over.
  expect(outcome).toBeDefined();
  expect(underWay).toEqual([]);
  expect(page.url()).toBe(check);
  const boxes = await page.locator("input,textarea").all();
  const typed = await Promise.all(boxes.map((box) => box.inputValue()));
  expect(typed).toEqual(["", "", "", ""]);
});
