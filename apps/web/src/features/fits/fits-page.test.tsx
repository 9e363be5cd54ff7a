import { type Preview, type PreviewJob } from "@sendoff/contract/preview";
import { routes } from "@sendoff/contract/routes";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, it } from "vitest";
import { aPlatform, aUser, aWallet } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const part = (name: PreviewJob["match_reasons"][number]["part"], points: number, of: number) => ({
  part: name,
  points,
  of,
  text: `About the ${name}.`,
});
const aJob = (id: string, title: string, score: number): PreviewJob => ({
  id,
  job_title: title,
  company_name: `${title} Ltd`,
  location: "Pune",
  job_url: "https://www.linkedin.com/jobs/view/1/",
  match_score: score,
  match_reasons: [
    part("title", 40, 40),
    {
      ...part("skills", 13, 25),
      text: "About the skills. It also asks for Kafka, which is not in your skills.",
    },
    part("place", 15, 15),
    part("seniority", 6, 10),
  ],
  is_taken_out: false,
});
const listed: Preview = {
  id: "0199aaaa-0000-7000-8000-000000000001",
  platform_id: 1,
  platform_name: "LinkedIn",
  state: "ended",
  goal: 10,
  found: 24,
  to_read: 0,
  jobs: [aJob("j1", "Baker", 96), aJob("j2", "Brewer", 82), aJob("j3", "Miller", 74)],
  left_out: [
    { reason: "other_title", count: 12, jobs: [] },
    {
      reason: "low_score",
      count: 9,
      jobs: [{ job_title: "Cook", company_name: "Oven", text: "Its match is 40%." }],
    },
  ],
  unknown_places: [],
  end_reason: "search_exhausted",
  end_note: "",
  is_stopping: false,
  created_at: "2026-11-20T04:00:00.000Z",
  ended_at: new Date().toISOString(),
  is_fresh: true,
};

function open(
  preview: Preview | null,
  {
    credits = 74,
    platforms = [aPlatform({})],
    state,
  }: { credits?: number; platforms?: ReturnType<typeof aPlatform>[]; state?: unknown } = {},
) {
  let current = preview;
  const sent: unknown[] = [];
  let tell: () => void = () => undefined;
  serveUser(aUser());
  server.use(
    http.get(`*${routes.streamRun.path}`, () => {
      const event = { type: "preview", preview_id: listed.id };
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          tell = () => {
            controller.enqueue(
              new TextEncoder().encode(`id: 1\nevent: preview\ndata: ${JSON.stringify(event)}\n\n`),
            );
            controller.close();
          };
        },
      });
      return new HttpResponse(body, { headers: { "content-type": "text/event-stream" } });
    }),
    handle(routes.getPlatforms, { status: 200, body: platforms }),
    handle(routes.getWalletBalance, {
      status: 200,
      body: aWallet({
        credits,
        lots:
          credits === 0
            ? []
            : [
                {
                  credits,
                  unit_price: 0.79,
                  expires_at: "2027-11-20T04:00:00.000Z",
                  source: "Pro",
                },
              ],
      }),
    }),
    handle(routes.findPreview, () => ({ status: 200, body: { preview: current } })),
    handle(routes.startPreview, () => {
      sent.push("start");
      current = {
        ...listed,
        state: "running",
        ended_at: null,
        end_reason: null,
        to_read: 2,
        jobs: [aJob("j1", "Baker", 96)],
        left_out: [],
      };
      return { status: 202, body: current };
    }),
    handle(routes.changePreviewJob, ({ body, params }) => {
      const out = (body as { is_taken_out: boolean }).is_taken_out;
      sent.push([params["job_id"], out]);
      const jobs = (current ?? listed).jobs.map((job) =>
        job.id === params["job_id"] ? { ...job, is_taken_out: out } : job,
      );
      current = { ...(current ?? listed), jobs };
      return { status: 200, body: current };
    }),
    handle(routes.applyPreview, ({ body }) => {
      sent.push(body);
      return { status: 202, body: { run_id: "r1", goal: 2 } };
    }),
    handle(routes.getPreviewPosting, { status: 200, body: { description: "We bake bread." } }),
  );
  const view = renderApp("/app/fits?platform=1", {
    token: "t",
    ...(state === undefined ? {} : { state }),
  });
  /** What becomes of it meanwhile, told by its stream. */
  const change = (next: Preview): void => {
    current = next;
    tell();
  };
  return { ...view, sent, change };
}

const row = async (title: string) =>
  (await screen.findByRole("button", { name: title })).closest("li") as HTMLElement;

