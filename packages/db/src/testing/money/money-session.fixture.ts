import { centsToPaise, RECHARGE_PLANS } from "@sendoff/domain/money";
import { createId } from "@sendoff/kit/ids";
import { type Kysely, sql } from "kysely";
import { statement } from "../../ledger/history.repository.ts";
import { getWallet } from "../../ledger/wallet.repository.ts";
import { createOrder, listOrders } from "../../payment/order.repository.ts";
import type { DB } from "../../schema.ts";
import { newOrder, termsOf } from "../order.fixture.ts";
import type { TestProvider } from "../test-provider.fixture.ts";
import {
  isCredited,
  MoneyModel,
  type ModelOrder,
  type SeenJournal,
} from "./money-model.fixture.ts";
import type { MoneyOp } from "./money-op.fixture.ts";

/** Somebody who does operations: this process, or another one. */
export type Hand = (op: MoneyOp) => Promise<string>;

export interface MoneyStage {
  readonly db: Kysely<DB>;
  readonly bank: TestProvider;
  /** Operations of a batch go to these in turn. */
  readonly hands: readonly Hand[];
}

const APPLICATIONS = 5;

function same(actual: unknown, expected: unknown, what: string): void {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (is !== should) throw new Error(`${what}: is ${is}, should be ${should}`);
}

