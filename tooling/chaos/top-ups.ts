import { setTimeout as delay } from "node:timers/promises";
import { AddToWalletAnswer, routes } from "@sendoff/contract";
import { z } from "zod";
import type { Stage } from "../stage/stage.ts";
import { attempt, type ChaosPerson } from "./chaos-person.ts";

const Order = z.object({
  payment_url: z.url(),
  data: z.record(z.string(), z.string()),
  txnid: z.string(),
});
const DOLLARS = 10;
const PAUSE_MS = 6_000;
const UNTIL_PAID_MS = 90_000;

/**
 * Recharges so many times while everything is being killed: order, payment, the browser's return in copies. An order whose
 * answer was lost is not paid. Answers the numbers of what was paid.
 */
export async function topUp(
  on: Stage,
  { person }: ChaosPerson,
  times: number,
  options: { readonly random: () => number; readonly timeoutMs: number },
): Promise<string[]> {
  const deadline = performance.now() + options.timeoutMs;
  const pageUrl = `http://127.0.0.1:${on.sandboxPortBase + 5}`;
  const paid: string[] = [];
  while (paid.length < times && performance.now() < deadline) {
    await delay(options.random() * PAUSE_MS);
    await attempt(async () => {
      const answer = await person.call(routes.addToWallet, { body: { plan_: 1, amount: DOLLARS } });
      const order = Order.parse(AddToWalletAnswer.parse(answer));
      await pay(pageUrl, order);
      paid.push(order.txnid);
      await post(`${pageUrl}/_control/payments/${order.txnid}/return`, { copies: 2 });
    });
  }
  return paid;
}

async function pay(pageUrl: string, order: z.infer<typeof Order>): Promise<void> {
  const body = new URLSearchParams(order.data);
  const opened = await fetch(order.payment_url, { method: "POST", body, redirect: "manual" });
  const path = opened.headers.get("location");
  if (path === null) throw new Error(await opened.text());
  const vpa = new URLSearchParams({ vpa: "success@till" });
  const done = await fetch(`${pageUrl}${path}/upi`, {
    method: "POST",
    body: vpa,
    redirect: "manual",
  });
  await done.arrayBuffer();
}

/** The browser comes back to an api that may be dead; the sandbox says so and it does not matter here. */
async function post(url: string, body: object): Promise<void> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
}

/** Lets the sweep look now, waits until everything is paid, and answers what was not credited exactly once. */
export async function listWronglyCredited(on: Stage, txnids: readonly string[]): Promise<string[]> {
  const { pool } = on.database;
  await pool.query(
    "update payment_order set next_look_at = now() where next_look_at is not null and state <> 'paid'",
  );
  const deadline = performance.now() + UNTIL_PAID_MS;
  for (;;) {
    const { rows } = await pool.query<{ txnid: string; state: string; credits: number }>(
      `select o.txnid, o.state, (select count(*) from ledger_journal j where j.key = 'topup:' || o.txnid) as credits
       from payment_order o where o.txnid = any($1)`,
      [txnids],
    );
    const wrong = rows.filter((row) => row.state !== "paid" || row.credits !== 1);
    if ((wrong.length === 0 && rows.length === txnids.length) || performance.now() > deadline) {
      const known = new Set(rows.map((row) => row.txnid));
      return [
        ...txnids.filter((txnid) => !known.has(txnid)).map((txnid) => `${txnid} is lost`),
        ...wrong.map((row) => `${row.txnid} is ${row.state}, credited ${row.credits} times`),
      ];
    }
    await delay(500);
  }
}
