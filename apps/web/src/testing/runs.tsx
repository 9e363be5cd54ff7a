import { routes } from "@sendoff/contract/routes";
import { type RunDetail } from "@sendoff/contract/run";
import { storageKeys } from "../lib/storage-keys.ts";
import { aRun, aUser, RUN_ID } from "./fixtures.ts";
import { handle } from "./handle.ts";
import { renderApp, serveUser } from "./render-app.tsx";
import { server } from "./server.ts";

/** Answers a run to a user who has seen a first success. */
export function serveRun(detail: Partial<RunDetail> = {}, user = aUser()): void {
  serveUser(user);
  localStorage.setItem(storageKeys.firstSuccess, JSON.stringify(["u1"]));
  const body = { run: aRun(), current: null, applications: [], ...detail };
  server.use(handle(routes.getRun, { status: 200, body }));
}

/** Opens that run's page. */
export const openRun = () => renderApp(`/app/runs/${RUN_ID}`, { token: "t" });
