import { DAILY_LIMIT_DEFAULT } from "@sendoff/contract/constants";
import { jobCatalogue } from "@sendoff/contract/jobs";
import {
  askLoginOwner,
  claimLaneForLogin,
  claimPortalLogin,
  finishPortalLogin,
  type LaneLease,
  type LoginLease,
  PORTAL_LOGIN_CHANNEL,
  releaseLane,
  renewLane,
  renewPortalLogin,
  setLaneState,
} from "@sendoff/db/applying";
import { tellQueue } from "@sendoff/db/boss";
import { waitForChange } from "@sendoff/db/listen-notify";
import { VaultError } from "@sendoff/kit/vault";
import type { SignInOutcome, SubmitCodeOutcome } from "@sendoff/portals/driver";
import type { GiveUpDuring } from "../../browser/slots.ts";
import { lineLost, passChecks } from "../../session/pass-checks.ts";
import { holdPage, type LaneSession } from "../../session/lane-session.ts";
import { createLeaseGuard } from "../../context/lease-guard.ts";
import {
  findStateOf,
  isStoredSessionGood,
  openPage,
  parseCredentials,
  parseStorageState,
} from "../../session/portal-session.ts";
import { tellChangedSignIn } from "./changed-sign-in.ts";
import type { WorkerContext } from "../../context/worker-context.ts";
import { askCode, type AskedPage, waitForCode } from "./asked-page.ts";
import { keepConnection } from "./keep-connection.ts";
import { type LoginEnd, type LoginWork, REPLACED } from "./login-work.ts";

// The first try and one automatic resume (RELIABILITY 1): a portal is not to be tried for ever with somebody's password.
const MOST_CLAIMS = 2;

// A portal locks an account after a handful; we stop before it does (DECISIONS D6: the message says how many are left).
const MOST_WRONG_CODES = 5;
const NO_TRY_LEFT: LoginEnd = {
  state: "expired",
  message: "That was one wrong code too many. Connect again for a new one.",
};

/**
 * Connects an account (DECISIONS D6, RELIABILITY 1 "Sessions waiting for a code"): signs in, asks the user for a code when
 * the portal does and holds the page for as long as its window is open. A worker that finds the row of a dead one goes on
 * from its sealed state, once.
 */
export async function handlePortalLogin(
  worker: WorkerContext,
  loginId: string,
  giveUpDuring: GiveUpDuring,
): Promise<void> {
  const { db, config, clock } = worker;
  const takenAtMs = clock.monotonicMs();
  const login = await claimPortalLogin(db, loginId, worker.workerId, config.leaseSeconds);
  if (login === undefined) return;
  const driver = worker.findDriver(login.platformId);
  // Credentials are typed on built-in portals only (DECISIONS D9).
  const isBuiltIn = driver !== undefined && driver.manifest.board === undefined;
  if (!isBuiltIn || login.sealedCredentials === null) {
    await finishPortalLogin(db, login, "failed", "This platform cannot be connected yet.");
    return;
  }
  if (login.fence > MOST_CLAIMS) {
    await finishPortalLogin(db, login, "failed", "The sign-in broke off twice. Please try again.");
    return;
  }
  const lane = await waitForLane(worker, login);
  if (lane === undefined) {
    await finishPortalLogin(
      db,
      login,
      "failed",
      `${driver.manifest.name} is busy with this account. Try again in a minute.`,
    );
    return;
  }
  const guard = createLeaseGuard({
    leaseSeconds: config.leaseSeconds,
    clock,
    takenAtMs,
    renew: async () => {
      const kept = await Promise.all([
        renewPortalLogin(db, login, config.leaseSeconds),
        renewLane(db, lane, config.leaseSeconds),
      ]);
      return kept.every(Boolean);
    },
  });
  try {
    const context = ["portal_login", "credentials", login.userId, login.id] as const;
    const credentials = parseCredentials(worker.opener.open(login.sealedCredentials, context));
    const work = { worker, driver, login, lane, signal: guard.signal, credentials, giveUpDuring };
    const end = await connect(work);
    // A worker that stops opens no other page: the account's next turn finds out whether its session holds.
    if (end.state === "challenge" && !worker.stopping.aborted) {
      await askForUser(work, end.message);
    }
    await finishPortalLogin(db, login, end.state, end.message);
    if (end.state === "connected") {
      await worker.boss.send(jobCatalogue.laneServe.name, {
        platformId: login.platformId,
        reason: "connected",
      });
      await tellQueue(db, jobCatalogue.laneServe);
    }
  } catch (error) {
    worker.logger.warn({ loginId, portal: driver.manifest.key, err: error }, "a sign-in broke off");
    if (!guard.signal.aborted) {
      const why =
        error instanceof VaultError
          ? "What you typed was kept sealed and can no longer be opened. Please connect again."
          : `${driver.manifest.name} could not be reached. Please try again.`;
      await finishPortalLogin(db, login, "failed", why);
    }
  } finally {
    guard.stop();
    await releaseLane(db, lane, 0).catch(() => undefined);
  }
}

