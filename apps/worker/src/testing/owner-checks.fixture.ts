import {
  accountKeyOf,
  createPortalLogin,
  findPortalLogin,
  type LaneKey,
} from "@sendoff/db/applying";
import { createSlots, type Slots } from "../browser/slots.ts";
import { handlePortalLogin } from "../jobs/portal-login/portal-login.handler.ts";
import { openLiveServing } from "./live-viewer.fixture.ts";
import { openSandbox, type Sandbox } from "./sandbox.fixture.ts";
import {
  createApplicant,
  LINKEDIN,
  openTestWorker,
  PASSWORD,
  type TestWorker,
} from "./test-worker.fixture.ts";
import type { WorkerContext } from "../context/worker-context.ts";

/** Accounts whose sign-ins and runs meet checks that only their owners can pass. */
export interface OwnerChecks {
  readonly sandbox: Sandbox;
  readonly own: TestWorker;
  readonly live: Awaited<ReturnType<typeof openLiveServing>>;
  /** The name of an account that no other test of the file has. */
  readonly newAccount: () => string;
  /** Begins a sign-in of a new user's account. */
  readonly signIn: (account: string, worker?: WorkerContext, slots?: Slots) => Promise<SignIn>;
  readonly close: () => Promise<void>;
}

interface SignIn {
  readonly user: Awaited<ReturnType<typeof createApplicant>>;
  readonly key: LaneKey;
  readonly id: string;
  readonly done: Promise<unknown>;
  readonly find: () => ReturnType<typeof findPortalLogin>;
}

/** A sandbox, a worker on it, and a live server that shows its pages. */
export async function openOwnerChecks(): Promise<OwnerChecks> {
  const sandbox = await openSandbox();
  const own = await openTestWorker(sandbox.linkedinUrl);
  const live = await openLiveServing(own);
  let accounts = 0;
  return {
    sandbox,
    own,
    live,
    newAccount() {
      accounts += 1;
      return `owner${accounts}@example.com`;
    },
    async signIn(account, worker = live.worker, slots = createSlots(1)) {
      const { world } = own;
      const user = await createApplicant(world);
      const key: LaneKey = { userId: user.id, platformId: LINKEDIN };
      const id = await world.db
        .transaction()
        .execute((trx) =>
          createPortalLogin(trx, key, accountKeyOf(world.pepper, LINKEDIN, account), (loginId) =>
            world.sealer.seal(JSON.stringify({ email: account, password: PASSWORD }), [
              "portal_login",
              "credentials",
              key.userId,
              loginId,
            ]),
          ),
        );
      const done = slots.signIn((giveUp) => handlePortalLogin(worker, id, giveUp));
      return { user, key, id, done, find: () => findPortalLogin(world.db, id, key.userId) };
    },
    async close() {
      await live.close();
      await own.close();
    },
  };
}
