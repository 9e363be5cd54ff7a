import type { ApprovalOutcome, PreparedDetail, ReviewQuestion } from "@sendoff/contract/review";
import { routes } from "@sendoff/contract/routes";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { aPlatform, aUser, anApplication } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const notice: ReviewQuestion = {
  key: "notice",
  step: "Additional Questions",
  question: "How much notice do you have to give?",
  section: "",
  hint: "",
  kind: "text",
  required: true,
  options: [],
  min: null,
  max: null,
  max_length: null,
  value: "30 days",
  source: "settings",
  confidence: 1,
  why: "",
  can_edit: true,
  saved_as: null,
};

const idOf = (last: number) => `0197b0c2-6d1f-7000-8000-00000000000${last}`;

function prepared(last: number, job: string, toCheck: number): PreparedDetail {
  return {
    application: anApplication({
      id: idOf(last),
      job_title: job,
      status: "NEEDS_APPROVAL",
      match_score: 77,
    }),
    revision: 1,
    prepared_at: "2026-11-20T04:10:31.000Z",
    note: "",
    answers: 4,
    worth_a_look: toCheck,
    answered_since: 0,
    description: "",
    match_reasons: [
      { part: "title", points: 40, of: 40, text: "The title is your role Engineer." },
      {
        part: "skills",
        points: 13,
        of: 25,
        text: "It names your skill Go. It also asks for Kafka, which is not in your skills.",
      },
    ],
    cv: null,
    pictures: [],
    questions: [notice],
    newer_answers: [],
    exclusions: [],
  };
}

const ALL = [
  prepared(1, "Sure Engineer", 0),
  prepared(2, "Doubtful Engineer", 2),
  prepared(3, "Other Engineer", 0),
];

/** A window with room for both, over a server that keeps what waits. */
function openWide(path = "/app/review") {
  const list = Object.assign(new EventTarget(), {
    matches: true,
    media: "",
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
  const narrow = window.matchMedia("");
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    query === "(min-width: 73.75rem)" ? list : narrow,
  );
  let waiting = ALL;
  const modes = new Map([[1, true]]);
  const sent: unknown[] = [];
  serveUser(aUser());
  server.use(
    handle(routes.listPrepared, () => ({ status: 200, body: waiting })),
    handle(routes.getPrepared, ({ params }) => {
      const one = ALL.find(({ application }) => application.id === params["id"]);
      if (one === undefined) return { status: 404, body: { message: "x", code: "not_found" } };
      return { status: 200, body: one };
    }),
    handle(routes.approveMany, ({ body }) => {
      const { applications } = body as { applications: { id: string }[] };
      const ids = applications.map(({ id }) => id);
      sent.push(ids);
      waiting = waiting.filter(({ application }) => !ids.includes(application.id));
      const outcome: ApprovalOutcome = {
        approved: ids,
        approval_id: idOf(9),
        left: [],
        platforms: [],
        saved: null,
      };
      return { status: 200, body: outcome };
    }),
    handle(routes.getPlatforms, {
      status: 200,
      body: [aPlatform({ platform_id: 1 }), aPlatform({ id: 2, platform_id: 3 })],
    }),
    handle(routes.listReviewModes, () => ({
      status: 200,
      body: [...modes].map(([id, isOn]) => ({ platform_id: id, is_on: isOn })),
    })),
    handle(routes.setReviewMode, ({ body }) => {
      const mode = body as { platform_id: number; is_on: boolean };
      modes.set(mode.platform_id, mode.is_on);
      return { status: 200, body: mode };
    }),
  );
  const becomeNarrow = () =>
    act(() => {
      list.matches = false;
      list.dispatchEvent(new Event("change"));
    });
  return { ...renderApp(path, { token: "t" }), sent, modes, becomeNarrow };
}

const row = (job: string) => screen.findByRole("link", { name: new RegExp(`^${job}`) });
const reviewMode = () => screen.getByRole("switch", { name: "Review mode" });
const isOpen = async (job: string) => {
  expect(await screen.findByRole("heading", { level: 2, name: job })).toBeVisible();
  expect((await row(job)).getAttribute("aria-current")).toBe("page");
};

it("opens the least sure one beside the list, with what its score is made of", async () => {
  openWide();
  await isOpen("Doubtful Engineer");
  const list = screen.getByRole("list", { name: "To review" });
  expect(
    within(list)
      .getAllByRole("link")
      .map((link) => link.querySelector("b")?.textContent),
  ).toEqual(["Doubtful Engineer", "Sure Engineer", "Other Engineer"]);
  const match = screen.getByRole("region", { name: "How well it matches" });
  expect(within(match).getByText("77%")).toBeVisible();
  expect(within(match).getByText("40 of 40")).toBeVisible();
  expect(
    within(match).getByText("It also asks for Kafka, which is not in your skills."),
  ).toBeVisible();
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
});

it("goes through the list by J and K, and puts the focus on what is opened", async () => {
  const { user } = openWide();
  await isOpen("Doubtful Engineer");
  await user.keyboard("j");
  await isOpen("Sure Engineer");
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole("heading", { level: 2, name: "Sure Engineer" }),
    ),
  );
  await user.keyboard("j");
  await isOpen("Other Engineer");
  await user.keyboard("k");
  await isOpen("Sure Engineer");
});

it("opens what stood below the one that was approved in the list, and says when nothing is left", async () => {
  const { user, sent } = openWide(`/app/review/${idOf(1)}`);
  await isOpen("Sure Engineer");
  await user.click(screen.getByRole("checkbox", { name: /^Choose Sure Engineer/ }));
  await user.click(screen.getByRole("button", { name: "Approve 1 application" }));
  await isOpen("Other Engineer");
  expect(sent).toEqual([[idOf(1)]]);
  await user.click(screen.getByRole("checkbox", { name: "All 2" }));
  await user.click(screen.getByRole("button", { name: "Approve 2 applications" }));
  expect(await screen.findByText("Nothing waits for your approval.")).toBeVisible();
});

it("sends the one with changes by its own button alone, and keeps them when the window gets narrow", async () => {
  const { user, sent, becomeNarrow } = openWide(`/app/review/${idOf(1)}`);
  await isOpen("Sure Engineer");
  await user.click(screen.getByRole("button", { name: /^Edit the answer to How much notice/ }));
  await user.type(screen.getByRole("textbox", { name: "Your answer" }), ", or less");
  expect(
    screen.getByRole("checkbox", { name: /^Choose Sure Engineer/ }).getAttribute("aria-disabled"),
  ).toBe("true");
  await user.click(screen.getByRole("button", { name: "Approve the sure one" }));
  await waitFor(() => expect(sent).toEqual([[idOf(3)]]));
  await isOpen("Sure Engineer");
  becomeNarrow();
  expect(await screen.findByRole("heading", { level: 1, name: "Sure Engineer" })).toBeVisible();
  expect(screen.queryByRole("list", { name: "To review" })).toBeNull();
  expect(screen.getByDisplayValue("30 days, or less")).toBeVisible();
});

it("switches review mode of all connected platforms, and says on how many it is on", async () => {
  const { user, modes } = openWide();
  expect(await screen.findByText("On for 1 of 2 platforms.")).toBeVisible();
  await user.click(reviewMode());
  expect(await screen.findByText("On: nothing is sent unasked.")).toBeVisible();
  await waitFor(() => expect(reviewMode().getAttribute("aria-disabled")).toBeNull());
  expect([...modes]).toEqual([
    [1, true],
    [3, true],
  ]);
  await user.click(reviewMode());
  expect(await screen.findByText("Off: new applications are sent unasked.")).toBeVisible();
});
