import { expect, test } from "vitest";
import { responseHash } from "./payu-hash.ts";
import { readNotice, readPostedBody } from "./posted-body.ts";
import { readPosted } from "./read-posted.ts";

const keys = { key: "TESTKEY", salt: "TESTSALT" };
const signed = {
  key: "TESTKEY",
  txnid: "txn_0001",
  amount: "80.00",
  productinfo: "Recharge plan 1",
  firstname: "Asha",
  email: "asha@example.test",
  udf1: "u1",
  status: "success",
};

/** What PayU posts, with a hash that fits unless one is given. */
function posted(changes: Record<string, string> = {}): Record<string, string> {
  const fields = {
    ...signed,
    unmappedstatus: "captured",
    mihpayid: "403993715521889530",
    mode: "UPI",
    bank_ref_num: "721522",
    error: "E000",
    error_Message: "No Error",
    ...changes,
  };
  const { additionalCharges } = { additionalCharges: undefined, ...changes };
  return { hash: responseHash({ ...fields, additionalCharges }, keys.salt), ...fields };
}

test("a signed success that is captured is money; its numbers come along", () => {
  expect(readPosted(posted(), keys)).toEqual({
    isAuthentic: true,
    fact: {
      txnid: "txn_0001",
      status: "captured",
      amountPaise: 8000,
      productInfo: "Recharge plan 1",
      email: "asha@example.test",
      udf1: "u1",
      mihpayid: "403993715521889530",
      mode: "UPI",
      bankReference: "721522",
      error: "",
      refundedPaise: 0,
      isDisputed: false,
    },
  });
});

test.each([
  ["success", "auth", "pending"],
  ["success", "", "pending"],
  ["success", "nonsense", "pending"],
  ["pending", "captured", "pending"],
  ["pending", "initiated", "pending"],
  ["failure", "failed", "failed"],
  ["failure", "captured", "failed"],
  ["Failed", "bounced", "failed"],
  ["SUCCESS", "CAPTURED", "captured"],
])("status %s with unmappedstatus %j is %s", (status, unmappedstatus, expected) => {
  expect(readPosted(posted({ status, unmappedstatus }), keys)).toMatchObject({
    fact: { status: expected },
  });
});

test.each([
  [{ unmappedstatus: "userCancelled" }, "You cancelled the payment"],
  [
    { unmappedstatus: "dropped", error_Message: "No response" },
    "You left the payment page before paying",
  ],
  [{ unmappedstatus: "bounced" }, "You left the payment page before paying"],
  [{ error_Message: "Insufficient funds", field9: "No Error" }, "Insufficient funds"],
  [{ error_Message: "No Error", field9: "Wrong OTP" }, "Wrong OTP"],
  [{ error_Message: "NO ERROR" }, "The bank did not accept the payment"],
  [{ error_Message: "x".repeat(500) }, "x".repeat(200)],
])("a failure says why: %j", (changes, error) => {
  const fields = posted({ status: "failure", unmappedstatus: "failed", ...changes });
  expect(readPosted(fields, keys)).toMatchObject({ fact: { error } });
});

test("every signed field counts: one changed letter is a bad hash", () => {
  const { hash } = posted();
  expect(hash).toBeDefined();
  for (const name of ["txnid", "productinfo", "firstname", "email", "udf1", "status", "udf5"]) {
    const fields = { ...posted(), [name]: "changed" };
    expect(readPosted(fields, keys)).toMatchObject({ isAuthentic: false, problem: "bad_hash" });
  }
  // The same amount in other digits is another text.
  expect(readPosted({ ...posted(), amount: "80.0" }, keys)).toMatchObject({ problem: "bad_hash" });
  for (const wrong of ["", "x", String(hash).slice(1)]) {
    expect(readPosted({ ...posted(), hash: wrong }, keys)).toMatchObject({ problem: "bad_hash" });
  }
});

