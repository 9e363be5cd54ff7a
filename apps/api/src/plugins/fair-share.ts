import { setTimeout as delay } from "node:timers/promises";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createUserConcurrencyLimiter } from "../user-concurrency-limiter.ts";
import type { SignedIn } from "./auth.ts";
import type { SharedCalls } from "./shared-limit.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Refused for want of a share: the answer is held back a little. */
    isOverShare: boolean;
    /** Gives up this call's slot of its user before the response ends: for one that is streamed. */
    releaseSlot: () => void;
  }
}

/** How often those who have nothing left to make good are forgotten. */
const CLEAN_MS = 60_000;
/**
 * Bodies are what costs this process most. So much of them is had at once, and then so much a second: somebody who saves a whole
 * profile every two seconds stays below, and nobody can use the share of a minute in its first second.
 */
const BODY_BYTES_AT_ONCE = 1024 * 1024;
const BODY_BYTES_A_SECOND = 70_000;

/**
 * A script that tries again as soon as it is refused costs as much as one that is served. Held back for so long, it comes a tenth as
 * often; a person who was too fast does not notice.
 */
const HELD_BACK_MS = 1000;
/** Each holds a connection: more than so many are answered at once. */
const MOST_HELD_BACK = 500;

/** The bytes of bodies that the seconds since have not made good yet. */
interface Used {
  bytes: number;
  at: number;
}

export interface FairShare {
  /** Counts a call of a signed-in user. Throws UserError 429 past the user's share of this minute. */
  readonly countCall: (request: FastifyRequest) => void;
  /** The same of a body, before anything reads it. */
  readonly countBody: (request: FastifyRequest, bytes: number) => void;
}

const madeGood = (milliseconds: number): number => (milliseconds / 1000) * BODY_BYTES_A_SECOND;

/**
 * Whose share a call takes. Sessions in which a code was typed lately have one of their own: whoever has stolen a token, and uses up
 * what there is for it, cannot keep the account's owner from signing in and logging it out.
 */
const shareOf = ({ id, hasJustProved }: SignedIn): string => (hasJustProved ? `new ${id}` : id);

/**
 * One user's share, from however many networks they call: the limit by network alone gives each of theirs a share of its own, and
 * everybody waits for the same processor. `calls` counts over all apis; bodies are counted here, since it is this process's processor
 * that reads them.
 */
export function createFairShare(
  calls: Pick<SharedCalls, "count">,
  callsPerMinute: number,
  now: () => number = () => performance.now(),
): FairShare {
  const used = new Map<string, Used>();
  let cleanedAt = now();

  const usedBy = (owner: string): Used => {
    const at = now();
    if (at - cleanedAt > CLEAN_MS) {
      cleanedAt = at;
      for (const [each, { bytes, at: since }] of used) {
        if (bytes <= madeGood(at - since)) used.delete(each);
      }
    }
    const found = used.get(owner) ?? { bytes: 0, at };
    used.set(owner, found);
    found.bytes = Math.max(0, found.bytes - madeGood(at - found.at));
    found.at = at;
    return found;
  };
  const tooMuch = (request: FastifyRequest, seconds: number, message: string): UserError => {
    request.isOverShare = true;
    return new UserError(429, "rate_limited", message, {
      retryAfterSeconds: Math.max(1, Math.ceil(seconds)),
    });
  };

  return {
    countCall(request) {
      const { user } = request;
      if (user === null) return;
      const { current, ttl } = calls.count(`user ${shareOf(user)}`);
      if (current > callsPerMinute) {
        throw tooMuch(request, ttl / 1000, "Too many requests. Please wait a moment.");
      }
    },
    countBody(request, bytes) {
      const { user } = request;
      if (user === null) return;
      const mine = usedBy(shareOf(user));
      const over = mine.bytes - BODY_BYTES_AT_ONCE;
      if (over > 0) {
        throw tooMuch(
          request,
          over / BODY_BYTES_A_SECOND,
          "You have sent very much at once. Please wait a moment, then save again.",
        );
      }
      mine.bytes += bytes;
    },
  };
}

/** Counts each call once it is known who calls, and holds back what is refused, by the limit of a network too (`isOverShare`). */
export function registerFairShare(app: FastifyInstance, share: FairShare): void {
  let held = 0;
  const enter = createUserConcurrencyLimiter();
  app.addHook("onRequest", async (request, reply) => {
    const { user } = request;
    if (user === null) return;
    share.countCall(request);
    const leave = await enter(shareOf(user)).catch((error: unknown) => {
      request.isOverShare = true;
      throw error;
    });
    request.releaseSlot = leave;
    reply.raw.once("finish", leave).once("close", leave);
    // Its caller has gone while it waited: nothing tells of that any more.
    if (reply.raw.closed) leave();
  });
  app.addHook("onSend", async (request) => {
    if (!request.isOverShare || held >= MOST_HELD_BACK) return;
    held += 1;
    await delay(HELD_BACK_MS, undefined, { ref: false });
    held -= 1;
  });
}
