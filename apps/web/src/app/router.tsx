import type { QueryClient } from "@tanstack/react-query";
import { type RouteObject, createBrowserRouter, redirect } from "react-router";
import { paths } from "../config/paths.ts";
import { countriesQuery, currenciesQuery } from "../queries/reference.query.ts";
import { userQuery } from "../queries/user.query.ts";
import { AppError, AreaError } from "./error-pages.tsx";
import { requireUser } from "./guard.ts";
import { type LoadPage, loadPage } from "./late-page.tsx";
import { RootLayout } from "./root-layout.tsx";
import { Splash } from "./splash.tsx";

/** A route whose code is fetched when it is first visited; its children are drawn in it. */
function page(path: string, load: LoadPage, children: RouteObject[] = []): RouteObject {
  return {
    path,
    children,
    errorElement: <AreaError />,
    lazy: async () => ({ Component: await loadPage(load) }),
  };
}

/**
 * Profile Settings, whose two lists are asked for while the guard asks for the user (SPEC 4: its three loads run in parallel).
 */
function settingsPage(client: QueryClient): RouteObject {
  return {
    ...page("profile-settings", () => import("./routes/profile-settings.route.tsx")),
    loader: () => {
      void client.prefetchQuery(countriesQuery);
      void client.prefetchQuery(currenciesQuery);
      return null;
    },
  };
}

/** The children of /app. A new screen is one line here and an entry in app/navigation.ts. */
const appPages: RouteObject[] = [
  page("dashboard", () => import("./routes/dashboard.route.tsx")),
  page("needs-you", () => import("./routes/needs-you.route.tsx")),
  page("review", () => import("./routes/review.route.tsx"), [
    page("", () => import("./routes/review-list.route.tsx")),
    page(":id", () => import("./routes/prepared.route.tsx")),
  ]),
  page("needs-you/questions", () => import("./routes/open-questions.route.tsx")),
  page("common-answers", () => import("./routes/common-answers.route.tsx")),
  page("answers", () => import("./routes/answers.route.tsx")),
  page("platforms", () => import("./routes/platforms.route.tsx")),
  page("fits", () => import("./routes/fits.route.tsx")),
  page("scheduler", () => import("./routes/scheduler.route.tsx")),
  page("live/:platformId", () => import("./routes/live.route.tsx")),
  page("runs", () => import("./routes/runs.route.tsx")),
  page("runs/:id", () => import("./routes/run.route.tsx")),
  page("analytics", () => import("./routes/analytics.route.tsx")),
  page("logs", () => import("./routes/logs.route.tsx")),
  page("applications/:id", () => import("./routes/application.route.tsx")),
  page("wallet", () => import("./routes/wallet.route.tsx")),
  page("wallet/payments/:txnid", () => import("./routes/payment.route.tsx")),
  page("cv", () => import("./routes/cv.route.tsx")),
  page("profile-settings/security", () => import("./routes/security.route.tsx")),
  page("privacy-policy", () => import("./routes/privacy.route.tsx")),
  page("terms-and-conditions", () => import("./routes/terms.route.tsx")),
  page("*", () => import("./routes/app-not-found.route.tsx")),
];

export function createRoutes(client: QueryClient): RouteObject[] {
  return [
    {
      element: <RootLayout />,
      errorElement: <AppError />,
      hydrateFallbackElement: <Splash />,
      children: [
        page("/", () => import("./routes/home.route.tsx")),
        page(paths.landing.hi, () => import("./routes/home.route.tsx")),
        page("/jobs", () => import("./routes/jobs.route.tsx")),
        page("/pricing", () => import("./routes/pricing.route.tsx")),
        page("/payment-success", () => import("./routes/payment-success.route.tsx")),
        page("/payment-failure", () => import("./routes/payment-failure.route.tsx")),
        page("/console/*", () => import("./routes/console.route.tsx")),
        page("/undo", () => import("./routes/undo.route.tsx")),
        page("/unsubscribe/:token", () => import("./routes/unsubscribe.route.tsx")),
        page("/privacy-policy", () => import("./routes/public-privacy.route.tsx")),
        page("/terms-and-conditions", () => import("./routes/public-terms.route.tsx")),
        {
          path: "/app",
          loader: requireUser(client),
          // The guard asks once per visit of the area, not for each click inside it; again where nobody could tell who is there.
          shouldRevalidate: () => client.getQueryData(userQuery.queryKey) === undefined,
          lazy: async () => ({ Component: (await import("./shell/app-shell.tsx")).AppShell }),
          children: [
            { index: true, loader: () => redirect(paths.app.dashboard) },
            settingsPage(client),
            ...appPages,
          ],
        },
        ...(import.meta.env.DEV
          ? [page("/dev/gallery", () => import("./routes/gallery.route.tsx"))]
          : []),
        page("*", () => import("./routes/not-found.route.tsx")),
      ],
    },
  ];
}

export function createAppRouter(client: QueryClient) {
  return createBrowserRouter(createRoutes(client));
}
