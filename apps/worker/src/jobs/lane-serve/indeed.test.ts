import { createRun } from "@sendoff/db/applying";
import { proveLedger } from "@sendoff/db/ledger";
import { resumeLane } from "@sendoff/db/needs";
import { listConnections } from "@sendoff/db/platform";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectWithCode } from "../../testing/connect-with-code.fixture.ts";
import { connectWithSession } from "../../testing/connected-run.fixture.ts";
import { openSandbox, type Sandbox } from "../../testing/sandbox.fixture.ts";
import {
  createApplicant,
  INDEED,
  openTestWorker,
  PASSWORD,
  type TestWorker,
} from "../../testing/test-worker.fixture.ts";
import { handleLaneServe } from "./lane-serve.handler.ts";

let sandbox: Sandbox;
let own: TestWorker;
beforeAll(async () => {
  sandbox = await openSandbox("indeed");
  own = await openTestWorker(sandbox.indeedUrl);
});
afterAll(async () => {
  await own.close();
});

const job = (id: string, company: string, questions: readonly object[]) => ({
  id,
  title: "Backend Engineer",
  company,
  location: "Bengaluru, Karnataka",
  steps: [
    { module: "contact" },
    { module: "location" },
    { module: "resume" },
    ...(questions.length === 0 ? [] : [{ module: "questions", questions }]),
  ],
});
const NOTICE = {
  kind: "select",
  label: "What is your notice period?",
  options: ["Immediate", "15 days", "30 days", "45 days", "60 days", "75 days", "90 days"],
};
const COLOUR = { kind: "text", label: "What is your favourite colour?" };

test("an account connected by code is served on Indeed: what is applied is what its record has, and what is not known waits", async () => {
  const { world, worker } = own;
  const account = "otp.indeed@example.com";
  await sandbox.loadJobs([
    job("00000000000000a1", "Acme", []),
    job("00000000000000a2", "Globex", [NOTICE]),
    job("00000000000000a3", "Inquisitive", [COLOUR]),
  ]);
  const user = await createApplicant(world);
  const key = { userId: user.id, platformId: INDEED };
  await connectWithCode(own, sandbox, key, account);
  const run = await world.db.transaction().execute((trx) => createRun(trx, key, 3));
  expect(run.kind).toBe("created");

  await handleLaneServe(worker);

  const rows = await world.db
    .selectFrom("application")
    .select(["portal_job_id", "status", "proof", "reason", "cv_sha256"])
    .where("user_id", "=", user.id)
    .orderBy("portal_job_id")
    .execute();
  const applied = { status: "APPLIED", proof: "confirmation_seen", cv_sha256: user.sha256 };
  expect(rows).toMatchObject([
    { portal_job_id: "00000000000000a1", ...applied },
    { portal_job_id: "00000000000000a2", ...applied },
    { portal_job_id: "00000000000000a3", status: "NEEDS_ANSWER" },
  ]);
  const received = await sandbox.listReceived(account);
  expect(received).toHaveLength(2);
  expect(Object.fromEntries(received.map((each) => [each.job_id, each.cv?.sha256]))).toEqual({
    "00000000000000a1": user.sha256,
    "00000000000000a2": user.sha256,
  });
  expect(await proveLedger(world.db)).toMatchObject({ isSound: true, captures: 2 });
  const hits = worker.variants.list();
  expect(hits.filter((hit) => hit.portal === "indeed").length).toBeGreaterThan(5);
  for (const secret of [PASSWORD, account]) {
    expect(world.logLines().join("\n")).not.toContain(secret);
  }
});

test("a form that asks for a check twice ends its own application, and the account goes on with the next job", async () => {
  const { world, worker } = own;
  const account = "check@example.com";
  await sandbox.loadJobs([
    { ...job("00000000000000b1", "Lighthouse", []), has_captcha: true },
    job("00000000000000b2", "Open Sea", []),
  ]);
  const user = await createApplicant(world);
  const key = { userId: user.id, platformId: INDEED };
  await connectWithSession(own, own.portalUrl, key, account);
  const applications = () =>
    world.db
      .selectFrom("application")
      .select(["portal_job_id", "status", "reason_code", "reason"])
      .where("user_id", "=", user.id)
      .where("status", "<>", "QUEUED")
      .orderBy("portal_job_id")
      .execute();
  const serve = async (): Promise<string | null> => {
    const run = await world.db.transaction().execute((trx) => createRun(trx, key, 2));
    if (run.kind !== "created") throw new Error(run.kind);
    // Each of the checks is waited for to pass by itself.
    await handleLaneServe({ ...worker, patience: 0.3 });
    const row = world.db.selectFrom("run").select("end_reason").where("id", "=", run.runId);
    return (await row.executeTakeFirstOrThrow()).end_reason;
  };

  expect(await serve()).toBe("needs_user");
  const [first] = (await applications()).filter(({ status }) => status === "NEEDS_USER");
  expect(first).toMatchObject({ portal_job_id: "00000000000000b1", reason_code: "challenge" });
  expect(await listConnections(world.db, user.id)).toMatchObject([
    { state: "needs_user", stateNote: expect.stringContaining("check") },
  ]);

  expect(await resumeLane(world.db, key)).toBe("resumed");
  expect(await serve()).toBe("search_exhausted");
  expect(await applications()).toMatchObject([
    {
      portal_job_id: "00000000000000b1",
      status: "NEEDS_USER",
      reason_code: "form_check",
      reason: expect.stringContaining("apply there yourself"),
    },
    { portal_job_id: "00000000000000b2", status: "APPLIED" },
  ]);
  expect(await listConnections(world.db, user.id)).toMatchObject([{ state: "connected" }]);
  expect(await serve()).toBe("search_exhausted");
  expect(await sandbox.listReceived(account)).toHaveLength(1);
});
