import { jobCatalogue } from "@sendoff/contract/jobs";
import { routes } from "@sendoff/contract/routes";
import {
  accountKeyOf,
  createPortalLogin,
  findAccountWaitSeconds,
  findOpenRun,
  findPortalLogin,
  forgetPortalLogin,
  givePortalCode,
  type LaneKey,
  OPEN_LOGIN_STATES,
  PORTAL_LOGIN_CHANNEL,
  type PortalLogin,
} from "@sendoff/db/applying";
import { type AuditPlace, recordAuditEvent } from "@sendoff/db/audit";
import { type ThrottleLimit } from "@sendoff/db/auth";
import { sendInTransaction } from "@sendoff/db/boss";
import { waitForChange } from "@sendoff/db/listen-notify";
import { type PlatformFacts } from "@sendoff/db/platform";
import { OperationalError, UserError } from "@sendoff/kit/errors";
import { findManifest } from "@sendoff/portals/manifest";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { ApiDeps } from "../../deps.ts";
import type { ApiConfig } from "../../config.ts";
import { auditPlaceOf } from "../../plugins/device.ts";
import { register } from "../../plugins/register-route.ts";
import { requireOwnPlatform } from "../../own-platform.ts";
import { throttle } from "../../throttle.ts";

const SessionId = z.uuid();
const CODE_NEEDED = "Please enter the OTP sent to your email/phone to complete the connection.";

/** A person mistypes a few times; who tries a list of passwords through us does not get far. */
const LOGINS_PER_USER: readonly ThrottleLimit[] = [
  { windowSeconds: 3600, count: 20 },
  { windowSeconds: 86_400, count: 60 },
];
const loginsPerNetwork = (config: ApiConfig): readonly ThrottleLimit[] => [
  { windowSeconds: 3600, count: config.portalLoginsPerIpHour },
];

/**
 * Connecting an account (DECISIONS D6). The api opens no browser: it seals the credentials, enqueues a job in the same
 * transaction and waits, without holding a database connection, for the row to change.
 */
export function registerLoginRoutes(app: FastifyInstance, deps: ApiDeps): void {
  register(app, routes.login, async ({ user, body, request }) => {
    const key = { userId: user.id, platformId: body.platform_id };
    const name = await requireSupported(deps, key, body.password);
    const { callerNetwork } = request;
    await throttle(deps, "portal_logins_of", user.id, LOGINS_PER_USER);
    await throttle(deps, "portal_logins_from", callerNetwork, loginsPerNetwork(deps.config));
    const credentials = { email: body.email, password: body.password };
    const loginId = await startLogin(deps, key, credentials, auditPlaceOf(request));
    const waited = await waitForLogin(
      deps,
      user.id,
      loginId,
      deps.config.portalLoginWaitMs,
      isPastSigningIn,
    );
    const login = waited ?? (await forgetOrFind(deps, user.id, loginId));
    if (login === undefined) {
      throw new OperationalError(
        504,
        "portal_timeout",
        `${name} did not answer in time. Please try again.`,
      );
    }
    const asked = presentAsked(login);
    if (asked !== undefined) return { status: 202, body: asked };
    return { status: 200, body: connectedOrThrow(login) };
  });

  register(app, routes.getLogin, async ({ user, params }) => {
    const login = await requireLogin(deps, user.id, params.session_id);
    const asked = presentAsked(login);
    if (asked !== undefined) return { status: 202, body: asked };
    const { id, platformId, state } = login;
    if (!OPEN_LOGIN_STATES.includes(state)) return { status: 200, body: connectedOrThrow(login) };
    const body = { isUnderWay: true as const, session_id: id, platform_id: platformId };
    return { status: 202, body };
  });

  register(app, routes.loginOtp, async ({ user, body }) => {
    const before = await requireLogin(deps, user.id, body.session_id);
    if (body.platform_id !== undefined && body.platform_id !== String(before.platformId)) {
      const message = "This code is for another platform. Connect that one again.";
      throw new UserError(400, "invalid_input", message, {
        issues: [{ path: "platform_id", message }],
      });
    }
    const code = givenCode(before, body.otp_code);
    const sealed = deps.sealer.seal(code, ["portal_login", "code", user.id, before.id]);
    if (!(await givePortalCode(deps.db, before, sealed))) {
      throw cannotTakeCode(await requireLogin(deps, user.id, before.id));
    }
    const login = await waitForLogin(
      deps,
      user.id,
      before.id,
      deps.config.portalCodeWaitMs,
      (now) => now.state !== "code_given",
    );
    if (login === undefined) {
      throw new OperationalError(
        504,
        "portal_timeout",
        "The platform did not answer in time. Please try again.",
      );
    }
    if (login.state === "code_required") throw new UserError(400, "invalid_code", login.message);
    if (login.state === "owner_asked") return { status: 202, body: presentOwnerAsked(login) };
    return { status: 200, body: connectedOrThrow(login) };
  });
}

/** Whoever is told that it took too long is not signed in behind their back later; undefined once it is forgotten. */
async function forgetOrFind(
  deps: ApiDeps,
  userId: string,
  id: string,
): Promise<PortalLogin | undefined> {
  if (await forgetPortalLogin(deps.db, { id, userId })) return undefined;
  const login = await findPortalLogin(deps.db, id, userId);
  return login !== undefined && isPastSigningIn(login) ? login : undefined;
}

async function requireLogin(deps: ApiDeps, userId: string, id: string): Promise<PortalLogin> {
  const login = SessionId.safeParse(id).success
    ? await findPortalLogin(deps.db, id, userId)
    : undefined;
  if (login === undefined) {
    throw new UserError(404, "not_found", "This sign-in is over. Connect the platform again.");
  }
  return login;
}

