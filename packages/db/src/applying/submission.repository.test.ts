import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Books, INDEED, INTENT, newJob, openBooks } from "../testing/books.fixture.ts";
import { createId } from "@sendoff/kit";
import { grantCredits, holdCredit, lockWallet } from "../ledger/ledger.repository.ts";
import { proveLedger } from "../ledger/ledger-proof.ts";
import { leaseNextApplication, recoverApplications } from "./application.repository.ts";
import { addCandidates } from "./candidate.repository.ts";
import { disconnectLane } from "./lane.repository.ts";
import { endRunOfLane } from "./run.repository.ts";
import {
  giveUpUnreachableDoubts,
  leaseDoubtful,
  postponeLook,
  recordIntent,
  settleApplied,
  settleNotSent,
  settleUnknown,
} from "./submission.repository.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());
// Whatever a test did, the books balance and every hold has its application.
afterEach(() => expectSound());
async function expectSound(): Promise<void> {
  expect(await proveLedger(books.db)).toMatchObject({ isSound: true });
}

const SEEN = { text: "Sent", proof: "confirmation_seen" } as const;
const MARK = { text: "Applied", proof: "applied_mark_seen" } as const;

/** No credit moved, and the form is still the application's state. */
async function expectNothingHappened(id: string, userId: string): Promise<void> {
  expect(await books.statusOf(id)).toBe("APPLYING");
  expect(await books.holdOf(id)).toBeUndefined();
  expect((await books.creditsOf(userId)).held).toBe(0);
}

test("an intent holds one credit and keeps the evidence, in one step", async () => {
  const { lane, lease } = await books.apply();
  expect(await recordIntent(books.db, lane, lease, INTENT, 0)).toEqual({ kind: "recorded" });
  expect(await books.statusOf(lease.id)).toBe("SUBMITTING");
  expect(await books.creditsOf(lane.userId)).toEqual({ available: 4, held: 1 });
  const row = await books.db
    .selectFrom("application")
    .select(["applicant", "applicant_email", "intent_at", "next_look_at"])
    .where("id", "=", lease.id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ applicant: "Asha Raman", applicant_email: "asha@example.test" });
  expect(row.intent_at).not.toBeNull();
  // Nobody looks while this worker may still click.
  expect(Number(row.next_look_at)).toBeGreaterThan(Number(row.intent_at) + 50_000);
});

test("an intent is recorded once, however often it is tried", async () => {
  const { lane, lease } = await books.apply();
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () => recordIntent(books.db, lane, lease, INTENT, 0)),
  );
  expect(outcomes.map((outcome) => outcome.kind).toSorted()).toEqual([
    "lost",
    "lost",
    "lost",
    "lost",
    "recorded",
  ]);
  expect(await books.countJournals("hold", lease.id)).toBe(1);
});

test("without a credit there is no intent", async () => {
  const { lane, lease } = await books.apply();
  await books.db
    .updateTable("credit_lot")
    .set({ expires_at: sql<Date>`now()` })
    .where("user_id", "=", lane.userId)
    .execute();
  expect(await recordIntent(books.db, lane, lease, INTENT, 0)).toEqual({ kind: "no_credits" });
  await expectNothingHappened(lease.id, lane.userId);
});

test("of two submits at once with one credit left, one is recorded", async () => {
  const first = await books.apply();
  const other = await books.holdLane(await books.createLane(first.lane.userId, INDEED));
  const second = await books.apply({ lane: other });
  for (let spent = 0; spent < 4; spent += 1) {
    await books.submit({ lane: first.lane, runId: first.runId });
  }
  const outcomes = await Promise.all(
    [first, second].map(({ lane, lease }) => recordIntent(books.db, lane, lease, INTENT, 0)),
  );
  expect(outcomes.map((outcome) => outcome.kind).toSorted()).toEqual(["no_credits", "recorded"]);
  expect(await books.creditsOf(first.lane.userId)).toEqual({ available: 0, held: 5 });
});

