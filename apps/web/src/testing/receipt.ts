import { routes } from "@sendoff/contract/routes";
import type { ApplicationDetail } from "@sendoff/contract/run";
import { aUser } from "./fixtures.ts";
import { handle } from "./handle.ts";
import { renderApp, serveUser } from "./render-app.tsx";
import { server } from "./server.ts";

/** The page of one application, sent or not. */
export function openReceipt(detail: ApplicationDetail) {
  serveUser(aUser());
  server.use(handle(routes.getApplication, { status: 200, body: detail }));
  return renderApp(`/app/applications/${detail.application.id}`, { token: "t" });
}
