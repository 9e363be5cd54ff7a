import fc from "fast-check";
import { expect, test } from "vitest";
import {
  admit,
  type Breaker,
  type BreakerRules,
  CLOSED,
  closeByHand,
  type HealthVerdict,
  judgeReport,
  openByHand,
  pauseMs,
  renewTrial,
} from "./breaker.ts";

const RULES: BreakerRules = {
  accounts: 3,
  windowMs: 1_000,
  firstPauseMs: 100,
  longestPauseMs: 500,
  trialMs: 30,
};

const report = (
  account: string,
  at: number,
  verdict: HealthVerdict,
  more: { run?: string; trial?: number; connectedAccounts?: number } = {},
) => ({ account, run: `run of ${account} at ${at}`, at, verdict, connectedAccounts: 10, ...more });

const after = (start: Breaker, ...reports: ReturnType<typeof report>[]): Breaker =>
  reports.reduce((breaker, each) => judgeReport(breaker, each, RULES), start);

const OPEN = after(
  CLOSED,
  ...["a", "b", "c"].map((account, at) => report(account, at, "page_changed")),
);

function trialAt(breaker: Breaker, account: string, now: number) {
  const admission = admit(breaker, account, now, RULES);
  if (admission.kind !== "trial") throw new Error(`It is ${admission.kind}`);
  return admission;
}

test("three accounts that meet a changed page pause the platform; two do not", () => {
  expect(OPEN).toMatchObject({ state: "open", reason: "page_changed", openings: 1, retryAt: 102 });
  const two = after(CLOSED, report("a", 0, "page_changed"), report("b", 1, "page_changed"));
  expect(two.state).toBe("closed");
});

test("a success in between, or a failure that is too long ago, keeps it going", () => {
  const broken = after(
    CLOSED,
    report("a", 0, "page_changed"),
    report("b", 1, "page_changed"),
    report("d", 2, "works"),
    report("c", 3, "page_changed"),
  );
  expect(broken).toMatchObject({ state: "closed", failures: [{ account: "c" }] });
  const slow = after(
    CLOSED,
    report("a", 0, "page_changed"),
    report("b", 900, "page_changed"),
    report("c", 1_000, "page_changed"),
  );
  expect(slow.state).toBe("closed");
});

test("one odd account among many pauses nobody, however often it fails; alone on the platform it needs three runs", () => {
  const again = Array.from({ length: 20 }, (_, at) => report("a", at, "page_changed"));
  expect(after(CLOSED, ...again).state).toBe("closed");
  const alone = again.map((each) => ({ ...each, connectedAccounts: 1 }));
  expect(after(CLOSED, ...alone.slice(0, 2)).state).toBe("closed");
  expect(after(CLOSED, ...alone.slice(0, 3)).state).toBe("open");
  const sameRun = alone.map((each) => ({ ...each, run: "one run" }));
  expect(after(CLOSED, ...sameRun).state).toBe("closed");
  const two = { connectedAccounts: 2 };
  const both = [
    report("a", 0, "unreachable", two),
    report("a", 1, "unreachable", two),
    report("b", 2, "unreachable", two),
  ];
  expect(after(CLOSED, ...both)).toMatchObject({ state: "open", reason: "unreachable" });
});

test("after the pause one asks through; its word closes or pauses for longer, up to the longest", () => {
  expect(admit(OPEN, "d", 101, RULES)).toEqual({ kind: "wait", until: 102 });
  const first = trialAt(OPEN, "d", 102);
  expect(admit(first.breaker, "e", 103, RULES)).toEqual({ kind: "wait", until: 132 });
  const works = after(first.breaker, report("d", 110, "works", { trial: first.trial.no }));
  expect(works).toMatchObject({ state: "closed", failures: [] });
  let breaker = first.breaker;
  const pauses: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    if (breaker.state !== "half_open") throw new Error(breaker.state);
    const { no, until } = breaker.trial;
    breaker = after(breaker, report("d", until, "page_changed", { trial: no }));
    if (breaker.state !== "open" || breaker.retryAt === null) throw new Error(breaker.state);
    pauses.push(breaker.retryAt - until);
    breaker = trialAt(breaker, "d", breaker.retryAt).breaker;
  }
  expect(pauses).toEqual([200, 400, 500, 500, 500]);
});

