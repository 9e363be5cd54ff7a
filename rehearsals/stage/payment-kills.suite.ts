import { randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { AddToWalletAnswer, Payment, WalletBalance } from "@sendoff/contract/payment";
import { routes } from "@sendoff/contract/routes";
import { proveLedger } from "@sendoff/db/ledger";
import { Person } from "@sendoff/testkit/person";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { stage } from "./kills-stage.ts";
import { letTimePass } from "./let-time-pass.ts";
import { seededRandom } from "../common/seeded-random.ts";

let payer: Person;

/** Signs in somebody whose wallet nothing has happened to. */
async function meetPayer(name: string): Promise<void> {
  payer = new Person(stage, `${name}@example.test`);
  await payer.signIn();
  const body = { first_name: "Asha", dial_code: "+91", mobile: "9876543210" };
  await payer.call(routes.updateUserDetails, { body });
}

const Order = z.object({
  payment_url: z.url(),
  data: z.record(z.string(), z.string()),
  txnid: z.string(),
});
type Order = z.infer<typeof Order>;

/** Ten dollars at 99 cents: ten credits and ten cents. */
const AMOUNT_CENTS = 1000;
const PRICE_CENTS = 99;
const FREE_CREDITS = 5;

async function order(): Promise<Order> {
  const body = { plan_: 1, amount: AMOUNT_CENTS / 100 };
  return Order.parse(AddToWalletAnswer.parse(await payer.call(routes.addToWallet, { body })));
}

/** Pays at the payment page; nobody has come back yet. */
async function pay({ payment_url, data }: Order): Promise<void> {
  const opened = await fetch(payment_url, {
    method: "POST",
    body: new URLSearchParams(data),
    redirect: "manual",
  });
  const path = opened.headers.get("location");
  if (path === null) throw new Error(await opened.text());
  const vpa = new URLSearchParams({ vpa: "success@till" });
  await fetch(`${stage.payment.url}${path}/upi`, { method: "POST", body: vpa });
}

/** The browser or the page's server posts to the api; whether anybody hears it is not their business. */
const post = (txnid: string, what: "return" | "webhook", copies = 1): Promise<void> =>
  stage.payment.post(txnid, what, copies).catch(() => undefined);

const evidence = (txnid: string) =>
  stage.database.kysely
    .selectFrom("payment_evidence")
    .select("verdict")
    .where("txnid", "=", txnid)
    .execute();

async function kill(): Promise<void> {
  stage.api.kill();
  await untilBack();
}

/** The stage starts the api again by itself. */
const untilBack = () =>
  vi.waitFor(async () => expect((await fetch(`${stage.apiUrl}/readyz`)).ok).toBe(true), {
    timeout: 60_000,
    interval: 50,
  });

async function stateOf(txnid: string): Promise<string> {
  return Payment.parse(await payer.call(routes.getPayment, { params: { txnid } })).state;
}

const untilPaid = (txnids: readonly string[]) =>
  vi.waitFor(
    async () => {
      const states = await Promise.all(txnids.map(stateOf));
      expect(new Set(states)).toEqual(new Set(["paid"]));
    },
    { timeout: 120_000, interval: 500 },
  );

/** What the wallet holds beside its free credits. */
async function paidInCents(): Promise<number> {
  const { credits, cash } = WalletBalance.parse(await payer.call(routes.getWalletBalance));
  return (credits - FREE_CREDITS) * PRICE_CENTS + Math.round(cash * 100);
}

/** Every order was credited by exactly one piece of evidence, and the books add up. */
async function expectCreditedOnce(txnids: readonly string[]): Promise<void> {
  for (const txnid of txnids) {
    const verdicts = (await evidence(txnid)).map((row) => row.verdict);
    expect(verdicts.filter((verdict) => verdict === "credited")).toHaveLength(1);
  }
  expect(await proveLedger(stage.database.kysely)).toMatchObject({ isSound: true });
}

test("a kill -9 between order and payment, during the return, during the call and with nobody there loses and doubles nothing", async () => {
  await meetPayer("payer-of-moments");
  const [between, during, called, nobody] = [
    await order(),
    await order(),
    await order(),
    await order(),
  ];
  for (const { txnid } of [between, during, called, nobody]) {
    await stage.payment.setFaults({ txnid }, { webhook_lost: true });
  }
  await kill();
  await pay(between);
  await post(between.txnid, "return");
  await untilPaid([between.txnid]);

  // The provider says nothing for as long as the test runs, so that the kill comes while its answer is awaited.
  for (const [{ txnid }, way] of [
    [during, "return"],
    [called, "webhook"],
  ] as const) {
    await pay(during.txnid === txnid ? during : called);
    await stage.payment.setFaults({ txnid }, { verify_delay_ms: 600_000, webhook_lost: null });
    const posting = post(txnid, way);
    await vi.waitFor(async () => expect(await evidence(txnid)).toEqual([{ verdict: null }]), {
      timeout: 30_000,
      interval: 20,
    });
    await kill();
    await posting;
    expect(await stateOf(txnid)).toBe("created");
    await stage.payment.setFaults({ txnid }, { verify_delay_ms: null });
  }

  stage.api.kill();
  await pay(nobody);
  await untilBack();
  expect(await stateOf(nobody.txnid)).toBe("created");
  await letTimePass(stage);
  const txnids = [between, during, called, nobody].map((each) => each.txnid);
  await untilPaid(txnids);
  await expectCreditedOnce(txnids);
  expect(await paidInCents()).toBe(txnids.length * AMOUNT_CENTS);
}, 400_000);

test("kills at random while payments arrive in copies lose and double nothing", async () => {
  await meetPayer("payer-at-random");
  const seed = randomInt(1_000_000);
  process.stdout.write(`seed ${seed}\n`);
  const random = seededRandom(seed);
  const orders: Order[] = [];
  for (let count = 0; count < 4; count += 1) orders.push(await order());
  let isArriving = true;
  const killing = (async () => {
    while (isArriving) {
      await delay(100 + random() * 900);
      await kill();
    }
  })();
  for (const each of orders) {
    await pay(each);
    await Promise.all([
      post(each.txnid, "return"),
      post(each.txnid, "webhook"),
      post(each.txnid, "return", 5),
    ]);
    await delay(random() * 300);
  }
  isArriving = false;
  await killing;
  const txnids = orders.map((each) => each.txnid);
  await letTimePass(stage);
  await untilPaid(txnids);
  await expectCreditedOnce(txnids);
  expect(await paidInCents()).toBe(txnids.length * AMOUNT_CENTS);
}, 400_000);
