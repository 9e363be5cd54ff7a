import { type UserPlatform } from "@sendoff/contract/platform";
import { routes } from "@sendoff/contract/routes";
import { type Schedule, type ScheduledRun } from "@sendoff/contract/schedule";
import { addDays, localDateAt } from "@sendoff/domain/schedule";
import { screen, within } from "@testing-library/react";
import { aPlatform, aUser, aWallet } from "./fixtures.ts";
import { handle } from "./handle.ts";
import { renderApp, serveUser } from "./render-app.tsx";
import { server } from "./server.ts";

const ZONE = "Asia/Kolkata";
export const today = localDateAt(ZONE, Date.now());
export const later = addDays(today, 40);

const names: Record<number, string> = { 1: "LinkedIn", 4: "Indeed", 5: "Glassdoor" };
export const connection = (id: number, fields: Partial<UserPlatform> = {}) =>
  aPlatform({ id, platform_id: id, platform_name: names[id] ?? `Platform ${id}`, ...fields });

export function aSchedule(fields: Partial<Schedule> = {}): Schedule {
  const id = fields.platform_id ?? 1;
  return {
    platform_id: id,
    platform_name: names[id] ?? `Platform ${id}`,
    frequency: "DAILY",
    application_goal: 8,
    start_time: "08:30:00",
    end_date: later,
    weekday: null,
    time_zone: ZONE,
    is_connected: true,
    daily_limit: 10,
    is_paused: false,
    next_run_at: `${addDays(today, 1)}T03:04:00.000Z`,
    last_run: null,
    ...fields,
  };
}

export function aStart(fields: Partial<ScheduledRun> = {}): ScheduledRun {
  const at = new Date().toISOString();
  return {
    platform_id: 1,
    platform_name: "LinkedIn",
    local_date: today,
    due_at: at,
    at,
    id: null,
    state: "not_started",
    end_reason: null,
    not_started_reason: "no_credits",
    note: "No credits are left. Add money in the wallet to go on.",
    ...fields,
  };
}

export function serveSchedules(
  schedules: Schedule[],
  connections: UserPlatform[] = [connection(1), connection(4), connection(5)],
) {
  const user = serveUser(aUser({ time_zone: ZONE }));
  const sent: unknown[] = [];
  server.use(
    handle(routes.getSchedule, { status: 200, body: schedules }),
    handle(routes.getPlatforms, { status: 200, body: connections }),
    handle(routes.listScheduledRuns, { status: 200, body: [] }),
    handle(routes.getWalletBalance, { status: 200, body: aWallet({ credits: 74 }) }),
    handle(routes.updateSchedule, ({ body }) => {
      sent.push(body);
      return { status: 200, body: schedules };
    }),
  );
  return { sent, user };
}

export async function openScheduler() {
  const app = renderApp("/app/scheduler", { token: "t" });
  await screen.findByRole("heading", { name: "Platform Distribution" });
  return app;
}

export const goals = () =>
  screen.getAllByLabelText(/^Goal on/).map((input) => (input as HTMLInputElement).value);
export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const saveAll = () => screen.getByRole("button", { name: "Save All" });
export const forAll = () => within(screen.getByRole("region", { name: "For all platforms" }));