test("a trial whose worker died makes room for another, and its late word counts for nothing", () => {
  const first = trialAt(OPEN, "d", 200);
  expect(admit(first.breaker, "e", 229, RULES).kind).toBe("wait");
  const second = trialAt(first.breaker, "e", 230);
  expect(second.trial.no).toBe(first.trial.no + 1);
  const late = report("d", 231, "page_changed", { trial: first.trial.no });
  expect(after(second.breaker, late, { ...late, verdict: "works" })).toEqual(second.breaker);
  expect(renewTrial(second.breaker, first.trial.no, 231, RULES)).toBeUndefined();
  expect(renewTrial(second.breaker, second.trial.no, 240, RULES)).toMatchObject({
    trial: { until: 270 },
  });
});

test("a trial that tells nothing lets the next one try at once", () => {
  const { breaker, trial } = trialAt(OPEN, "d", 200);
  const released = after(breaker, report("d", 210, "nothing", { trial: trial.no }));
  expect(trialAt(released, "e", 210).trial.no).toBe(trial.no + 1);
});

test("what an operator pauses stays paused until an operator closes it", () => {
  const paused = openByHand(CLOSED);
  expect(admit(paused, "a", 10 ** 12, RULES)).toEqual({ kind: "wait", until: null });
  expect(after(paused, report("a", 5, "works"))).toEqual(paused);
  expect(admit(closeByHand(paused), "a", 6, RULES)).toEqual({ kind: "go" });
});

const Act = fc.record({
  kind: fc.constantFrom("ask", "works", "page_changed", "unreachable", "nothing", "renew", "die"),
  account: fc.constantFrom("a", "b", "c", "d", "e"),
  passed: fc.nat({ max: 60 }),
});

/** Plays acts of five accounts and tells, at each step, what was before and after. */
function play(
  acts: readonly { kind: string; account: string; passed: number }[],
  look: (step: { now: number; before: Breaker; after: Breaker; live: number }) => void,
): Breaker {
  let breaker: Breaker = CLOSED;
  let now = 0;
  const held = new Map<string, { no: number; until: number }>();
  for (const { kind, account, passed } of acts) {
    now += passed;
    const before = breaker;
    const mine = held.get(account);
    if (kind === "ask") {
      const admission = admit(breaker, account, now, RULES);
      if (admission.kind === "trial") {
        breaker = admission.breaker;
        held.set(account, { ...admission.trial });
      }
    } else if (kind === "renew") {
      const renewed = mine && renewTrial(breaker, mine.no, now, RULES);
      if (renewed === undefined) held.delete(account);
      else if (renewed.state === "half_open") {
        breaker = renewed;
        held.set(account, { ...renewed.trial });
      }
    } else if (kind === "die") {
      held.delete(account);
    } else {
      const verdict =
        kind === "works" || kind === "page_changed" || kind === "unreachable" ? kind : "nothing";
      const more = { connectedAccounts: 5, ...(mine === undefined ? {} : { trial: mine.no }) };
      breaker = judgeReport(breaker, report(account, now, verdict, more), RULES);
      held.delete(account);
    }
    const live = [...held.values()].filter((trial) => trial.until > now).length;
    look({ now, before, after: breaker, live });
  }
  return breaker;
}

const runs = { numRuns: 2_000 };

test("whatever happens, one trial is alive at a time", () => {
  fc.assert(
    fc.property(fc.array(Act, { maxLength: 80 }), (acts) => {
      play(acts, ({ live }) => expect(live).toBeLessThanOrEqual(1));
    }),
    runs,
  );
});

/** What is against the rule in a step; undefined when nothing is. */
function wrongIn({ now, before, after: then }: { now: number; before: Breaker; after: Breaker }) {
  if (then.state !== "open" || then.retryAt === null) return undefined;
  const pause = then.retryAt - now;
  if (pause > RULES.longestPauseMs) return `pauses for ${pause}`;
  if (before.state === "open" && then !== before) return "changed while open";
  if (before.state !== "closed") return undefined;
  const accounts = new Set(before.failures.map((each) => each.account));
  if (accounts.size < RULES.accounts - 1) return `opened after ${accounts.size} accounts`;
  return pause === pauseMs(1, RULES) ? undefined : `the first pause is ${pause}`;
}

test("whatever happens, it opens only from three accounts' failures, and pauses no longer than the longest", () => {
  fc.assert(
    fc.property(fc.array(Act, { maxLength: 80 }), (acts) => {
      play(acts, (step) => expect(wrongIn(step)).toBeUndefined());
    }),
    runs,
  );
});

test("whatever happened, who asks long enough gets through", () => {
  fc.assert(
    fc.property(fc.array(Act, { maxLength: 80 }), (acts) => {
      let last = 0;
      const breaker = play(acts, ({ now }) => {
        last = now;
      });
      const admission = admit(breaker, "z", last + RULES.longestPauseMs + RULES.trialMs, RULES);
      expect(admission.kind).not.toBe("wait");
    }),
    runs,
  );
});