test.each([
  ["under another id", 1],
  ["on another platform", INDEED],
])(
  "the same job %s is not sent again, also when both reach the button at once",
  async (_name, platformId) => {
    const job = newJob();
    const first = await books.apply({ job });
    const lane =
      platformId === 1
        ? first.lane
        : await books.holdLane(await books.createLane(first.lane.userId, platformId));
    const twin = {
      ...newJob(),
      title: job.title.toUpperCase(),
      company: `${job.company} Pvt. Ltd.`,
    };
    const second = await books.apply({
      lane,
      job: twin,
      ...(platformId === 1 ? { runId: first.runId } : {}),
    });
    const outcomes = await Promise.all(
      [first, second].map((each) => recordIntent(books.db, each.lane, each.lease, INTENT, 0)),
    );
    expect(outcomes.map((outcome) => outcome.kind).toSorted()).toEqual(["recorded", "same_job"]);
    expect(await books.creditsOf(first.lane.userId)).toEqual({ available: 4, held: 1 });
  },
);

test("the same job may be sent once the first turned out not to have been", async () => {
  const job = newJob();
  const first = await books.submit({ job });
  await settleNotSent(books.db, first.lease, { status: "FAILED" });
  const second = await books.apply({
    lane: first.lane,
    runId: first.runId,
    job: { ...job, portalJobId: "b" },
  });
  expect(await recordIntent(books.db, second.lane, second.lease, INTENT, 0)).toEqual({
    kind: "recorded",
  });
});

test("another user may send the same job", async () => {
  const job = newJob();
  const both = [await books.submit({ job }), await books.submit({ job })];
  for (const { lease } of both) expect(await books.statusOf(lease.id)).toBe("SUBMITTING");
});

test("a worker whose lane or whose application is another's records no intent", async () => {
  const lostLane = await books.apply();
  await books.expireLane(lostLane.lane);
  await books.holdLane(lostLane.lane);
  expect(await recordIntent(books.db, lostLane.lane, lostLane.lease, INTENT, 0)).toEqual({
    kind: "lost",
  });
  await expectNothingHappened(lostLane.lease.id, lostLane.lane.userId);
  const stale = await books.apply();
  const older = { ...stale.lease, fence: stale.lease.fence - 1 };
  expect(await recordIntent(books.db, stale.lane, older, INTENT, 0)).toEqual({ kind: "lost" });
  await expectNothingHappened(stale.lease.id, stale.lane.userId);
});

test("a worker whose lease has run out records no intent, even if nobody has taken over", async () => {
  const { lane, lease } = await books.apply({ leaseSeconds: -1 });
  expect(await recordIntent(books.db, lane, lease, INTENT, 0)).toEqual({ kind: "lost" });
  await expectNothingHappened(lease.id, lane.userId);
});

test("a confirmation spends the credit, a refusal returns it, a doubt keeps it", async () => {
  const [applied, refused, doubtful] = [
    await books.submit(),
    await books.submit(),
    await books.submit(),
  ];
  expect(await settleApplied(books.db, applied.lease, SEEN)).toBe(true);
  expect(await books.creditsOf(applied.lane.userId)).toEqual({ available: 4, held: 0 });
  expect(await settleNotSent(books.db, refused.lease, { status: "FAILED" })).toBe(true);
  expect(await books.creditsOf(refused.lane.userId)).toEqual({ available: 5, held: 0 });
  expect(await settleUnknown(books.db, doubtful.lease, { note: "", nextLookSeconds: 5 })).toBe(
    true,
  );
  expect(await books.creditsOf(doubtful.lane.userId)).toEqual({ available: 4, held: 1 });
});

test("what is settled stays as it is", async () => {
  const { lease } = await books.submit();
  await settleApplied(books.db, lease, SEEN);
  expect(await settleApplied(books.db, lease, MARK)).toBe(false);
  expect(await settleNotSent(books.db, lease, { status: "FAILED" })).toBe(false);
  expect(await settleUnknown(books.db, lease, { note: "", nextLookSeconds: 0 })).toBe(false);
  expect(await books.statusOf(lease.id)).toBe("APPLIED");
  expect(await books.countJournals("capture", lease.id)).toBe(1);
});

