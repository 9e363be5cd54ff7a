import type { Mutant } from "./mutant.ts";
import { api, db } from "./places.ts";

/** The operators' console. */
export const OPERATING_MUTANTS: readonly Mutant[] = [
  {
    name: "anybody who is signed in is an operator",
    file: api("plugins/operators.ts"),
    from: "if (!isHere || isNamed !== true) return undefined;",
    to: "if (!isHere || session === undefined) return undefined;",
    test: {
      file: api("modules/console/console-access.test.ts"),
      name: "an address is an operator's as a whole, and only while the account has it",
    },
  },
  {
    name: "the console is reached under every host name",
    file: api("plugins/operators.ts"),
    from: 'return host === undefined || URL.parse(`http://${headers.host ?? ""}`)?.hostname === host;',
    to: "return host === undefined || headers.host !== undefined;",
    test: {
      file: api("modules/console/console-access.test.ts"),
      name: "with a host name of its own the console is reached under no other, whatever a proxy says",
    },
  },
  {
    name: "a busy console never asks for a code again",
    file: db("auth/console-session.repository.ts"),
    from: "const GOOD_UNTIL: RawBuilder<Date | null> = sql`least(${END},",
    to: "const GOOD_UNTIL: RawBuilder<Date | null> = sql`least(${END} + interval '1 year',",
    test: {
      file: api("modules/console/console-access.test.ts"),
      name: "each call keeps it open for half an hour more, and twelve hours after the code it ends",
    },
  },
  {
    name: "an operator confirms their own request",
    file: db("payment/money-request.repository.ts"),
    from: 'if (request.asked_by === by.operatorId) return { kind: "own" };',
    to: "",
    and: {
      file: db("migrations/0056-money-requests.ts"),
      from: "check (decided_by <> asked_by),",
      to: "",
    },
    test: {
      file: api("modules/console/payments.test.ts"),
      name: "nothing moves before a second operator has confirmed; nobody confirms their own",
    },
  },
  {
    name: "two refunds of one order at once",
    file: db("payment/money-request.repository.ts"),
    from: 'if (await isUnderWay(trx, ask.txnid)) return { kind: "under_way" };',
    to: "",
    and: {
      file: db("migrations/0056-money-requests.ts"),
      from: "create unique index money_request_open on",
      to: "create index money_request_open on",
    },
    test: {
      file: api("modules/console/payments.test.ts"),
      name: "that the provider did not answer is sent again as the same refund",
    },
  },
];
