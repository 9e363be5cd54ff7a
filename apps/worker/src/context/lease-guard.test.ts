import { createFakeClock } from "@sendoff/testkit/fake-clock";
import { afterEach, expect, test } from "vitest";
import { createLeaseGuard, type LeaseGuard } from "./lease-guard.ts";

let guard: LeaseGuard | undefined;
afterEach(() => guard?.stop());

/** A guard of thirty seconds; its own timer is too slow for a test, so each renewal is asked for. */
function newGuard(renew: () => Promise<boolean>) {
  const clock = createFakeClock();
  const created = createLeaseGuard({
    leaseSeconds: 30,
    clock,
    takenAtMs: clock.monotonicMs(),
    renew,
  });
  guard = created;
  return { clock, guard: created };
}

test("what is left shrinks with time and is full again after a renewal", async () => {
  const { clock, guard: lease } = newGuard(async () => true);
  expect(lease.remainingMs()).toBe(30_000);
  clock.advanceMs(20_000);
  expect(lease.remainingMs()).toBe(10_000);
  await lease.refresh();
  expect(lease.remainingMs()).toBe(30_000);
});

test("the time a renewal takes is not counted as left: the database may have counted from its beginning", async () => {
  const slow = newGuard(async () => {
    slow.clock.advanceMs(5_000);
    return true;
  });
  await slow.guard.refresh();
  expect(slow.guard.remainingMs()).toBe(25_000);
});

test("a lease that another has is lost at once, with nothing left", async () => {
  const { guard: lease } = newGuard(async () => false);
  expect(lease.signal.aborted).toBe(false);
  await lease.refresh();
  expect(lease.signal.aborted).toBe(true);
  expect(lease.remainingMs()).toBe(0);
});

test("a database that fails costs the lease only when its time is over", async () => {
  const { clock, guard: lease } = newGuard(() => Promise.reject(new Error("no database")));
  clock.advanceMs(29_000);
  await lease.refresh();
  expect(lease.signal.aborted).toBe(false);
  clock.advanceMs(1_000);
  await lease.refresh();
  expect(lease.signal.aborted).toBe(true);
});

test("a refresh waits for a renewal that is under way, so that what is left is known after it", async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const { guard: lease } = newGuard(() => promise);
  const first = lease.refresh();
  let isRefreshed = false;
  const second = lease.refresh().then(() => (isRefreshed = true));
  await Promise.resolve();
  expect(isRefreshed).toBe(false);
  resolve(false);
  await Promise.all([first, second]);
  expect(lease.signal.aborted).toBe(true);
});

test("a renewal that hangs does not keep a lease alive that has run out", async () => {
  const { clock, guard: lease } = newGuard(() => new Promise(() => undefined));
  void lease.refresh();
  clock.advanceMs(30_000);
  await lease.refresh();
  expect(lease.signal.aborted).toBe(true);
});

test("what is held along is renewed along until it is let go, and its loss is a loss", async () => {
  let renewals = 0;
  let isKept = true;
  const { guard: lease } = newGuard(async () => true);
  const release = lease.hold(async () => {
    renewals += 1;
    return isKept;
  });
  await lease.refresh();
  release();
  await lease.refresh();
  expect(renewals).toBe(1);
  isKept = false;
  lease.hold(async () => isKept);
  await lease.refresh();
  expect(lease.signal.aborted).toBe(true);
});
