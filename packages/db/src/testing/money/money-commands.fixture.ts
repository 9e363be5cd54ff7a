import type { PaymentFact } from "@sendoff/kit/payu";
import fc from "fast-check";
import { createId } from "@sendoff/kit/ids";
import type { EvidenceSource } from "../../payment/evidence.repository.ts";
import { isCredited, type ModelOrder, type MoneyModel } from "./money-model.fixture.ts";
import type { MoneyOp } from "./money-op.fixture.ts";
import type { MoneySession } from "./money-session.fixture.ts";

type Command = fc.AsyncCommand<MoneyModel, MoneySession>;

/** A command that does nothing where it makes no sense: which order is there is known only while the sequence runs. */
function command(name: string, act: (session: MoneySession) => Promise<void>): Command {
  return {
    check: () => true,
    run: (_model, session) => act(session),
    toString: () => name,
  };
}

/** What is done to a post on its way. Only `none` and a foreign number on a post that claims nothing leave it valid. */
const TAMPERING = [
  "none",
  "none",
  "none",
  "none",
  "unsigned amount",
  "other amount",
  "other user",
  "other product",
  "other address",
  "unknown order",
  "foreign payment",
] as const;
type Tampering = (typeof TAMPERING)[number];

/** Each is given once at most, however often it is tried. */
const GIFTS = { free: { credits: 2, price: 0 }, worthy: { credits: 3, price: 79 } } as const;

type Wish =
  | { kind: "grant"; gift: keyof typeof GIFTS }
  | { kind: "intent" | "confirm" | "give_up"; application: number }
  | { kind: "expire" | "sweep" }
  | { kind: "tell"; slot: number; source: EvidenceSource; post: number; tampering: Tampering };

interface Planned {
  readonly op: MoneyOp;
  /** What must come of it; undefined when several things may. */
  readonly outcome?: string;
  /** The order about which the provider is asked. */
  readonly reaches?: string;
}

const slots = fc.nat({ max: 2 });
const wishes = fc.oneof(
  fc.record({
    kind: fc.constant("grant" as const),
    gift: fc.constantFrom("free" as const, "worthy" as const),
  }),
  fc.record({
    kind: fc.constantFrom(
      "intent" as const,
      "intent" as const,
      "confirm" as const,
      "give_up" as const,
    ),
    application: fc.nat({ max: 4 }),
  }),
  fc.record({
    kind: fc.constantFrom("intent" as const, "confirm" as const, "give_up" as const),
    application: fc.nat({ max: 4 }),
  }),
  fc.record({ kind: fc.constantFrom("expire" as const, "sweep" as const) }),
  fc.record({
    kind: fc.constant("tell" as const),
    slot: slots,
    source: fc.constantFrom("return" as const, "webhook" as const, "verify" as const),
    post: fc.nat({ max: 3 }),
    tampering: fc.constantFrom(...TAMPERING),
  }),
);

/** Several wishes at the same time, some of them repeated. */
const together = fc
  .array(fc.tuple(wishes, fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 4 })
  .map((batch) =>
    command(
      `at once: ${batch.map(([wish, times]) => `${times} x ${JSON.stringify(wish)}`).join(", ")}`,
      (session) =>
        runTogether(
          session,
          batch.flatMap(([wish, times]) => Array<Wish>(times).fill(wish)),
        ),
    ),
  );

async function runTogether(session: MoneySession, batch: readonly Wish[]): Promise<void> {
  const planned = batch.map((wish) => plan(session, wish)).filter((each) => each !== undefined);
  if (planned.length === 0) return;
  const reached = new Set(planned.flatMap(({ reaches }) => reaches ?? []));
  if (planned.some(({ op }) => op.kind === "sweep")) {
    for (const txnid of await session.makeDue()) reached.add(txnid);
  }
  const outcomes = await session.together(planned.map(({ op }) => op));
  const credited = await session.settle(reached);
  for (const [index, { op, outcome }] of planned.entries()) {
    if (outcome !== undefined && outcomes[index] !== outcome) {
      throw new Error(`${JSON.stringify(op)} came to ${outcomes[index]}, not ${outcome}`);
    }
  }
  const claims = outcomes.filter((outcome) => outcome === "credited").length;
  const isSwept = planned.some(({ op }) => op.kind === "sweep");
  if (isSwept ? claims > credited.size : claims !== credited.size) {
    throw new Error(`${claims} pieces of evidence credited ${credited.size} orders`);
  }
}

