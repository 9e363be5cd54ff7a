import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { sendControl } from "@sendoff/testkit/sandbox";
import { startSandbox, type Sandbox } from "../../sandbox.ts";

export const sha512 = (value: string): string => createHash("sha512").update(value).digest("hex");

export interface Received {
  path: string;
  contentType: string;
  fields: Record<string, string>;
}

/** A merchant of its own: a server that is posted to, and the calls it makes to the payment company. */
export interface Shop {
  sandbox: Sandbox;
  dataDir: string;
  base: string;
  address: string;
  received: Received[];
  /** What the next posts are answered with, 200 when it runs out. */
  answers: number[];
  /** Waits until this many posts to the path have come in. */
  untilReceived(path: string, count?: number): Promise<Received[]>;
  form(change?: Record<string, string>): Record<string, string>;
  /** Posts the form and returns the path of the payment page. */
  checkout(form: Record<string, string>): Promise<string>;
  /** Pays by UPI without a browser; the id decides the outcome. */
  pay(form: Record<string, string>, vpa?: string): Promise<{ path: string; page: string }>;
  ask(command: string, var1: string, more?: Record<string, string>): Promise<any>;
  control(method: string, path: string, body?: unknown): Promise<Response>;
  faults(body: unknown): Promise<void>;
  payment(txnid: string): Promise<any>;
  close(): Promise<void>;
}

let made = 0;

async function listen(shop: Pick<Shop, "received" | "answers">): Promise<Server> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const contentType = request.headers["content-type"] ?? "";
      const fields = contentType.includes("json")
        ? JSON.parse(body)
        : Object.fromEntries(new URLSearchParams(body));
      shop.received.push({ path: request.url ?? "", contentType, fields });
      response.writeHead(shop.answers.shift() ?? 200, { "content-type": "text/html" });
      response.end("<title>Shop</title><h1>Back in the shop</h1>");
      server.emit("received");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

export async function openShop(): Promise<Shop> {
  const dataDir = await mkdtemp(join(tmpdir(), "sandbox-payment-"));
  const received: Received[] = [];
  const answers: number[] = [];
  const server = await listen({ received, answers });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const payment = { key: "TESTKEY", salt: "TESTSALT", webhookUrl: `${address}/webhook` };
  const sandbox = await startSandbox({ portBase: 0, dataDir, payment });
  const base = sandbox.urls.payment;
  const checkout: Shop["checkout"] = async (form) => {
    const body = new URLSearchParams(form);
    const response = await fetch(`${base}/_payment`, { method: "POST", body, redirect: "manual" });
    const path = response.headers.get("location");
    if (path === null) throw new Error(await response.text());
    return path;
  };
  const control: Shop["control"] = (...call) => sendControl(base, ...call);
  return {
    sandbox,
    dataDir,
    base,
    address,
    received,
    answers,
    async untilReceived(path, count = 1) {
      for (;;) {
        const found = received.filter((item) => item.path === path);
        if (found.length >= count) return found;
        await once(server, "received");
      }
    },
    form(change = {}) {
      made += 1;
      const fields: Record<string, string> = {
        key: "TESTKEY",
        txnid: `txn_${made}`,
        amount: "840.00",
        productinfo: "Recharge plan 1",
        firstname: "Asha",
        lastname: "Rao",
        email: `asha${made}@example.test`,
        phone: "919876543210",
        udf1: "u1",
        surl: `${address}/return`,
        furl: `${address}/return-failed`,
        ...change,
      };
      const { key, txnid, amount, productinfo, firstname, email, udf1 } = fields;
      const hash = sha512(
        `${key}|${txnid}|${amount}|${productinfo}|${firstname}|${email}|${udf1}||||||||||TESTSALT`,
      );
      return { ...fields, hash: change["hash"] ?? hash };
    },
    checkout,
    async pay(form, vpa = "success@till") {
      const path = await checkout(form);
      const body = new URLSearchParams({ vpa });
      // The redirect is followed to the page that leads back.
      const response = await fetch(`${base}${path}/upi`, { method: "POST", body });
      return { path, page: await response.text() };
    },
    async ask(command, var1, more = {}) {
      const hash = sha512(`TESTKEY|${command}|${var1}|TESTSALT`);
      const body = new URLSearchParams({ key: "TESTKEY", command, var1, hash, ...more });
      const url = `${base}/merchant/postservice.php?form=2`;
      return (await fetch(url, { method: "POST", body })).json();
    },
    control,
    async faults(body) {
      const response = await control("POST", "faults", body);
      if (!response.ok) throw new Error(await response.text());
    },
    payment: async (txnid) => (await control("GET", `payments/${txnid}`)).json(),
    async close() {
      await sandbox.close();
      server.close();
      server.closeAllConnections();
    },
  };
}
