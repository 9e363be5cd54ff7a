import {
  accountKeyOf,
  createPortalLogin,
  findPortalLogin,
  givePortalCode,
  type LaneKey,
} from "@sendoff/db/applying";
import { vi } from "vitest";
import { createSlots } from "../browser/slots.ts";
import { handlePortalLogin } from "../jobs/portal-login/portal-login.handler.ts";
import type { Sandbox } from "./sandbox.fixture.ts";
import { PASSWORD, type TestWorker } from "./test-worker.fixture.ts";

/** Connects an account that asks for a code, with the code that its owner finds in the mail. */
export async function connectWithCode(
  { world, worker }: TestWorker,
  sandbox: Sandbox,
  key: LaneKey,
  account: string,
  password = PASSWORD,
): Promise<void> {
  const { userId, platformId } = key;
  const seal = (text: string, kind: "credentials" | "code", id: string): Buffer =>
    world.sealer.seal(text, ["portal_login", kind, userId, id]);
  const id = await world.db
    .transaction()
    .execute((trx) =>
      createPortalLogin(trx, key, accountKeyOf(world.pepper, platformId, account), (loginId) =>
        seal(JSON.stringify({ email: account, password }), "credentials", loginId),
      ),
    );
  const done = createSlots(1).signIn((giveUpDuring) => handlePortalLogin(worker, id, giveUpDuring));
  const untilState = (state: string): Promise<void> =>
    vi.waitFor(
      async () => {
        const found = await findPortalLogin(world.db, id, userId);
        if (found?.state !== state) throw new Error(`still ${found?.state}: ${found?.message}`);
      },
      { timeout: 20_000, interval: 50 },
    );
  await untilState("code_required");
  const code = await sandbox.readCode(account);
  await givePortalCode(world.db, { id, userId, wrongCodes: 0 }, seal(code, "code", id));
  await done;
  await untilState("connected");
}
