import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openPage, type TestPage } from "../testing/browser.fixture.ts";
import { openShop, type Shop } from "./testing/shop.fixture.ts";

let shop: Shop;
let opened: TestPage;
let page: Page;

beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  opened = await openPage(shop.base);
  ({ page } = opened);
});
afterEach(async () => {
  await shop.control("DELETE", "faults");
  await opened.close();
});
afterAll(async () => {
  await shop.close();
});

/** Goes to the payment page the way a shop sends a browser there: by a form. */
async function begin(change?: Record<string, string>): Promise<Record<string, string>> {
  const form = shop.form(change);
  const inputs = Object.entries(form).map(
    ([name, value]) => `<input name="${name}" value="${value}">`,
  );
  await page.setContent(
    `<form method="post" action="${shop.base}/_payment">${inputs.join("")}<button>Buy</button></form>`,
  );
  await page.getByRole("button", { name: "Buy" }).click();
  await page.getByRole("heading", { name: "Choose how to pay" }).waitFor();
  return form;
}

async function enterCard(number = "5123456789012346"): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiry").fill("1239");
  await page.getByLabel("CVV").fill("123");
  await page.getByLabel("Name on card").fill("Asha Rao");
  await page.getByRole("button", { name: "Pay ₹840.00" }).click();
}

async function enterCode(code: string): Promise<void> {
  await page.getByLabel("One-time code").fill(code);
  await page.getByRole("button", { name: "Submit" }).click();
}

const backInTheShop = () => page.getByRole("heading", { name: "Back in the shop" }).waitFor();

/** What the browser brought back for this payment, and where to. */
async function returned(form: Record<string, string>) {
  await backInTheShop();
  const found = shop.received.filter(
    (item) => item.path !== "/webhook" && item.fields["txnid"] === form["txnid"],
  );
  expect(found).toHaveLength(1);
  expect(found[0]!.contentType).toBe("application/x-www-form-urlencoded");
  return { path: found[0]!.path, ...found[0]!.fields };
}

test("a card is paid after the code, and the browser comes back to surl with the captured payment", async () => {
  const form = await begin();
  await page.getByLabel("Card number").pressSequentially("5123456789012346");
  expect(await page.getByLabel("Card number").inputValue()).toBe("5123 4567 8901 2346");
  await page.getByLabel("Expiry").pressSequentially("1239");
  expect(await page.getByLabel("Expiry").inputValue()).toBe("12 / 39");
  await enterCard();
  await page.getByText("the card ending in 2346").waitFor();
  await enterCode("123456");
  expect(await returned(form)).toMatchObject({
    path: "/return",
    status: "success",
    unmappedstatus: "captured",
    mode: "CC",
    PG_TYPE: "CC-PG",
    cardnum: "512345XXXXXX2346",
    name_on_card: "Asha Rao",
  });
  const record = await shop.payment(form["txnid"]!);
  expect(JSON.stringify(record)).not.toContain("5123456789012346");
});

test("a wrong card form is refused field by field, keeps what was typed, and asks for the CVV again", async () => {
  const form = await begin();
  await page.getByLabel("Card number").fill("4111 1111 1111 1112");
  await page.getByLabel("Expiry").fill("01 / 20");
  await page.getByLabel("CVV").fill("12");
  await page.getByLabel("Name on card").fill("Asha Rao");
  await page.getByRole("button", { name: "Pay" }).click();
  await page.getByRole("alert").waitFor();
  expect(await page.locator(".problem").allInnerTexts()).toEqual([
    "This card number is not valid",
    "This card has expired",
    "Enter the 3 digits of the CVV",
  ]);
  expect(await page.getByLabel("Name on card").inputValue()).toBe("Asha Rao");
  expect(await page.getByLabel("CVV").inputValue()).toBe("");
  expect(await shop.payment(form["txnid"]!)).toMatchObject({ unmappedstatus: "initiated" });
});

test("a wrong code says how many tries are left, and the right one then pays", async () => {
  const form = await begin();
  await enterCard();
  await enterCode("111111");
  await page.getByText("You have 2 tries left").waitFor();
  await page.getByRole("button", { name: "Send the code again" }).click();
  await page.getByText("A new code is on its way").waitFor();
  await enterCode("123456");
  expect(await returned(form)).toMatchObject({ status: "success" });
});

test("the third wrong code fails the payment, and the browser comes back to furl", async () => {
  const form = await begin();
  await enterCard();
  await enterCode("111111");
  await page.getByText("2 tries left").waitFor();
  await enterCode("222222");
  await page.getByText("1 try left").waitFor();
  await enterCode("333333");
  expect(await returned(form)).toMatchObject({
    path: "/return-failed",
    status: "failure",
    unmappedstatus: "failed",
    error: "E500",
    error_Message: "Bank failed to authenticate the customer",
    net_amount_debit: "0.00",
    bank_ref_num: "",
  });
});

