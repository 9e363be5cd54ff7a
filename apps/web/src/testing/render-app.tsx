import { routes } from "@sendoff/contract/routes";
import { type UserDetails } from "@sendoff/contract/user";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { RouterProvider, createMemoryRouter, parsePath } from "react-router";
import { onTestFinished } from "vitest";
import { followSignOut } from "../app/follow-sign-out.ts";
import { Providers } from "../app/providers.tsx";
import { createRoutes } from "../app/router.tsx";
import { createQueryClient } from "../lib/query-client.ts";
import { storageKeys } from "../lib/storage-keys.ts";
import { useProfileStore } from "../state/profile-store.ts";
import { someCountries, someCurrencies } from "./countries.ts";
import { aDashboard, aWallet, somePlans } from "./fixtures.ts";
import { aLivePage } from "./live-page.ts";
import { handle } from "./handle.ts";
import { server } from "./server.ts";

/** The answers that the shell asks for, for a user whose PUT is applied as the api would. */
export function serveUser(user: UserDetails): {
  sent: Record<string, unknown>[];
  user: () => UserDetails;
} {
  let current = user;
  const sent: Record<string, unknown>[] = [];
  server.use(
    handle(routes.getConfig, {
      status: 200,
      body: {
        mode: "sandbox",
        mailbox_url: null,
        boards_url: null,
        sms: true,
        social: [],
        usd_inr_rate: 84,
      },
    }),
    handle(routes.getUserDetails, () => ({ status: 200, body: current })),
    handle(routes.updateUserDetails, ({ body }) => {
      const fields = body as Partial<UserDetails> & Record<string, unknown>;
      sent.push(fields);
      const filters =
        typeof fields.filters === "string" ? JSON.parse(fields.filters) : fields.filters;
      current = { ...current, ...fields, filters: filters ?? current.filters };
      return { status: 200, body: current };
    }),
    handle(routes.getCountries, { status: 200, body: someCountries }),
    handle(routes.getCurrencies, { status: 200, body: someCurrencies }),
    handle(routes.getDashboard, { status: 200, body: aDashboard() }),
    handle(routes.getWalletBalance, { status: 200, body: aWallet() }),
    handle(routes.getPlatforms, { status: 200, body: [] }),
    handle(routes.listCvs, {
      status: 200,
      body: { cvs: [], platforms: [], second_reading: { is_on: false, model: null } },
    }),
    handle(routes.getCvReading, { status: 200, body: { data: null } }),
    handle(routes.listAttachments, { status: 200, body: { enclosures: [] } }),
    handle(routes.getSchedule, { status: 200, body: [] }),
    handle(routes.listPauses, { status: 200, body: [] }),
    handle(routes.getPause, {
      status: 200,
      body: { paused_at: null, runs: 0, finishing: 0, planned: 0 },
    }),
    handle(routes.listRunPauses, { status: 200, body: [] }),
    handle(routes.getNeedsYou, { status: 200, body: NOTHING_WAITS }),
    handle(routes.listAskedPages, { status: 200, body: [] }),
    handle(routes.getLivePage, { status: 200, body: aLivePage() }),
    handle(routes.createLiveTicket, {
      status: 409,
      body: { message: "No page is open on this account now.", code: "conflict" },
    }),
    handle(routes.getNeedsSettings, {
      status: 200,
      body: { draft_answers: false, model: null, daily_mail: true },
    }),
    handle(routes.getMatchSettings, { status: 200, body: { minimum_score: 60 } }),
    handle(routes.recognisePlatform, {
      status: 200,
      body: { kind: "bookmark", note: "Kept as a bookmark." },
    }),
    handle(routes.tryPlatformFilter, { status: 200, body: { jobs: 0, passing: 0 } }),
    handle(routes.listReviewModes, { status: 200, body: [] }),
    handle(routes.getBillingHistory, { status: 200, body: { credits: [], debits: [] } }),
    handle(routes.getPayments, { status: 200, body: { payments: [] } }),
    handle(routes.getPlans, { status: 200, body: { plans: somePlans } }),
    handle(routes.logout, { status: 200, body: { success: true } }),
  );
  return { sent, user: () => current };
}

const NOTHING_WAITS = {
  count: 0,
  checks: [],
  questions: [],
  accounts: [],
  reviews: [],
  stopped: [],
  approvals: [],
  saved_answers: 0,
};

let stopFollowing = () => {};

/** The whole app at an address, as a visitor or with a stored token; `state` as the link that led there carries it. */
export function renderApp(path: string, options: { token?: string; state?: unknown } = {}) {
  useProfileStore.setState({ data: null, isEditing: {} });
  if (options.token !== undefined) localStorage.setItem(storageKeys.token, options.token);
  const client = createQueryClient();
  // Tests that refuse a call should not wait for the second and third try.
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  const router = createMemoryRouter(createRoutes(client), {
    initialEntries: [{ ...parsePath(path), state: options.state }],
  });
  stopFollowing();
  stopFollowing = followSignOut(client, router);
  onTestFinished(() => stopFollowing());
  const view = render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...view, router, user: userEvent.setup({ delay: null }) };
}

/** What a toast says that something went wrong: as it is announced, since what is seen is hidden from screen readers. */
export async function findDangerToast(title: string): Promise<HTMLElement> {
  const words = await screen.findByText(title, { selector: "[role=alert] > *" });
  return words.parentElement ?? words;
}
