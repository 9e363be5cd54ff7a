import { routes } from "@sendoff/contract/routes";
import { recordAuditEvent } from "@sendoff/db/audit";
import { revokeAuthToken } from "@sendoff/db/auth";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { missingToken, type SignedIn } from "../../plugins/auth.ts";
import { callerPlaceOf } from "../../plugins/caller.ts";
import { auditPlaceOf } from "../../plugins/device.ts";
import { readerLanguage } from "../../plugins/reader-language.ts";
import { register } from "../../plugins/register-route.ts";
import { type PhoneCaller, sendPhoneCode, verifyPhoneCode } from "./phone-code.service.ts";
import { sendSignInCode, verifySignInCode, type Visitor } from "./sign-in.service.ts";

/** Sign-in by code, and its end (DECISIONS D5). */
export function registerAuthModule(app: FastifyInstance, deps: ApiDeps): void {
  registerEmailCodes(app, deps);
  registerPhoneCodes(app, deps);
  register(app, routes.logout, async ({ user, request }) => {
    await deps.db.transaction().execute(async (trx) => {
      await revokeAuthToken(trx, user.tokenHash);
      const place = auditPlaceOf(request);
      await recordAuditEvent(trx, {
        userId: user.id,
        actor: "user",
        event: "signed_out",
        ...place,
      });
    });
    return { status: 200, body: { success: true as const } };
  });
}

function registerEmailCodes(app: FastifyInstance, deps: ApiDeps): void {
  register(
    app,
    routes.sendEmailOtp,
    async ({ body, request }) => {
      const orderId = await sendSignInCode(deps, {
        email: body.email,
        visitor: visitorOf(request),
        resend: undefined,
      });
      return { status: 200, body: { orderId } };
    },
    "system",
  );

  register(
    app,
    routes.resendEmailOtp,
    async ({ body, request }) => {
      const orderId = await sendSignInCode(deps, {
        email: body.email,
        visitor: visitorOf(request),
        resend: { orderId: body.orderId },
      });
      return { status: 200, body: { orderId } };
    },
    "system",
  );

  register(
    app,
    routes.verifyEmailOtp,
    async ({ body, request }) => {
      const token = await verifySignInCode(deps, {
        email: body.email,
        orderId: body.orderId,
        code: body.code,
        timeZone: body.time_zone,
        visitor: visitorOf(request),
      });
      return { status: 200, body: { auth_token: token } };
    },
    "system",
  );
}

function registerPhoneCodes(app: FastifyInstance, deps: ApiDeps): void {
  register(
    app,
    routes.sendPhoneOtp,
    async ({ body, user, request }) => {
      const orderId = await sendPhoneCode(deps, body, phoneCaller(user, request), undefined);
      return { status: 200, body: { orderId } };
    },
    "system",
  );

  register(
    app,
    routes.resendPhoneOtp,
    async ({ body, user, request }) => {
      const resend = { orderId: body.orderId };
      const orderId = await sendPhoneCode(deps, body, phoneCaller(user, request), resend);
      return { status: 200, body: { orderId } };
    },
    "system",
  );

  register(
    app,
    routes.verifyPhoneOtp,
    async ({ body, user, request }) => {
      const { token } = await verifyPhoneCode(deps, body, phoneCaller(user, request));
      const signedIn = token === undefined ? {} : { auth_token: token };
      return { status: 200, body: { mobile_verified: true as const, ...signedIn } };
    },
    "system",
  );
}

/** Whose phone it is about. A token that is no longer valid is refused: its owner did not mean to sign in as somebody. */
function phoneCaller(user: SignedIn | undefined, request: FastifyRequest): PhoneCaller {
  if (user === undefined && request.headers.authorization !== undefined) throw missingToken();
  return { userId: user?.id, ...visitorOf(request) };
}

function visitorOf(request: FastifyRequest): Visitor {
  return {
    network: request.callerNetwork,
    place: callerPlaceOf(request),
    language: readerLanguage(request),
  };
}
