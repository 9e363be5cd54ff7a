import { grantCredits } from "@sendoff/db/ledger";
import type { Person } from "@sendoff/testkit/person";
import type { Stage } from "./stage.ts";

/** Gives a person credits and room under the daily limit, so that a long run is not ended by either. */
export async function giveRoom(stage: Stage, person: Person, applications: number): Promise<void> {
  const { kysely } = stage.database;
  const user = await kysely
    .selectFrom("app_user")
    .select("id")
    .where("email", "=", person.email)
    .executeTakeFirstOrThrow();
  await kysely.transaction().execute((trx) =>
    grantCredits(trx, {
      userId: user.id,
      sourceKey: `stage:${user.id}`,
      source: "gift",
      credits: applications,
      unitPriceCents: 0,
      note: "Credits for a rehearsal",
    }),
  );
  await kysely
    .updateTable("lane")
    .set({ daily_limit: applications * 2 })
    .where("user_id", "=", user.id)
    .execute();
}
