import type { PaymentFact } from "@sendoff/kit/payu";

/** A lot as the model keeps it. */
export interface ModelLot {
  readonly price: number;
  available: number;
  held: number;
  isOver: boolean;
}

/** An order as the model keeps it. */
export interface ModelOrder {
  readonly txnid: string;
  readonly price: number;
  readonly cents: number;
  readonly paise: number;
  state: string;
  refunded: number;
  isOld: boolean;
  credits: number;
  lot: string | undefined;
  /** What its journals say of its money, in cents; more than 0 came in. */
  flow: number;
  taken: { cents: number; credits: number; cash: number; writeOff: number } | undefined;
}

/** A journal as the database has it: what each account, or account and lot, gained. */
export interface SeenJournal {
  readonly key: string;
  readonly kind: string;
  readonly application: string | null;
  readonly txnid: string | null;
  readonly gains: Readonly<Record<string, number>>;
}

/** What a wallet is to be, kept as a child would keep it: by counting, without a word of the code that is tested. */
export class MoneyModel {
  cash = 0;
  revenue = 0;
  losses = 0;
  spent = 0;
  applications = 0;
  readonly lots = new Map<string, ModelLot>();
  readonly holds = new Map<string, { lot: string; state: "held" | "captured" | "released" }>();
  readonly orders = new Map<string, ModelOrder>();
  readonly gifts = new Map<string, { credits: number; price: number }>();

  /** Follows one journal and returns what it should have said. `order` ranks lots by what expires first. */
  follow(journal: SeenJournal, order: readonly string[]): Record<string, number> {
    const ofOrder = this.orders.get(journal.txnid ?? "");
    if (ofOrder !== undefined) ofOrder.flow -= journal.gains["payments"] ?? 0;
    switch (journal.kind) {
      case "grant":
        return this.#grant(journal);
      case "hold":
        return this.#hold(journal, order);
      case "capture":
      case "release":
        return this.#settle(journal);
      case "expiry":
        return this.#expire(journal);
      case "top_up":
        return this.#topUp(journal);
      case "refund":
      case "dispute":
        return this.#reversePayment(journal);
      case "dispute_won":
        return this.#undoReversal(journal);
      default:
        throw new Error(`a journal of kind ${journal.kind}`);
    }
  }

  /** What an order is to be once the provider's truth is known. Returns whether it is credited by this. */
  learn(order: ModelOrder, truth: PaymentFact | undefined): boolean {
    const wasCredited = isCredited(order);
    if (truth?.status === "captured") {
      if (!wasCredited) order.state = "paid";
      const isAllBack = truth.refundedPaise >= order.paise;
      if (order.state === "disputed" && !truth.isDisputed) {
        order.state = isAllBack ? "refunded" : "paid";
        if (isAllBack) order.refunded = order.cents;
      }
      if (order.state === "paid") {
        order.refunded = Math.round((truth.refundedPaise * order.cents) / order.paise);
        if (isAllBack) order.state = "refunded";
      }
      if (order.state === "paid" && truth.isDisputed) order.state = "disputed";
    } else if (!wasCredited && order.state !== "failed") {
      if (truth?.status === "failed" || order.isOld) order.state = "failed";
      else if (truth !== undefined) order.state = "pending";
    }
    return !wasCredited && isCredited(order);
  }

  get worth(): number {
    let worth = 0;
    for (const lot of this.lots.values()) worth += (lot.available + lot.held) * lot.price;
    return worth;
  }

