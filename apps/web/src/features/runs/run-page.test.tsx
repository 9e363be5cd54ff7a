import { routes } from "@sendoff/contract/routes";
import { type RunEvent, type RunSummary } from "@sendoff/contract/run";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { aDashboard, aPlatform, aRun, aUser, anApplication } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { openRun, serveRun } from "../../testing/runs.tsx";
import { server } from "../../testing/server.ts";

const busy = anApplication({
  id: "00000000-0000-4000-8000-000000000002",
  status: "APPLYING",
  applied_at: null,
  updated_at: "2026-11-20T04:05:00.000Z",
});

/** A stream whose events the test sends; each connection with the id it asked to continue after. */
function scriptedStream() {
  const connections: {
    after: string | null;
    send: (id: number, event: RunEvent) => void;
    cut: () => void;
  }[] = [];
  server.use(
    http.get(`*${routes.streamRun.path}`, ({ request }) => {
      const encoder = new TextEncoder();
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(encoder.encode("retry: 2000\n\n"));
          connections.push({
            after: request.headers.get("last-event-id"),
            send: (id, event) =>
              controller.enqueue(
                encoder.encode(
                  `id: ${id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`,
                ),
              ),
            cut: () => controller.close(),
          });
        },
      });
      return new HttpResponse(body, { headers: { "content-type": "text/event-stream" } });
    }),
  );
  const connection = async (index: number) => {
    await waitFor(() => expect(connections.length).toBeGreaterThan(index));
    const found = connections[index];
    if (found === undefined) throw new Error("no connection");
    return found;
  };
  return { connections, connection };
}

it("tells times on the user's own clock, with the day of a run that is not today's", async () => {
  const times = { started_at: "2020-11-19T12:30:00.000Z", ended_at: "2020-11-19T12:40:09.000Z" };
  const applied = anApplication({ status: "APPLIED", applied_at: times.ended_at });
  serveRun(
    {
      run: aRun({ ...times, state: "ended", end_reason: "goal_reached" }),
      applications: [applied],
    },
    aUser({ time_zone: "Pacific/Kiritimati" }),
  );
  scriptedStream();
  openRun();
  expect(await screen.findByText("started 20 Nov 2020 02:30, ended 02:40")).toBeVisible();
  expect(screen.getByText("02:40:09")).toBeVisible();
});

const listing: RunSummary["listing"] = {
  found: 12,
  left_out: [
    { reason: "not_easy_apply", count: 5 },
    { reason: "low_score", count: 3 },
  ],
  unknown_places: [],
};

it("says what an ended run found and left out, by reason", async () => {
  serveRun({ run: aRun({ state: "ended", end_reason: "search_exhausted", listing }) });
  scriptedStream();
  openRun();
  const figures = within(await screen.findByRole("region", { name: "The run in figures" }));
  expect(figures.getByText("12 found, 5 not easy apply, 3 below your minimum score")).toBeVisible();
});

it("says which places of the search the platform does not offer", async () => {
  const places = { ...listing, unknown_places: ["Zzyzx", "Nowhere"] };
  serveRun({ run: aRun({ state: "ended", end_reason: "search_exhausted", listing: places }) });
  scriptedStream();
  openRun();
  const words =
    "LinkedIn does not offer “Zzyzx” or “Nowhere” as a place: nothing was looked for there.";
  expect(await screen.findByText(words)).toBeVisible();
});