test("additional charges are part of the signature where they are posted", () => {
  const charged = posted({ additionalCharges: "2.50" });
  expect(readPosted(charged, keys)).toMatchObject({
    isAuthentic: true,
    fact: { amountPaise: 8000 },
  });
  expect(readPosted({ ...charged, additionalCharges: "9.99" }, keys)).toMatchObject({
    problem: "bad_hash",
  });
});

test("another merchant's key, a | in a signed field, a missing txnid, status or amount are refused as such", () => {
  expect(readPosted(posted({ key: "OTHER" }), keys)).toMatchObject({ problem: "other_key" });
  for (const changes of [
    { firstname: "As|ha" },
    { productinfo: "Recharge|plan" },
    { additionalCharges: "1|TESTSALT" },
    { txnid: "" },
    { status: "" },
    { amount: "" },
    { amount: "80.001" },
    { amount: "-80.00" },
  ]) {
    expect(readPosted(posted(changes), keys)).toMatchObject({
      isAuthentic: false,
      problem: "unreadable",
    });
  }
  expect(readPosted({}, keys)).toEqual({ isAuthentic: false, txnid: "", problem: "unreadable" });
  const long = readPosted(posted({ txnid: "t".repeat(500), hash: "no" }), keys);
  expect(long).toMatchObject({ txnid: "t".repeat(64) });
});

const body = (text: string): Buffer => Buffer.from(text, "utf8");

test("a form and JSON read the same", () => {
  const expected = { txnid: "t 1", amount: "80.00", note: "" };
  expect(
    readPostedBody("application/x-www-form-urlencoded", body("txnid=t+1&amount=80.00&note=")),
  ).toEqual(expected);
  expect(
    readPostedBody(
      "application/json; charset=utf-8",
      body('{"txnid":"t 1","amount":"80.00","note":null,"nested":{"a":1},"list":[1]}'),
    ),
  ).toEqual(expected);
  expect(readPostedBody("application/json", body('{"cb_id":1761758}'))).toEqual({
    cb_id: "1761758",
  });
});

test.each([
  ["application/json", "{"],
  ["application/json", "[]"],
  ["application/json", "null"],
  ["application/json", '{"a":"\\u0000"}'],
  ["application/json", '{"a":"\\ud800"}'],
  [undefined, ""],
  ["application/x-www-form-urlencoded", "a=1&a=2"],
  ["application/x-www-form-urlencoded", "a=%00"],
  ["application/x-www-form-urlencoded", manyFields()],
])("%s %j is unreadable", (type, text) => {
  expect(readPostedBody(type, body(text))).toBeUndefined();
});

function manyFields(): string {
  return Array.from({ length: 201 }, (_, index) => `f${index}=1`).join("&");
}

test("bytes that are no UTF-8 are unreadable; a repeated field of one value is one", () => {
  expect(readPostedBody(undefined, Buffer.from([0x61, 0x3d, 0xff]))).toBeUndefined();
  expect(readPostedBody(undefined, body("a=1&a=1"))).toEqual({ a: "1" });
});

test("a refund's and a dispute's notice name the payment they are about; nothing else is a notice", () => {
  expect(readNotice({ action: "refund", merchantTxnId: "t1", status: "success" })).toBe("t1");
  expect(readNotice({ type: "payments", event: "dispute", txn_id: "t2" })).toBe("t2");
  for (const other of [{}, { txn_id: "t" }, { action: "capture", merchantTxnId: "t" }, posted()]) {
    expect(readNotice(other)).toBeUndefined();
  }
});

test("while the salt changes, what was signed with the one before is authentic, and with a third is not", () => {
  const changed = { key: keys.key, salt: "NEWSALT" };
  expect(readPosted(posted(), { ...changed, saltOther: keys.salt })).toMatchObject({
    isAuthentic: true,
  });
  expect(readPosted(posted(), changed)).toMatchObject({ problem: "bad_hash" });
  expect(readPosted(posted(), { ...changed, saltOther: "THIRD" })).toMatchObject({
    problem: "bad_hash",
  });
});