  #grant({ key, gains }: SeenJournal): Record<string, number> {
    const gift = this.gifts.get(key);
    if (gift === undefined) throw new Error(`given twice, or never: ${key}`);
    const id = newLot(gains);
    this.lots.set(id, { price: gift.price, available: gift.credits, held: 0, isOver: false });
    this.gifts.delete(key);
    return {
      [`credits_issued ${id}`]: -gift.credits,
      [`credits_available ${id}`]: gift.credits,
      gifts: -gift.credits * gift.price,
      prepaid: gift.credits * gift.price,
    };
  }

  #hold({ application }: SeenJournal, order: readonly string[]): Record<string, number> {
    const before = this.holds.get(application ?? "");
    if (before?.state === "held" || before?.state === "captured")
      throw new Error(`held while ${before.state}`);
    const id = order.find((each) => {
      const lot = this.lots.get(each);
      return lot !== undefined && !lot.isOver && lot.available > 0;
    });
    const lot = this.lots.get(id ?? "");
    if (id === undefined || lot === undefined) throw new Error("held without a credit");
    lot.available -= 1;
    lot.held += 1;
    this.holds.set(application ?? "", { lot: id, state: "held" });
    return { [`credits_available ${id}`]: -1, [`credits_held ${id}`]: 1 };
  }

  #settle({ kind, application }: SeenJournal): Record<string, number> {
    const hold = this.holds.get(application ?? "");
    const lot = this.lots.get(hold?.lot ?? "");
    if (hold?.state !== "held" || lot === undefined) throw new Error(`${kind} of what is not held`);
    lot.held -= 1;
    hold.state = kind === "capture" ? "captured" : "released";
    if (kind === "release") {
      lot.available += 1;
      return { [`credits_held ${hold.lot}`]: -1, [`credits_available ${hold.lot}`]: 1 };
    }
    this.revenue += lot.price;
    this.spent += lot.price;
    this.applications += 1;
    return {
      [`credits_held ${hold.lot}`]: -1,
      [`credits_spent ${hold.lot}`]: 1,
      prepaid: -lot.price,
      revenue: lot.price,
    };
  }

  #expire({ gains }: SeenJournal): Record<string, number> {
    const [id, lot] =
      [...this.lots].find(([each]) => gains[`credits_expired ${each}`] !== undefined) ?? [];
    if (lot === undefined || !lot.isOver) throw new Error("expired before its time");
    const worth = lot.available * lot.price;
    const gone = {
      [`credits_available ${id}`]: -lot.available,
      [`credits_expired ${id}`]: lot.available,
    };
    lot.available = 0;
    this.revenue += worth;
    return { ...gone, prepaid: -worth, revenue: worth };
  }

  #topUp({ key, txnid, gains }: SeenJournal): Record<string, number> {
    const order = this.#order(txnid);
    if (order.lot !== undefined || key !== `topup:${txnid}`) throw new Error("topped up twice");
    const before = this.cash;
    let credits = 0;
    this.cash += order.cents;
    while (this.cash >= order.price) {
      this.cash -= order.price;
      credits += 1;
    }
    order.credits = credits;
    order.lot = credits === 0 ? "none" : newLot(gains);
    if (credits > 0)
      this.lots.set(order.lot, { price: order.price, available: credits, held: 0, isOver: false });
    return {
      payments: -order.cents,
      cash: this.cash - before,
      prepaid: credits * order.price,
      [`credits_issued ${order.lot}`]: -credits,
      [`credits_available ${order.lot}`]: credits,
    };
  }

  #reversePayment({ kind, txnid, gains }: SeenJournal): Record<string, number> {
    const order = this.#order(txnid);
    const cents = gains["payments"] ?? 0;
    const lot = this.lots.get(order.lot ?? "");
    const cash = Math.min(this.cash, cents);
    let owed = cents - cash;
    let credits = 0;
    while (owed > 0 && lot !== undefined && lot.available > 0) {
      lot.available -= 1;
      credits += 1;
      owed -= order.price;
    }
    const change = owed < 0 ? -owed : 0;
    const writeOff = owed > 0 ? owed : 0;
    this.cash += change - cash;
    this.losses += writeOff;
    if (kind === "dispute") order.taken = { cents, credits, cash: cash - change, writeOff };
    return {
      payments: cents,
      cash: change - cash,
      prepaid: -credits * order.price,
      losses: -writeOff,
      [`credits_available ${order.lot}`]: -credits,
      [`credits_withdrawn ${order.lot}`]: credits,
    };
  }

  #undoReversal({ txnid }: SeenJournal): Record<string, number> {
    const order = this.#order(txnid);
    const taken = order.taken;
    if (taken === undefined) throw new Error("won what was not disputed");
    order.taken = undefined;
    const lot = this.lots.get(order.lot ?? "");
    let back = taken.credits * order.price + taken.cash;
    let credits = 0;
    while (credits < taken.credits && back >= order.price) {
      back -= order.price;
      credits += 1;
    }
    if (lot !== undefined) lot.available += credits;
    this.cash += back;
    this.losses -= taken.writeOff;
    return {
      payments: -taken.cents,
      cash: back,
      prepaid: credits * order.price,
      losses: taken.writeOff,
      [`credits_withdrawn ${order.lot}`]: -credits,
      [`credits_available ${order.lot}`]: credits,
    };
  }

  #order(txnid: string | null): ModelOrder {
    const order = this.orders.get(txnid ?? "");
    if (order === undefined) throw new Error(`a journal of order ${txnid}`);
    return order;
  }
}

/** Whether the money arrived once. */
export function isCredited(order: ModelOrder): boolean {
  return ["paid", "refunded", "disputed"].includes(order.state);
}

function newLot(gains: SeenJournal["gains"]): string {
  const name = Object.keys(gains).find((account) => account.startsWith("credits_issued "));
  if (name === undefined) throw new Error("credits without a lot");
  return name.slice("credits_issued ".length);
}
