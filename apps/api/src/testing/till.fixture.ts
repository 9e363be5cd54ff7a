import { createServer } from "node:net";
import { AddToWalletAnswer, Payment } from "@sendoff/contract/payment";
import { routes } from "@sendoff/contract/routes";
import type { TestUser } from "@sendoff/testkit/test-user";
import { callControl, useSandbox } from "@sendoff/testkit/sandbox";
import { z } from "zod";
import type { ApiConfig } from "../config.ts";
import { createTestApi, type TestApi } from "./test-api.ts";

const Order = z.object({
  payment_url: z.url(),
  data: z.record(z.string(), z.string()),
  txnid: z.string(),
});
export type TestOrder = z.infer<typeof Order>;
export type Fields = Record<string, string>;

/** The api and the sandbox's payment page as two servers that know each other by address only. */
export interface Till {
  readonly api: TestApi;
  /** A user whom the payment page accepts. */
  readonly createPayer: () => Promise<TestUser>;
  readonly order: (payer: TestUser, amount?: number, plan?: number) => Promise<TestOrder>;
  /** Pays by UPI; the id decides the outcome. Returns the fields that the page then gives the browser to post. */
  readonly pay: (order: TestOrder, vpa?: string) => Promise<Fields>;
  /** The browser comes back with these fields: where it is sent. */
  readonly bringBack: (fields: Fields) => Promise<URL>;
  /** The payment page's server calls with a body as it is; the api's answer. */
  readonly notify: (body: string, contentType?: string) => Promise<number>;
  /** A control call of the payment page, below `/_control/`. */
  readonly control: (path: string, body?: object) => Promise<unknown>;
  /** What the api says of an order. */
  readonly look: (payer: TestUser, order: TestOrder) => Promise<Payment>;
  readonly creditsOf: (payer: TestUser) => Promise<number>;
  /** Verdicts on an order's evidence with their problems, oldest first. */
  readonly verdicts: (txnid: string) => Promise<string[]>;
  readonly close: () => Promise<void>;
}

/** Tests look at verdicts after an answer: on a busy machine they take longer than anybody is kept waiting. */
const PATIENT_MS = 30_000;

/** Opens both. Nobody is notified unless a test asks for it. */
export async function openTill(changes: Partial<ApiConfig> = {}): Promise<Till> {
  const { urls } = await useSandbox();
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const api = await createTestApi({
    payu: {
      key: "TESTKEY",
      salt: "TESTSALT",
      checkoutUrl: `${urls.paymentUrl}/_payment`,
      verifyUrl: `${urls.paymentUrl}/merchant/postservice.php?form=2`,
      timeoutMs: PATIENT_MS,
    },
    paymentWaits: { webhookMs: PATIENT_MS, returnMs: PATIENT_MS },
    paymentReturnUrl: `${address}/v1/job/payment/payu/return`,
    ...changes,
  });
  await api.app.listen({ host: "127.0.0.1", port });
  const control = (path: string, body?: object): Promise<unknown> =>
    callControl(urls.paymentUrl, body === undefined ? "GET" : "POST", path, body);
  await control("webhook", { url: null });
  return {
    ...createActs(api, urls.paymentUrl),
    api,
    control,
    close: () => api.close(),
  };
}

function createActs(api: TestApi, pageUrl: string): Omit<Till, "api" | "control" | "close"> {
  return {
    createPayer: () =>
      api.createUser({ first_name: "Asha", dial_code: "+91", mobile: "+919876543210" }),
    async order(payer, amount = 80, plan = 2) {
      const body = { plan_: plan, amount };
      const answer = await api.call(routes.addToWallet, { user: payer, body });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return Order.parse(AddToWalletAnswer.parse(answer.body));
    },
    async pay(order, vpa = "success@till") {
      const body = new URLSearchParams(order.data);
      const opened = await fetch(order.payment_url, { method: "POST", body, redirect: "manual" });
      const path = opened.headers.get("location");
      if (path === null) throw new Error(await opened.text());
      const paid = new URLSearchParams({ vpa });
      const last = await fetch(`${pageUrl}${path}/upi`, { method: "POST", body: paid });
      return hiddenFields(await last.text());
    },
    async bringBack(fields) {
      const answer = await api.app.inject({
        method: "POST",
        url: "/v1/job/payment/payu/return",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams(fields).toString(),
      });
      if (answer.statusCode !== 303) throw new Error(`${answer.statusCode} ${answer.body}`);
      const location = String(answer.headers.location);
      if (!location.startsWith("/payment-")) throw new Error(location);
      return new URL(location, "http://app.test");
    },
    async notify(payload, contentType = "application/x-www-form-urlencoded") {
      const answer = await api.app.inject({
        method: "POST",
        url: "/v1/job/payment/payu/webhook",
        headers: { "content-type": contentType },
        payload,
      });
      return answer.statusCode;
    },
    async look(payer, { txnid }) {
      const { body } = await api.call(routes.getPayment, { user: payer, params: { txnid } });
      return Payment.parse(body);
    },
    async creditsOf(payer) {
      const { body } = await api.call(routes.getWalletBalance, { user: payer });
      return z.object({ credits: z.number() }).parse(body).credits;
    },
    async verdicts(txnid) {
      const rows = await api.db
        .selectFrom("payment_evidence")
        .select(["verdict", "problem"])
        .where("txnid", "=", txnid)
        .orderBy("received_at")
        .execute();
      return rows.map((row) => [row.verdict, row.problem].filter(Boolean).join(" "));
    },
  };
}

/** Orders carry the api's address, so its port is chosen before it listens. */
async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

function hiddenFields(page: string): Fields {
  const inputs = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
  const fields: Fields = {};
  for (const [, name = "", value = ""] of inputs) {
    fields[name] = value.replaceAll(
      /&(?:amp|lt|gt|quot|#39);/g,
      (entity) => ENTITIES[entity] ?? "",
    );
  }
  if (fields["txnid"] === undefined) throw new Error(page);
  return fields;
}
