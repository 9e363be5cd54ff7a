import type { Mutant } from "./mutant.ts";
import { api, db } from "./places.ts";

/** Payments. */
export const PAYING_MUTANTS: readonly Mutant[] = [
  {
    name: "a payment's signature is not compared",
    file: "packages/kit/src/payu/read-posted.ts",
    from: 'if (!salts.some((salt) => isSameHash(responseHash(values, salt), of("hash")))) {',
    to: "if (salts.length === 0) {",
    test: {
      file: "packages/kit/src/payu/read-posted.test.ts",
      name: "every signed field counts: one changed letter is a bad hash",
    },
  },
  {
    name: "a payment of another amount pays the order",
    file: "packages/domain/src/money/judge-evidence.ts",
    from: 'if (evidence.amountPaise !== order.amountPaise) return "wrong_amount";',
    to: "",
    test: {
      file: api("modules/payment/evidence.test.ts"),
      name: "what is not this order's payment is refused",
    },
  },
  {
    name: "one payment pays two orders",
    file: db("payment/settle-order.ts"),
    from: 'return other === undefined ? undefined : "used_payment";',
    to: "return undefined;",
    and: {
      file: db("migrations/baseline/payments.ts"),
      from: "mihpayid text unique check (mihpayid <> ''),",
      to: "mihpayid text check (mihpayid <> ''),",
    },
    test: {
      file: db("payment/apply-evidence.test.ts"),
      name: "one payment pays one order, whatever the provider says",
    },
  },
  {
    name: "a post is believed without asking the provider",
    file: db("payment/apply-evidence.ts"),
    from: "answer = await provider.verify(txnid);",
    to: "answer = posted?.isAuthentic === true ? posted.fact : await provider.verify(txnid);",
    test: {
      file: db("payment/apply-evidence.test.ts"),
      name: "a signed success counts only when the provider itself says so",
    },
  },
  {
    name: "every unsigned post is kept",
    file: db("payment/evidence.repository.ts"),
    from: "return (rows[0]?.posts ?? 0) <= UNSIGNED_KEPT_AN_HOUR;",
    to: "return rows.length > 0;",
    test: {
      file: db("payment/apply-evidence.test.ts"),
      name: "of what nobody has signed a few each hour are kept",
    },
  },
];
