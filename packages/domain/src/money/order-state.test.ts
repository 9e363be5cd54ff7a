import { expect, test } from "vitest";
import { judgeEvidence } from "./judge-evidence.ts";
import { canMove, formatReceiptNo, isCredited, type OrderState } from "./order-state.ts";

const STATES: readonly OrderState[] = [
  "created",
  "pending",
  "paid",
  "failed",
  "refunded",
  "disputed",
];

test("failed may become paid, and paid never becomes failed or pending again, by whatever way", () => {
  expect(canMove("failed", "paid")).toBe(true);
  const reachable = new Set<OrderState>(["paid"]);
  for (const from of reachable) for (const to of STATES) if (canMove(from, to)) reachable.add(to);
  expect([...reachable].toSorted()).toEqual(["disputed", "paid", "refunded"]);
  expect([...reachable].every(isCredited)).toBe(true);
  expect(STATES.filter((state) => !isCredited(state))).toEqual(["created", "pending", "failed"]);
});

test("a refund is the end", () => {
  expect(STATES.filter((to) => canMove("refunded", to))).toEqual([]);
});

test("a receipt's number has six digits or more", () => {
  expect([1, 42, 1_234_567].map(formatReceiptNo)).toEqual(["R-000001", "R-000042", "R-1234567"]);
});

const ORDER = {
  amountPaise: 8400,
  productInfo: "Recharge plan 1",
  email: "asha@example.test",
  userId: "u1",
};
const REPORTED = {
  amountPaise: 8400,
  productInfo: "Recharge plan 1",
  email: "asha@example.test",
  udf1: "u1",
};

test.each([
  ["wrong_amount", { amountPaise: 8399 }],
  ["wrong_product", { productInfo: "Recharge plan 2" }],
  ["wrong_address", { email: "other@example.test" }],
  ["wrong_user", { udf1: "u2" }],
])(
  "evidence that differs from its order is judged %s, from the provider itself too",
  (problem, change) => {
    expect(judgeEvidence(ORDER, { ...REPORTED, ...change }, true)).toBe(problem);
    expect(judgeEvidence(ORDER, { ...REPORTED, ...change }, false)).toBe(problem);
  },
);

test("only the provider's own answer may leave something out, and never the amount", () => {
  const silent = { ...REPORTED, email: "", productInfo: "", udf1: "" };
  expect(judgeEvidence(ORDER, silent, false)).toBeUndefined();
  expect(judgeEvidence(ORDER, silent, true)).toBe("wrong_user");
  expect(judgeEvidence(ORDER, { ...silent, amountPaise: 0 }, false)).toBe("wrong_amount");
  expect(judgeEvidence(ORDER, REPORTED, true)).toBeUndefined();
});
