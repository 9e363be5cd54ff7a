import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { openShop, type Shop } from "./testing/shop.fixture.ts";

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));
const running = new Set<ChildProcess>();
const shops: Shop[] = [];
afterEach(async () => {
  for (const child of running) child.kill("SIGKILL");
  for (const shop of shops.splice(0)) await shop.close();
});

async function start(dataDir: string, webhookUrl: string) {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      SANDBOX_PORT_BASE: "0",
      SANDBOX_DATA_DIR: dataDir,
      SANDBOX_PAYMENT_WEBHOOK_URL: webhookUrl,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  running.add(child);
  const [line] = await once(createInterface({ input: child.stdout }), "line");
  const { paymentUrl } = JSON.parse(String(line));
  const control = async (path: string, body?: unknown): Promise<any> => {
    const init =
      body === undefined
        ? {}
        : {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(body),
          };
    return (await fetch(`${paymentUrl}/_control/${path}`, init)).json();
  };
  return { child, base: String(paymentUrl), control };
}

test("after kill -9 the record is the same, the payment page goes on, and a waiting notification is sent", async () => {
  const shop = await openShop();
  shops.push(shop);
  const dataDir = `${shop.dataDir}/own`;
  const first = await start(dataDir, `${shop.address}/webhook`);
  const post = (path: string, fields: Record<string, string>) =>
    fetch(`${first.base}${path}`, {
      method: "POST",
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
  const open = shop.form();
  const openPath = (await post("/_payment", open)).headers.get("location");
  const paid = shop.form();
  // The shop takes nothing until the first process is gone.
  await first.control("faults", { webhook_retry_ms: Array.from({ length: 20 }, () => 500) });
  shop.answers.push(...Array.from({ length: 1000 }, () => 503));
  const path = (await post("/_payment", paid)).headers.get("location");
  await post(`${path}/upi`, { vpa: "success@till" });
  await shop.untilReceived("/webhook", 1);
  await first.control(`payments/${paid["txnid"]}/refund`, { amount: "40.00", status: "queued" });
  const before = await first.control("payments");
  first.child.kill("SIGKILL");
  await once(first.child, "exit");

  shop.answers.length = 0;
  const second = await start(dataDir, `${shop.address}/webhook`);
  const after = await second.control("payments");
  const withoutDeliveries = (list: any[]) => list.map(({ deliveries: _d, ...rest }) => rest);
  expect(withoutDeliveries(after)).toEqual(withoutDeliveries(before));
  await expect
    .poll(async () => (await second.control(`payments/${paid["txnid"]}`)).deliveries, {
      timeout: 30_000,
    })
    .toMatchObject([{ kind: "payment", state: "delivered" }]);
  const posts = await shop.untilReceived("/webhook", 2);
  expect(new Set(posts.map(({ fields }) => JSON.stringify(fields))).size).toBe(1);
  const page = await (await fetch(`${second.base}${openPath}`)).text();
  expect(page).toContain("Choose how to pay");
});
