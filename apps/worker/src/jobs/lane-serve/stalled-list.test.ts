import { listConnections } from "@sendoff/db/platform";
import { listRunViews } from "@sendoff/db/views";
import type { PortalDriver, SearchOutcome } from "@sendoff/portals/driver";
import { getDriver } from "@sendoff/portals/registry";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openConnectedRun } from "../../testing/connected-run.fixture.ts";
import { easyApplyJob } from "../../testing/easy-apply-job.fixture.ts";
import { openSandbox, type Sandbox } from "../../testing/sandbox.fixture.ts";
import { LINKEDIN, openTestWorker, type TestWorker } from "../../testing/test-worker.fixture.ts";
import type { WorkerContext } from "../../context/worker-context.ts";
import { handleLaneServe } from "./lane-serve.handler.ts";

let sandbox: Sandbox;
let own: TestWorker;
beforeAll(async () => {
  sandbox = await openSandbox();
  own = await openTestWorker(sandbox.linkedinUrl);
});
afterAll(() => own.close());

/** LinkedIn, whose list shows its first two jobs and then breaks off. */
function withStalledList(worker: WorkerContext, end: SearchOutcome): WorkerContext {
  const real = getDriver(LINKEDIN);
  const driver: PortalDriver = {
    ...real,
    async *search(session, criteria) {
      const cards = real.search(session, criteria);
      for (let shown = 0; shown < 2; shown += 1) {
        const card = await cards.next();
        if (card.done !== true) yield card.value;
      }
      await cards.return({ kind: "exhausted" });
      return end;
    },
  };
  return { ...worker, loadDriver: () => Promise.resolve(driver) };
}

async function begin(account: string) {
  const { world } = own;
  await sandbox.loadJobs([
    easyApplyJob("4100000201", "Acme", []),
    easyApplyJob("4100000202", "Globex", []),
    easyApplyJob("4100000203", "Initech", []),
  ]);
  const { user, key, runId } = await openConnectedRun(own, account, 3);
  const runView = async () => {
    const [view] = await listRunViews(world.db, { userId: user.id, id: runId, limit: 1 });
    return view;
  };
  const wake = () =>
    world.db
      .updateTable("lane")
      .set({ not_before: new Date(0) })
      .where("user_id", "=", key.userId)
      .execute();
  return { user, runView, wake };
}

test("a list that becomes a page nobody knows ends its run after the jobs it has shown were applied to", async () => {
  const end = { kind: "page_changed", locator: "search.results", url: "https://p.test" } as const;
  const { runView } = await begin("stalled.list@example.com");
  await handleLaneServe(withStalledList(own.worker, end));
  expect(await sandbox.listReceived("stalled.list@example.com")).toHaveLength(2);
  expect(await runView()).toMatchObject({
    endReason: "platform_paused",
    endNote: expect.stringContaining("search page we do not know"),
    applied: 2,
    listing: { taken: 2 },
  });
  expect(own.world.logLines().join("\n")).toContain("the search page has changed");
});

test("a list that asks for less rests the account first, which then goes on with the jobs that were shown", async () => {
  const end = { kind: "throttled", scope: "fast_pace", message: "Slow down" } as const;
  const { runView, wake } = await begin("stalled.pace@example.com");
  const worker = withStalledList(own.worker, end);
  await handleLaneServe(worker);
  expect(await sandbox.listReceived("stalled.pace@example.com")).toEqual([]);
  expect(await runView()).toMatchObject({ endReason: null, listing: { taken: 2 } });
  await wake();
  await handleLaneServe(worker);
  expect(await sandbox.listReceived("stalled.pace@example.com")).toHaveLength(2);
  expect(await runView()).toMatchObject({ endReason: null, applied: 2, listing: { taken: 2 } });
});

test("a list that asks for the account's owner stops it at once, and the run says what was found", async () => {
  const end = { kind: "challenge", message: "Are you a person?", url: "https://p.test" } as const;
  const { user, runView } = await begin("stalled.check@example.com");
  await handleLaneServe(withStalledList(own.worker, end));
  expect(await sandbox.listReceived("stalled.check@example.com")).toEqual([]);
  expect(await runView()).toMatchObject({ endReason: "needs_user", listing: { taken: 2 } });
  expect(await listConnections(own.world.db, user.id)).toMatchObject([{ state: "needs_user" }]);
});
