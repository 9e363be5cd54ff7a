import { createHash } from "node:crypto";
import { UiLanguage } from "@sendoff/contract/language";
import type { Route } from "@sendoff/contract/route";
import { findUserOfToken, isTokenAlive } from "@sendoff/db/auth";
import { asSystem, asUser } from "@sendoff/db/wall";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../deps.ts";
import { coarseNetwork } from "./caller.ts";

/** Who makes this request. */
export interface SignedIn {
  readonly id: string;
  /** What the user has chosen to read in; undefined until that is known. */
  readonly language: UiLanguage | undefined;
  readonly tokenHash: Buffer;
  /** A code sent to the account's own address was typed in this session within the last 15 minutes. */
  readonly isFresh: boolean;
  /** Any code was typed in this session within the last 15 minutes. */
  readonly hasJustProved: boolean;
  /** No code was typed in this session for 15 days: of what it starts, the account's owner is told. */
  readonly isOld: boolean;
}

declare module "fastify" {
  interface FastifyRequest {
    user: SignedIn | null;
    /**
     * Asks once more whether the session goes on, where the call has taken long to arrive or to have its turn. Throws UserError 401
     * where it has ended meanwhile.
     */
    requireSession: () => Promise<void>;
  }
  interface FastifyContextConfig {
    auth?: Route["auth"];
    reauthentication?: NonNullable<Route["reauthentication"]>;
  }
}

const TOKEN = /^Bearer +([\x21-\x7e]{1,200}) *$/i;

/** What has ended a session holds for every call whose last byte, or turn, comes this much after its first. */
const ASK_AGAIN_MS = 1000;

/** A token is stored only as this. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token, "utf8").digest();
}

/** SPEC 6. */
export function missingToken(): UserError {
  return new UserError(
    401,
    "unauthenticated",
    "Authentication token not found. Please login again.",
  );
}

/** A token alone is not enough: whoever stole one cannot take the account over with it (OWASP ASVS 5.0, 7.5.1). */
export function missingFreshCode(): UserError {
  return new UserError(
    403,
    "reauthentication_required",
    "Confirm that it is you: type the code that we send to your e-mail address.",
  );
}

/**
 * Before the body is read: a call of a stranger costs nothing but one look-up. And once more after it, where that took long: a body
 * may arrive for two minutes, and a call begun before a Log out everywhere must not be done after it.
 */
export function registerAuth(app: FastifyInstance, deps: Pick<ApiDeps, "db" | "clock">): void {
  app.decorateRequest("user", null);
  app.decorateRequest("requireSession", async () => undefined);
  app.addHook("onRequest", async (request) => {
    const need = request.routeOptions.config.auth ?? "none";
    if (need === "none") return;
    const token = TOKEN.exec(request.headers.authorization ?? "")?.[1];
    if (token !== undefined) {
      const tokenHash = hashToken(token);
      const askedAt = deps.clock.monotonicMs();
      const network = coarseNetwork(request.callerNetwork);
      // Whose the token is, is what is asked.
      const found = await asSystem(() => findUserOfToken(deps.db, tokenHash, network));
      if (found !== undefined) {
        const { userId: id, isFresh, hasJustProved, isOld } = found;
        const language = UiLanguage.safeParse(found.language).data;
        request.user = { id, language, tokenHash, isFresh, hasJustProved, isOld };
        request.requireSession = async () => {
          if (deps.clock.monotonicMs() - askedAt < ASK_AGAIN_MS) return;
          if (await asUser(id, () => isTokenAlive(deps.db, tokenHash, id))) return;
          throw missingToken();
        };
        // The console asks by itself, once it is known whether there is one for this user.
        if (request.routeOptions.config.audience !== undefined) return;
        const wanted = request.routeOptions.config.reauthentication;
        if (wanted === "fresh" && !isFresh) throw missingFreshCode();
        if (wanted === "recent" && !found.isRecent) throw missingFreshCode();
      }
    }
    if (request.user === null && need === "bearer") {
      throw missingToken();
    }
  });
  app.addHook("preValidation", (request) => request.requireSession());
}
