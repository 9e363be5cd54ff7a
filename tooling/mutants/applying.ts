import type { Mutant } from "./mutant.ts";
import { db } from "./places.ts";

/** Applying at most once, and the money that goes with it. */
export const APPLYING_MUTANTS: readonly Mutant[] = [
  {
    name: "a job that was sent under another id is sent again",
    file: db("migrations/baseline/applications.ts"),
    from: "create unique index application_same_job on application (user_id, job_fingerprint)",
    to: "create index application_same_job on application (user_id, job_fingerprint)",
    test: {
      file: db("applying/intent.repository.test.ts"),
      name: "is not sent again, also when both reach the button at once",
    },
  },
  {
    name: "a worker that has lost its lane goes on to the click",
    file: db("applying/intent.repository.ts"),
    from: 'if (!(await ownsLane(trx, lane))) return { kind: "lost" } as const;',
    to: "",
    test: {
      file: db("applying/intent.repository.test.ts"),
      name: "a worker whose lane or whose application is another's records no intent",
    },
  },
  {
    name: "a worker that has lost its application goes on to the click",
    file: db("applying/intent.repository.ts"),
    from: '.where("fence", "=", lease.fence)',
    to: "",
    test: {
      file: db("applying/intent.repository.test.ts"),
      name: "a worker whose lane or whose application is another's records no intent",
    },
  },
  {
    name: "a lease that has run out still allows the click",
    file: db("applying/intent.repository.ts"),
    from: '.where("lease_until", ">", sql<Date>`clock_timestamp()`)',
    to: "",
    test: {
      file: db("applying/intent.repository.test.ts"),
      name: "a worker whose lease has run out records no intent",
    },
  },
  {
    name: "the button is pressed with too little lease left",
    file: "apps/worker/src/application/submit-prepared.ts",
    from: "return !isTooLate;",
    to: "return true;",
    test: {
      file: "apps/worker/src/application/submit-prepared.test.ts",
      name: "with too little lease",
    },
  },
  {
    name: "a lease counts from when its renewal was answered",
    file: "apps/worker/src/context/lease-guard.ts",
    from: "deadline = askedAt + leaseMs",
    to: "deadline = clock.monotonicMs() + leaseMs",
    test: {
      file: "apps/worker/src/context/lease-guard.test.ts",
      name: "the time a renewal takes is not counted as left",
    },
  },
  {
    name: "an older holder settles an application",
    file: db("applying/settle.repository.ts"),
    from: `.where("fence", "=", lease.fence)
      .where("status", "in", ["SUBMITTING", "UNKNOWN"])`,
    to: '.where("status", "in", ["SUBMITTING", "UNKNOWN"])',
    test: {
      file: db("applying/settle.repository.test.ts"),
      name: "settling under an old fence changes nothing",
    },
  },
  {
    name: "what is settled is settled again",
    file: db("applying/settle.repository.ts"),
    from: `.where("fence", "=", lease.fence)
      .where("status", "in", ["SUBMITTING", "UNKNOWN"])`,
    to: '.where("fence", "=", lease.fence)',
    test: {
      file: db("applying/settle.repository.test.ts"),
      name: "what is settled stays as it is",
    },
  },
  {
    name: "an application goes out without a credit",
    file: db("applying/intent.repository.ts"),
    from: 'if (hold.kind === "no_credits") throw new NoCredits();',
    to: "",
    test: {
      file: db("applying/intent.repository.test.ts"),
      name: "without a credit there is no intent",
    },
  },
  {
    name: "an expired credit is spent",
    file: db("ledger/ledger.repository.ts"),
    from: `.where("available", ">", 0)
    .where("expires_at", ">", sql<Date>\`now()\`)
    .orderBy("expires_at")`,
    to: `.where("available", ">", 0)
    .orderBy("expires_at")`,
    test: {
      file: db("ledger/ledger.repository.test.ts"),
      name: "never from one that has expired",
    },
  },
  {
    name: "two holds at once take one credit",
    file: db("ledger/ledger.repository.ts"),
    from: ".forUpdate()",
    to: "",
    test: {
      file: db("ledger/ledger.repository.test.ts"),
      name: "twenty holds at once on five credits hold five",
    },
  },
  {
    name: "each alias of a mailbox has its own free credits",
    file: db("ledger/ledger.repository.ts"),
    from: '.replace(/(.)\\+.*$/s, "$1")',
    to: "",
    test: {
      file: db("ledger/ledger.repository.test.ts"),
      name: "aliases of one mailbox share its one lot",
    },
  },
];