/**
 * A check at an account that was connected before: while its stored session holds it can be served on, and otherwise only its
 * owner can help. A portal that cannot say now is asked by the next stay on the account.
 */
async function askForUser({ worker, driver, lane, signal }: LoginWork, note: string) {
  try {
    const isGood = await isStoredSessionGood(worker, driver, lane, signal);
    if (isGood === false) await setLaneState(worker.db, lane, "needs_user", note);
  } catch (error) {
    worker.logger.warn({ err: error }, "an account's session could not be looked at");
  }
}

/** The lane, which a sign-in that this one replaces may hold for a moment longer. Well within the login's own lease. */
async function waitForLane(
  worker: WorkerContext,
  login: LoginLease,
): Promise<LaneLease | undefined> {
  const { leaseSeconds } = worker.config;
  return waitForChange(
    worker.listener,
    PORTAL_LOGIN_CHANNEL,
    login.id,
    () =>
      claimLaneForLogin(worker.db, login, {
        worker: worker.workerId,
        leaseSeconds,
        dailyLimit: DAILY_LIMIT_DEFAULT,
      }),
    { timeoutMs: (leaseSeconds * 1000) / 2 },
  );
}

async function connect(work: LoginWork): Promise<LoginEnd> {
  const { login } = work;
  const isResumed = login.claimedFrom === "code_required" || login.claimedFrom === "code_given";
  if (isResumed && login.sealedSession !== null) {
    const { sealedSession, pageAddress } = login;
    return resume(work, { sealedSession, pageAddress });
  }
  // Its page died with its worker. The password is not typed again unless its owner says so.
  if (login.claimedFrom === "owner_asked") {
    return { state: "challenge", message: lineLost(work.driver.manifest.name) };
  }
  const { worker, driver, lane, credentials } = work;
  // A browser that the portal has never seen is asked who it is.
  const state = await findStateOf(worker, lane, credentials);
  const session = await openHeldPage(work, state);
  try {
    if (state !== undefined && (await isStillIn(work, session))) {
      return await keepConnection(work, session);
    }
    return await conclude(work, session, await driver.signIn(session, credentials));
  } finally {
    await session.close();
  }
}

/** Whether the portal lets the stored session in. One that cannot say now may take the sign-in all the same. */
async function isStillIn({ worker, driver }: LoginWork, session: LaneSession): Promise<boolean> {
  return driver.isSignedIn(session).catch((error: unknown) => {
    worker.logger.debug({ err: error }, "a stored session could not be looked at");
    return false;
  });
}

/** The page died with its worker, or made room for others: its state goes on in a new one. */
async function resume(work: LoginWork, asked: AskedPage): Promise<LoginEnd> {
  const { worker, login } = work;
  const state = parseStorageState(
    worker.opener.open(asked.sealedSession, ["portal_login", "session", login.userId, login.id]),
  );
  const session = await openHeldPage(work, state);
  try {
    await session.page.goto(asked.pageAddress);
    return await codeLoop(work, session, asked);
  } finally {
    await session.close();
  }
}

