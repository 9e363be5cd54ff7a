import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { followSignOut } from "./app/follow-sign-out.ts";
import { keepFocus } from "./app/keep-focus.ts";
import { prefetchOnIntent } from "./app/prefetch-on-intent.ts";
import { Providers } from "./app/providers.tsx";
import { createAppRouter } from "./app/router.tsx";
import { createQueryClient } from "./lib/query-client.ts";
import { startTheme } from "./lib/theme.ts";
import { noteClicks } from "./lib/trace-click.ts";
import "./styles/main.css";

/** Shows the app in #root, in place of what stands there. Called once for each load of a page. */
export function startApp(): void {
  const client = createQueryClient();
  const router = createAppRouter(client);

  followSignOut(client, router);
  prefetchOnIntent(router);
  startTheme();
  noteClicks();
  keepFocus(document.body);

  const container = document.getElementById("root");
  if (container === null) throw new Error("The page has no #root");
  createRoot(container).render(
    <StrictMode>
      <Providers client={client}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
}
