import { PLATFORM_IDS } from "@sendoff/contract/constants";
import { createRun, type LaneKey } from "@sendoff/db/applying";
import { proveLedger } from "@sendoff/db/ledger";
import { listOpenQuestions } from "@sendoff/db/needs";
import { approvePrepared, findPreparedForm, setReviewMode } from "@sendoff/db/review";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectWithCode } from "../../testing/connect-with-code.fixture.ts";
import { connectWithSession } from "../../testing/connected-run.fixture.ts";
import { openSandbox, type Sandbox } from "../../testing/sandbox.fixture.ts";
import {
  createApplicant,
  openTestWorker,
  type TestWorker,
} from "../../testing/test-worker.fixture.ts";
import { handleLaneServe } from "./lane-serve.handler.ts";

let sandbox: Sandbox;
let own: TestWorker;
beforeAll(async () => {
  sandbox = await openSandbox("naukri");
  own = await openTestWorker(sandbox.naukriUrl);
});
afterAll(async () => {
  await own.close();
});

const job = (id: string, company: string, questions: readonly object[]) => ({
  id,
  title: "Backend Engineer",
  company,
  location: "Bengaluru",
  questions,
});
const NOTICE = { label: "What is your notice period?", kind: "text" };
const COLOUR = { label: "What is your favourite colour?", kind: "text" };

/** A connected account, and the applications that a run of it leaves. */
async function connected(
  connect: (key: LaneKey) => Promise<void>,
): Promise<{ key: LaneKey; serve: (goal: number) => Promise<void> }> {
  const user = await createApplicant(own.world);
  const key = { userId: user.id, platformId: PLATFORM_IDS.naukri };
  await connect(key);
  const serve = async (goal: number): Promise<void> => {
    const run = await own.world.db.transaction().execute((trx) => createRun(trx, key, goal));
    expect(run.kind).toBe("created");
    await handleLaneServe(own.worker);
  };
  return { key, serve };
}

const rowsOf = ({ userId }: LaneKey) =>
  own.world.db
    .selectFrom("application")
    .leftJoin("credit_hold", "credit_hold.application_id", "application.id")
    .select(["application.id", "portal_job_id", "status", "reason", "proof"])
    .select("credit_hold.state as credit")
    .where("application.user_id", "=", userId)
    .orderBy("portal_job_id")
    .execute();

test("an account connected by code applies on Naukri: at once, through its questions, or not at all", async () => {
  const account = "otp.naukri@example.com";
  await sandbox.loadJobs([
    job("221126000101", "Acme", []),
    job("221126000102", "Globex", [NOTICE]),
    job("221126000103", "Inquisitive", [NOTICE, COLOUR]),
  ]);
  const { key, serve } = await connected((lane) => connectWithCode(own, sandbox, lane, account));
  await serve(3);
  const applied = { status: "APPLIED", proof: "confirmation_seen", credit: "captured" };
  expect(await rowsOf(key)).toMatchObject([
    { portal_job_id: "221126000101", ...applied },
    { portal_job_id: "221126000102", ...applied },
    { portal_job_id: "221126000103", status: "NEEDS_ANSWER", credit: "released" },
  ]);
  const received = await sandbox.listReceived(account);
  expect(received.map((each) => each.job_id).toSorted()).toEqual(["221126000101", "221126000102"]);
  const [asked] = await listOpenQuestions(own.world.db, key.userId);
  expect(asked?.question.question).toBe(COLOUR.label);
  expect(await proveLedger(own.world.db)).toMatchObject({ isSound: true });
}, 170_000);

test("in review mode only what was approved is answered, question by question, and nothing is sent before", async () => {
  const { db } = own.world;
  const account = "naukri.review@example.com";
  await sandbox.loadJobs([job("221126000201", "Saffron Grid", [NOTICE])]);
  const { key, serve } = await connected((lane) =>
    connectWithSession(own, own.portalUrl, lane, account),
  );
  await setReviewMode(db, key, true);
  const approve = async (): Promise<void> => {
    const [row] = await rowsOf(key);
    const form = await findPreparedForm(db, row?.id ?? "");
    if (row === undefined || form === undefined) throw new Error("nothing was prepared");
    const { revision } = form;
    const approved = await db
      .transaction()
      .execute((trx) =>
        approvePrepared(trx, key.userId, { applicationId: row.id, revision, edits: [] }),
      );
    expect(approved.kind).toBe("approved");
  };
  await serve(1);
  expect(await rowsOf(key)).toMatchObject([{ status: "NEEDS_APPROVAL", credit: null }]);
  await approve();
  await serve(1);
  const [stopped] = await rowsOf(key);
  expect(stopped).toMatchObject({ status: "NEEDS_APPROVAL", credit: "released" });
  expect(stopped?.reason).toContain(NOTICE.label);
  expect(await sandbox.listReceived(account)).toEqual([]);
  await approve();
  await serve(1);
  expect(await rowsOf(key)).toMatchObject([{ status: "APPLIED", credit: "captured" }]);
  expect(await sandbox.listReceived(account)).toHaveLength(1);
}, 170_000);
