import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, lazy, useEffect, useState } from "react";
import { Navigate, useSearchParams } from "react-router";
import { isConsole, paths, safeNext } from "../../config/paths.ts";
import { LoginPage } from "../../features/auth/login-page.tsx";
import { LandingPage } from "../../features/landing/landing-page.tsx";
import { ApiError } from "../../lib/api-error.ts";
import { useToken } from "../../lib/use-token.ts";
import { hasCompletedOnboarding, userQuery } from "../../queries/user.query.ts";
import { findPlace, forgetPlace } from "../../state/kept-drafts.ts";
import { endSession } from "../session-end.ts";
import { useLogOut } from "../shell/use-log-out.ts";
import { Splash } from "../splash.tsx";

const Onboarding = lazy(() => import("../onboarding.tsx"));

/** `/`: landing for visitors, the sign-in card, then the profile step, then the app (SPEC 2, 4). */
export default function HomeRoute() {
  const token = useToken();
  const [search] = useSearchParams();
  const [hadToken] = useState(token !== undefined);
  const { data: user, error, isPending } = useQuery({ ...userQuery, enabled: token !== undefined });
  const logOut = useLogOut();
  useFailedStart(error);
  const wantsLogin = search.has("login");
  const [wasNew, setWasNew] = useState(false);

  if (token === undefined) return wantsLogin ? <LoginPage /> : <LandingPage isSignedIn={false} />;
  if (error !== null && !isRefused(error) && user === undefined) throw error;
  if (isPending || user === undefined) {
    return hadToken || !wantsLogin ? <Splash /> : <LoginPage />;
  }
  const next = search.get("next");
  if (isConsole(next)) return <Navigate to={next} replace />;
  if (!hasCompletedOnboarding(user)) {
    return (
      <Suspense fallback={<Splash />}>
        <OnboardingSeen onSeen={setWasNew}>
          <Onboarding user={user} onLogOut={logOut} />
        </OnboardingSeen>
      </Suspense>
    );
  }
  return wantsLogin || wasNew ? (
    <EnterApp account={user.id} next={next} isNew={wasNew} />
  ) : (
    <LandingPage isSignedIn />
  );
}

/** Who completes their profile here is led on to what forms ask most. */
function OnboardingSeen({
  onSeen,
  children,
}: {
  onSeen: (isSeen: true) => void;
  children: ReactNode;
}) {
  useEffect(() => onSeen(true), [onSeen]);
  return children;
}

/**
 * Where the visitor was going, else where the server had ended this account's session in this tab, else the dashboard; for a new
 * account by way of what forms ask most (DECISIONS D15).
 */
function EnterApp({
  account,
  next,
  isNew,
}: {
  account: string;
  next: string | null;
  isNew: boolean;
}) {
  const [place] = useState(() => {
    const wanted = safeNext(next ?? findPlace(account) ?? null);
    return isNew ? paths.app.firstAnswers(wanted) : wanted;
  });
  useEffect(() => forgetPlace(account), [account]);
  return <Navigate to={place} replace />;
}

/** A server that is busy or away has not said that the token is wrong. */
const isRefused = (error: Error | null): boolean =>
  error instanceof ApiError && error.status === 401;

/** A start-up check that the server refused: token removed, visitor signed out (SPEC 4). */
function useFailedStart(error: Error | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (isRefused(error)) endSession(client);
  }, [client, error]);
}
