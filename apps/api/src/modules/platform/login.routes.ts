import { jobCatalogue, routes } from "@sendoff/contract";
import {
  accountKeyOf,
  createPortalLogin,
  findOpenRun,
  findPortalLogin,
  givePortalCode,
  type LaneKey,
  type PlatformFacts,
  PORTAL_LOGIN_CHANNEL,
  type PortalLogin,
  sendInTransaction,
  waitForChange,
} from "@sendoff/db";
import { OperationalError, UserError } from "@sendoff/kit";
import { findManifest } from "@sendoff/portals/manifest";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { ApiDeps } from "../../deps.ts";
import { register } from "../../plugins/register-route.ts";
import { requireOwnPlatform } from "../../own-platform.ts";

const SessionId = z.uuid();
const CODE_NEEDED = "Please enter the OTP sent to your email/phone to complete the connection.";

/**
 * Connecting an account (DECISIONS D6). The api opens no browser: it seals the credentials, enqueues a job in the same
 * transaction and waits, without holding a database connection, for the row to change.
 */
export function registerLoginRoutes(app: FastifyInstance, deps: ApiDeps): void {
  register(app, routes.login, async ({ user, body }) => {
    const key = { userId: user.id, platformId: body.platform_id };
    const name = await requireSupported(deps, key, body.password);
    const loginId = await startLogin(deps, key, { email: body.email, password: body.password });
    const login = await waitForLogin(
      deps,
      user.id,
      loginId,
      deps.config.portalLoginWaitMs,
      isPastSigningIn,
    );
    if (login === undefined) {
      throw new OperationalError(
        504,
        "portal_timeout",
        `${name} did not answer in time. Please try again.`,
      );
    }
    if (login.state === "code_required") {
      return {
        status: 202,
        body: {
          requiresOTP: true as const,
          session_id: login.id,
          platform_id: login.platformId,
          // What an app asks only the portal can say; of a code, the words are SPEC 8's.
          message: login.via === "app" ? login.message : CODE_NEEDED,
          via: login.via ?? ("email" as const),
          expires_in: login.secondsLeft,
        },
      };
    }
    return { status: 200, body: connectedOrThrow(login) };
  });

  register(app, routes.loginOtp, async ({ user, body }) => {
    const before = await requireLogin(deps, user.id, body.session_id);
    const code = givenCode(before, body.otp_code);
    const sealed = deps.sealer.seal(code, ["portal_login", "code", user.id, before.id]);
    if (!(await givePortalCode(deps.db, before.id, user.id, sealed))) {
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
        "The portal did not answer in time. Please try again.",
      );
    }
    if (login.state === "code_required") throw new UserError(400, "invalid_code", login.message);
    return { status: 200, body: connectedOrThrow(login) };
  });
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
  const message = "Enter the code from the portal's message";
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
): Promise<string> {
  return deps.db.transaction().execute(async (trx) => {
    const account = accountKeyOf(deps.config.pepper, key.platformId, credentials.email);
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
    case "owner_asked":
      // Not its end: the page is kept open for its owner, who finds it in the app and in their mail.
      throw new UserError(
        451,
        "portal_challenge",
        `${login.message} It is open for you: see it under Needs you and pass it there.`,
      );
    case "challenge":
      throw new UserError(451, "portal_challenge", login.message);
    case "expired":
      throw new UserError(410, "portal_code_expired", login.message);
    default:
      throw new OperationalError(502, "portal_unreachable", login.message);
  }
}

function cannotTakeCode(login: PortalLogin): UserError {
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
