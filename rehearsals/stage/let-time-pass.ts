import type { Stage } from "./stage.ts";

/** Makes due what waits for the clock: the next look at each open payment, and the next code to an address or a number. */
export async function letTimePass({ database }: Pick<Stage, "database">): Promise<void> {
  await database.pool.query(
    "update payment_order set next_look_at = now() where next_look_at is not null",
  );
  await database.pool.query("delete from throttle_event");
}

/** Every code that somebody has typed was typed a quarter of an hour ago: what takes a fresh one asks for it. */
export async function letCodesAge({ database }: Pick<Stage, "database">): Promise<void> {
  await database.pool.query(
    "update auth_token set address_code_at = address_code_at - interval '15 minutes', code_typed_at = code_typed_at - interval '15 minutes'",
  );
}