function plan(session: MoneySession, wish: Wish): Planned | undefined {
  const { userId, model } = session;
  switch (wish.kind) {
    case "grant": {
      const key = `${userId} ${wish.gift}`;
      const gift = GIFTS[wish.gift];
      if (!session.given.has(key)) model.gifts.set(key, gift);
      session.given.add(key);
      return { op: { kind: "grant", userId, key, ...gift } };
    }
    case "intent":
    case "confirm":
    case "give_up": {
      const applicationId = session.applications[wish.application]!;
      return { op: { kind: wish.kind, userId, applicationId } };
    }
    case "expire":
    case "sweep":
      return { op: { kind: wish.kind } };
    case "tell": {
      const order = session.slots.get(wish.slot);
      return order === undefined ? undefined : planTell(session, order, wish);
    }
  }
}

function planTell(
  session: MoneySession,
  { txnid }: ModelOrder,
  { source, post, tampering }: Wish & { kind: "tell" },
): Planned | undefined {
  const isDown = session.down.has(txnid);
  const reach = isDown ? { outcome: "recorded" } : { reaches: txnid };
  if (source === "verify") return { op: { kind: "tell", source, txnid }, ...reach };
  const posts = session.posts.get(txnid) ?? [];
  const fields = posts[post % Math.max(1, posts.length)];
  if (fields === undefined) return undefined;
  const changed = tamper(session, txnid, fields, tampering);
  const op: MoneyOp = { kind: "tell", source, txnid, fields: changed };
  if (tampering === "none") return { op, ...reach };
  if (tampering !== "foreign payment") return { op, outcome: "refused" };
  if (fields["status"] !== "captured") return { op, ...reach };
  return { op, outcome: isDown ? "recorded" : "refused" };
}

function tamper(
  { stage, slots: others }: MoneySession,
  txnid: string,
  fields: Record<string, string>,
  tampering: Tampering,
): Record<string, string> {
  const status = fields["status"] as PaymentFact["status"];
  const resign = (changes: Partial<PaymentFact>) => stage.bank.post(txnid, { status, ...changes });
  const paise = Number(fields["amountPaise"]);
  switch (tampering) {
    case "none":
      return fields;
    case "unsigned amount":
      return { ...fields, amountPaise: String(paise + 1) };
    case "other amount":
      return resign({ amountPaise: paise - 1 });
    case "other user":
      return resign({ udf1: createId() });
    case "other product":
      return resign({ productInfo: "Recharge plan 9" });
    case "other address":
      return resign({ email: "mallory@example.test" });
    case "unknown order":
      return resign({ txnid: "unknown" });
    case "foreign payment": {
      const other = [...others.values()].find((each) => each.txnid !== txnid);
      const mihpayid = stage.bank.look(other?.txnid ?? "")?.mihpayid ?? createId();
      return { ...fields, mihpayid };
    }
  }
}

/** What the user does at the payment page: mostly pays at once. */
const pages = fc.constantFrom("pays", "pays", "pays", "leaves it open", "never arrives");
const recharge = fc
  .tuple(slots, fc.nat({ max: 2 }), fc.integer({ min: 100, max: 420 }), pages)
  .map(([slot, planId, cents, page]) =>
    command(`recharge ${slot}: ${cents} cents of plan ${planId + 1}, ${page}`, async (session) => {
      if (session.slots.has(slot)) return;
      const order = await session.recharge(slot, planId, cents, page !== "never arrives");
      if (page !== "pays") return;
      session.stage.bank.decide(order.txnid, "captured");
      session.keepPost(order);
    }),
  );

/** A change at the provider that nobody has told us of yet. */
type Turn =
  | { kind: "decide"; status: PaymentFact["status"] }
  | { kind: "refund"; permille: number }
  | { kind: "dispute"; end: "won" | "lost" };

