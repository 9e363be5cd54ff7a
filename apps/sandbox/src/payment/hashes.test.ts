import { expect, test } from "vitest";
import { commandHash, isSameHash, requestHash, responseHash } from "./hashes.ts";

const FIELDS = {
  key: "TESTKEY",
  txnid: "txn_0001",
  amount: "80.00",
  productinfo: "Recharge plan 1",
  firstname: "Asha",
  email: "asha@example.test",
  udf1: "u1",
  udf2: "",
  udf3: "",
  udf4: "",
  udf5: "",
};
const RESPONSE =
  "585ff852a1bf99fa2c352ed5cb6cb8f40cd791c8811dd14d79226cb9e3f33d47bfc45cecb412aeed7b92e86f8fa80664400f986757742b778f00ffa4bda49f75";

test("the request hash of the known vector", () => {
  expect(requestHash(FIELDS, "TESTSALT")).toBe(
    "1c0cbe8257d2a2e4fe1379d7218d6ce75712cbf312b582b39a54b17d660c6458b4723bd32430cb47cda766c267574d22c98c65540dc2b08691c9d3390d9adda5",
  );
});

test("the response hash of the known vector, and another one with charges in front", () => {
  expect(responseHash({ ...FIELDS, status: "success" }, "TESTSALT")).toBe(RESPONSE);
  // printf '12.50|TESTSALT|success||||||||||u1|asha@example.test|Asha|Recharge plan 1|80.00|txn_0001|TESTKEY' | sha512sum
  const charged = responseHash(
    { ...FIELDS, status: "success", additionalCharges: "12.50" },
    "TESTSALT",
  );
  expect(charged).toBe(
    "97de1bb22344c4281a22a43ca6c7c38375100ff32bf038406a8a288ac04d33e620dca721f533cfb46a3d1087eed359266c5bcae149270c67ae15fb35bcd5e074",
  );
});

test("a command's hash covers key, command and its first value", () => {
  // printf 'TESTKEY|verify_payment|txn_0001|TESTSALT' | sha512sum
  expect(commandHash("TESTKEY", "verify_payment", "txn_0001", "TESTSALT")).toBe(
    "af03543040a06fc2947883a37270fb57efea188f87f0a8a73f13008285eca37adc44922e92290d54dc7279fb1691590b9275448592c6d2aabfa261945680b804",
  );
});

test("a hash is compared whole, in either case", () => {
  expect(isSameHash(RESPONSE.toUpperCase(), RESPONSE)).toBe(true);
  expect(isSameHash(RESPONSE.slice(1), RESPONSE)).toBe(false);
  expect(isSameHash("", RESPONSE)).toBe(false);
});
