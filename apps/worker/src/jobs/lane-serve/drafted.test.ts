import { createRun } from "@sendoff/db/applying";
import { proveLedger } from "@sendoff/db/ledger";
import { listOpenQuestions, setNeedsSettings } from "@sendoff/db/needs";
import { createModelClient } from "@sendoff/kit/model";
import { MODEL_KEY, type ModelServer, startModelServer } from "@sendoff/testkit/model-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDrafter } from "../../drafting/drafter.ts";
import { openConnectedRun } from "../../testing/connected-run.fixture.ts";
import { openSandbox, type Sandbox } from "../../testing/sandbox.fixture.ts";
import { openTestWorker, type TestWorker } from "../../testing/test-worker.fixture.ts";
import { handleLaneServe } from "./lane-serve.handler.ts";

let sandbox: Sandbox;
let model: ModelServer;
let own: TestWorker;
beforeAll(async () => {
  sandbox = await openSandbox();
  model = await startModelServer();
  own = await openTestWorker(sandbox.linkedinUrl);
});
afterAll(async () => {
  await own.close();
  await model.close();
});

const WHY = "Why do you want to work here?";
const job = (id: string, company: string, extra: readonly object[] = []) => ({
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
      questions: [
        { kind: "textarea", label: WHY, required: true },
        ...extra,
        { kind: "resume", label: "Resume", required: true },
      ],
    },
  ],
});
const DRAFT =
  "I would like to join the team because the work on backend services is close to what I do today, and I would be glad to bring the same care to what you build.";

const serve = () => {
  const settings = {
    provider: "openai-compatible",
    name: "small-model",
    url: model.url,
    host: "127.0.0.1",
    apiKey: MODEL_KEY,
  } as const;
  const { worker } = own;
  const ask = createModelClient(settings, 500);
  const drafter = createDrafter({ ask, clock: worker.clock, logger: worker.logger });
  return handleLaneServe({ ...worker, drafter });
};
const given = async (account: string) =>
  (await sandbox.listReceived(account)).map(
    ({ answers }) => answers.find(({ question }) => question === WHY)?.value,
  );

test("an open question is drafted for who wants it, sent as drafted and kept as a draft", async () => {
  await sandbox.loadJobs([job("4200000001", "Saffron Grid")]);
  model.say({ text: DRAFT });
  const account = "drafted@example.com";
  const { user } = await openConnectedRun(own, account, 1);
  await setNeedsSettings(own.world.db, user.id, { draftAnswers: true });
  await serve();
  expect(await given(account)).toEqual([DRAFT]);
  const { answers } = await own.world.db
    .selectFrom("application")
    .select("answers")
    .where("user_id", "=", user.id)
    .executeTakeFirstOrThrow();
  expect(answers).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ question: WHY, source: "draft", value: DRAFT }),
    ]),
  );
  expect(await proveLedger(own.world.db)).toMatchObject({ isSound: true });
});

test("who has not switched drafts on is asked, and the model hears nothing of them", async () => {
  await sandbox.loadJobs([job("4200000002", "Blue Tarmac")]);
  model.say({ text: DRAFT });
  model.heard.length = 0;
  const account = "undrafted@example.com";
  const { user } = await openConnectedRun(own, account, 1);
  await serve();
  expect(await sandbox.listReceived(account)).toEqual([]);
  expect(await listOpenQuestions(own.world.db, user.id)).toHaveLength(1);
  expect(model.heard).toEqual([]);
});

test("a model that fails stops nothing: its question waits for the user, and the run goes on", async () => {
  await sandbox.loadJobs([
    job("4200000003", "Halcyon Rail"),
    {
      ...job("4200000004", "Quillstack"),
      steps: [
        { title: "Resume", questions: [{ kind: "resume", label: "Resume", required: true }] },
      ],
    },
  ]);
  model.say("silence");
  const account = "failing@example.com";
  const { user, key } = await openConnectedRun(own, account, 2);
  await setNeedsSettings(own.world.db, user.id, { draftAnswers: true });
  await serve();
  const received = await sandbox.listReceived(account);
  expect(received.map((each) => each.job_id)).toEqual(["4200000004"]);
  const open = await listOpenQuestions(own.world.db, user.id);
  expect(open.map(({ question }) => [question.question, question.reason])).toEqual([
    [WHY, expect.stringContaining("did not answer")],
  ]);
  expect((await own.world.db.transaction().execute((trx) => createRun(trx, key, 1))).kind).toBe(
    "created",
  );
});
