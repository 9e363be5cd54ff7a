import { expect, test, vi } from "vitest";
import { createSlots, slotsByMemory } from "./slots.ts";

const GB = 1024 ** 3;
/** What ends a hang. */
const LIMIT = { timeout: 20_000 };

test("slots follow the free memory, with a gigabyte left alone, from one to sixteen", () => {
  expect(slotsByMemory(0)).toBe(1);
  expect(slotsByMemory(GB)).toBe(1);
  expect(slotsByMemory(2 * GB)).toBe(4);
  expect(slotsByMemory(3 * GB)).toBe(8);
  expect(slotsByMemory(256 * GB)).toBe(16);
  expect(Number.isInteger(slotsByMemory())).toBe(true);
});

test("however many sign-ins wait for a code, the next one has a slot at once: beyond a few they wait without their page", async () => {
  const slots = createSlots(4);
  const { promise: code, resolve: giveCode } = Promise.withResolvers<void>();
  let pages = 0;
  const waiting = Array.from({ length: 16 }, () =>
    slots.signIn(async (giveUpDuring) => {
      pages += 1;
      await giveUpDuring(
        () => code,
        "code",
        async () => {
          pages -= 1;
        },
      );
    }),
  );
  await vi.waitFor(() => expect([slots.free(), pages]).toEqual([4, 2]), LIMIT);
  let isConnected = false;
  await slots.signIn(async () => {
    isConnected = true;
  });
  expect(isConnected).toBe(true);
  giveCode();
  await Promise.all(waiting);
  expect(slots.free()).toBe(4);
});

/** Work that goes on until it is told to end. */
function newWork() {
  let end = (): void => undefined;
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  let hasBegun = false;
  const work = (): Promise<void> => {
    hasBegun = true;
    return done;
  };
  return { work, end, hasBegun: () => hasBegun };
}

test("applying and sign-ins together never hold more than all slots", async () => {
  const slots = createSlots(3);
  const applying = [newWork(), newWork(), newWork()];
  const [first, second, third] = applying.map(({ work }) => slots.tryApplying(work));
  expect(slots.free()).toBe(0);
  expect(slots.tryApplying(newWork().work)).toBeUndefined();
  const signIn = newWork();
  const connected = slots.signIn(signIn.work);
  expect(signIn.hasBegun()).toBe(false);
  expect(slots.isSignInWaiting()).toBe(true);
  applying[0]?.end();
  await first;
  await Promise.resolve();
  expect(signIn.hasBegun()).toBe(true);
  expect(slots.tryApplying(newWork().work)).toBeUndefined();
  for (const each of [...applying, signIn]) each.end();
  await Promise.all([second, third, connected]);
  expect(slots.free()).toBe(3);
});

test("sign-ins hold half of the slots at most, and applying has the rest", async () => {
  const slots = createSlots(4);
  const signIns = [newWork(), newWork(), newWork()];
  const connected = signIns.map(({ work }) => slots.signIn(work));
  await Promise.resolve();
  expect(signIns.map((each) => each.hasBegun())).toEqual([true, true, false]);
  // The third waits for another sign-in, so nobody who applies needs to make room.
  expect(slots.isSignInWaiting()).toBe(false);
  expect(slots.free()).toBe(2);
  signIns[0]?.end();
  await connected[0];
  await Promise.resolve();
  expect(signIns[2]?.hasBegun()).toBe(true);
  for (const each of signIns) each.end();
  await Promise.all(connected);
});

test("one slot serves both in turn, also after work that failed", async () => {
  const slots = createSlots(1);
  await expect(slots.signIn(() => Promise.reject(new Error("refused")))).rejects.toThrow("refused");
  const failed = slots.tryApplying(() => Promise.reject(new Error("gone")));
  await expect(failed).rejects.toThrow("gone");
  expect(slots.free()).toBe(1);
});

test("a sign-in that waits for its user's code gives its place up meanwhile, and goes on without waiting for one", async () => {
  const slots = createSlots(1);
  const code = newWork();
  const rest = newWork();
  const connected = slots.signIn(async (giveUpDuring) => {
    await giveUpDuring(code.work);
    await rest.work();
  });
  await vi.waitFor(() => expect(code.hasBegun()).toBe(true), LIMIT);
  expect(slots.free()).toBe(1);
  const another = newWork();
  const anotherConnected = slots.signIn(another.work);
  await vi.waitFor(() => expect(another.hasBegun()).toBe(true), LIMIT);
  expect(slots.free()).toBe(0);
  // Its page is there already: nobody's code grows stale behind somebody else's work.
  code.end();
  await vi.waitFor(() => expect(rest.hasBegun()).toBe(true), LIMIT);
  expect(slots.free()).toBe(0);
  another.end();
  await anotherConnected;
  expect(slots.free()).toBe(0);
  rest.end();
  await connected;
  expect(slots.free()).toBe(1);
});

test("only so many pages wait beside the slots: further sign-ins keep their place while they wait", async () => {
  const slots = createSlots(1);
  const codes = [newWork(), newWork(), newWork()];
  const connected = codes.map(({ work }) => slots.signIn((giveUpDuring) => giveUpDuring(work)));
  await vi.waitFor(
    () => expect(codes.map((each) => each.hasBegun())).toEqual([true, true, true]),
    LIMIT,
  );
  expect(slots.free()).toBe(0);
  codes[0]?.end();
  await connected[0];
  expect(slots.free()).toBe(0);
  for (const each of codes) each.end();
  await Promise.all(connected);
  expect(slots.free()).toBe(1);
});