test("nothing is settled from a form: only what was submitted can be", async () => {
  const { lane, lease } = await books.apply();
  expect(await settleApplied(books.db, lease, SEEN)).toBe(false);
  expect(await settleNotSent(books.db, lease, { status: "FAILED" })).toBe(false);
  expect(await settleUnknown(books.db, lease, { note: "", nextLookSeconds: 0 })).toBe(false);
  await expectNothingHappened(lease.id, lane.userId);
});

test("settling under an old fence changes nothing", async () => {
  const { lane, lease } = await books.submit();
  await recoverApplications(books.db, lane);
  expect(await settleApplied(books.db, lease, SEEN)).toBe(false);
  expect(await settleNotSent(books.db, lease, { status: "FAILED" })).toBe(false);
  expect(await settleUnknown(books.db, lease, { note: "", nextLookSeconds: 0 })).toBe(false);
  expect(await books.statusOf(lease.id)).toBe("UNKNOWN");
  expect(await books.holdOf(lease.id)).toMatchObject({ state: "held" });
});

test(
  "a late worker and a reconciler never both settle: fifty races, one winner each, one credit each",
  { timeout: 30_000 },
  async () => {
    const user = await books.createUser();
    const lane = await books.holdLane(await books.createLane(user.id));
    const runId = await books.openRun(lane);
    let applied = 0;
    for (let race = 0; race < 50; race += 1) {
      const { lease } = await books.submit({ lane, runId });
      await makeDue(lease.id);
      const late = settleApplied(books.db, lease, SEEN);
      const reconciler = leaseDoubtful(books.db, lane).then(([doubt]) => {
        if (doubt === undefined) return false;
        return race % 2 === 0
          ? settleApplied(books.db, doubt, MARK)
          : settleNotSent(books.db, doubt, { status: "FAILED", reasonCode: "not_seen" });
      });
      expect((await Promise.all([late, reconciler])).filter(Boolean)).toHaveLength(1);
      const isApplied = (await books.statusOf(lease.id)) === "APPLIED";
      expect(await books.countJournals("capture", lease.id)).toBe(isApplied ? 1 : 0);
      expect(await books.countJournals("release", lease.id)).toBe(isApplied ? 0 : 1);
      if (isApplied) applied += 1;
      await giveCredit(user.id);
    }
    expect(applied).toBeGreaterThan(0);
  },
);

