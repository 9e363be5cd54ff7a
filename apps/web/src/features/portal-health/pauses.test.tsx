import { type PlatformPause } from "@sendoff/contract/portal-health";
import { routes } from "@sendoff/contract/routes";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import {
  aDashboard,
  anApplication,
  aPlatform,
  aRun,
  aTemplate,
  aUser,
  RUN_ID,
} from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const TITLE = "LinkedIn changed its pages.";
const NOTE =
  "We paused it for everyone while we adapt. Nothing is charged, and nothing is lost: runs wait and go on by themselves.";

const aPause = (fields: Partial<PlatformPause> = {}): PlatformPause => ({
  platform_id: 1,
  platform_name: "LinkedIn",
  portal_name: "LinkedIn",
  reason: "page_changed",
  since: "2026-03-02T03:42:00.000Z",
  ended_at: null,
  next_try_at: "2026-03-02T03:57:00.000Z",
  ...fields,
});

function servePaused(pauses: PlatformPause[] = [aPause()]): void {
  serveUser(aUser({ time_zone: "Asia/Kolkata" }));
  server.use(
    handle(routes.getPlatforms, { status: 200, body: [aPlatform()] }),
    handle(routes.getPlatformTemplates, { status: 200, body: [aTemplate()] }),
    handle(routes.listPauses, { status: 200, body: pauses }),
  );
}

it.each(["/app/dashboard", "/app/platforms", "/app/scheduler"])(
  "%s says in plain words that a platform is paused for everyone, since when and when it is tried again",
  async (path) => {
    servePaused();
    renderApp(path, { token: "t" });
    const banner = (await screen.findByText(TITLE)).closest("[role=status]");
    expect(banner).toHaveTextContent(NOTE);
    expect(banner).toHaveTextContent(/Paused since .*09:12, next try about 09:27\./);
  },
);

it("nothing is said while no platform is paused", async () => {
  servePaused([]);
  renderApp("/app/dashboard", { token: "t" });
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByText(/paused/i)).toBeNull();
});

it("boards by one maker are paused together: one banner names the maker and what it stops", async () => {
  const boards = [
    { platform_id: 1001, platform_name: "Acme (Greenhouse)" },
    { platform_id: 1002, platform_name: "Globex (Greenhouse)" },
  ];
  servePaused(boards.map((board) => aPause({ ...board, portal_name: "Greenhouse" })));
  renderApp("/app/dashboard", { token: "t" });
  const banner = (await screen.findByText("Greenhouse changed its pages.")).closest(
    "[role=status]",
  );
  expect(banner).toHaveTextContent(
    "It stops Acme (Greenhouse) and Globex (Greenhouse). Paused since",
  );
});

it("a pause by hand names no next try", async () => {
  servePaused([aPause({ reason: "by_hand", next_try_at: null })]);
  renderApp("/app/dashboard", { token: "t" });
  const banner = (await screen.findByText("LinkedIn is paused.")).closest("[role=status]");
  expect(banner).toHaveTextContent(/Paused since .*09:12\.$/);
});

it("the platform's card says it too", async () => {
  servePaused();
  renderApp("/app/platforms", { token: "t" });
  const card = await screen.findByRole("article", { name: "LinkedIn" });
  expect(await within(card).findByText("Paused for everyone")).toBeVisible();
  expect(card).toHaveTextContent(`${TITLE} Runs wait and go on by themselves; nothing is charged.`);
});

it("a run that waits for a paused platform says so instead of its steps, and lists its pauses", async () => {
  servePaused();
  const run = aRun({ state: "waiting" });
  const applications = [anApplication()];
  server.use(
    handle(routes.getDashboard, { status: 200, body: aDashboard({ run }) }),
    handle(routes.getRun, { status: 200, body: { run, current: null, applications } }),
    handle(routes.streamRun, { status: 200, body: "" }),
    handle(routes.listRunPauses, {
      status: 200,
      body: [
        aPause({ ended_at: "2026-03-02T03:50:00.000Z", next_try_at: null }),
        aPause({ since: "2026-03-02T04:00:00.000Z", reason: "unreachable" }),
      ],
    }),
  );
  renderApp(`/app/runs/${RUN_ID}`, { token: "t" });
  const under = await screen.findByRole("region", { name: "Under way" });
  expect(await within(under).findByText(NOTE)).toBeVisible();
  expect(within(under).queryByText("Open the posting")).toBeNull();
  expect(await screen.findByRole("heading", { name: "Pauses of the platform" })).toBeVisible();
  const [first, second] = screen
    .getAllByText(/paused for everyone/i)
    .map((each) => each.parentElement);
  expect(first).toHaveTextContent(/changed its pages\. .*09:12 to 09:20.*working again\./);
  expect(second).toHaveTextContent(/LinkedIn cannot be reached\. since .*09:30.*The run waits/);
});
