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
  serving: WorkerContext,
  key: LaneKey,
): Promise<string | undefined> {
  const sealed = await findLaneSecret(serving.db, key, "credentials");
  if (sealed === undefined) return undefined;
  return openCredentials(serving, key, sealed)?.email;
}

/** What was sealed for a lane; undefined when it cannot be opened, which only its user can mend. */
function openCredentials(
  serving: WorkerContext,
  key: LaneKey,
  sealed: Buffer,
): PortalCredentials | undefined {
  try {
    return parseCredentials(serving.opener.open(sealed, laneSecretContext(key, "credentials")));
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    const { userId, platformId } = key;
    serving.logger.error({ userId, platformId, err: error }, "a stored sign-in cannot be opened");
    return undefined;
  }
}

/**
 * The stored browser state of a lane whose stored sign-in is this very one; undefined for another address or password, which are to be
 * tried. Nothing is left of an account that was disconnected.
 */
export async function findStateOf(
  serving: WorkerContext,
  key: LaneKey,
  typed: PortalCredentials,
): Promise<StorageState | undefined> {
  const sealed = await findLaneSecret(serving.db, key, "credentials");
  const stored = sealed === undefined ? undefined : openCredentials(serving, key, sealed);
  const isSame = stored?.email === typed.email && stored.password === typed.password;
  return isSame ? findStoredState(serving, key) : undefined;
}

/** A stored browser state. Throws when it is not one. */
export function parseStorageState(text: string): StorageState {
  return State.parse(JSON.parse(text));
}

/** A browser that says nothing any more is not waited for longer: the account would be held with it. */
const CLOSE_MS = 15_000;

/** A page of its own for one account. */
export async function openPage(
  serving: WorkerContext,
  driver: PortalDriver,
  key: LaneKey,
  signal: AbortSignal,
  storageState?: StorageState,
): Promise<PortalSession & { close: () => Promise<void> }> {
  const baseUrl = serving.baseUrlOf(driver);
  const { hosts, assetHosts, captchaHosts = [] } = driver.manifest;
  const proxy = await findEgress(serving, key);
  const context = await serving.pool.openContext({
    ...(proxy === undefined ? {} : { egress: { proxy, host: serving.config.egress.host } }),
    hosts: [
      new URL(baseUrl).hostname,
      ...(serving.config.mode === "live" ? [...hosts, ...assetHosts, ...captchaHosts] : []),
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
    ...(serving.patience === undefined ? {} : { patience: serving.patience }),
    onVariantHit: (locator, variant, isGuess) =>
      serving.variants.hit(driver.manifest.key, locator, variant, isGuess),
    onGuess: (script, guess) =>
      serving.variants.hit(driver.manifest.key, `script.${script}`, guess, true),
    onVariantMiss: (locator) => {
      serving.variants.miss(driver.manifest.key, locator);
      serving.failures.noteMiss(page, locator);
    },
    onOddity: (oddity) => {
      serving.oddities.note(driver.manifest.key, oddity);
      serving.failures.noteOddity(page, oddity);
    },
    onLook: (look) => serving.failures.noteLook(page, look),
  };
}

/** Keeps the signed-in state of a context, sealed, for the next time. */
export async function saveSession(
  serving: WorkerContext,
  lease: LaneLease,
  context: BrowserContext,
): Promise<void> {
  await saveLaneSecret(serving.db, lease, "session", await sealSession(serving, lease, context));
}

/** The signed-in state of a context, sealed for this lane. */
export async function sealSession(
  serving: WorkerContext,
  key: LaneKey,
  context: BrowserContext,
): Promise<Buffer> {
  const state = await context.storageState();
  return serving.sealer.seal(JSON.stringify(state), laneSecretContext(key, "session"));
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
  serving: WorkerContext,
  driver: PortalDriver,
  lease: LaneLease,
  signal: AbortSignal,
  options: {
    readonly ignoreStoredSession: boolean;
    readonly runId: string | undefined;
    readonly giveUpDuring: GiveUpDuring;
  },
): Promise<OpenedLane> {
  const state = options.ignoreStoredSession ? undefined : await findStoredState(serving, lease);
  const { runId } = options;
  const bare = await openPage(serving, driver, lease, signal, state);
  const session = await holdPage(serving, bare, { driver, lease, runId });
  try {
    if (driver.manifest.signIn === "none") return { kind: "open", session };
    if (state !== undefined && (await driver.isSignedIn(session))) return { kind: "open", session };
    const problem = await signInAgain(serving, driver, lease, session, options.giveUpDuring);
    if (problem === undefined) return { kind: "open", session };
    await session.close();
    if (typeof problem === "string") return { kind: problem };
    await setLaneState(serving.db, lease, problem.state, problem.note);
    return { kind: "needs_user", note: problem.note };
  } catch (error) {
    await session.close();
    throw error;
  }
}

/** Whether the portal still takes the lane's stored session; undefined without one. Throws when the portal cannot say. */
export async function isStoredSessionGood(
  serving: WorkerContext,
  driver: PortalDriver,
  lease: LaneLease,
  signal: AbortSignal,
): Promise<boolean | undefined> {
  const state = await findStoredState(serving, lease);
  if (state === undefined) return undefined;
  const session = await openPage(serving, driver, lease, signal, state);
  try {
    return await driver.isSignedIn(session);
  } finally {
    await session.close();
  }
}

async function findStoredState(
  serving: WorkerContext,
  key: LaneKey,
): Promise<StorageState | undefined> {
  const sealed = await findLaneSecret(serving.db, key, "session");
  if (sealed === undefined) return undefined;
  try {
    return parseStorageState(serving.opener.open(sealed, laneSecretContext(key, "session")));
  } catch (error) {
    // Signing in afresh makes another one.
    const { userId, platformId } = key;
    serving.logger.warn({ userId, platformId, err: error }, "a stored session cannot be opened");
    return undefined;
  }
}

async function signInAgain(
  serving: WorkerContext,
  driver: PortalDriver,
  lease: LaneLease,
  session: LaneSession,
  giveUpDuring: GiveUpDuring,
): Promise<{ state: LaneState; note: string } | "page_changed" | "throttled" | "stop" | undefined> {
  const name = driver.manifest.name;
  const sealed = await findCredentialsToUse(serving.db, lease);
  if (sealed === undefined) {
    return { state: "needs_user", note: `Connect ${name} again: we no longer have its sign-in.` };
  }
  const credentials = openCredentials(serving, lease, sealed);
  if (credentials === undefined) {
    return {
      state: "needs_user",
      note: `Connect ${name} again: the sign-in that we have kept can no longer be opened.`,
    };
  }
  const keepUnknownPage = (locator: string): Promise<void> =>
    serving.failures.keep(session.page, {
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
      await saveSession(serving, lease, session.context);
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
      if (serving.stopping.aborted) return "stop";
      throw pageGone(name);
    case "page_changed":
      if (!isKept) await keepUnknownPage(outcome.locator);
      return "page_changed";
  }
}
