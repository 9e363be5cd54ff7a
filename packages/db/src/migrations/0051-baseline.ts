import { type Kysely, sql } from "kysely";
import { answers } from "./baseline/answers.ts";
import { applications } from "./baseline/applications.ts";
import { audit } from "./baseline/audit.ts";
import { installation } from "./baseline/installation.ts";
import { ledger } from "./baseline/ledger.ts";
import { moneyRules } from "./baseline/money-rules.ts";
import { payments } from "./baseline/payments.ts";
import { people } from "./baseline/people.ts";
import { platforms } from "./baseline/platforms.ts";
import { runs } from "./baseline/runs.ts";

/**
 * Everything that an empty database gets, an area a file. What came before the first release stands here as it ended; from here on
 * each change is a migration of its own, which expands first and contracts in a later release.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const area of AREAS) await sql.raw(area).execute(db);
}

/** In this order: each refers only to what stands before it. */
const AREAS = [
  people,
  platforms,
  answers,
  runs,
  applications,
  payments,
  ledger,
  moneyRules,
  audit,
  installation,
];