const decisions = fc
  .constantFrom("captured" as const, "captured" as const, "failed" as const, "pending" as const)
  .map((status): Turn => ({ kind: "decide", status }));
const turns = fc.oneof(
  decisions,
  decisions,
  fc.constantFrom(1, 250, 333, 500, 1000).map((permille): Turn => ({ kind: "refund", permille })),
  fc
    .constantFrom("won" as const, "won" as const, "lost" as const)
    .map((end): Turn => ({ kind: "dispute", end })),
);

/** Whether the provider's truth has changed. What was captured stays so, and what was refunded is not taken again. */
function turnAt(session: MoneySession, { txnid, paise }: ModelOrder, turn: Turn): boolean {
  const { bank } = session.stage;
  const now = bank.look(txnid);
  if (now === undefined) return false;
  const isCaptured = now.status === "captured";
  if (turn.kind === "decide") {
    if (isCaptured) return false;
    bank.decide(txnid, turn.status);
  } else if (turn.kind === "refund") {
    if (!isCaptured) return false;
    const more = now.refundedPaise + Math.ceil((paise * turn.permille) / 1000);
    bank.refund(txnid, Math.min(paise, more));
  } else {
    if (!isCaptured) return false;
    // One that is open ends.
    bank.dispute(txnid, !now.isDisputed);
    if (now.isDisputed && turn.end === "lost") bank.refund(txnid, paise);
  }
  return true;
}

const elsewhere = fc.tuple(slots, turns, fc.boolean()).map(([slot, turn, isAsked]) =>
  command(
    `at the provider${isAsked ? ", and asked" : ""}: ${slot} ${JSON.stringify(turn)}`,
    async (session) => {
      const order = session.slots.get(slot);
      if (order === undefined || !turnAt(session, order, turn)) return;
      session.keepPost(order);
      if (!isAsked || session.down.has(order.txnid)) return;
      const question: MoneyOp = { kind: "tell", source: "verify", txnid: order.txnid };
      await session.together([question, question]);
      await session.settle(new Set([order.txnid]));
    },
  ),
);

/** An answer that is on its way while the truth changes and a later question is answered first. */
const overtaken = fc.tuple(slots, turns).map(([slot, turn]) =>
  command(`overtaken: ${slot} ${JSON.stringify(turn)}`, async (session) => {
    const order = session.slots.get(slot);
    if (order === undefined || session.down.has(order.txnid)) return;
    const { bank, hands } = session.stage;
    const question: MoneyOp = { kind: "tell", source: "verify", txnid: order.txnid };
    const asked = bank.asked();
    const deliver = bank.delayNext(order.txnid);
    const slow = hands[0]!(question);
    await bank.hasAsked(asked + 1);
    turnAt(session, order, turn);
    session.keepPost(order);
    await hands.at(-1)!(question);
    deliver();
    await slow;
    await session.settle(new Set([order.txnid]));
  }),
);

const age = slots.map((slot) =>
  command(`a day passes for ${slot}`, async (session) => {
    const order = session.slots.get(slot);
    if (order !== undefined && !isCredited(order)) await session.age(order);
  }),
);

const lapse = fc.nat({ max: 3 }).map((index) =>
  command(`twelve months pass for lot ${index}`, async (session) => {
    const open = [...session.model.lots].filter(([, lot]) => !lot.isOver);
    const [id] = open[index % Math.max(1, open.length)] ?? [];
    if (id !== undefined) await session.lapse(id);
  }),
);

const outage = fc.tuple(slots, fc.boolean()).map(([slot, isDown]) =>
  command(`the provider is ${isDown ? "down" : "up"} for ${slot}`, async (session) => {
    const order = session.slots.get(slot);
    if (order === undefined) return;
    session.stage.bank.setDown(order.txnid, isDown);
    if (isDown) session.down.add(order.txnid);
    else session.down.delete(order.txnid);
  }),
);

/** Sequences of everything that can happen to a wallet. */
export const moneySequences = fc.commands(
  [
    recharge,
    recharge,
    elsewhere,
    elsewhere,
    together,
    together,
    together,
    together,
    overtaken,
    age,
    lapse,
    outage,
  ],
  { maxCommands: 24, size: "max" },
);
