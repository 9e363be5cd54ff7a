import type { Db } from "../client.ts";

/** Status and reason of an application, with what was given and done in it. */
export interface ApplicationEnd {
  readonly status: string;
  readonly reasonCode: string;
  readonly steps: unknown;
  readonly answers: unknown;
}

/** How an application was left. Undefined when it is gone with its user. */
export async function findApplicationEnd(db: Db, id: string): Promise<ApplicationEnd | undefined> {
  return db
    .selectFrom("application")
    .select(["status", "reason_code as reasonCode", "steps", "answers"])
    .where("id", "=", id)
    .executeTakeFirst();
}