test.each([
  ["4111111111111111", { path: "/return", status: "success", unmappedstatus: "auth" }],
  ["4000000000000077", { path: "/return", status: "pending", unmappedstatus: "pending" }],
])("card %s ends as its note says", async (number, outcome) => {
  const form = await begin();
  await enterCard(number);
  await enterCode("123456");
  expect(await returned(form)).toMatchObject(outcome);
});

test("a declined card fails without a code", async () => {
  const form = await begin();
  await enterCard("4000000000000002");
  expect(await returned(form)).toMatchObject({ status: "failure", error: "E307" });
});

test.each([
  ["on the first page", async () => undefined],
  ["at the code", () => enterCard()],
])("cancelling %s brings the payer back with userCancelled", async (_where, go) => {
  const form = await begin();
  await go();
  await page.getByRole("button", { name: "Cancel and go back to Sendoff" }).click();
  expect(await returned(form)).toMatchObject({
    path: "/return-failed",
    status: "failure",
    unmappedstatus: "userCancelled",
    error: "E1605",
    field9: "Cancelled by user",
  });
});

test.each([
  ["Approve", { status: "success", unmappedstatus: "captured", mode: "UPI" }],
  ["Decline", { status: "failure", unmappedstatus: "failed", error: "E1903" }],
  ["Leave it undecided", { status: "pending", unmappedstatus: "pending" }],
])("UPI: %s", async (button, outcome) => {
  const form = await begin();
  await page.getByRole("link", { name: "UPI" }).click();
  await page.getByLabel("UPI ID").fill("not an id");
  await page.getByRole("button", { name: "Pay" }).click();
  await page.getByText("Enter a UPI ID such as").waitFor();
  await page.getByLabel("UPI ID").fill("asha@okbank");
  await page.getByRole("button", { name: "Pay" }).click();
  await page.getByRole("button", { name: button }).click();
  expect(await returned(form)).toMatchObject(outcome);
});

test("net banking needs a bank, and its page decides", async () => {
  const form = await begin();
  await page.getByRole("link", { name: "Net banking" }).click();
  await page.getByRole("button", { name: "Pay" }).click();
  await page.getByText("Choose your bank").waitFor();
  await page.getByLabel("Malabar Coast Bank").check();
  await page.getByRole("button", { name: "Pay" }).click();
  await page.getByRole("heading", { name: "Malabar Coast Bank" }).waitFor();
  await page.getByRole("button", { name: "Let it fail" }).click();
  expect(await returned(form)).toMatchObject({
    status: "failure",
    mode: "NB",
    bankcode: "MALB",
    error: "E308",
  });
});

test("a payment that is decided elsewhere moves the waiting page on", async () => {
  const form = await begin();
  await page.getByRole("link", { name: "UPI" }).click();
  await page.getByLabel("UPI ID").fill("asha@okbank");
  await page.getByRole("button", { name: "Pay" }).click();
  await page.getByText("Your phone", { exact: true }).waitFor();
  await shop.control("POST", `payments/${form["txnid"]}/settle`, { outcome: "captured" });
  expect(await returned(form)).toMatchObject({ status: "success" });
});

test("the back button leads to a finished payment that is not posted again by itself", async () => {
  const form = await begin();
  await page.getByRole("link", { name: "UPI" }).click();
  await page.getByLabel("UPI ID").fill("success@till");
  await page.getByRole("button", { name: "Pay" }).click();
  await backInTheShop();
  await page.goBack();
  await page.getByText("This payment is finished").waitFor();
  await page.getByRole("button", { name: "Go back to Sendoff" }).click();
  await backInTheShop();
  const posts = shop.received.filter(
    (item) => item.path === "/return" && item.fields["txnid"] === form["txnid"],
  );
  expect(posts).toHaveLength(2);
  expect(posts[0]!.fields).toEqual(posts[1]!.fields);
});

test("a lost way back leaves the payer on a page that says so", async () => {
  const form = await begin();
  await shop.faults({ return_lost: true, scope: { txnid: form["txnid"] } });
  await enterCard();
  await enterCode("123456");
  await page.getByRole("heading", { name: "The connection was lost" }).waitFor();
  expect(await shop.payment(form["txnid"]!)).toMatchObject({ unmappedstatus: "captured" });
  expect(
    shop.received.some((item) => item.path === "/return" && item.fields["txnid"] === form["txnid"]),
  ).toBe(false);
});

test("on a phone nothing is wider than the screen", async () => {
  opened.discard();
  await page.setViewportSize({ width: 390, height: 844 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await begin({
    productinfo: "Recharge-plan-with-a-very-long-name-that-cannot-be-broken-anywhere",
  });
  expect(await width()).toBe(390);
  await page.getByRole("link", { name: "Net banking" }).click();
  await page.getByLabel("Sahyadri Bank").waitFor();
  expect(await width()).toBe(390);
  await page.goto("/");
  expect(await width()).toBe(390);
});
