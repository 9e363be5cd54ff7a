import { setTimeout as delay } from "node:timers/promises";
import { payRecharge } from "@sendoff/testkit/person";
import { letTimePass } from "../stage/let-time-pass.ts";
import type { Stage } from "../stage/stage.ts";
import { attempt, type ChaosPerson } from "./chaos-person.ts";

const DOLLARS = 10;
const PAUSE_MS = 6_000;
const UNTIL_PAID_MS = 90_000;

/**
 * Recharges so many times while everything is being killed: order, payment, the browser's return in copies. An order whose
 * answer was lost is not paid. Returns the numbers of what was paid.
 */
export async function topUp(
  on: Stage,
  { person }: ChaosPerson,
  times: number,
  options: { readonly random: () => number; readonly timeoutMs: number },
): Promise<string[]> {
  const deadline = performance.now() + options.timeoutMs;
  const paid: string[] = [];
  while (paid.length < times && performance.now() < deadline) {
    await delay(options.random() * PAUSE_MS);
    await attempt(async () => {
      const txnid = await payRecharge(person, on.payment.url, DOLLARS);
      paid.push(txnid);
      // The browser comes back to an api that may be dead; the sandbox says so and it does not matter here.
      await on.payment.post(txnid, "return", 2);
    });
  }
  return paid;
}

/** Lets the sweep look now, waits until everything is paid, and returns what was not credited exactly once. */
export async function listWronglyCredited(on: Stage, txnids: readonly string[]): Promise<string[]> {
  const { pool } = on.database;
  await letTimePass(on);
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
