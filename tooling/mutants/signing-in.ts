import type { Mutant } from "./mutant.ts";
import { api, db } from "./places.ts";

/** Signing in, and what a token may do. */
export const SIGNING_IN_MUTANTS: readonly Mutant[] = [
  {
    name: "a code can be tried any number of times",
    file: db("auth/code-order.repository.ts"),
    from: '.where("tries", "<", OTP_TRIES)',
    to: "",
    test: { file: api("modules/auth/sign-in.test.ts"), name: "five wrong tries kill a code" },
  },
  {
    name: "a code lives for ever",
    file: db("auth/code-order.repository.ts"),
    from: '.where("code_expires_at", ">", sql<Date>`now()`)',
    to: "",
    test: {
      file: api("modules/auth/sign-in.test.ts"),
      name: "a code is worth nothing for another order, another address or after ten minutes",
    },
  },
  {
    name: "a code signs in twice",
    file: api("codes/one-time-code.ts"),
    from: "await useCodeOrder(trx, orderId);",
    to: "",
    test: {
      file: api("modules/auth/sign-in.test.ts"),
      name: "twenty parallel verifies of the right code give one token",
    },
  },
  {
    name: "one network's wrong codes never slow it down",
    file: api("codes/one-time-code.ts"),
    from: "await findGrowingWaitSeconds(trx, pairKey, TRY_WAITS),",
    to: "0,",
    test: {
      file: api("modules/auth/sign-in.test.ts"),
      name: "after ten wrong codes from one network",
    },
  },
  {
    name: "asking for somebody's codes keeps their owner waiting",
    file: api("codes/one-time-code.ts"),
    from: 'throttleKey(pepper, "sends_by", claim.target, network)',
    to: 'throttleKey(pepper, "sends_by", claim.target)',
    test: {
      file: api("modules/auth/sign-in.test.ts"),
      name: "whoever asks for somebody's codes all day keeps nobody but themselves waiting",
    },
  },
  {
    name: "a stranger's code ends the one that was just sent",
    file: db("auth/code-order.repository.ts"),
    from: '.$if(orderId === undefined, (query) => query.where("network_key", "=", networkKey))',
    to: "",
    test: {
      file: api("modules/auth/sign-in.test.ts"),
      name: "a resend without an order, as the spec's client sends it",
    },
  },
  {
    name: "a token alone changes what matters",
    file: api("plugins/auth.ts"),
    from: 'if (wanted === "fresh" && !isFresh) throw missingFreshCode();',
    to: "",
    test: {
      file: api("modules/security/reauthentication.test.ts"),
      name: "a token alone is not enough",
    },
  },
  {
    name: "an old session starts runs and connects portals",
    file: api("plugins/auth.ts"),
    from: 'if (wanted === "recent" && !found.isRecent) throw missingFreshCode();',
    to: "",
    test: {
      file: api("modules/security/reauthentication.test.ts"),
      name: "a token alone is not enough",
    },
  },
  {
    name: "a fresh code opens the user's other sessions too",
    file: db("auth/auth-token.repository.ts"),
    from: `.set({ code_typed_at: sql<Date>\`now()\`, address_code_at: sql<Date>\`now()\` })
    .where("token_hash", "=", tokenHash)`,
    to: ".set({ code_typed_at: sql<Date>`now()`, address_code_at: sql<Date>`now()` })",
    test: {
      file: api("modules/security/reauthentication.test.ts"),
      name: "opens the session that typed it, and no other",
    },
  },
  {
    name: "a revoked token goes on working",
    file: db("auth/auth-token.repository.ts"),
    from: `revoked_at is null
  and`,
    to: "",
    test: { file: api("modules/auth/sign-in.test.ts"), name: "logging out ends the token at once" },
  },
  {
    name: "a call that was begun before its session ended is done after it",
    file: api("plugins/auth.ts"),
    from: 'app.addHook("preValidation", (request) => request.requireSession());',
    to: "",
    test: { file: api("plugins/auth.test.ts"), name: "a call whose last byte comes after" },
  },
  {
    name: "an open stream outlives its session",
    file: api("modules/apply/run-stream.ts"),
    from: 'if (userId === "" || stream.userId === userId) void closeIfOver(stream);',
    to: "",
    test: { file: api("modules/apply/run-stream.test.ts"), name: "a stream ends with" },
  },
  {
    name: "passwords of one portal account are tried from many accounts of ours",
    file: api("modules/platform/login.routes.ts"),
    from: "if (waitSeconds > 0) throw tooManyTries(waitSeconds);",
    to: "",
    test: {
      file: api("modules/platform/login-limits.test.ts"),
      name: "nobody tries passwords of one portal account through us",
    },
  },
  {
    name: "one user signs in to any number of portal accounts",
    file: api("modules/platform/login.routes.ts"),
    from: 'await throttle(deps, "portal_logins_of", user.id, LOGINS_PER_USER);',
    to: "",
    test: {
      file: api("modules/platform/login-limits.test.ts"),
      name: "one user gets twenty sign-ins an hour",
    },
  },
  {
    name: "a code for another platform is passed on",
    file: api("modules/platform/login.routes.ts"),
    from: "if (body.platform_id !== undefined && body.platform_id !== String(before.platformId)) {",
    to: "if (body.platform_id === 'x') {",
    test: {
      file: api("modules/platform/login.test.ts"),
      name: "a code for another platform than its sign-in's is refused",
    },
  },
  {
    name: "a mailed undo works for ever",
    file: db("auth/account-change.repository.ts"),
    from: "undone_at is null and undo_until > now()",
    to: "undone_at is null",
    test: {
      file: api("modules/security/undo.test.ts"),
      name: "72 hours long, and not a minute more",
    },
  },
  {
    name: "nobody is told of a platform that a stolen token connects",
    file: "apps/worker/src/jobs/portal-login/keep-connection.ts",
    from: "await recordConnection(trx, worker, lane, label);",
    to: "void [recordConnection, label];",
    test: {
      file: "apps/worker/src/jobs/portal-login/portal-login.handler.test.ts",
      name: "a sign-in that the portal accepts connects the account",
    },
  },
  {
    name: "nobody is told of runs that an old session starts",
    file: api("starter.ts"),
    from: "if (place === undefined || platformIds.length === 0) return;",
    to: "if (place === undefined || platformIds.length >= 0) return;",
    test: {
      file: api("modules/security/undo.test.ts"),
      name: "of runs that an old session starts the owner is told once",
    },
  },
  {
    name: "nobody is told of what an old session resumes",
    file: api("modules/apply/pause.routes.ts"),
    from: "await tellOfStart(trx, deps, starter, await listPlatformsUnderWay(trx, user.id));",
    to: "",
    test: {
      file: api("modules/security/undo.test.ts"),
      name: "of what an old session resumes the owner is told",
    },
  },
  {
    name: "nobody is told of what an old session approves",
    file: api("modules/review/approve.service.ts"),
    from: "await notifyOfHandoff(trx, deps, starter, handoffs);",
    to: "",
    test: {
      file: api("modules/review/approve.test.ts"),
      name: "of what an old session approves the owner is told",
    },
  },
  {
    name: "a stolen token makes the number of before a way in again",
    file: db("auth/account-change.repository.ts"),
    from: "phone.isVerified && isProved",
    to: "phone.isVerified || isProved",
    test: {
      file: api("modules/security/undo.test.ts"),
      name: "an old session alone makes the number of before no way in again",
    },
  },
  {
    name: "an account that is being deleted signs in",
    file: api("modules/auth/sign-in.service.ts"),
    from: "if (eraseAt !== null) throw beingDeleted(momentAt(eraseAt, timeZone));",
    to: "void [eraseAt, timeZone, beingDeleted, momentAt];",
    test: {
      file: api("modules/account/undo-deletion.test.ts"),
      name: "a closed account refuses every sign-in",
    },
  },
  {
    name: "a deleted account is erased while its deletion can be taken back",
    file: db("account/end-account.repository.ts"),
    from: "erase_at + interval '5 minutes' <= now()",
    to: "erase_at is not null",
    test: {
      file: "apps/worker/src/jobs/account-erase/account-erase.handler.test.ts",
      name: "an account whose deletion was taken back, or can be",
    },
  },
  {
    name: "an undo of what came before leaves the account deleted",
    file: db("auth/account-change.repository.ts"),
    from: 'if (!(await reopenAccount(trx, change.userId))) return "over";',
    to: 'if (change.kind === "account_deleted") await reopenAccount(trx, change.userId);',
    test: {
      file: api("modules/account/undo-deletion.test.ts"),
      name: "an account that was moved to a thief's address",
    },
  },
  {
    name: "the files of a deleted account stay",
    file: "apps/worker/src/jobs/account-erase/account-erase.handler.ts",
    from: "for (const key of keys) await storage.remove(key);",
    to: "void keys;",
    test: {
      file: "apps/worker/src/jobs/account-erase/account-erase.handler.test.ts",
      name: "files and rows of a closed account go",
    },
  },
  {
    name: "an undo lets runs go on",
    file: db("auth/shut-out.repository.ts"),
    from: "await requestRunStop(trx, userId, id);",
    to: "void [requestRunStop, id];",
    test: {
      file: api("modules/security/undo.test.ts"),
      name: "of runs that an old session starts the owner is told once",
    },
  },
  {
    name: "an undone connection keeps the portal's sign-in",
    file: db("auth/account-change.repository.ts"),
    from: "await disconnectLane(trx, key);",
    to: "void [trx, disconnectLane];",
    test: {
      file: api("modules/security/undo.test.ts"),
      name: "of a connected platform the mailed code disconnects it",
    },
  },
];
