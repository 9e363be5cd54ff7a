import { expect, test } from "vitest";
import { formatPaise, parsePaise } from "./paise.ts";
import { commandHash, isSameHash, requestHash, responseHash } from "./payu-hash.ts";

/** PayU's documented sequences, worked out by hand for this key and salt. */
const values = {
  key: "TESTKEY",
  txnid: "txn_0001",
  amount: "80.00",
  productinfo: "Recharge plan 1",
  firstname: "Asha",
  email: "asha@example.test",
  udf1: "u1",
};
const SALT = "TESTSALT";

test("the request's hash is the documented one", () => {
  expect(requestHash(values, SALT)).toBe(
    "1c0cbe8257d2a2e4fe1379d7218d6ce75712cbf312b582b39a54b17d660c6458b4723bd32430cb47cda766c267574d22c98c65540dc2b08691c9d3390d9adda5",
  );
});

test("the response's hash is the documented one, and additional charges stand in front of it", () => {
  const response = { ...values, status: "success" };
  expect(responseHash(response, SALT)).toBe(
    "585ff852a1bf99fa2c352ed5cb6cb8f40cd791c8811dd14d79226cb9e3f33d47bfc45cecb412aeed7b92e86f8fa80664400f986757742b778f00ffa4bda49f75",
  );
  // printf '2.50|TESTSALT|success||||||||||u1|asha@example.test|Asha|Recharge plan 1|80.00|txn_0001|TESTKEY' | sha512sum
  expect(responseHash({ ...response, additionalCharges: "2.50" }, SALT)).toBe(
    "f9c91dcef14eb673687aa09e2d8e36f02c588b00362f798093a1cdce531adbe6c4a550c0d826b08c3297470aee8585be238edf4df40df98b8311965ce288e9f2",
  );
});

test("a web service is asked with the hash of key, command and value", () => {
  // printf 'TESTKEY|verify_payment|txn_0001|TESTSALT' | sha512sum
  expect(commandHash("TESTKEY", "verify_payment", "txn_0001", SALT)).toBe(
    "af03543040a06fc2947883a37270fb57efea188f87f0a8a73f13008285eca37adc44922e92290d54dc7279fb1691590b9275448592c6d2aabfa261945680b804",
  );
});

test("hashes compare in either case, and never across lengths", () => {
  expect(isSameHash("ab12", "AB12")).toBe(true);
  for (const other of ["ab13", "ab1", "ab123", ""]) expect(isSameHash("ab12", other)).toBe(false);
});

test.each([
  ["80.00", 8000],
  ["80", 8000],
  ["80.5", 8050],
  ["80.500", 8050],
  ["0.07", 7],
  ["0", 0],
  ["4503599627.37", 450_359_962_737],
])("%s is %d paise", (text, paise) => {
  expect(parsePaise(text)).toBe(paise);
});

test.each(["", "x", "-1", "+1", "1e3", "80.001", "8,0", "80.", ".5", "0x10", "1234567890123"])(
  "%j is no amount",
  (text) => {
    expect(parsePaise(text)).toBeUndefined();
  },
);

test("every amount is written with two decimals and reads as itself", () => {
  for (const paise of [0, 1, 9, 10, 99, 100, 101, 8000, 123_456_789]) {
    expect(formatPaise(paise)).toMatch(/^\d+\.\d\d$/);
    expect(parsePaise(formatPaise(paise))).toBe(paise);
  }
  for (const wrong of [-1, 0.5, Number.NaN, 2 ** 60]) {
    expect(() => formatPaise(wrong)).toThrow(RangeError);
  }
});