/** The five sign-up credits would not last for fifty races. */
async function giveCredit(userId: string): Promise<void> {
  await books.db.transaction().execute((trx) =>
    grantCredits(trx, {
      userId,
      sourceKey: createId(),
      source: "gift",
      credits: 1,
      unitPriceCents: 0,
      note: "",
    }),
  );
}
const makeDue = (id: string) =>
  books.db
    .updateTable("application")
    .set({ next_look_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();

test(
  "submits, settlements and disconnects of one user at once end without a deadlock",
  { timeout: 30_000 },
  async () => {
    for (let round = 0; round < 10; round += 1) {
      const user = await books.createUser();
      const forms = await Promise.all(
        [1, INDEED].map(async (platformId) =>
          books.apply({ lane: await books.holdLane(await books.createLane(user.id, platformId)) }),
        ),
      );
      const outcomes = await Promise.all([
        ...forms.map(async ({ lane, lease }) => {
          const intent = await recordIntent(books.db, lane, lease, INTENT, 0);
          return intent.kind === "recorded" ? settleApplied(books.db, lease, SEEN) : false;
        }),
        ...forms.map(({ lane }) =>
          books.db.transaction().execute(async (trx) => {
            const isGone = await disconnectLane(trx, lane);
            await endRunOfLane(trx, lane, "stopped", "");
            return isGone;
          }),
        ),
      ]);
      expect(outcomes.slice(2)).toEqual([true, true]);
      for (const [index, { lease }] of forms.entries()) {
        expect(await books.statusOf(lease.id)).toBe(
          outcomes[index] === true ? "APPLIED" : "SKIPPED",
        );
      }
    }
  },
);

test("only doubts that are due and of this lane are taken up, and their fences move", async () => {
  const { lane, runId, lease: due } = await books.submit();
  const { lease: later } = await books.submit({ lane, runId });
  const elsewhere = await books.submit();
  await Promise.all([makeDue(due.id), makeDue(elsewhere.lease.id)]);
  const doubts = await leaseDoubtful(books.db, lane);
  expect(doubts).toMatchObject([{ id: due.id, fence: due.fence + 1, looks: 0 }]);
  expect(await books.statusOf(later.id)).toBe("SUBMITTING");
  expect(await books.statusOf(elsewhere.lease.id)).toBe("SUBMITTING");
});

test("a look counts, a failed try to look does not, and an old fence postpones nothing", async () => {
  const { lane, lease } = await books.submit();
  const looksAfter = async (isLook: boolean): Promise<number | undefined> => {
    await makeDue(lease.id);
    const [doubt] = await leaseDoubtful(books.db, lane);
    if (doubt === undefined) throw new Error("not due");
    await postponeLook(books.db, doubt, 60, isLook);
    await postponeLook(books.db, { ...doubt, fence: doubt.fence - 1 }, -60, true);
    expect(await leaseDoubtful(books.db, lane)).toEqual([]);
    const row = await books.db
      .selectFrom("application")
      .select("looks")
      .where("id", "=", lease.id)
      .executeTakeFirst();
    return row?.looks;
  };
  expect(await looksAfter(true)).toBe(1);
  expect(await looksAfter(false)).toBe(1);
  expect(await looksAfter(true)).toBe(2);
});

test("a doubt that nobody can look into is given up after its patience, and the credit returns", async () => {
  const { lane, lease } = await books.submit();
  const connected = await books.submit();
  const young = await books.submit();
  await age(lease.id, 120);
  await age(connected.lease.id, 120);
  for (const each of [lane, young.lane]) {
    await books.db
      .updateTable("lane")
      .set({ state: "needs_user" })
      .where("user_id", "=", each.userId)
      .execute();
  }
  // Two sweeps at once give it up once.
  await Promise.all([
    giveUpUnreachableDoubts(books.db, 100),
    giveUpUnreachableDoubts(books.db, 100),
  ]);
  await giveUpUnreachableDoubts(books.db, 100);
  expect(await books.statusOf(lease.id)).toBe("NEEDS_REVIEW");
  expect(await books.countJournals("release", lease.id)).toBe(1);
  expect(await books.creditsOf(lane.userId)).toEqual({ available: 5, held: 0 });
  expect(await books.statusOf(connected.lease.id)).toBe("SUBMITTING");
  expect(await books.statusOf(young.lease.id)).toBe("SUBMITTING");
});

test("no credit is held for ever: a doubt that a connected account never settles is given up as well", async () => {
  const { lane, lease } = await books.submit();
  await age(lease.id, 100 * 3 + 1);
  await giveUpUnreachableDoubts(books.db, 100);
  expect(await books.statusOf(lease.id)).toBe("NEEDS_REVIEW");
  expect(await books.creditsOf(lane.userId)).toEqual({ available: 5, held: 0 });
});
const age = (id: string, seconds: number) =>
  books.db
    .updateTable("application")
    .set({ intent_at: sql<Date>`now() - make_interval(secs => ${seconds})` })
    .where("id", "=", id)
    .execute();

test("a transaction that breaks off after the hold leaves no hold behind", async () => {
  const { lane, lease } = await books.apply();
  await expect(
    books.db.transaction().execute(async (trx) => {
      await lockWallet(trx, lane.userId);
      await holdCredit(trx, { userId: lane.userId, applicationId: lease.id });
      throw new Error("the connection broke");
    }),
  ).rejects.toThrow("the connection broke");
  await expectNothingHappened(lease.id, lane.userId);
});

test("a queued job of a run can be taken after an earlier one was sent", async () => {
  const { lane, runId } = await books.submit();
  await addCandidates(books.db, lane, runId, [newJob()]);
  expect(
    await leaseNextApplication(books.db, lane, runId, { worker: "w", leaseSeconds: 60 }),
  ).toBeDefined();
});
