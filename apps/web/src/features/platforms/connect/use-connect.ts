import {
  type LoginCodeRequired,
  type LoginOwnerAsked,
  type PlatformTemplate,
} from "@sendoff/contract/platform";
import { routes } from "@sendoff/contract/routes";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "../../../lib/api-client.ts";
import { platformsQuery } from "../../../queries/platforms.query.ts";
import { type ConnectFailure, codeFailure, signInFailure } from "../failures.ts";
import { messages } from "../messages.ts";
import { type CodeSession, forgetCodeSession, keepCodeSession } from "./code-session.ts";

/** What the flow connects, and whether it replaces credentials that are kept already. */
export interface ConnectTarget {
  id: number;
  name: string;
  url: string;
  isUpdate: boolean;
  /** The portal wants a check that only the person can do, on its own pages. */
  needsCheck: boolean;
  /** What the platform said last of the connection; empty while there is nothing to say. */
  note: string;
  template: PlatformTemplate;
}

export type ConnectState =
  | { kind: "sign_in"; problem?: string | undefined; note?: string | undefined }
  | { kind: "preferences" }
  | { kind: "connecting"; since: number }
  | {
      kind: "code";
      session: CodeSession;
      isVerifying: boolean;
      problem?: string | undefined;
    }
  /** The portal asks for the account's owner, and the page is open for them. */
  | { kind: "owner"; session: CodeSession }
  | { kind: "connected" }
  | { kind: "failed"; message: string; detail: string | undefined; next: ConnectState };

export interface Credentials {
  email: string;
  password: string;
}

/** What a failed try leads to; `session` is the code's, when there is one. */
function afterFailure(failure: ConnectFailure, session?: CodeSession): ConnectState {
  if (failure.kind === "wrong_code" && session !== undefined) {
    return { kind: "code", session, isVerifying: false, problem: failure.message };
  }
  const keepsCode = failure.kind === "broken" && failure.canKeepCode && session !== undefined;
  if (!keepsCode) forgetCodeSession();
  if (failure.kind !== "broken") return { kind: "sign_in", problem: failure.message };
  const next: ConnectState = keepsCode
    ? { kind: "code", session, isVerifying: false }
    : { kind: "sign_in" };
  return { kind: "failed", message: failure.message, detail: failure.detail, next };
}

async function trySignIn(
  target: ConnectTarget,
  userId: string,
  credentials: Credentials,
): Promise<ConnectState> {
  const body = { ...credentials, website: target.url, platform_id: target.id };
  try {
    const answer = await call(routes.login, { body });
    return answer.status === 200 ? { kind: "connected" } : askedState(userId, answer.body);
  } catch (error) {
    return afterFailure(signInFailure(error));
  }
}

/** The page is kept open for no longer, however often its owner asks for more time. */
const LONGEST_OWNER_MS = 3 * 3_600_000;

/** What a portal asks in the middle of a sign-in. */
function askedState(userId: string, asked: LoginCodeRequired | LoginOwnerAsked): ConnectState {
  const { platform_id: platformId, session_id: sessionId, message } = asked;
  const session = { userId, platformId, sessionId, message };
  if ("requiresOwner" in asked) {
    const deadline = Date.now() + LONGEST_OWNER_MS;
    return { kind: "owner", session: { ...session, asks: "owner", via: "email", deadline } };
  }
  const deadline = Date.now() + asked.expires_in * 1000;
  const code: CodeSession = { ...session, asks: "code", via: asked.via, deadline };
  return { kind: "code", session: code, isVerifying: false };
}

/** How a sign-in stands that asked for its owner. A connection that is lost changes nothing. */
async function lookAt(session: CodeSession, signal: AbortSignal): Promise<ConnectState> {
  try {
    const params = { session_id: session.sessionId };
    const answer = await call(routes.getLogin, { params, signal });
    if (answer.status === 200) return { kind: "connected" };
    return "isUnderWay" in answer.body
      ? { kind: "owner", session }
      : askedState(session.userId, answer.body);
  } catch (error) {
    const failure = codeFailure(error);
    const isLost = failure.kind === "broken" && failure.canKeepCode;
    return isLost ? { kind: "owner", session } : afterFailure(failure);
  }
}

const LOOK_MS = 2_000;

/** Asks again and again how a sign-in stands that asked for its owner. */
export const standingQuery = (session: CodeSession) =>
  queryOptions({
    queryKey: ["portal-login", session.sessionId],
    queryFn: ({ signal }) => lookAt(session, signal),
    refetchInterval: LOOK_MS,
    gcTime: 0,
  });

async function tryCode(session: CodeSession, code: string): Promise<ConnectState> {
  const body = {
    // Nothing is typed for a portal that asks in its app.
    ...(session.via === "app" ? {} : { otp_code: code }),
    platform_id: String(session.platformId),
    session_id: session.sessionId,
  };
  try {
    const answer = await call(routes.loginOtp, { body });
    if (answer.status === 202) return askedState(session.userId, answer.body);
    forgetCodeSession();
    return { kind: "connected" };
  } catch (error) {
    return afterFailure(codeFailure(error), session);
  }
}

const resumedState = (session: CodeSession): ConnectState =>
  session.asks === "owner"
    ? { kind: "owner", session }
    : { kind: "code", session, isVerifying: false };

/** Walks one platform from its credentials to a connection (SPEC 4: connecting, code, connected). */
export function useConnect(
  target: ConnectTarget,
  userId: string,
  resumed: CodeSession | undefined,
) {
  const client = useQueryClient();
  const [credentials, setCredentials] = useState<Credentials>({ email: "", password: "" });
  const [state, setState] = useState<ConnectState>(
    resumed === undefined ? { kind: "sign_in" } : resumedState(resumed),
  );
  // Counts tries: the answer to one that was left behind changes the list, not the dialog.
  const latest = useRef(0);

  const follow = async (trying: Promise<ConnectState>) => {
    const mine = ++latest.current;
    const next = await trying;
    if (mine !== latest.current) {
      void client.invalidateQueries({ queryKey: platformsQuery.queryKey });
      return;
    }
    goOn(next);
  };
  const goOn = (next: ConnectState) => {
    if (next.kind === "code" || next.kind === "owner") keepCodeSession(next.session);
    if (next.kind === "connected") forgetCodeSession();
    setState(next);
  };

  return {
    state,
    credentials,
    setCredentials,
    connect: () => {
      setState({ kind: "connecting", since: Date.now() });
      return follow(trySignIn(target, userId, credentials));
    },
    verify: (session: CodeSession, code: string) => {
      setState({ kind: "code", session, isVerifying: true });
      return follow(tryCode(session, code));
    },
    goOn,
    toPreferences: () => setState({ kind: "preferences" }),
    toSignIn: () => setState({ kind: "sign_in" }),
    /** Leaves the overlay; the portal's answer may still come and then shows on the card. */
    stopWaiting: () => {
      latest.current += 1;
      setState({
        kind: "sign_in",
        note: messages.weStoppedWaiting(target.name),
      });
    },
    endCode: () => {
      forgetCodeSession();
      const isApp = state.kind === "code" && state.session.via === "app";
      const problem = isApp ? messages.confirmOver : messages.codeOver;
      setState({ kind: "sign_in", problem });
    },
    closeFailure: () => setState((now) => (now.kind === "failed" ? now.next : now)),
  };
}

export type Connect = ReturnType<typeof useConnect>;
