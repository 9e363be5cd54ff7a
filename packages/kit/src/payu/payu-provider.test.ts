import { createServer, type ServerResponse } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { createLogger } from "../logger.ts";
import { commandHash } from "./payu-hash.ts";
import { readPayuSettings } from "./payu-config.ts";
import { createPayuProvider, type PayuOptions } from "./payu-provider.ts";

const options: PayuOptions = {
  key: "TESTKEY",
  salt: "TESTSALT",
  checkoutUrl: "https://pay.test/_payment",
  verifyUrl: "http://127.0.0.1:1/none",
};
const order = {
  txnid: "txn_0001",
  amountPaise: 8000,
  productInfo: "Recharge plan 1",
  firstName: "Asha",
  email: "asha@example.test",
  phone: "9876543210",
  udf1: "u1",
  returnUrl: "https://app.test/return",
};

test("the form's fields are signed as PayU documents it and hold no salt", () => {
  const { url, fields } = createPayuProvider(options).createCheckout(order);
  expect(url).toBe("https://pay.test/_payment");
  expect(fields).toEqual({
    key: "TESTKEY",
    txnid: "txn_0001",
    amount: "80.00",
    productinfo: "Recharge plan 1",
    firstname: "Asha",
    email: "asha@example.test",
    phone: "9876543210",
    udf1: "u1",
    surl: "https://app.test/return",
    furl: "https://app.test/return",
    hash: "1c0cbe8257d2a2e4fe1379d7218d6ce75712cbf312b582b39a54b17d660c6458b4723bd32430cb47cda766c267574d22c98c65540dc2b08691c9d3390d9adda5",
  });
});

test("a | in a signed value is refused, because it would move the others", () => {
  const { createCheckout } = createPayuProvider(options);
  for (const changes of [{ firstName: "A|b" }, { email: "a|b@c.test" }, { productInfo: "a|b" }]) {
    expect(() => createCheckout({ ...order, ...changes })).toThrow(/must not hold a "\|"/);
  }
});

/** A web service whose answers the test writes, and the questions it was asked. */
interface Service {
  readonly questions: URLSearchParams[];
  readonly verify: ReturnType<typeof createPayuProvider>["verify"];
  readonly close: () => Promise<void>;
}
type Reply = (question: URLSearchParams, response: ServerResponse) => void;

const open: Service[] = [];
afterEach(async () => {
  for (const service of open.splice(0)) await service.close();
});

const serve = (...replies: Reply[]): Promise<Service> => serveWithin(30_000, ...replies);