async function openHeldPage(
  work: LoginWork,
  state?: ReturnType<typeof parseStorageState>,
): Promise<LaneSession> {
  const { worker, driver, lane, login } = work;
  const page = await openPage(worker, driver, lane, work.signal, state);
  return holdPage(worker, page, { driver, lease: lane, loginId: login.id });
}

/** What follows from what the sign-in has come to; checks in it are left to the account's owner, who is waited for. */
async function conclude(
  work: LoginWork,
  session: LaneSession,
  first: SignInOutcome,
): Promise<LoginEnd> {
  const { worker, driver, login } = work;
  const { name } = driver.manifest;
  let isReported = false;
  const outcome = await passChecks(
    {
      ...work,
      session,
      again: "connect",
      onAsk: (note) => askLoginOwner(worker.db, login, note),
      onUnknownPage: async (page) => {
        isReported = true;
        await tellChangedSignIn(work, session, page);
      },
    },
    first,
  );
  switch (outcome.kind) {
    case "stop":
      return REPLACED;
    case "lost":
      return { state: "challenge", message: lineLost(name) };
    case "signed_in":
      return keepConnection(work, session);
    case "code_required": {
      const asked = await askCode(work, session, { ...outcome, isWrongCode: false });
      return asked === undefined ? REPLACED : codeLoop(work, session, asked);
    }
    case "refused":
      return { state: "refused", message: outcome.message };
    case "challenge":
    case "throttled":
      return { state: "challenge", message: outcome.message };
    case "page_changed":
      if (!isReported) await tellChangedSignIn(work, session, outcome);
      return {
        state: "failed",
        message: `${name} shows a sign-in page we do not know yet. We have been told and are looking at it.`,
      };
  }
}

async function codeLoop(
  work: LoginWork,
  session: LaneSession,
  first: AskedPage,
): Promise<LoginEnd> {
  const { worker, driver, login } = work;
  let wrong = login.wrongCodes;
  let asked = first;
  while (wrong < MOST_WRONG_CODES) {
    const given = await waitForCode(work, session);
    work.signal.throwIfAborted();
    if (given?.kind !== "given") {
      return {
        state: "expired",
        message: "The time for the code is over. Connect again for a new one.",
      };
    }
    if (given.isPageLeft) return resume({ ...work, login: { ...login, wrongCodes: wrong } }, asked);
    const code = worker.opener.open(given.sealedCode, [
      "portal_login",
      "code",
      login.userId,
      login.id,
    ]);
    const outcome = await driver.submitCode(session, code);
    const next = await afterCode(work, session, outcome, MOST_WRONG_CODES - wrong - 1);
    if ("state" in next) return next;
    asked = next;
    if (outcome.kind === "wrong_code") wrong += 1;
  }
  return NO_TRY_LEFT;
}

async function afterCode(
  work: LoginWork,
  session: LaneSession,
  outcome: SubmitCodeOutcome,
  ownTriesLeft: number,
): Promise<LoginEnd | AskedPage> {
  const name = work.driver.manifest.name;
  switch (outcome.kind) {
    case "signed_in":
      return keepConnection(work, session);
    case "wrong_code": {
      const left = Math.min(ownTriesLeft, outcome.triesLeft ?? ownTriesLeft);
      if (left === 0) return NO_TRY_LEFT;
      const tries = left === 1 ? "One try is left." : `${left} tries are left.`;
      const message = `${outcome.message} ${tries}`;
      return (await askCode(work, session, { message, isWrongCode: true })) ?? REPLACED;
    }
    case "not_confirmed": {
      const { message } = outcome;
      return (await askCode(work, session, { message, isWrongCode: false })) ?? REPLACED;
    }
    case "expired":
      return { state: "expired", message: outcome.message };
    case "not_asked":
      return { state: "refused", message: `${name} no longer asks for this code. Connect again.` };
    case "challenge":
    case "page_changed":
      return conclude(work, session, outcome);
  }
}