it("shows what would be sent, the best first, and what does not fit in one line that adds up", async () => {
  open(listed);
  const list = await screen.findByRole("list", { name: "Jobs that fit" });
  expect(
    within(list)
      .getAllByRole("button")
      .map((each) => each.textContent),
  ).toEqual(["Baker", "Brewer", "Miller"]);
  expect(
    screen.getByText("3 fit of 24 jobs listed on LinkedIn. Nothing is sent until you press Apply."),
  ).toBeVisible();
  expect(
    screen.getByText("21 more are left out: 12 other titles, 9 below your minimum"),
  ).toBeVisible();
  // In the row there is room for what speaks for it; beside the score stands the rest, too.
  expect(within(list).queryAllByText(/also asks for/)).toEqual([]);
  expect(screen.getByText(/^It also asks for Kafka/)).toBeVisible();
  // The sum stands under the parts: what is not said counts neither way.
  expect(screen.getByText("74 of the 90 points we can know")).toBeVisible();
  expect(await screen.findByRole("button", { name: "Apply to 3 jobs" })).toBeEnabled();
});

it("takes a job out with one key and puts it back, and sends exactly the others", async () => {
  const { user, sent, router } = open(listed);
  await row("Brewer");
  await user.keyboard("{ArrowDown}{ArrowDown}x");
  expect(await screen.findByRole("heading", { name: "2 to send, 1 taken out" })).toBeVisible();
  expect(await row("Brewer")).toHaveTextContent("Taken out. We will not offer it again.");
  await user.click(within(await row("Brewer")).getByRole("button", { name: /Undo/ }));
  expect(await screen.findByRole("heading", { name: "3 to send" })).toBeVisible();
  await user.click(within(await row("Miller")).getByRole("checkbox"));
  await user.click(await screen.findByRole("button", { name: "Apply to 2 jobs" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/app/runs/r1"));
  expect(sent).toEqual([["j2", true], ["j2", false], ["j3", true], { job_ids: ["j1", "j2"] }]);
});

it("applies by its key only when it is pressed again", async () => {
  const { user, sent } = open(listed);
  await screen.findByRole("button", { name: "Apply to 3 jobs" });
  await user.keyboard("a");
  expect(sent).toEqual([]);
  await user.keyboard("a");
  await waitFor(() => expect(sent).toEqual([{ job_ids: ["j1", "j2", "j3"] }]));
});

it("says how far the credits reach, and sends the best that they do", async () => {
  const { user, sent } = open(listed, { credits: 2 });
  const apply = await screen.findByRole("button", { name: "Apply to 2 jobs" });
  expect(screen.getByText("2 credits for 3 jobs: the two best are sent.")).toBeVisible();
  expect(screen.getByRole("heading", { name: "2 of 3 to send" })).toBeVisible();
  await user.click(apply);
  await waitFor(() => expect(sent).toEqual([{ job_ids: ["j1", "j2"] }]));
});

it("opens a posting with why it fits", async () => {
  const { user } = open(listed);
  await user.click(await screen.findByRole("button", { name: "Brewer" }));
  const dialog = await screen.findByRole("dialog", { name: "Brewer" });
  expect(await within(dialog).findByText("We bake bread.")).toBeVisible();
});

it("begins to look for who came to see it, and cannot be applied to before it is done", async () => {
  const { sent, change } = open(null, { state: { look: true } });
  expect(await screen.findByRole("button", { name: "Still looking" })).toBeDisabled();
  expect(await screen.findByRole("button", { name: "Baker" })).toBeVisible();
  expect(sent).toEqual(["start"]);
  change(listed);
  expect(await screen.findByRole("button", { name: "Apply to 3 jobs" })).toBeEnabled();
});

it("says what holds it back while everything is paused", async () => {
  open({ ...listed, state: "waiting", ended_at: null, end_reason: null, jobs: [] });
  server.use(
    handle(routes.getPause, {
      status: 200,
      body: { paused_at: "2026-11-20T04:00:00.000Z", runs: 0, finishing: 0, planned: 0 },
    }),
  );
  expect(await screen.findByText("Paused by you.")).toBeVisible();
});

it("looks again where the list is too old", async () => {
  const { user, sent, change } = open({ ...listed, is_fresh: false });
  await user.click(await screen.findByRole("button", { name: "Look again" }));
  expect(await screen.findByRole("button", { name: "Still looking" })).toBeDisabled();
  expect(sent).toEqual(["start"]);
  change(listed);
  expect(await screen.findByRole("button", { name: "Apply to 3 jobs" })).toBeEnabled();
});

it("shows that it is asked to look again before the server has answered", async () => {
  const { user } = open({ ...listed, is_fresh: false });
  server.use(http.post(`*${routes.startPreview.path}`, () => Promise.race<never>([])));
  const again = await screen.findByRole("button", { name: "Look again" });
  await user.click(again);
  expect(again.getAttribute("aria-busy")).toBe("true");
});

it("says what to do where nothing fits, or no platform is connected", async () => {
  const { unmount } = open({ ...listed, jobs: [], found: 21 });
  expect(await screen.findByText("Lower the minimum or add a role.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Nothing to send" })).toBeDisabled();
  unmount();
  open(null, { platforms: [] });
  expect(await screen.findByText("No platform is connected.")).toBeVisible();
});