async function serveWithin(timeoutMs: number, ...replies: Reply[]): Promise<Service> {
  const questions: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const question = new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
      const reply = replies[questions.length] ?? replies.at(-1);
      questions.push(question);
      reply?.(question, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  const provider = createPayuProvider({
    ...options,
    verifyUrl: `http://127.0.0.1:${port}/merchant/postservice.php?form=2`,
    timeoutMs,
  });
  const service: Service = {
    questions,
    verify: provider.verify,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  open.push(service);
  return service;
}

const json =
  (value: unknown): Reply =>
  (_question, response) => {
    response.end(JSON.stringify(value));
  };
const paid = {
  status: 1,
  msg: "1 out of 1 Transactions Fetched Successfully",
  transaction_details: {
    txn_0001: {
      mihpayid: "403993715521889530",
      bank_ref_num: null,
      amt: "80.00",
      transaction_amount: "80.00",
      txnid: "txn_0001",
      productinfo: "Recharge plan 1",
      firstname: "Asha",
      udf1: "u1",
      error_Message: "NO ERROR",
      net_amount_debit: 80,
      mode: "CC",
      status: "success",
      unmappedstatus: "captured",
    },
  },
};
const noActions = json({ status: 0, msg: "0 out of 1", transaction_details: [] });

test("verify_payment is asked with key, command, txnid and their hash, and its answer becomes a fact", async () => {
  const service = await serve(json(paid), noActions);
  expect(await service.verify("txn_0001")).toEqual({
    txnid: "txn_0001",
    status: "captured",
    amountPaise: 8000,
    productInfo: "Recharge plan 1",
    email: "",
    udf1: "u1",
    mihpayid: "403993715521889530",
    mode: "CC",
    bankReference: "",
    error: "",
    refundedPaise: 0,
    isDisputed: false,
  });
  expect(Object.fromEntries(service.questions[0] ?? [])).toEqual({
    key: "TESTKEY",
    command: "verify_payment",
    var1: "txn_0001",
    hash: commandHash("TESTKEY", "verify_payment", "txn_0001", "TESTSALT"),
  });
});

test("refunds that went through are added up; queued and failed ones and the capture are not", async () => {
  const action = (amt: string, status: string, name = "refund") => ({ action: name, status, amt });
  const service = await serve(
    json(paid),
    json({
      status: 1,
      transaction_details: {
        "403993715521889530": {
          "1": action("20.10", "success"),
          "2": action("9.99", "SUCCESS"),
          "3": action("5.00", "queued"),
          "4": action("5.00", "failure"),
          "5": action("80.00", "SUCCESS", "capture"),
        },
      },
    }),
  );
  expect(await service.verify("txn_0001")).toMatchObject({ refundedPaise: 3009 });
  expect(Object.fromEntries(service.questions[1] ?? [])).toMatchObject({
    command: "check_action_status",
    var1: "403993715521889530",
    // Says that var1 is the payment's number and not a refund's.
    var2: "payuid",
  });
});

test("a payment that the bank took back is still captured, and disputed until the bank gives it back", async () => {
  const taken = structuredClone(paid);
  taken.transaction_details.txn_0001.unmappedstatus = "chargeback";
  const service = await serve(json(taken), noActions);
  expect(await service.verify("txn_0001")).toMatchObject({ status: "captured", isDisputed: true });
  const chargeback = { action: "chargeback", status: "SUCCESS", amt: "80.00" };
  const won = { action: "chargebackReversal", status: "SUCCESS", amt: "80.00" };
  const withActions = (actions: object) =>
    serve(json(paid), json({ transaction_details: { "403993715521889530": actions } }));
  const open = await withActions({ "1": chargeback });
  expect(await open.verify("txn_0001")).toMatchObject({ isDisputed: true, refundedPaise: 0 });
  const closed = await withActions({ "1": chargeback, "2": won });
  expect(await closed.verify("txn_0001")).toMatchObject({ isDisputed: false });
});

test("what PayU does not know is undefined, not a failure", async () => {
  for (const transaction_details of [
    { txn_0001: { mihpayid: "Not Found", status: "Not Found" } },
    { other: paid.transaction_details.txn_0001 },
    [],
  ]) {
    const service = await serve(json({ status: 0, transaction_details }));
    expect(await service.verify("txn_0001")).toBeUndefined();
  }
  const service = await serve(json(paid));
  expect(await service.verify("__proto__")).toBeUndefined();
});

const unreachable = { status: 502, code: "payment_unreachable" };

test("one failure is tried again; two in a row, and what cannot be read, are no answer", async () => {
  const broken: Reply = (_question, response) => void response.writeHead(503).end();
  const mended = await serve(broken, json(paid), noActions);
  expect(await mended.verify("txn_0001")).toMatchObject({ status: "captured" });
  const down = await serve(broken);
  await expect(down.verify("txn_0001")).rejects.toMatchObject(unreachable);
  expect(down.questions).toHaveLength(2);
  const refusing = await serve((_question, response) => void response.writeHead(403).end());
  await expect(refusing.verify("txn_0001")).rejects.toMatchObject(unreachable);
  expect(refusing.questions).toHaveLength(1);
  for (const reply of [
    json({ status: 0, msg: "Invalid Hash." }),
    json([]),
    ((_question, response) => void response.end("<html>")) satisfies Reply,
    ((_question, response) =>
      void response.writeHead(302, { location: "http://127.0.0.1:1/" }).end()) satisfies Reply,
  ]) {
    const service = await serve(reply);
    await expect(service.verify("txn_0001")).rejects.toMatchObject(unreachable);
  }
});

test("an amount that is none, or another payment's details, are no answer", async () => {
  for (const change of [{ transaction_amount: "8e1" }, { txnid: "txn_0002" }]) {
    const detail = { ...paid.transaction_details.txn_0001, ...change };
    const service = await serve(json({ transaction_details: { txn_0001: detail } }));
    await expect(service.verify("txn_0001")).rejects.toMatchObject(unreachable);
  }
});

test("a provider that says nothing is given up on in bounded time, and nobody there is no answer", async () => {
  const silent = await serveWithin(100, () => undefined);
  const limits = vi.spyOn(AbortSignal, "timeout");
  await expect(silent.verify("txn_0001")).rejects.toMatchObject(unreachable);
  // Nothing but its limit ends a try here, so two limits are all that it takes.
  expect(limits.mock.calls).toEqual([[100], [100]]);
  limits.mockRestore();
  const nobody = createPayuProvider(options);
  await expect(nobody.verify("txn_0001")).rejects.toMatchObject(unreachable);
});

test("the salt is in no error and no log line", async () => {
  const lines: string[] = [];
  const logger = createLogger("test", "info", { write: (line) => lines.push(line) });
  const error: unknown = await createPayuProvider(options)
    .verify("txn_0001")
    .catch((caught: unknown) => caught);
  logger.warn({ err: error, payu: options, ...options }, "no answer");
  expect(lines).toHaveLength(1);
  expect(lines.join("")).not.toContain("TESTSALT");
});

test("the sandbox's page is used in sandbox mode; live mode needs key and salt and names what is missing", () => {
  const none = { PAYU_KEY: undefined, PAYU_SALT: undefined, PAYU_HOST: "live" } as const;
  expect(readPayuSettings("sandbox", { ...none, PAYU_KEY: "real" }, 6000)).toMatchObject({
    key: "TESTKEY",
    checkoutUrl: "http://127.0.0.1:6005/_payment",
    formTargets: ["http://localhost:6005", "http://127.0.0.1:6005"],
  });
  const full = { PAYU_KEY: "k", PAYU_SALT: "s", PAYU_HOST: "live" } as const;
  expect(readPayuSettings("live", full, 5050)).toMatchObject({
    key: "k",
    checkoutUrl: "https://secure.payu.in/_payment",
    verifyUrl: "https://info.payu.in/merchant/postservice.php?form=2",
  });
  expect(readPayuSettings("live", { ...full, PAYU_HOST: "test" }, 5050).checkoutUrl).toBe(
    "https://test.payu.in/_payment",
  );
  expect(() => readPayuSettings("live", none, 5050)).toThrow(/PAYU_KEY[^]*PAYU_SALT/);
  expect(() => readPayuSettings("live", { ...full, PAYU_SALT: undefined }, 5050)).toThrow(
    /PAYU_SALT/,
  );
});
