import { AddToWalletAnswer } from "@sendoff/contract/payment";
import { routes } from "@sendoff/contract/routes";
import { z } from "zod";
import type { Person } from "./person.ts";

const Order = z.object({
  payment_url: z.url(),
  data: z.record(z.string(), z.string()),
  txnid: z.string(),
});

/** Opens a recharge on the sandbox's payment page. Returns the order's number and the page's address. */
async function openOrder(person: Person, pageUrl: string, dollars: number) {
  const answer = await person.call(routes.addToWallet, { body: { plan_: 1, amount: dollars } });
  const order = Order.parse(AddToWalletAnswer.parse(answer));
  const body = new URLSearchParams(order.data);
  const opened = await fetch(order.payment_url, { method: "POST", body, redirect: "manual" });
  const path = opened.headers.get("location");
  if (path === null) throw new Error(await opened.text());
  return { txnid: order.txnid, page: `${pageUrl}${path}` };
}

async function press(address: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const body = new URLSearchParams(fields);
  await (await fetch(address, { method: "POST", body, redirect: "manual" })).arrayBuffer();
}

/** Opens a recharge and pays it by UPI on the sandbox's payment page at `pageUrl`, up to the way back. Returns the order's number. */
export async function payRecharge(
  person: Person,
  pageUrl: string,
  dollars: number,
  upiId = "success@till",
): Promise<string> {
  const { txnid, page } = await openOrder(person, pageUrl, dollars);
  await press(`${page}/upi`, { vpa: upiId });
  return txnid;
}

/** The same, and "Cancel and go back" on the payment page. */
export async function abandonRecharge(
  person: Person,
  pageUrl: string,
  dollars: number,
): Promise<string> {
  const { txnid, page } = await openOrder(person, pageUrl, dollars);
  await press(`${page}/cancel`, {});
  return txnid;
}
