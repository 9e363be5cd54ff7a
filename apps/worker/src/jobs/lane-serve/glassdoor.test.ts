import { PLATFORM_IDS } from "@sendoff/contract/constants";
import { createRun } from "@sendoff/db/applying";
import { proveLedger } from "@sendoff/db/ledger";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectWithCode } from "../../testing/connect-with-code.fixture.ts";
import { openSandbox, type Sandbox } from "../../testing/sandbox.fixture.ts";
import {
  createApplicant,
  openTestWorker,
  PASSWORD,
  type TestWorker,
} from "../../testing/test-worker.fixture.ts";
import { handleLaneServe } from "./lane-serve.handler.ts";

let sandbox: Sandbox;
let own: TestWorker;
beforeAll(async () => {
  sandbox = await openSandbox("glassdoor");
  own = await openTestWorker(sandbox.glassdoorUrl);
});
afterAll(async () => {
  await own.close();
});

const job = (id: string, company: string, questions: readonly object[]) => ({
  id,
  title: "Backend Engineer",
  company,
  location: "Bengaluru",
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
const ACME = job("1009000000101", "Acme", []);
const GLOBEX = job("1009000000102", "Globex", [NOTICE]);
const INQUISITIVE = job("1009000000103", "Inquisitive", [COLOUR]);

test.each([
  ["its own sign-in", PASSWORD, [ACME, GLOBEX, INQUISITIVE]],
  // It is the same account either way: one job shows that it is let in.
  ["Indeed's sign-in", "", [GLOBEX]],
])(
  "an account connected by code at %s is served on Glassdoor, through the frames of its form",
  async (method, password, jobs) => {
    const { world, worker } = own;
    const account = `otp.glassdoor.${password.length}@example.com`;
    await sandbox.loadJobs(jobs);
    // The frame is moved once in each form, so that it loads anew under the driver's hands.
    await sandbox.setFaults(account, { moved_frame: "mid_form" });
    const user = await createApplicant(world);
    const key = { userId: user.id, platformId: PLATFORM_IDS.glassdoor };
    await connectWithCode(own, sandbox, key, account, password);
    const run = await world.db.transaction().execute((trx) => createRun(trx, key, 3));
    expect([method, run.kind]).toEqual([method, "created"]);

    await handleLaneServe(worker);

    const rows = await world.db
      .selectFrom("application")
      .select(["portal_job_id", "status", "proof", "cv_sha256"])
      .where("user_id", "=", user.id)
      .orderBy("portal_job_id")
      .execute();
    const applied = { status: "APPLIED", proof: "confirmation_seen", cv_sha256: user.sha256 };
    const outcomeOf = (id: string) =>
      id === INQUISITIVE.id ? { status: "NEEDS_ANSWER" } : applied;
    expect(rows).toMatchObject(jobs.map(({ id }) => ({ portal_job_id: id, ...outcomeOf(id) })));
    const received = await sandbox.listReceived(account);
    const sent = jobs.filter((each) => each !== INQUISITIVE);
    expect(received).toHaveLength(sent.length);
    expect(Object.fromEntries(received.map((each) => [each.job_id, each.cv?.sha256]))).toEqual(
      Object.fromEntries(sent.map(({ id }) => [id, user.sha256])),
    );
    expect(await proveLedger(world.db)).toMatchObject({ isSound: true });
    const hits = worker.variants.list();
    expect(hits.filter((hit) => hit.portal === "glassdoor").length).toBeGreaterThan(5);
    for (const secret of [PASSWORD, account]) {
      expect(world.logLines().join("\n")).not.toContain(secret);
    }
  },
  170_000,
);
