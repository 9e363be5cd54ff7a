import { AddToWalletAnswer } from "@sendoff/contract/payment";
import { routes } from "@sendoff/contract/routes";
import { z } from "zod";
import type { Person } from "@sendoff/testkit/person";

const Order = z.object({
  payment_url: z.url(),
  data: z.record(z.string(), z.string()),
  txnid: z.string(),
});

/** Opens a recharge and pays it by UPI on the sandbox's payment page at `pageUrl`, up to the way back. Returns the order's number. */
export async function payRecharge(
  person: Person,
  pageUrl: string,
  dollars: number,
): Promise<string> {
  const answer = await person.call(routes.addToWallet, { body: { plan_: 1, amount: dollars } });
  const order = Order.parse(AddToWalletAnswer.parse(answer));
  const body = new URLSearchParams(order.data);
  const opened = await fetch(order.payment_url, { method: "POST", body, redirect: "manual" });
  const path = opened.headers.get("location");
  if (path === null) throw new Error(await opened.text());
  const vpa = new URLSearchParams({ vpa: "success@till" });
  const options = { method: "POST", body: vpa, redirect: "manual" } as const;
  await (await fetch(`${pageUrl}${path}/upi`, options)).arrayBuffer();
  return order.txnid;
}
