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
/** Somebody who saves a whole profile every two seconds stays below; bodies are what costs this process most. */
const BODY_BYTES = 4 * 1024 * 1024;

/**
 * A script that tries again as soon as it is refused costs as much as one that is served. Held back for so long, it comes a tenth as
 * often; a person who was too fast does not notice.
 */
const HELD_BACK_MS = 1000;
/** Each holds a connection: more than so many are answered at once. */
const MOST_HELD_BACK = 500;

/** What one user has had of this minute. */
interface Used {
  calls: number;
  bytes: number;
  readonly until: number;
}

export interface FairShare {
  /** Counts a call of a signed-in user. Throws UserError 429 past the user's share of this minute. */
  readonly takeCall: (request: FastifyRequest) => void;
  /** The same of a body, before anything reads it. */
  readonly takeBody: (request: FastifyRequest, bytes: number) => void;
}

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
      for (const [id, { until }] of used) if (until <= at) used.delete(id);
    }
    const found = used.get(userId);
    if (found !== undefined && found.until > at) return found;
    const fresh = { calls: 0, bytes: 0, until: at + WINDOW_MS };
    used.set(userId, fresh);
    return fresh;
  };
  const tooMuch = (request: FastifyRequest, { until }: Used, message: string): UserError => {
    request.isOverShare = true;
    return new UserError(429, "rate_limited", message, {
      retryAfterSeconds: Math.max(1, Math.ceil((until - now()) / 1000)),
    });
  };

  return {
    takeCall(request) {
      const { user } = request;
      if (user === null) return;
      const mine = usedBy(user.id);
      mine.calls += 1;
      if (mine.calls > callsPerMinute) {
        throw tooMuch(request, mine, "Too many requests. Please wait a moment.");
      }
    },
    takeBody(request, bytes) {
      const { user } = request;
      if (user === null) return;
      const mine = usedBy(user.id);
      mine.bytes += bytes;
      if (mine.bytes > BODY_BYTES) {
        throw tooMuch(
          request,
          mine,
          "You have sent very much at once. Please wait a moment, then save again.",
        );
      }
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
