import { setTimeout as delay } from "node:timers/promises";
import { UserError } from "@sendoff/kit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createLines } from "../in-line.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Refused for want of a share: the answer is held back a little. */
    isOverShare: boolean;
    /** Ends this call's place in its user's line before its answer does: for one that is streamed. */
    leaveLine: () => void;
  }
}

const WINDOW_MS = 60_000;
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

/** What one user has had of this minute, and the bytes of bodies that the seconds since have not made good yet. */
interface Used {
  calls: number;
  until: number;
  bytes: number;
  bytesAt: number;
}

export interface FairShare {
  /** Counts a call of a signed-in user. Throws UserError 429 past the user's share of this minute. */
  readonly takeCall: (request: FastifyRequest) => void;
  /** The same of a body, before anything reads it. */
  readonly takeBody: (request: FastifyRequest, bytes: number) => void;
}

const madeGood = (milliseconds: number): number => (milliseconds / 1000) * BODY_BYTES_A_SECOND;

/**
 * One user's share of this process, from however many networks they call: the limit by network alone gives each of theirs a share of
 * its own, and everybody waits for the same processor.
 */
export function createFairShare(
  callsPerMinute: number,
  now: () => number = () => performance.now(),
): FairShare {
  const used = new Map<string, Used>();
  let cleanedAt = now();

  const usedBy = (userId: string): Used => {
    const at = now();
    if (at - cleanedAt > WINDOW_MS) {
      cleanedAt = at;
      for (const [id, { until, bytes, bytesAt }] of used) {
        if (until <= at && bytes <= madeGood(at - bytesAt)) used.delete(id);
      }
    }
    const found = used.get(userId) ?? { calls: 0, until: 0, bytes: 0, bytesAt: at };
    used.set(userId, found);
    if (found.until <= at) {
      found.calls = 0;
      found.until = at + WINDOW_MS;
    }
    found.bytes = Math.max(0, found.bytes - madeGood(at - found.bytesAt));
    found.bytesAt = at;
    return found;
  };
  const tooMuch = (request: FastifyRequest, seconds: number, message: string): UserError => {
    request.isOverShare = true;
    return new UserError(429, "rate_limited", message, {
      retryAfterSeconds: Math.max(1, Math.ceil(seconds)),
    });
  };

  return {
    takeCall(request) {
      const { user } = request;
      if (user === null) return;
      const mine = usedBy(user.id);
      mine.calls += 1;
      if (mine.calls > callsPerMinute) {
        const seconds = (mine.until - now()) / 1000;
        throw tooMuch(request, seconds, "Too many requests. Please wait a moment.");
      }
    },
    takeBody(request, bytes) {
      const { user } = request;
      if (user === null) return;
      const mine = usedBy(user.id);
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
  const enter = createLines();
  app.addHook("onRequest", async (request, reply) => {
    const { user } = request;
    if (user === null) return;
    share.takeCall(request);
    const leave = await enter(user.id).catch((error: unknown) => {
      request.isOverShare = true;
      throw error;
    });
    request.leaveLine = leave;
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
