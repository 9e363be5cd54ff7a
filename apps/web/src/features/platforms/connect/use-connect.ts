import { type PlatformTemplate, routes } from "@sendoff/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "../../../lib/api-client.ts";
import { platformsQuery } from "../../../queries/platforms.query.ts";
import { type ConnectFailure, codeFailure, platformTexts, signInFailure } from "../messages.ts";
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
    if (answer.status === 200) return { kind: "connected" };
    const session: CodeSession = {
      userId,
      platformId: target.id,
      sessionId: answer.body.session_id,
      via: answer.body.via,
      message: answer.body.message,
      deadline: Date.now() + answer.body.expires_in * 1000,
    };
    return { kind: "code", session, isVerifying: false };
  } catch (error) {
    return afterFailure(signInFailure(error));
  }
}

async function tryCode(session: CodeSession, code: string): Promise<ConnectState> {
  const body = {
    // Nothing is typed for a portal that asks in its app.
    ...(session.via === "app" ? {} : { otp_code: code }),
    platform_id: String(session.platformId),
    session_id: session.sessionId,
  };
  try {
    await call(routes.loginOtp, { body });
    forgetCodeSession();
    return { kind: "connected" };
  } catch (error) {
    return afterFailure(codeFailure(error), session);
  }
}

/** Walks one platform from its credentials to a connection (SPEC 4: connecting, code, connected). */
export function useConnect(
  target: ConnectTarget,
  userId: string,
  resumed: CodeSession | undefined,
) {
  const client = useQueryClient();
  const [credentials, setCredentials] = useState<Credentials>({ email: "", password: "" });
  const [state, setState] = useState<ConnectState>(
    resumed === undefined
      ? { kind: "sign_in" }
      : { kind: "code", session: resumed, isVerifying: false },
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
    if (next.kind === "code") keepCodeSession(next.session);
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
    toPreferences: () => setState({ kind: "preferences" }),
    toSignIn: () => setState({ kind: "sign_in" }),
    /** Leaves the overlay; the portal's answer may still come and then shows on the card. */
    stopWaiting: () => {
      latest.current += 1;
      setState({
        kind: "sign_in",
        note: `We stopped waiting. If ${target.name} accepts the sign-in after all, its card will say so.`,
      });
    },
    endCode: () => {
      forgetCodeSession();
      const isApp = state.kind === "code" && state.session.via === "app";
      const problem = isApp ? platformTexts.confirmOver : platformTexts.codeOver;
      setState({ kind: "sign_in", problem });
    },
    closeFailure: () => setState((now) => (now.kind === "failed" ? now.next : now)),
  };
}

export type Connect = ReturnType<typeof useConnect>;
