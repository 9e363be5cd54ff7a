import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Route } from "@sendoff/contract/route";
import { routes } from "@sendoff/contract/routes";
import { UserDetails } from "@sendoff/contract/user";
import type { Stage } from "../../stage/stage.ts";
import type { BalancedClient } from "../users/balanced-client.ts";
import type { Saved } from "../users/saver.ts";

/** What the app's pages ask for most; one save among ten calls. */
const READS: readonly { readonly route: Route; readonly query?: string }[] = [
  { route: routes.getUserDetails },
  { route: routes.getPlatforms },
  { route: routes.getLogs, query: "?limit=50" },
  { route: routes.getDashboard },
  { route: routes.getWalletBalance },
  { route: routes.getNeedsYou },
];
const SAVE_EVERY = 10;
/** Somebody who clicks through the app without a pause to read. */
const THINK_MS = { least: 2000, most: 6000 };

/** Accounts as any version of the product has them, each signed in. Returns their tokens. */
export async function createCrowd(stage: Stage, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, (_, nth) => `crowd-${nth}`);
  const hashes = tokens.map((token) => createHash("sha256").update(token, "utf8").digest());
  await stage.database.pool.query(
    `with crowd as (select gen_random_uuid() as id, hash, place from unnest($1::bytea[]) with ordinality as t (hash, place)),
       people as (insert into app_user (id, email) select id, 'crowd' || place || '@example.test' from crowd)
     insert into auth_token (token_hash, user_id) select hash, id from crowd`,
    [hashes],
  );
  return tokens;
}

/** Lets one person use the app until `signal`. Returns what their saves came to. */
export async function useApp(
  client: BalancedClient,
  token: string,
  { random, signal }: { readonly random: () => number; readonly signal: AbortSignal },
): Promise<Saved> {
  let last = 0;
  // Nobody begins at the same moment.
  await delay(random() * THINK_MS.most);
  for (let calls = 1; !signal.aborted; calls += 1) {
    if (calls % SAVE_EVERY === 0) {
      const body = { notice_period: String(last + 1) };
      if ((await client.call(routes.updateUserDetails, token, { body })) !== undefined) last += 1;
    } else {
      const read = READS[Math.floor(random() * READS.length)];
      if (read !== undefined) {
        await client.call(read.route, token, read.query === undefined ? {} : { query: read.query });
      }
    }
    await delay(THINK_MS.least + random() * (THINK_MS.most - THINK_MS.least));
  }
  const details = await client.call(routes.getUserDetails, token);
  const found = UserDetails.safeParse(details).data?.notice_period;
  return { acknowledged: last, last, found: found === "" ? 0 : Number(found ?? -1) };
}