describe("a run under way", () => {
  it("counts what is found and left out as it happens, and says nothing before", async () => {
    serveRun();
    const stream = scriptedStream();
    openRun();
    await screen.findByText("Looking through LinkedIn for the next posting.");
    expect(screen.queryByText(/found/)).toBeNull();
    const { send } = await stream.connection(0);
    send(1, {
      type: "run",
      run: aRun({ listing: { found: 3, left_out: [], unknown_places: [] } }),
    });
    expect(await screen.findByText("3 found")).toBeVisible();
    send(2, { type: "run", run: aRun({ listing }) });
    expect(
      await screen.findByText("12 found, 5 not easy apply, 3 below your minimum score"),
    ).toBeVisible();
  });

  it("shows the application step by step, its answers with their source, and tells once when it ends", async () => {
    serveRun();
    const stream = scriptedStream();
    openRun();
    expect(await screen.findByText("Looking through LinkedIn for the next posting.")).toBeVisible();
    expect(screen.getByRole("img", { name: "6 of 8 sent" })).toBeVisible();
    const { send } = await stream.connection(0);
    send(1, { type: "application", application: busy });
    send(2, {
      type: "step",
      application_id: busy.id,
      step: {
        name: "open",
        title: "Opened the posting",
        detail: "",
        started_at: busy.updated_at,
        ended_at: busy.updated_at,
      },
    });
    send(3, {
      type: "step",
      application_id: busy.id,
      step: {
        name: "form",
        title: "Contact info",
        detail: "1 answer",
        started_at: busy.updated_at,
        ended_at: null,
      },
    });
    send(4, {
      type: "answers",
      application_id: busy.id,
      answers: [
        {
          step: "Contact info",
          question: "City",
          kind: "text",
          required: true,
          options: [],
          value: "Pune",
          source: "profile",
          confidence: 1,
          why: "",
        },
      ],
    });
    send(5, {
      type: "picture",
      application_id: busy.id,
      url: "/p/1",
      taken_at: busy.updated_at,
      address: "https://www.linkedin.com/jobs/view/1/apply",
    });
    const panel = within(await screen.findByRole("region", { name: "Application under way" }));
    expect(await panel.findByText("Contact info")).toBeVisible();
    expect(panel.getByText("Contact info").closest("li")?.getAttribute("aria-current")).toBe(
      "step",
    );
    expect(await panel.findByText("Pune")).toBeVisible();
    expect(panel.getByText("Profile")).toBeVisible();
    expect(
      await panel.findByRole("img", { name: /linkedin\.com\/jobs\/view\/1\/apply/ }),
    ).toBeVisible();
    send(6, {
      type: "application",
      application: { ...busy, status: "APPLIED", updated_at: "2026-11-20T04:06:00.000Z" },
    });
    send(7, { type: "run", run: aRun({ applied: 7 }) });
    const line = await screen.findByText(
      "Senior Backend Engineer at Ferrypoint Logistics: Applied.",
    );
    expect(line.getAttribute("role")).toBe("status");
    expect(screen.queryByRole("region", { name: "Application under way" })).toBeNull();
    expect(await screen.findByRole("img", { name: "7 of 8 sent" })).toBeVisible();
    expect(screen.getByRole("link", { name: /^Receipt/ })).toBeVisible();
  });

  it("opens a lost stream again after the last event it saw, and follows to the end", async () => {
    serveRun();
    const stream = scriptedStream();
    openRun();
    const first = await stream.connection(0);
    expect(first.after).toBeNull();
    first.send(41, { type: "run", run: aRun({ applied: 7 }) });
    await screen.findByRole("img", { name: "7 of 8 sent" });
    first.cut();
    expect(await screen.findByText(/live connection was lost/)).toBeVisible();
    const second = await stream.connection(1);
    expect(second.after).toBe("41");
    await waitFor(() => expect(screen.queryByText(/live connection was lost/)).toBeNull());
    second.send(42, {
      type: "run",
      run: aRun({ applied: 8, state: "ended", end_reason: "goal_reached", credits_held: 0 }),
    });
    expect(await screen.findByText("The goal is reached.")).toBeVisible();
    expect(stream.connections).toHaveLength(2);
  });

  it("shows the same counts beside the page, and asks for what changed with each application", async () => {
    const running = aRun({ applied: 0, waiting_for_user: 0 });
    const moved = aRun({ applied: 1, waiting_for_user: 2 });
    serveRun({ run: running, applications: [busy] });
    let isSent = false;
    server.use(
      handle(routes.getDashboard, () => ({
        status: 200,
        body: aDashboard({ run: isSent ? moved : running }),
      })),
      handle(routes.getPlatforms, () => ({
        status: 200,
        body: isSent ? [aPlatform(), aPlatform({ id: 4, platform_id: 4 })] : [],
      })),
    );
    const stream = scriptedStream();
    openRun();
    const { send } = await stream.connection(0);
    const card = await screen.findByRole("link", { name: /LinkedIn run/ });
    await screen.findByText("0 Connected");
    isSent = true;
    send(1, {
      type: "application",
      application: { ...busy, status: "APPLIED", updated_at: "2026-11-20T04:06:00.000Z" },
    });
    send(2, { type: "run", run: moved });
    await waitFor(() => expect(card).toHaveTextContent("1 of 8"));
    expect(screen.getAllByRole("img", { name: "1 of 8 sent" })).toHaveLength(2);
    expect(await screen.findByText("2 Connected")).toBeVisible();
  });

  it("stops after the application under way", async () => {
    serveRun();
    scriptedStream();
    server.use(handle(routes.stopRun, { status: 200, body: aRun({ is_stopping: true }) }));
    const { user } = openRun();
    await user.click(await screen.findByRole("button", { name: "Stop after this one" }));
    expect(await screen.findByRole("button", { name: "Stopping after this one" })).toBeDisabled();
  });

  it("says when it could not be stopped", async () => {
    serveRun();
    scriptedStream();
    server.use(
      handle(routes.stopRun, {
        status: 409,
        body: { message: "This run has ended.", code: "conflict" },
      }),
    );
    const { user } = openRun();
    await user.click(await screen.findByRole("button", { name: "Stop after this one" }));
    // The toast and its announcement.
    expect((await screen.findAllByText("This run has ended.")).length).toBeGreaterThan(0);
  });

  it("can be paused while it is under way, also where no run was known a moment ago", async () => {
    scriptedStream();
    serveRun({ run: aRun({ state: "running", end_reason: null, ended_at: null }) });
    openRun();
    expect(await screen.findByRole("button", { name: "Pause all" })).toBeVisible();
  });
});

describe("a run that cannot be shown", () => {
  it("says that there is none, without an offer to try again", async () => {
    serveRun();
    server.use(handle(routes.getRun, { status: 404, body: { message: "x", code: "not_found" } }));
    openRun();
    expect(await screen.findByText("There is no such run.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Try Again" })).toBeNull();
  });

  it("offers to try again after a fault", async () => {
    serveRun();
    server.use(handle(routes.getRun, { status: 503, body: { message: "x", code: "unavailable" } }));
    const { user } = openRun();
    await screen.findByText("The run could not be loaded.");
    serveRun({ run: aRun({ state: "ended", end_reason: "stopped", credits_held: 0 }) });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("You stopped this run.")).toBeVisible();
  });
});