const compact = (gains: Readonly<Record<string, number>>) =>
  Object.entries(gains)
    .filter(([, amount]) => amount !== 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

/** One user with orders and applications, and the model that goes with them. */
export class MoneySession {
  readonly model = new MoneyModel();
  readonly userId = createId();
  readonly applications: readonly string[] = Array.from({ length: APPLICATIONS }, () => createId());
  /** Orders by slot. */
  readonly slots = new Map<number, ModelOrder>();
  /** Everything that the provider ever posted about an order: what is old may still arrive. */
  readonly posts = new Map<string, Record<string, string>[]>();
  readonly down = new Set<string>();
  /** Keys of gifts that were handed out or are being. */
  readonly given = new Set<string>();
  readonly stage: MoneyStage;
  readonly #seen = new Set<string>();
  #turn = 0;

  constructor(stage: MoneyStage) {
    this.stage = stage;
  }

  async open(): Promise<void> {
    const { db } = this.stage;
    await db
      .insertInto("app_user")
      .values({ id: this.userId, email: `${this.userId}@example.test`, time_zone: "Asia/Kolkata" })
      .execute();
    await db
      .insertInto("application")
      .values(
        this.applications.map((id) => ({
          id,
          user_id: this.userId,
          platform_id: 1,
          portal_job_id: id,
          job_title: "",
          company: "",
          location: "",
          url: "",
          job_fingerprint: id,
          status: "APPLYING",
        })),
      )
      .execute();
  }

  /** A recharge; `hasArrived` false when the browser never reaches the payment page. */
  async recharge(
    slot: number,
    plan: number,
    cents: number,
    hasArrived: boolean,
  ): Promise<ModelOrder> {
    const { id, name, priceCents } = RECHARGE_PLANS[plan % RECHARGE_PLANS.length]!;
    const order = newOrder({
      userId: this.userId,
      plan: { id, name, priceCents },
      amountCents: cents,
      productInfo: `Recharge plan ${id}`,
    });
    await createOrder(this.stage.db, order);
    if (hasArrived) this.stage.bank.arrive(termsOf(order));
    const known: ModelOrder = {
      txnid: order.txnid,
      price: priceCents,
      cents,
      paise: centsToPaise(cents, 84),
      state: "created",
      refunded: 0,
      isOld: false,
      credits: 0,
      lot: undefined,
      flow: 0,
      taken: undefined,
    };
    this.slots.set(slot, known);
    this.model.orders.set(order.txnid, known);
    this.keepPost(known);
    return known;
  }

  /** The provider posts what it knows now; whether and when that arrives is another matter. */
  keepPost({ txnid }: ModelOrder): void {
    if (this.stage.bank.look(txnid) === undefined) return;
    this.posts.set(txnid, [...(this.posts.get(txnid) ?? []), this.stage.bank.post(txnid)]);
  }

  /** As if the order had been made a day and an hour ago. Its terms are fixed, so an operator has to do it. */
  async age(order: ModelOrder): Promise<void> {
    await this.stage.db.transaction().execute(async (trx) => {
      await sql`alter table payment_order disable trigger payment_order_change`.execute(trx);
      await sql`update payment_order set created_at = now() - interval '25 hours' where txnid = ${order.txnid}`.execute(
        trx,
      );
      await sql`alter table payment_order enable trigger payment_order_change`.execute(trx);
    });
    order.isOld = true;
  }

  /** The twelve months of a lot are over. */
  async lapse(lotId: string): Promise<void> {
    await this.stage.db
      .updateTable("credit_lot")
      .set({ expires_at: sql<Date>`now() - interval '1 second'` })
      .where("id", "=", lotId)
      .execute();
    this.model.lots.get(lotId)!.isOver = true;
  }

  /** Orders that the sweep will ask about: those that have another look before them. */
  async makeDue(): Promise<string[]> {
    const rows = await this.stage.db
      .updateTable("payment_order")
      .set({ next_look_at: sql<Date>`now() - interval '1 second'` })
      .where("user_id", "=", this.userId)
      .where("next_look_at", "is not", null)
      .returning("txnid")
      .execute();
    return rows.map((row) => row.txnid);
  }

  /** Does all at once, each by the next hand, and returns what came of each. */
  async together(ops: readonly MoneyOp[]): Promise<string[]> {
    const { hands } = this.stage;
    return Promise.all(
      ops.map((op) => {
        this.#turn += 1;
        return hands[this.#turn % hands.length]!(op);
      }),
    );
  }

  /** Lets the model learn what these orders are to be, then holds everything against it. Returns what is credited by this. */
  async settle(reached: ReadonlySet<string>): Promise<Set<string>> {
    const credited = new Set<string>();
    for (const txnid of reached) {
      const order = this.model.orders.get(txnid);
      if (order === undefined || this.down.has(txnid)) continue;
      if (this.model.learn(order, this.stage.bank.look(txnid))) credited.add(txnid);
    }
    await this.#follow();
    await this.#compare();
    return credited;
  }

  /** Nothing of this user is due any more: the next sequence's sweep is its own. */
  async close(): Promise<void> {
    await this.stage.db
      .updateTable("payment_order")
      .set({ next_look_at: null })
      .where("user_id", "=", this.userId)
      .execute();
    const lines = await statement(this.stage.db, this.userId);
    const { model } = this;
    const sum = (of: (lot: { available: number; held: number }) => number) =>
      [...model.lots.values()].reduce((total, lot) => total + of(lot), 0);
    same(
      lines.at(-1)?.balance,
      lines.length === 0
        ? undefined
        : {
            creditsAvailable: sum((lot) => lot.available),
            creditsHeld: sum((lot) => lot.held),
            cashCents: model.cash,
            worthCents: model.worth,
          },
      "the statement's last balance",
    );
  }

  async #follow(): Promise<void> {
    const lots = await this.stage.db
      .selectFrom("credit_lot")
      .select("id")
      .where("user_id", "=", this.userId)
      .orderBy("expires_at")
      .orderBy("created_at")
      .execute();
    const order = lots.map((lot) => lot.id);
    for (const journal of await this.#listJournals()) {
      if (this.#seen.has(journal.key)) continue;
      this.#seen.add(journal.key);
      const expected = this.model.follow(journal, order);
      same(compact(journal.gains), compact(expected), `the journal ${journal.key}`);
    }
  }

  async #listJournals(): Promise<SeenJournal[]> {
    const { rows } = await sql<Omit<SeenJournal, "gains"> & { entries: [string, number][] }>`
      select j.key, j.kind, j.application_id as application, j.txnid,
        coalesce(json_agg(json_build_array(a.kind || coalesce(' ' || e.lot_id, ''), e.amount))
          filter (where e.id is not null), '[]') as entries
      from ledger_journal j left join ledger_entry e on e.journal_id = j.id
        left join ledger_account a on a.id = e.account_id
      where j.user_id = ${this.userId} group by j.id order by min(e.id)`.execute(this.stage.db);
    return rows.map(({ entries, ...row }) => ({ ...row, gains: Object.fromEntries(entries) }));
  }

  async #compare(): Promise<void> {
    const { db } = this.stage;
    const { model } = this;
    const lots = [...model.lots.values()].filter((lot) => !lot.isOver);
    const wallet = await getWallet(db, this.userId);
    same(
      {
        cash: wallet.cashCents,
        credits: wallet.credits,
        held: wallet.creditsHeld,
        balance: wallet.balanceCents,
        month: wallet.thisMonth,
      },
      {
        cash: model.cash,
        credits: lots.reduce((sum, lot) => sum + lot.available, 0),
        held: lots.reduce((sum, lot) => sum + lot.held, 0),
        balance: lots.reduce(
          (sum, lot) => sum + (lot.available + lot.held) * lot.price,
          model.cash,
        ),
        month: { applications: model.applications, spentCents: model.spent },
      },
      "the wallet",
    );
    const sums = await sql<{ kind: string; cents: number }>`
      select a.kind, sum(e.amount) as cents from ledger_journal j join ledger_entry e on e.journal_id = j.id
        join ledger_account a on a.id = e.account_id
      where j.user_id = ${this.userId} and a.kind in ('revenue', 'losses') group by a.kind`.execute(
      db,
    );
    const house = (kind: string) => sums.rows.find((row) => row.kind === kind)?.cents ?? 0;
    same(
      { revenue: house("revenue"), losses: -house("losses") },
      { revenue: model.revenue, losses: model.losses },
      "the house",
    );
    for (const order of await listOrders(db, this.userId)) {
      const known = model.orders.get(order.txnid)!;
      const inflow = known.state === "paid" ? known.cents - known.refunded : 0;
      same(
        [order.state, order.refundedCents, order.credits, known.flow],
        [known.state, known.refunded, isCredited(known) ? known.credits : 0, inflow],
        `the order ${order.txnid}`,
      );
    }
  }
}
