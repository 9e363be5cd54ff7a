import { createId } from "@sendoff/kit";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Books, openBooks } from "../testing/books.fixture.ts";
import {
  captureCredit,
  grantCredits,
  holdCredit,
  lockWallet,
  releaseCredit,
} from "./ledger.repository.ts";
import { getWallet } from "./wallet.repository.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());

/** What the ledger is to be, as a child would keep it. Lots are spent in the order they were granted. */
interface Model {
  readonly lots: Map<string, { credits: number; price: number }>;
  readonly holds: Map<number, { state: "held" | "captured" | "released"; lot: string }>;
  revenue: number;
}
interface Real {
  readonly userId: string;
  readonly applications: readonly string[];
}
type Command = fc.AsyncCommand<Model, Real>;

/** Does the same several times at once: the outcome is to be that of once. */
const together = <T>(times: number, work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, work));

const locked = <T>(userId: string, work: (trx: typeof books.db) => Promise<T>): Promise<T> =>
  books.db.transaction().execute(async (trx) => {
    await lockWallet(trx, userId);
    return work(trx);
  });

function expectSame(actual: unknown, expected: unknown): void {
  expect(actual).toEqual(expected);
}

class Grant implements Command {
  readonly key: string;
  readonly credits: number;
  readonly price: number;
  readonly times: number;
  constructor(key: string, credits: number, price: number, times: number) {
    this.key = key;
    this.credits = credits;
    this.price = price;
    this.times = times;
  }
  check = () => true;
  async run(model: Model, { userId }: Real): Promise<void> {
    const granted = await together(this.times, () =>
      books.db.transaction().execute((trx) =>
        grantCredits(trx, {
          userId,
          sourceKey: `${userId} ${this.key}`,
          source: "gift",
          credits: this.credits,
          unitPriceCents: this.price,
          note: "",
        }),
      ),
    );
    const isNew = !model.lots.has(this.key);
    expectSame(granted.filter(Boolean).length, isNew ? 1 : 0);
    if (isNew) model.lots.set(this.key, { credits: this.credits, price: this.price });
  }
  toString = () => `grant ${this.key}: ${this.credits} at ${this.price}, ${this.times} at once`;
}

class Hold implements Command {
  readonly application: number;
  readonly times: number;
  constructor(application: number, times: number) {
    this.application = application;
    this.times = times;
  }
  check = (model: Readonly<Model>) => model.holds.get(this.application)?.state !== "captured";
  async run(model: Model, { userId, applications }: Real): Promise<void> {
    const applicationId = applications[this.application] ?? "";
    const outcomes = await together(this.times, () =>
      locked(userId, (trx) => holdCredit(trx, { userId, applicationId })),
    );
    const before = model.holds.get(this.application);
    const lot = [...model.lots].find(([, each]) => each.credits > 0);
    const isHeld = before?.state === "held";
    const expected = isHeld || lot !== undefined ? "held" : "no_credits";
    expectSame([...new Set(outcomes.map((outcome) => outcome.kind))], [expected]);
    if (isHeld || lot === undefined) return;
    lot[1].credits -= 1;
    model.holds.set(this.application, { state: "held", lot: lot[0] });
  }
  toString = () => `hold ${this.application}, ${this.times} at once`;
}

class Settle implements Command {
  readonly application: number;
  readonly ways: readonly ("capture" | "release")[];
  constructor(application: number, ways: readonly ("capture" | "release")[]) {
    this.application = application;
    this.ways = ways;
  }
  check = () => true;
  async run(model: Model, { userId, applications }: Real): Promise<void> {
    const applicationId = applications[this.application] ?? "";
    await Promise.all(
      this.ways.map((way) =>
        locked(userId, (trx) =>
          way === "capture"
            ? captureCredit(trx, { userId, applicationId })
            : releaseCredit(trx, { userId, applicationId, note: "" }),
        ),
      ),
    );
    const hold = model.holds.get(this.application);
    if (hold?.state !== "held") return;
    const row = await books.holdOf(applicationId);
    // Either may win a race, but only one that took part.
    const state = row?.state === "captured" ? "captured" : "released";
    expectSame(this.ways.includes(state === "captured" ? "capture" : "release"), true);
    hold.state = state;
    const lot = model.lots.get(hold.lot);
    if (lot === undefined) throw new Error("a hold without a lot");
    if (state === "released") lot.credits += 1;
    else model.revenue += lot.price;
  }
  toString = () => `${this.ways.join(" and ")} ${this.application} at once`;
}

const applications = fc.nat({ max: 5 });
const times = fc.integer({ min: 1, max: 3 });
const way = fc.constantFrom("capture" as const, "release" as const);
const commands = [
  fc
    .tuple(
      fc.constantFrom("a", "b", "c"),
      fc.integer({ min: 1, max: 3 }),
      fc.constantFrom(0, 79, 99),
      times,
    )
    .map(([key, credits, price, count]) => new Grant(key, credits, price, count)),
  fc.tuple(applications, times).map(([id, count]) => new Hold(id, count)),
  fc
    .tuple(applications, fc.array(way, { minLength: 1, maxLength: 3 }))
    .map(([id, ways]) => new Settle(id, ways)),
];

/** The real one says the same as the model, from every side. */
async function compare(model: Model, userId: string): Promise<void> {
  const wallet = await getWallet(books.db, userId);
  const lots = [...model.lots.values()];
  const open = [...model.holds.values()].filter((hold) => hold.state === "held");
  const heldValue = open.reduce((sum, hold) => sum + (model.lots.get(hold.lot)?.price ?? 0), 0);
  expect(wallet).toMatchObject({
    credits: lots.reduce((sum, lot) => sum + lot.credits, 0),
    creditsHeld: open.length,
    balanceCents: lots.reduce((sum, lot) => sum + lot.credits * lot.price, heldValue),
  });
  const prepaid = await books.db
    .selectFrom("ledger_account")
    .select("balance")
    .where("user_id", "=", userId)
    .where("kind", "=", "prepaid")
    .executeTakeFirst();
  expect(prepaid?.balance ?? 0).toBe(wallet.balanceCents);
  const revenue = await sql<{ cents: number }>`
    select coalesce(sum(e.amount), 0) as cents from ledger_entry e
      join ledger_account a on a.id = e.account_id join ledger_journal j on j.id = e.journal_id
      where a.kind = 'revenue' and j.user_id = ${userId}`.execute(books.db);
  expect(revenue.rows).toEqual([{ cents: model.revenue }]);
}

test(
  "no order of grants, holds, captures and releases, repeated and at once, makes the ledger differ from a simple model",
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 14 }), async (sequence) => {
        const model: Model = { lots: new Map(), holds: new Map(), revenue: 0 };
        const userId = createId();
        const real = { userId, applications: Array.from({ length: 6 }, createId) };
        await fc.asyncModelRun(() => ({ model, real }), sequence);
        await compare(model, userId);
      }),
      { numRuns: 100, endOnFailure: true },
    );
    const { rows } = await books.database.pool.query(
      `select (select count(*) from ledger_account a where user_id is not null and balance <>
          (select coalesce(sum(amount), 0) from ledger_entry where account_id = a.id)) as balances,
        (select count(*) from (select journal_id from ledger_entry e join ledger_account a on a.id = e.account_id
          group by journal_id, asset having sum(amount) <> 0) wrong) as journals`,
    );
    expect(rows).toEqual([{ balances: 0, journals: 0 }]);
  },
);
