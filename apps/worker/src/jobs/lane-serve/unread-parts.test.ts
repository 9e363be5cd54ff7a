import { bundleFolder, listBundles } from "@sendoff/db/portal-health";
import type { PortalDriver, PreparedApplication } from "@sendoff/portals/driver";
import { getDriver } from "@sendoff/portals/registry";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { WorkerContext } from "../../context/worker-context.ts";
import { openConnectedRun } from "../../testing/connected-run.fixture.ts";
import { easyApplyJob } from "../../testing/easy-apply-job.fixture.ts";
import { openSandbox, type Sandbox } from "../../testing/sandbox.fixture.ts";
import { LINKEDIN, openTestWorker, type TestWorker } from "../../testing/test-worker.fixture.ts";
import { handleLaneServe } from "./lane-serve.handler.ts";

let sandbox: Sandbox;
let own: TestWorker;
beforeAll(async () => {
  sandbox = await openSandbox();
  own = await openTestWorker(sandbox.linkedinUrl);
});
afterAll(() => own.close());

type Oddity = NonNullable<PreparedApplication["oddities"]>[number];

/** LinkedIn, where one control of each form is one that nothing can read; `isStuck`: and the form does not go on for it. Or where nothing was. */
function withOddity(
  worker: WorkerContext,
  oddity: Oddity | "nothing",
  isStuck = false,
): WorkerContext {
  const real = getDriver(LINKEDIN);
  const driver: PortalDriver = {
    ...real,
    async prepare(session, input) {
      const outcome = await real.prepare(session, input);
      if (oddity === "nothing") return { ...outcome, answers: [], cvAttached: false };
      session.onOddity?.(oddity);
      if (outcome.kind !== "prepared") return outcome;
      if (!isStuck) return { ...outcome, oddities: [oddity] };
      const { answers } = outcome;
      const message = "Please fill in this field";
      return { kind: "stuck", step: "Contact info", message, answers, oddities: [oddity] };
    },
  };
  return { ...worker, loadDriver: () => Promise.resolve(driver) };
}

async function applyWith(account: string, oddity: Oddity | "nothing", isStuck = false) {
  const { db } = own.world;
  await sandbox.loadJobs([easyApplyJob("4100000301", "Acme", [])]);
  const { user } = await openConnectedRun(own, account, 1);
  await handleLaneServe(withOddity(own.worker, oddity, isStuck));
  const application = await db
    .selectFrom("application")
    .selectAll()
    .where("user_id", "=", user.id)
    .executeTakeFirstOrThrow();
  const timeline = await db
    .selectFrom("application_event")
    .select("note")
    .where("application_id", "=", application.id)
    .execute();
  return { application, notes: timeline.map(({ note }) => note) };
}

test("an application whose form had a part that could not be read says so in its receipt, and the part is counted", async () => {
  const where = 'select id="portfolio": no selector';
  const { application, notes } = await applyWith("unread.optional@example.com", {
    what: "Portfolio",
    where,
  });
  expect(application.status).toBe("APPLIED");
  const sentence = "“Portfolio” could not be read and stayed as the form had it.";
  expect(notes).toContain(`Written down before the click. ${sentence}`);
  expect(JSON.stringify(application.steps)).toContain(sentence);
  expect(own.worker.oddities.list()).toContainEqual({
    portal: "linkedin",
    kind: "select",
    count: 1,
  });
});

test("a form with a part that must be answered and could not be read is not sent, and the outcome names it", async () => {
  const account = "unread.required@example.com";
  const { application } = await applyWith(account, { what: "Notice period *", where: "select:" });
  expect(await sandbox.listReceived(account)).toEqual([]);
  expect(application).toMatchObject({
    status: "FAILED",
    reason_code: "stuck",
    reason: "The form needs an answer to “Notice period”, which we cannot read. Nothing was sent.",
    intent_at: null,
  });
});

test("a form without any question and without a place for the CV is not sent", async () => {
  const account = "unread.nothing@example.com";
  const { application } = await applyWith(account, "nothing");
  expect(await sandbox.listReceived(account)).toEqual([]);
  expect(application).toMatchObject({
    status: "FAILED",
    reason_code: "stuck",
    reason:
      "No question and no place for the CV was found in the form, so there was nothing to send.",
    intent_at: null,
  });
});

test("a form that does not go on says what could not be read, and its bundle holds it without the person's words", async () => {
  const where = 'input id="portfolio": no selector';
  const what = "Portfolio of Asha Raman";
  const { application } = await applyWith("unread.stuck@example.com", { what, where }, true);
  expect(application).toMatchObject({
    status: "FAILED",
    reason: `The form did not go on after “Contact info”: Please fill in this field. “${what}” could not be read. Nothing was sent.`,
  });
  const bundles = await listBundles(own.world.db, 10);
  const bundle = bundles.find(({ applicationId }) => applicationId === application.id);
  const file = `${bundleFolder(bundle?.id ?? "")}/trace.json`;
  const trace = (await own.world.storage.find(file))?.toString("utf8") ?? "";
  expect(trace).toContain(JSON.stringify(where));
  expect(trace).toContain("Portfolio of █");
  expect(trace).not.toContain("Raman");
});
