import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { loginPath } from "../../config/paths.ts";
import { NotFoundPage } from "../../features/not-found/not-found-page.tsx";
import { language } from "../../language/language.ts";
import { ApiError } from "../../lib/api-error.ts";
import { useToken } from "../../lib/use-token.ts";
import { consoleSessionQuery } from "../../queries/console-session.query.ts";
import { userQuery } from "../../queries/user.query.ts";
import { ReauthenticationDialog } from "../reauthentication-dialog.tsx";
import { SandboxBanner } from "../shell/app-shell.tsx";
import { useLogOut } from "../shell/use-log-out.ts";
import { Splash } from "../splash.tsx";

/**
 * The operators' console: its code, and its Hindi, are fetched once the server has said that this person is one. For everybody else
 * there is no such page.
 */
export default function ConsoleRoute() {
  const { pathname, search } = useLocation();
  const token = useToken();
  const isSignedIn = token !== undefined;
  // Whether the session lives at all: the console's own calls say 404 to whoever has none.
  const user = useQuery({ ...userQuery, enabled: isSignedIn });
  const session = useQuery({ ...consoleSessionQuery, enabled: user.data !== undefined });
  const logOut = useLogOut();
  const [Console] = useState(() => lazy(fetchConsole));
  if (!isSignedIn) return <Navigate to={loginPath(pathname + search)} replace />;
  const failure = user.error ?? session.error;
  if (session.data === undefined && failure !== null) {
    if (!isStranger(failure)) throw failure;
    return (
      <main>
        <NotFoundPage isWholeWindow />
      </main>
    );
  }
  if (session.data === undefined) return <Splash />;
  return (
    <>
      <Suspense fallback={<Splash />}>
        <Console banner={<SandboxBanner />} notFound={<NotFoundPage />} onLogOut={logOut} />
      </Suspense>
      <ReauthenticationDialog />
    </>
  );
}

const isStranger = (error: Error): boolean => error instanceof ApiError && error.status === 404;

async function fetchConsole() {
  if (language() === "hi") (await import("../../language/console-hindi.ts")).speakConsoleHindi();
  return await import("../../features/console/console-app.tsx");
}
