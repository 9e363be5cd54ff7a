import { routes } from "@sendoff/contract/routes";
import type { TestUser } from "@sendoff/testkit/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readPdfPages } from "@sendoff/testkit/pdf-pages";
import { openTill, type TestOrder, type Till } from "../../testing/till.fixture.ts";
import { openFonts } from "../pdf/fonts.ts";

let till: Till;
beforeAll(async () => {
  till = await openTill();
});
afterAll(() => till.close());

const receiptOf = (user: TestUser, { txnid }: TestOrder) =>
  till.api.app.inject({
    url: routes.getPaymentReceipt.path.replace(":txnid", txnid),
    headers: user.headers,
  });

/** The receipt's one page as text, with the spaces that only layout puts between words taken for one. */
async function textOf(user: TestUser, order: TestOrder): Promise<string> {
  const pages = await readPdfPages((await receiptOf(user, order)).rawPayload);
  expect(pages).toHaveLength(1);
  return (pages[0] ?? "").replaceAll(/\s+/g, " ");
}

test("the receipt of a paid recharge is a PDF with both currencies, in India rupees first, the rate and the party", async () => {
  const user = await till.api.createUser({
    first_name: "Asha",
    last_name: "Raman-Łódź",
    dial_code: "+91",
    mobile: "+919876543210",
    time_zone: "Asia/Kolkata",
  });
  const order = await till.order(user, 80, 2);
  const fields = await till.pay(order);
  await till.bringBack(fields);
  const answer = await receiptOf(user, order);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("application/pdf");
  expect(answer.headers["cache-control"]).toBe("no-store");
  const { receipt_no } = await till.look(user, order);
  expect(answer.headers["content-disposition"]).toBe(
    `attachment; filename="sendoff_receipt_${receipt_no}.pdf"`,
  );
  const text = await textOf(user, order);
  for (const expected of [
    "Sendoff",
    `Receipt ${receipt_no}`,
    "Asha Raman-Łódź",
    user.email,
    "9876543210",
    "Method UPI",
    `PayU number ${fields["mihpayid"]}`,
    `Bank reference ${fields["bank_ref_num"]}`,
    `Order ${order.txnid}`,
    "IST",
    "Serious Contender plan, application credits 89 ₹74.76 ₹6,653.64",
    "Kept in your wallet for the next recharge ₹66.36",
    "Total paid ₹6,720.00",
    "In dollars $80.00",
    "Rate $1 = ₹84.00",
    "valid for 12 months, until",
    "Sandbox: this is a rehearsal, no money was moved.",
  ]) {
    expect(text).toContain(expected);
  }
  expect(text).not.toContain("Refunded");
});

test("a rest that is used up is reported, and so is a refund; the number stays; elsewhere dollars come first", async () => {
  const user = await till.api.createUser({
    first_name: "Asha",
    dial_code: "+44",
    mobile: "+447700900123",
    time_zone: "Europe/London",
  });
  await till.bringBack(await till.pay(await till.order(user, 1.5, 1)));
  const second = await till.order(user, 1.5, 1);
  await till.bringBack(await till.pay(second));
  // 51 cents were left and 1.50 came: two credits at 99, 3 cents stay.
  const text = await textOf(user, second);
  expect(text).toContain("application credits 2 $0.99 $1.98");
  expect(text).toContain("Used from your wallet's earlier rest −$0.48");
  expect(text).toContain("Total paid $1.50");
  expect(text).toContain("Charged in rupees ₹126.00");
  const { receipt_no } = await till.look(user, second);
  await till.control(`payments/${second.txnid}/refund`, {});
  const params = { txnid: second.txnid };
  await till.api.call(routes.checkPayment, { user, params });
  expect(await till.look(user, second)).toMatchObject({ state: "refunded", receipt_no });
  expect(await textOf(user, second)).toContain("Refunded since $1.50");
});

test("there is no receipt of what is not paid, and none for others or strangers", async () => {
  const user = await till.createPayer();
  const order = await till.order(user);
  const params = { txnid: order.txnid };
  expect(await till.api.call(routes.getPaymentReceipt, { user, params })).toMatchObject({
    status: 409,
    body: { code: "not_paid" },
  });
  expect((await till.api.call(routes.getPaymentReceipt, { params })).status).toBe(401);
});

test("no two payments share a receipt number, also when they are settled at once", async () => {
  const user = await till.createPayer();
  const orders = await Promise.all([1, 2, 3].map(() => till.order(user, 2, 3)));
  await Promise.all(orders.map(async (order) => till.bringBack(await till.pay(order))));
  const numbers = await Promise.all(
    orders.map(async (order) => (await till.look(user, order)).receipt_no),
  );
  expect(new Set(numbers).size).toBe(3);
});

test("each script is set in the font that has it; what none has is a question mark", async () => {
  const fonts = await openFonts("Asha आशा Ω Ж ₹5 Łódź 李 💥 ሰ");
  expect(fonts.split("Asha आशा Ω Ж", {})).toEqual([
    { text: "Asha ", font: "hanken-grotesk-latin regular" },
    { text: "आशा ", font: "noto-sans-devanagari regular" },
    { text: "Ω ", font: "noto-sans-greek regular" },
    { text: "Ж", font: "noto-sans-cyrillic regular" },
  ]);
  const shown = (text: string) =>
    fonts
      .split(text, { weight: "bold" })
      .map((run) => run.text)
      .join("");
  expect(shown("₹5 Łódź 李💥")).toBe("₹5 Łódź 李💥");
  expect(shown("ሰ\u0000")).toBe("??");
  expect(fonts.split("", {})).toEqual([]);
});
