import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { PIN_TTL_MS, type Challenge } from "../job-site/challenges.ts";
import {
  appPromptPage,
  captchaFrame,
  captchaPage,
  challengeGonePage,
  pinPage,
} from "./pages/checkpoint.page.ts";
import { deliverPin, phoneOf } from "./pin-delivery.ts";
import type { Portal } from "./portal.ts";
import { finishSignIn } from "./sign-in.ts";

const Params = z.object({ id: z.string() });
const PinBody = z.object({ pin: z.string().default("") });

interface Remark {
  problem?: string;
  notice?: string;
}

function maskedTarget(portal: Portal, challenge: Challenge): string {
  if (challenge.kind === "phone_pin")
    return `ending in ${phoneOf(portal, challenge.account).slice(-2)}`;
  const [local = "", domain = ""] = challenge.account.split("@");
  return `${local.charAt(0)}*****@${domain}`;
}

function challengePage(portal: Portal, challenge: Challenge, remark: Remark): string {
  if (challenge.kind === "captcha") return captchaPage(challenge.id, remark.problem !== undefined);
  if (challenge.kind === "app_prompt") return appPromptPage(challenge.id);
  return pinPage({
    id: challenge.id,
    channel: challenge.kind === "email_pin" ? "email" : "phone",
    target: maskedTarget(portal, challenge),
    problem: remark.problem ?? null,
    notice: remark.notice ?? null,
  });
}

const PROBLEMS = {
  wrong: "Hmm, that's not the right code. Please try again.",
  expired: "That code has expired. Please request a new one.",
};

async function tryPin(
  portal: Portal,
  challenge: Challenge,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { pin } = PinBody.parse(request.body ?? {});
  const { pin_ttl_ms: ttlMs = PIN_TTL_MS, pin_tries_told: tries } = portal.faults.get(
    challenge.account,
  );
  const outcome = portal.challenges.tryPin(challenge, pin.trim(), ttlMs);
  if (outcome === "too_many") return reply.send(challengeGonePage());
  if (outcome !== "right") {
    const left = Math.max(0, (tries ?? 0) - challenge.wrongTries);
    const attemptsLeft = outcome === "wrong" && tries ? ` ${left} attempts left.` : "";
    const problem = `${PROBLEMS[outcome]}${attemptsLeft}`;
    return reply.send(challengePage(portal, challenge, { problem }));
  }
  const { account, next, isRemembering } = challenge;
  return reply.redirect(await finishSignIn(portal, reply, account, next, isRemembering), 303);
}

/** An app prompt that was confirmed lets its sign-in through, once; everything else is shown as it stands. */
async function show(portal: Portal, challenge: Challenge, reply: FastifyReply) {
  const { account, kind, next, isRemembering } = challenge;
  if (kind !== "app_prompt" || portal.faults.get(account).app_confirmed !== true) {
    return reply.send(challengePage(portal, challenge, {}));
  }
  portal.challenges.tryPin(challenge, challenge.pin, Number.POSITIVE_INFINITY);
  return reply.redirect(await finishSignIn(portal, reply, account, next, isRemembering), 303);
}

/** PIN, captcha and app prompt. A captcha is never passed; an app prompt is confirmed by the switch `app_confirmed`. */
export function registerCheckpointRoutes(app: FastifyInstance, portal: Portal): void {
  const withChallenge =
    (handle: (challenge: Challenge, request: FastifyRequest, reply: FastifyReply) => unknown) =>
    (request: FastifyRequest, reply: FastifyReply): unknown => {
      reply.type("text/html; charset=utf-8");
      const challenge = portal.challenges.find(Params.parse(request.params).id);
      return challenge === undefined
        ? reply.send(challengeGonePage())
        : handle(challenge, request, reply);
    };
  app.get(
    "/checkpoint/challenge/:id",
    withChallenge((challenge, _request, reply) => show(portal, challenge, reply)),
  );
  app.post(
    "/checkpoint/challenge/:id",
    withChallenge((challenge, request, reply) =>
      challenge.kind === "email_pin" || challenge.kind === "phone_pin"
        ? tryPin(portal, challenge, request, reply)
        : reply.send(challengePage(portal, challenge, { problem: "Try again" })),
    ),
  );
  app.post(
    "/checkpoint/challenge/:id/resend",
    withChallenge(async (challenge, _request, reply) => {
      portal.challenges.renewPin(challenge);
      await deliverPin(portal, challenge);
      return reply.send(
        challengePage(portal, challenge, {
          notice: "We sent a new code. The old one no longer works.",
        }),
      );
    }),
  );
  app.get("/checkpoint/captcha-frame", (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(captchaFrame()),
  );
}
