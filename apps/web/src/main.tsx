import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { Providers } from "./app/providers.tsx";
import { createAppRouter } from "./app/router.tsx";
import { endSession } from "./app/session-end.ts";
import { paths } from "./config/paths.ts";
import { onSignedOut } from "./lib/api-client.ts";
import { createQueryClient } from "./lib/query-client.ts";
import { startTheme } from "./lib/theme.ts";
import "./styles/main.css";

const client = createQueryClient();
const router = createAppRouter(client);

// The one place that reacts to a 401 (SPEC 7).
onSignedOut(() => {
  endSession(client);
  void router.navigate(paths.home, { replace: true });
});
startTheme();

const container = document.getElementById("root");
if (container === null) throw new Error("index.html has no #root");
createRoot(container).render(
  <StrictMode>
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