/** Nothing is typed where the portal asks in its app: it is looked at again. */
function givenCode({ via }: PortalLogin, code: string | undefined): string {
  if (via === "app") return "";
  if (code !== undefined) return code;
  const message = "Enter the code from the platform's message";
  throw new UserError(400, "invalid_input", message, { issues: [{ path: "otp_code", message }] });
}

async function requireSupported(deps: ApiDeps, key: LaneKey, password: string): Promise<string> {
  const platform = await requireOwnPlatform(deps.db, key);
  if (platform.ownerUserId !== null || platform.support !== "driver") {
    throw new UserError(451, "platform_unsupported", whyNoSignIn(platform));
  }
  if (password === "" && findManifest(platform.id)?.signIn !== "password_or_code") {
    const message = "Enter the account's password";
    const issues = [{ path: "password", message }];
    throw new UserError(400, "invalid_input", message, { issues });
  }
  if ((await findOpenRun(deps.db, key)) !== undefined) {
    throw new UserError(
      409,
      "run_under_way",
      `A run on ${platform.name} is under way. Stop it first.`,
    );
  }
  return platform.name;
}

/** Credentials are only ever typed into a built-in portal's own host (DECISIONS D9). */
function whyNoSignIn({ name, isBoard, ownerUserId }: PlatformFacts): string {
  if (isBoard) {
    return `${name} is a company board: it wants no account, so nothing was done with the password. Connect it on its card without one.`;
  }
  return ownerUserId === null
    ? `${name} cannot be connected yet, so nothing was done with the password.`
    : `${name} is kept as a bookmark: Sendoff types passwords on its built-in platforms only, so nothing was done with this one.`;
}

async function startLogin(
  deps: ApiDeps,
  key: LaneKey,
  credentials: { readonly email: string; readonly password: string },
  place: AuditPlace,
): Promise<string> {
  return deps.db.transaction().execute(async (trx) => {
    const account = accountKeyOf(deps.config.pepper, key.platformId, credentials.email);
    const waitSeconds = await findAccountWaitSeconds(trx, key, account);
    if (waitSeconds > 0) throw tooManyTries(waitSeconds);
    const facts = { platform_id: key.platformId };
    await recordAuditEvent(trx, {
      userId: key.userId,
      actor: "user",
      event: "portal_sign_in_started",
      ...place,
      facts,
    });
    const id = await createPortalLogin(trx, key, account, (loginId) =>
      deps.sealer.seal(JSON.stringify(credentials), [
        "portal_login",
        "credentials",
        key.userId,
        loginId,
      ]),
    );
    await sendInTransaction(deps.boss, trx, jobCatalogue.portalLogin, { loginId: id });
    return id;
  });
}

/** Whose account it is, and whether it exists, is told to nobody. */
function tooManyTries(waitSeconds: number): UserError {
  return new UserError(
    429,
    "rate_limited",
    "There were too many failed log-ins with this account. Check its password on the platform's own site, then try again later.",
    { retryAfterSeconds: waitSeconds },
  );
}

function isPastSigningIn(login: PortalLogin): boolean {
  return login.state !== "queued" && login.state !== "signing_in";
}

async function waitForLogin(
  deps: ApiDeps,
  userId: string,
  loginId: string,
  timeoutMs: number,
  isSettled: (login: PortalLogin) => boolean,
): Promise<PortalLogin | undefined> {
  return waitForChange(
    deps.listener,
    PORTAL_LOGIN_CHANNEL,
    loginId,
    async () => {
      const login = await findPortalLogin(deps.db, loginId, userId);
      return login !== undefined && isSettled(login) ? login : undefined;
    },
    { timeoutMs, signal: deps.stopping },
  );
}

/** What a sign-in asks of its user; undefined while it asks nothing. */
function presentAsked(login: PortalLogin) {
  if (login.state === "owner_asked") return presentOwnerAsked(login);
  if (login.state !== "code_required") return undefined;
  return {
    requiresOTP: true as const,
    session_id: login.id,
    platform_id: login.platformId,
    // What an app asks only the portal can say; of a code, the words are SPEC 8's.
    message: login.via === "app" ? login.message : CODE_NEEDED,
    via: login.via ?? ("email" as const),
    expires_in: login.secondsLeft,
  };
}

/** Not its end: the page is kept open for its owner, who finds it in the app and in their mail. */
const presentOwnerAsked = ({ id, platformId, message }: PortalLogin) => ({
  requiresOwner: true as const,
  session_id: id,
  platform_id: platformId,
  message: `${message} It is open for you: see it under Needs you and pass it there.`,
});

function connectedOrThrow(login: PortalLogin) {
  switch (login.state) {
    case "connected":
      return {
        success: true as const,
        platform_id: login.platformId,
        message: "Platform connected successfully",
      };
    case "refused":
      throw new UserError(451, "portal_refused", login.message);
    case "challenge":
      throw new UserError(451, "portal_challenge", login.message);
    case "expired":
      throw new UserError(410, "portal_code_expired", login.message);
    default:
      throw new OperationalError(502, "portal_unreachable", login.message);
  }
}

function cannotTakeCode(login: PortalLogin): UserError {
  if (login.state === "code_required" && login.secondsLeft > 0) {
    const message = "Another code was tried at the same moment and was wrong. Type the right one.";
    return new UserError(409, "conflict", message);
  }
  if (login.state === "code_given") {
    return new UserError(409, "conflict", "A code is being checked already. Wait for its result.");
  }
  return new UserError(
    410,
    "portal_code_expired",
    login.via === "app"
      ? "The time to confirm is over. Connect again to be asked once more."
      : "The time for the code is over. Connect again for a new one.",
  );
}
