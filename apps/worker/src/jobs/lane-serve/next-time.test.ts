import { createRun, lockAnswers } from "@sendoff/db/applying";
import { listSavedAnswers } from "@sendoff/db/needs";
import { approvePrepared, findPreparedForm, setReviewMode } from "@sendoff/db/review";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openConnectedRun } from "../../testing/connected-run.fixture.ts";
import { easyApplyJob } from "../../testing/easy-apply-job.fixture.ts";
import { openSandbox, type Sandbox } from "../../testing/sandbox.fixture.ts";
import { openTestWorker, type TestWorker } from "../../testing/test-worker.fixture.ts";
import { handleLaneServe } from "./lane-serve.handler.ts";

let sandbox: Sandbox;
let own: TestWorker;
beforeAll(async () => {
  sandbox = await openSandbox();
  own = await openTestWorker(sandbox.linkedinUrl);
});
afterAll(async () => {
  await own.close();
});

const NOTICE = { kind: "text", label: "What is your notice period?", required: true };
const SHIFTS = {
  kind: "radio",
  label: "Which shift suits you best?",
  required: false,
  options: ["Day", "Night"],
};
const WORKED = {
  kind: "radio",
  label: "Have you worked for us before?",
  required: false,
  options: ["Yes", "No"],
};
const REFERRAL = { kind: "text", label: "Who referred you?", required: false };
const LETTER = { kind: "textarea", label: "Cover letter", required: false };

/** A connected account in review mode, whose run has prepared what there is. */
async function prepared(account: string, jobs: readonly object[]) {
  await sandbox.loadJobs(jobs);
  const { user, key } = await openConnectedRun(own, account, jobs.length);
  await setReviewMode(own.world.db, key, true);
  await handleLaneServe(own.worker);
  return { userId: user.id, key };
}

/** The questions of each prepared form by the portal's id of its job, and the form's own. */
async function formsOf(userId: string) {
  const rows = await own.world.db
    .selectFrom("application")
    .select(["id", "portal_job_id"])
    .where("user_id", "=", userId)
    .orderBy("portal_job_id")
    .execute();
  return Promise.all(
    rows.map(async ({ id, portal_job_id: jobId }) => {
      const form = await findPreparedForm(own.world.db, id);
      if (form === undefined) throw new Error(`${jobId} was not prepared`);
      const find = (label: string) => form.questions.find(({ question }) => question === label);
      return { id, jobId, form, find };
    }),
  );
}

test("an answer changed at approval and kept answers the next form, and one that was not kept does not", async () => {
  const { db } = own.world;
  const account = "next-time@example.com";
  const asked = [NOTICE, SHIFTS, REFERRAL, WORKED, LETTER];
  const jobs = [
    easyApplyJob("4250000001", "Saffron Grid", asked),
    easyApplyJob("4250000002", "Blue Tarmac", asked),
  ] as const;
  const { userId, key } = await prepared(account, [jobs[0]]);
  const [first] = await formsOf(userId);
  if (first === undefined) throw new Error("nothing was prepared");
  const offered = first.form.questions.map((one) => [one.question, one.saved_as]);
  const everywhere = { country: "", company: "", location: "" };
  expect(Object.fromEntries(offered)).toMatchObject({
    [NOTICE.label]: { key: "what is your notice period", ...everywhere },
    [SHIFTS.label]: { key: "which shift suits you best", ...everywhere },
    [WORKED.label]: { company: "Saffron Grid" },
    [REFERRAL.label]: null,
    [LETTER.label]: null,
    Resume: null,
  });
  const written = { [NOTICE.label]: "Two weeks", [SHIFTS.label]: "Night", [WORKED.label]: "Yes" };
  const edits = Object.entries(written).map(([label, value]) => ({
    key: first.find(label)?.key ?? label,
    value,
    save: label !== NOTICE.label,
  }));
  await db.transaction().execute(async (trx) => {
    await lockAnswers(trx, userId);
    await approvePrepared(trx, userId, { applicationId: first.id, revision: 1, edits });
  });
  expect((await listSavedAnswers(db, userId)).map(({ question }) => question).toSorted()).toEqual([
    WORKED.label,
    SHIFTS.label,
  ]);

  await sandbox.loadJobs(jobs);
  await db.transaction().execute((trx) => createRun(trx, key, 2));
  await handleLaneServe(own.worker);
  const [received] = await sandbox.listReceived(account);
  const arrived = (received?.answers ?? []).map(({ question, value }) => [question, value]);
  expect(Object.fromEntries(arrived)).toMatchObject(written);
  const next = (await formsOf(userId)).find(({ jobId }) => jobId === "4250000002");
  expect(next?.find(SHIFTS.label)).toMatchObject({ value: "Night", source: "answer_bank" });
  // Said of another employer, and said of one form alone.
  expect(next?.find(WORKED.label)).toMatchObject({ value: null });
  expect(next?.find(NOTICE.label)).toMatchObject({ value: expect.stringContaining("30") });
});

test("what is answered while a run is under way answers the next form of that run", async () => {
  // The user answers in the very moment the run's first form is kept.
  await sql
    .raw(`
    create function answer_then() returns trigger language plpgsql as $$ begin
      insert into saved_answer (user_id, question_key, question, answer, kind, options)
      values (new.user_id, 'which shift suits you best', '${SHIFTS.label}', '"Night"', 'radio', '["Day", "Night"]')
      on conflict do nothing;
      return new;
    end $$;
    create trigger answer_then after insert on prepared_form for each row execute function answer_then()`)
    .execute(own.world.db);
  const { userId } = await prepared("meanwhile@example.com", [
    easyApplyJob("4260000001", "Saffron Grid", [SHIFTS]),
    easyApplyJob("4260000002", "Blue Tarmac", [SHIFTS]),
  ]);
  const values = (await formsOf(userId)).map(({ find }) => find(SHIFTS.label)?.value);
  expect(values).toHaveLength(2);
  expect(values).toEqual(expect.arrayContaining([null, "Night"]));
});
