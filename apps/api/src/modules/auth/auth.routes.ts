import { routes } from "@sendoff/contract";
import { revokeAuthToken } from "@sendoff/db";
import { UserError } from "@sendoff/kit";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { register } from "../../plugins/register-route.ts";
import { type SendOutcome, sendSignInCode, verifySignInCode } from "./sign-in.service.ts";

/** Sign-in by e-mail code, and its end (DECISIONS D5). */
export function registerAuthModule(app: FastifyInstance, deps: ApiDeps): void {
  register(app, routes.sendEmailOtp, async ({ body, request }) => {
    const sent = await sendSignInCode(deps, {
      email: body.email,
      network: request.callerNetwork,
      resend: undefined,
    });
    return { status: 200, body: { orderId: orderIdOf(sent) } };
  });

  register(app, routes.resendEmailOtp, async ({ body, request }) => {
    const sent = await sendSignInCode(deps, {
      email: body.email,
      network: request.callerNetwork,
      resend: { orderId: body.orderId },
    });
    return { status: 200, body: { orderId: orderIdOf(sent) } };
  });

  register(app, routes.verifyEmailOtp, async ({ body }) => {
    const outcome = await verifySignInCode(deps, {
      email: body.email,
      orderId: body.orderId,
      code: body.code,
      timeZone: body.time_zone,
    });
    if (outcome.kind === "throttled") throw tooSoon(outcome.waitSeconds);
    if (outcome.kind === "wrong") {
      throw new UserError(400, "invalid_code", "Invalid OTP. Please try again.");
    }
    return { status: 200, body: { auth_token: outcome.token } };
  });

  register(app, routes.logout, async ({ user }) => {
    await revokeAuthToken(deps.db, user.tokenHash);
    return { status: 200, body: { success: true as const } };
  });
}

function orderIdOf(outcome: SendOutcome): string {
  if (outcome.kind === "throttled") throw tooSoon(outcome.waitSeconds);
  return outcome.orderId;
}

function tooSoon(waitSeconds: number): UserError {
  const wait = waitSeconds < 120 ? `${waitSeconds} s` : `${Math.ceil(waitSeconds / 60)} min`;
  return new UserError(429, "rate_limited", `Too many tries. Please wait ${wait}.`, {
    retryAfterSeconds: waitSeconds,
  });
}
