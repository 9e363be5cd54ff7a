import {
  findCredentialsToUse,
  findLaneSecret,
  type LaneKey,
  type LaneLease,
  type LaneState,
  saveLaneSecret,
  setLaneState,
} from "@sendoff/db/applying";
import { type SecretContext, VaultError } from "@sendoff/kit/vault";
import type { PortalCredentials, PortalDriver, PortalSession } from "@sendoff/portals/driver";
import type { BrowserContext } from "playwright-core";
import { z } from "zod";
import type { GiveUpDuring } from "../browser/slots.ts";
import { newPageIn, type StorageState } from "../browser/browser-pool.ts";
import { within } from "../live-view/within.ts";
import { wordsOfAddress } from "../portal-health/person-words.ts";
import { findEgress } from "./account-egress.ts";
import { holdPage, type LaneSession } from "./lane-session.ts";
import { pageGone, passChecks } from "./pass-checks.ts";
import type { WorkerContext } from "../context/worker-context.ts";

const Credentials = z.object({ email: z.string(), password: z.string() });
const Cookie = z.object({
  name: z.string(),
  value: z.string(),
  domain: z.string(),
  path: z.string(),
  expires: z.number(),
  httpOnly: z.boolean(),
  secure: z.boolean(),
  sameSite: z.enum(["Strict", "Lax", "None"]),
});
const State = z.object({
  cookies: z.array(Cookie),
  origins: z.array(
    z.object({
      origin: z.string(),
      localStorage: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
  ),
});

/** What a lane's secret is sealed for: it opens in no other row. */
export function laneSecretContext(key: LaneKey, kind: "credentials" | "session"): SecretContext {
  return ["lane_secret", kind, key.userId, key.platformId];
}

/** Credentials as JSON text, the form in which they are sealed. */
export function parseCredentials(text: string): PortalCredentials {
  return Credentials.parse(JSON.parse(text));
}

/** Address of the lane's account on the portal; undefined when its credentials are gone or cannot be opened. */
export async function findAccountEmail(
  worker: WorkerContext,
  key: LaneKey,
): Promise<string | undefined> {
  const sealed = await findLaneSecret(worker.db, key, "credentials");
  if (sealed === undefined) return undefined;
  return openCredentials(worker, key, sealed)?.email;
}

/** What was sealed for a lane; undefined when it cannot be opened, which only its user can mend. */
function openCredentials(
  worker: WorkerContext,
  key: LaneKey,
  sealed: Buffer,
): PortalCredentials | undefined {
  try {
    return parseCredentials(worker.opener.open(sealed, laneSecretContext(key, "credentials")));
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    const { userId, platformId } = key;
    worker.logger.error({ userId, platformId, err: error }, "a stored sign-in cannot be opened");
    return undefined;
  }
}

/**
 * The stored browser state of a lane whose stored sign-in is this very one; undefined for another address or password, which are to be
 * tried. Nothing is left of an account that was disconnected.
 */
export async function findStateOf(
  worker: WorkerContext,
  key: LaneKey,
  typed: PortalCredentials,
): Promise<StorageState | undefined> {
  const sealed = await findLaneSecret(worker.db, key, "credentials");
  const stored = sealed === undefined ? undefined : openCredentials(worker, key, sealed);
  const isSame = stored?.email === typed.email && stored.password === typed.password;
  return isSame ? findStoredState(worker, key) : undefined;
}

/** A stored browser state. Throws when it is not one. */
export function parseStorageState(text: string): StorageState {
  return State.parse(JSON.parse(text));
}

/** A browser that says nothing any more is not waited for longer: the account would be held with it. */
const CLOSE_MS = 15_000;

/** A page of its own for one account. */
export async function openPage(
  worker: WorkerContext,
  driver: PortalDriver,
  key: LaneKey,
  signal: AbortSignal,
  storageState?: StorageState,
): Promise<PortalSession & { close: () => Promise<void> }> {
  const baseUrl = worker.baseUrlOf(driver);
  const { hosts, assetHosts, captchaHosts = [] } = driver.manifest;
  const proxy = await findEgress(worker, key);
  const context = await worker.pool.openContext({
    ...(proxy === undefined ? {} : { egress: { proxy, host: worker.config.egress.host } }),
    hosts: [
      new URL(baseUrl).hostname,
      ...(worker.config.mode === "live" ? [...hosts, ...assetHosts, ...captchaHosts] : []),
    ],
    ...(storageState === undefined ? {} : { storageState }),
  });
  const close = (): Promise<void> =>
    within(
      context.close().catch(() => undefined),
      CLOSE_MS,
    );
  const page = await newPageIn(context).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  // A lost lease must not leave a page behind that could still click.
  signal.addEventListener("abort", () => void close(), { once: true });
  return {
    context,
    page,
    baseUrl,
    signal,
    close,
    ...(worker.patience === undefined ? {} : { patience: worker.patience }),
    onVariantHit: (locator, variant, isGuess) =>
      worker.variants.hit(driver.manifest.key, locator, variant, isGuess),
    onGuess: (script, guess) =>
      worker.variants.hit(driver.manifest.key, `script.${script}`, guess, true),
    onVariantMiss: (locator) => {
      worker.variants.miss(driver.manifest.key, locator);
      worker.failures.noteMiss(page, locator);
    },
    onOddity: (oddity) => {
      worker.oddities.note(driver.manifest.key, oddity);
      worker.failures.noteOddity(page, oddity);
    },
    onLook: (look) => worker.failures.noteLook(page, look),
  };
}

/** Keeps the signed-in state of a context, sealed, for the next time. */
export async function saveSession(
  worker: WorkerContext,
  lease: LaneLease,
  context: BrowserContext,
): Promise<void> {
  await saveLaneSecret(worker.db, lease, "session", await sealSession(worker, lease, context));
}

/** The signed-in state of a context, sealed for this lane. */
export async function sealSession(
  worker: WorkerContext,
  key: LaneKey,
  context: BrowserContext,
): Promise<Buffer> {
  const state = await context.storageState();
  return worker.sealer.seal(JSON.stringify(state), laneSecretContext(key, "session"));
}

export type OpenedLane =
  | { readonly kind: "open"; readonly session: LaneSession }
  /** Only the user can go on; the lane says so. */
  | { readonly kind: "needs_user"; readonly note: string }
  /** The portal wants fewer sign-ins for now: ours to wait out. */
  | { readonly kind: "throttled" }
  /** The run, or this worker, is to stop. */
  | { readonly kind: "stop" }
  /** The portal's sign-in is not the one we know, which is nothing the user could mend. */
  | { readonly kind: "page_changed" };

/** A page on a lane's account: with the stored session where it still holds, else by signing in, where the portal wants that. */
export async function openLane(
  worker: WorkerContext,
  driver: PortalDriver,
  lease: LaneLease,
  signal: AbortSignal,
  options: {
    readonly ignoreStoredSession: boolean;
    readonly runId: string | undefined;
    readonly giveUpDuring: GiveUpDuring;
  },
): Promise<OpenedLane> {
  const state = options.ignoreStoredSession ? undefined : await findStoredState(worker, lease);
  const { runId } = options;
  const bare = await openPage(worker, driver, lease, signal, state);
  const session = await holdPage(worker, bare, { driver, lease, runId });
  try {
    if (driver.manifest.signIn === "none") return { kind: "open", session };
    if (state !== undefined && (await driver.isSignedIn(session))) return { kind: "open", session };
    const problem = await signInAgain(worker, driver, lease, session, options.giveUpDuring);
    if (problem === undefined) return { kind: "open", session };
    await session.close();
    if (typeof problem === "string") return { kind: problem };
    await setLaneState(worker.db, lease, problem.state, problem.note);
    return { kind: "needs_user", note: problem.note };
  } catch (error) {
    await session.close();
    throw error;
  }
}

/** Whether the portal still takes the lane's stored session; undefined without one. Throws when the portal cannot say. */
export async function isStoredSessionGood(
  worker: WorkerContext,
  driver: PortalDriver,
  lease: LaneLease,
  signal: AbortSignal,
): Promise<boolean | undefined> {
  const state = await findStoredState(worker, lease);
  if (state === undefined) return undefined;
  const session = await openPage(worker, driver, lease, signal, state);
  try {
    return await driver.isSignedIn(session);
  } finally {
    await session.close();
  }
}

async function findStoredState(
  worker: WorkerContext,
  key: LaneKey,
): Promise<StorageState | undefined> {
  const sealed = await findLaneSecret(worker.db, key, "session");
  if (sealed === undefined) return undefined;
  try {
    return parseStorageState(worker.opener.open(sealed, laneSecretContext(key, "session")));
  } catch (error) {
    // Signing in afresh makes another one.
    const { userId, platformId } = key;
    worker.logger.warn({ userId, platformId, err: error }, "a stored session cannot be opened");
    return undefined;
  }
}

async function signInAgain(
  worker: WorkerContext,
  driver: PortalDriver,
  lease: LaneLease,
  session: LaneSession,
  giveUpDuring: GiveUpDuring,
): Promise<{ state: LaneState; note: string } | "page_changed" | "throttled" | "stop" | undefined> {
  const name = driver.manifest.name;
  const sealed = await findCredentialsToUse(worker.db, lease);
  if (sealed === undefined) {
    return { state: "needs_user", note: `Connect ${name} again: we no longer have its sign-in.` };
  }
  const credentials = openCredentials(worker, lease, sealed);
  if (credentials === undefined) {
    return {
      state: "needs_user",
      note: `Connect ${name} again: the sign-in that we have kept can no longer be opened.`,
    };
  }
  const keepUnknownPage = (locator: string): Promise<void> =>
    worker.failures.keep(session.page, {
      kind: "page_changed",
      manifest: driver.manifest,
      place: locator,
      words: [...wordsOfAddress(credentials.email), credentials.password],
    });
  let isKept = false;
  const outcome = await passChecks(
    {
      driver,
      session,
      credentials,
      signal: session.signal,
      giveUpDuring,
      again: "resume",
      onUnknownPage: async ({ locator }) => {
        isKept = true;
        await keepUnknownPage(locator);
      },
    },
    await driver.signIn(session, credentials),
  );
  switch (outcome.kind) {
    case "signed_in":
      await saveSession(worker, lease, session.context);
      return undefined;
    case "code_required":
      return {
        state: "code_required",
        note: `${name} asks for a code again. Connect it once more and type the code.`,
      };
    case "refused":
      return {
        state: "needs_user",
        note: `${name} did not accept the saved password. Update the credentials.`,
      };
    case "challenge":
      return { state: "needs_user", note: outcome.message };
    case "throttled":
    case "stop":
      return outcome.kind;
    case "lost":
      if (worker.stopping.aborted) return "stop";
      throw pageGone(name);
    case "page_changed":
      if (!isKept) await keepUnknownPage(outcome.locator);
      return "page_changed";
  }
}
