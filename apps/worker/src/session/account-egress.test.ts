import { afterAll, beforeAll, expect, test } from "vitest";
import type { EgressProxy } from "../browser/egress.ts";
import { handleLaneServe } from "../jobs/lane-serve/lane-serve.handler.ts";
import { openConnectedRun } from "../testing/connected-run.fixture.ts";
import { easyApplyJob } from "../testing/easy-apply-job.fixture.ts";
import { openEgressProxy } from "../testing/egress-proxy.fixture.ts";
import { openSandbox, type Sandbox } from "../testing/sandbox.fixture.ts";
import { openTestWorker, type TestWorker } from "../testing/test-worker.fixture.ts";
import { findEgress } from "./account-egress.ts";

let sandbox: Sandbox;
let own: TestWorker;
beforeAll(async () => {
  sandbox = await openSandbox();
  own = await openTestWorker(sandbox.linkedinUrl);
});
afterAll(async () => {
  await own.close();
});

const workerBy = (proxies: readonly EgressProxy[]) => ({
  ...own.worker,
  config: { ...own.worker.config, egress: { proxies, host: "127.0.0.1" } },
});
const laneOf = (userId: string) =>
  own.world.db
    .selectFrom("lane")
    .select(["egress", "faults"])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();

test("an account applies by one of the operator's proxies, keeps it while it is configured, and leaves by nothing else", async () => {
  await sandbox.loadJobs([easyApplyJob("4140000001", "Saffron Grid", [])]);
  const account = "by-proxy@example.com";
  const { user, key } = await openConnectedRun(own, account, 1);
  const both = [await openEgressProxy("first"), await openEgressProxy("second")];
  const worker = workerBy(both.map(({ proxy }) => proxy));
  await handleLaneServe(worker);
  expect(await sandbox.listReceived(account)).toHaveLength(1);
  const { egress } = await laneOf(user.id);
  const [its] = both.filter(({ proxy }) => proxy.name === egress);
  const others = both.filter((each) => each !== its);
  expect(its?.calls.length).toBeGreaterThan(5);
  expect(others.flatMap(({ calls }) => calls)).toEqual([]);
  // Whatever is added, it stays; when it is gone, another one is kept.
  const more = ["x", "y", "z"].map((name) => ({ name, url: "http://10.0.0.1:3128/" }));
  const added = [...more, ...both.map(({ proxy }) => proxy)];
  expect((await findEgress(workerBy(added), key))?.name).toBe(egress);
  const moved = (await findEgress(workerBy(more), key))?.name;
  expect(more.map(({ name }) => name)).toContain(moved);
  expect((await laneOf(user.id)).egress).toBe(moved);
  expect(await findEgress(workerBy([]), key)).toBeUndefined();
});

test("a proxy that is away holds its accounts back, and nothing is said against the portal or ends their runs", async () => {
  const { user, key, runId } = await openConnectedRun(own, "away@example.com", 1);
  const { proxy, kill } = await openEgressProxy("gone");
  await kill();
  const worker = workerBy([proxy]);
  for (let turn = 0; turn < 2; turn += 1) {
    await handleLaneServe(worker);
    await own.world.db
      .updateTable("lane")
      .set({ not_before: new Date(0) })
      .where("user_id", "=", key.userId)
      .execute();
  }
  expect(await laneOf(user.id)).toEqual({ egress: "gone", faults: 0 });
  const run = await own.world.db
    .selectFrom("run")
    .select("state")
    .where("id", "=", runId)
    .executeTakeFirstOrThrow();
  expect(run.state).not.toBe("ended");
  expect(await own.world.db.selectFrom("portal_breaker").selectAll().execute()).toEqual([]);
});
