import { createRun } from "@sendoff/db/applying";
import { proveLedger } from "@sendoff/db/ledger";
import { answerQuestions, listOpenQuestions } from "@sendoff/db/needs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
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

const COLOUR = { kind: "text", label: "What is your favourite colour?", required: true };
const FOR_US = { kind: "text", label: "Have you worked for us before?", required: true };

test("one answer lets the next run apply to every job that asked for it, with that answer, once", async () => {
  const { db } = own.world;
  await sandbox.loadJobs([
    easyApplyJob("4100000001", "Saffron Grid", [COLOUR]),
    easyApplyJob("4100000002", "Blue Tarmac", [COLOUR]),
    easyApplyJob("4100000003", "Halcyon Rail", [FOR_US]),
  ]);
  const account = "answered@example.com";
  const { user, key } = await openConnectedRun(own, account, 3);
  await handleLaneServe(own.worker);
  expect(await sandbox.listReceived(account)).toEqual([]);
  const open = await listOpenQuestions(db, user.id);
  expect(
    open.map(({ question, waiting }) => [question.question, question.kind, waiting.length]),
  ).toEqual(
    expect.arrayContaining([
      [COLOUR.label, "text", 2],
      [FOR_US.label, "text", 1],
    ]),
  );
  expect(open.find(({ question }) => question.question === FOR_US.label)?.question.company).toBe(
    "Halcyon Rail",
  );
  for (const { question } of open) {
    const answer = question.question === COLOUR.label ? "Teal" : "Never";
    await db
      .transaction()
      .execute((trx) => answerQuestions(trx, user.id, [{ questionId: question.id, answer }]));
  }
  const run = await db.transaction().execute((trx) => createRun(trx, key, 3));
  expect(run.kind).toBe("created");
  await handleLaneServe(own.worker);
  const received = await sandbox.listReceived(account);
  const answers = Object.fromEntries(
    received.map((each) => [
      each.job_id,
      each.answers.find(({ question }) => [COLOUR.label, FOR_US.label].includes(question))?.value,
    ]),
  );
  expect(received).toHaveLength(3);
  expect(answers).toEqual({ 4100000001: "Teal", 4100000002: "Teal", 4100000003: "Never" });
  expect(await listOpenQuestions(db, user.id)).toEqual([]);
  expect(await proveLedger(db)).toMatchObject({ isSound: true, captures: 3 });
});

test("an answer that is given while the run goes on serves the job that asked, in the same run", async () => {
  const { db } = own.world;
  const NAME = { kind: "text", label: "Full name", required: true };
  await sandbox.loadJobs([
    easyApplyJob("4120000001", "Saffron Grid", [COLOUR]),
    easyApplyJob("4130000000", "Blue Tarmac", [NAME]),
  ]);
  const account = "meanwhile@example.com";
  const { user, runId } = await openConnectedRun(own, account, 2);
  // Nothing is sent before the answer is given: the run cannot be over by then.
  const given = Promise.withResolvers<void>();
  const { photographer } = own.worker;
  const waiting: typeof photographer = {
    ...photographer,
    async take(page, lease, kind) {
      if (kind === "before_submit") await given.promise;
      return photographer.take(page, lease, kind);
    },
  };
  const served = handleLaneServe({ ...own.worker, photographer: waiting });
  const question = await vi.waitFor(
    async () => {
      const [open] = await listOpenQuestions(db, user.id);
      if (open === undefined) throw new Error("nothing is asked yet");
      return open.question;
    },
    { timeout: 60_000, interval: 20 },
  );
  await db
    .transaction()
    .execute((trx) => answerQuestions(trx, user.id, [{ questionId: question.id, answer: "Teal" }]));
  given.resolve();
  await served;
  const run = await db.selectFrom("run").selectAll().where("id", "=", runId).executeTakeFirst();
  expect(run).toMatchObject({ state: "ended", end_reason: "goal_reached" });
  const received = await sandbox.listReceived(account);
  expect(received).toHaveLength(2);
  const asked = received.find(({ job_id }) => job_id === "4120000001");
  expect(asked?.answers.find((each) => each.question === COLOUR.label)?.value).toBe("Teal");
});
