import { LIVE_CLOSE, type LivePage } from "@sendoff/contract/live-view";
import { routes } from "@sendoff/contract/routes";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { holdCountdowns, untilNow } from "../../testing/clock.ts";
import { aRun, aUser, RUN_ID } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { aLivePage } from "../../testing/live-page.ts";
import { aLiveState, inPhonesHands, serveLivePage } from "../../testing/live-socket.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { serveRun } from "../../testing/runs.tsx";
import { server } from "../../testing/server.ts";

const asked = (fields: Partial<LivePage> = {}): LivePage =>
  aLivePage({
    state: "asked",
    note: "It shows a check that only you can pass.",
    asked_at: "2026-11-21T06:25:00.000Z",
    seconds_left: 600,
    ...fields,
  });

function serve(page: LivePage) {
  server.use(handle(routes.getLivePage, { status: 200, body: page }));
  return serveLivePage();
}
const open = () => renderApp("/app/live/1", { token: "t" });
const keysField = () => screen.findByLabelText("Keys go to LinkedIn's page");

beforeEach(() => {
  serveUser(aUser());
});

describe("a portal's page in its account owner's hands", () => {
  it("says in words where the page stands, which field has the keys and how much time is left", async () => {
    const worker = serve(asked());
    open();
    await worker.say(aLiveState({ focus: 'text field "Code"' }));
    expect(await screen.findByText("Security check, linkedin.com/checkpoint")).toBeVisible();
    expect(screen.getByText('Keys go to: text field "Code"')).toBeVisible();
    const time = screen.getByRole("region", { name: "Time left" });
    expect(within(time).getByRole("timer", { name: "10 minutes left" })).toHaveTextContent("10:00");
    expect(screen.getByText("This window")).toBeVisible();
    expect(screen.getByText("Your phone")).toBeVisible();
    expect(document.title).toBe("LinkedIn wants to see you · Sendoff");
    await worker.say(aLiveState({ seconds_left: 900 }));
    expect(await screen.findByText("15 minutes left")).toBeVisible();
  });

  it("asks for more time once, and shows that it waits until the page's worker has answered", async () => {
    const worker = serve(asked());
    const { user } = open();
    await worker.say(aLiveState());
    const time = within(await screen.findByRole("region", { name: "Time left" }));
    const more = await time.findByRole("button", { name: "5 minutes" });
    await user.click(more);
    expect(more.getAttribute("aria-busy")).toBe("true");
    await user.click(more);
    await worker.say(aLiveState({ seconds_left: 900 }));
    await waitFor(() => expect(more.getAttribute("aria-busy")).toBeNull());
    expect(worker.received.filter(({ type }) => type === "more_time")).toHaveLength(1);
  });

  it("takes pointer and keys where nobody has them", async () => {
    const worker = serve(asked());
    open();
    await worker.say(aLiveState({ viewers: [] }));
    await waitFor(() => expect(worker.received).toContainEqual({ type: "take", over: false }));
  });

  it("hands all keys over, tells before how to get them back, and gives them back to Done", async () => {
    const worker = serve(asked());
    const { user } = open();
    await worker.say(aLiveState());
    const field = await keysField();
    await waitFor(() => expect(field.getAttribute("aria-disabled")).toBeNull());
    const hint = document.getElementById(field.getAttribute("aria-describedby") ?? "");
    expect(hint?.textContent).toBe("CtrlEscgives you the keys back");
    // Elsewhere Ctrl+K is the app's.
    await user.keyboard("{Control>}k{/Control}");
    await screen.findByRole("dialog");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    act(() => field.focus());
    await user.keyboard("a{Control>}k{/Control}");
    await worker.say(aLiveState({ title: "Afterwards" }));
    await screen.findByText("Afterwards, linkedin.com/checkpoint");
    expect(screen.queryByRole("dialog")).toBeNull();
    const keys = worker.received.filter(({ type }) => type === "key");
    expect(keys).toMatchObject([
      { key: "a", kind: "down" },
      { key: "a", kind: "up" },
      { key: "Control", kind: "down" },
      { key: "k", kind: "down", modifiers: 2 },
      { key: "k", kind: "up" },
      { key: "Control", kind: "up" },
    ]);
    await user.keyboard("{Control>}{Escape}");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Done" }));
    // The key that was down as they were given back does not stay down in the page.
    const held = worker.received.filter((sent) => sent.type === "key" && sent.key === "Control");
    expect(held.at(-1)).toMatchObject({ kind: "up" });
  });

  it("deletes what a phone's keyboard deletes: a character, or a word", async () => {
    const worker = serve(asked());
    open();
    await worker.say(aLiveState());
    const field = await keysField();
    await waitFor(() => expect(field.getAttribute("aria-disabled")).toBeNull());
    for (const inputType of ["deleteContentBackward", "deleteWordBackward"]) {
      fireEvent(field, new InputEvent("input", { inputType, bubbles: true }));
    }
    const backspace = { type: "key", key: "Backspace", code: "Backspace" };
    await waitFor(() =>
      expect(worker.received.filter(({ type }) => type === "key")).toEqual([
        { ...backspace, kind: "down", modifiers: 0 },
        { ...backspace, kind: "up", modifiers: 0 },
        { ...backspace, kind: "down", modifiers: 2 },
        { ...backspace, kind: "up", modifiers: 2 },
      ]),
    );
  });

  it("says that too many windows show the page, and what to do", async () => {
    const worker = serve(asked());
    open();
    await untilNow(() => expect(worker.received).toHaveLength(1));
    worker.cut(LIVE_CLOSE.crowded);
    const [bar] = await screen.findAllByText("Too many windows show this page. Close one of them.");
    expect(bar).toBeVisible();
    expect(screen.getByRole("button", { name: "Take over" })).toBeDisabled();
  });

  it("lets its owner choose from the page's list, whose choices the picture cannot show", async () => {
    const worker = serve(asked());
    const { user } = open();
    const choices = {
      options: [
        { index: 1, label: "January" },
        { index: 2, label: "February" },
      ],
      chosen: 0,
    };
    await worker.say(aLiveState({ focus: 'list "Month of birth"', choices }));
    const list = await screen.findByRole("combobox", {
      name: 'Choose in the list "Month of birth"',
    });
    await waitFor(() => expect(list).toBeEnabled());
    await user.click(list);
    await user.click(await screen.findByRole("option", { name: "February" }));
    await waitFor(() =>
      expect(worker.received).toContainEqual({ type: "choose", index: 2, label: "February" }),
    );
    expect(list).toHaveTextContent("February");
    await worker.say(aLiveState({ focus: 'text field "Code"' }));
    await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
  });

  it("keeps the focus while the worker looks, and sends nothing meanwhile", async () => {
    const worker = serve(asked());
    const { user } = open();
    await worker.say(aLiveState());
    const field = await keysField();
    await waitFor(() => expect(field.getAttribute("aria-disabled")).toBeNull());
    act(() => field.focus());
    await worker.say(aLiveState({ is_looking: true }));
    expect(await screen.findByText("Checking whether you are through")).toBeVisible();
    await user.keyboard("x?");
    expect(document.activeElement).toBe(field);
    expect(worker.received.filter(({ type }) => type === "key" || type === "text")).toEqual([]);
  });

  it("only watches while another window acts, until it takes over", async () => {
    const worker = serve(asked());
    const { user } = open();
    await worker.say(aLiveState({ viewers: inPhonesHands }));
    expect(await screen.findByText("Your phone is in control")).toBeVisible();
    expect(screen.getByRole("button", { name: "Paste" })).toBeDisabled();
    await user.click(screen.getByRole("button", { name: "Take over" }));
    await waitFor(() => expect(worker.received).toContainEqual({ type: "take", over: true }));
    expect(worker.received).not.toContainEqual({ type: "take", over: false });
  });

  it("shows what the worker has to say until its owner acts again", async () => {
    const worker = serve(asked());
    const { user } = open();
    await worker.say(aLiveState());
    await worker.say({ type: "notice", notice: "still_asked" });
    expect(await screen.findByText("LinkedIn still asks.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Done" }));
    expect(screen.queryByText("LinkedIn still asks.")).toBeNull();
    await worker.say({ type: "notice", notice: "still_asked" });
    expect(await screen.findByText("LinkedIn still asks.")).toBeVisible();
  });

  it("counts anew from each word of the worker, also from the same number", async () => {
    holdCountdowns();
    const worker = serve(asked());
    open();
    await worker.say(aLiveState());
    // The time that the page's own answer told is there before the worker's first word.
    await screen.findByText("In your hands");
    const time = within(screen.getByRole("region", { name: "Time left" }));
    await act(() => vi.advanceTimersByTimeAsync(300_000));
    expect(time.getByRole("timer")).toHaveTextContent("5:00");
    await worker.say(aLiveState());
    await waitFor(() => expect(time.getByRole("timer")).toHaveTextContent("10:00"));
  });

  it("says that the connection broke, and goes on when it is back", async () => {
    const worker = serve(asked());
    open();
    await worker.say(aLiveState());
    await screen.findByText("In your hands");
    worker.cut();
    expect(await screen.findByText("Reconnecting")).toBeVisible();
    await waitFor(() =>
      expect(worker.received.filter(({ type }) => type === "hello")).toHaveLength(2),
    );
    await worker.say(aLiveState());
    expect(await screen.findByText("In your hands")).toBeVisible();
  });

  it("says where it could not be closed", async () => {
    const worker = serve(asked());
    const message = "Nothing waits for you on this account now.";
    server.use(
      handle(routes.declineLivePage, { status: 409, body: { code: "conflict", message } }),
    );
    const { user } = open();
    await worker.say(aLiveState());
    const time = within(await screen.findByRole("region", { name: "Time left" }));
    await user.click(time.getByRole("button", { name: "Not now" }));
    expect(await time.findByRole("alert")).toHaveTextContent(message);
  });
});

describe("the end of a portal's asking", () => {
  it("goes back to the run once the portal has let its owner through", async () => {
    serveRun({ run: aRun({ state: "running" }) });
    const worker = serve(asked({ run_id: RUN_ID }));
    const { router } = open();
    await worker.say(aLiveState());
    await screen.findByText("In your hands");
    server.use(
      handle(routes.getLivePage, {
        status: 200,
        body: aLivePage({ state: "open", run_id: RUN_ID }),
      }),
    );
    await worker.say({ type: "end", as: "passed" });
    expect(await screen.findByText("LinkedIn let you through")).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe(`/app/runs/${RUN_ID}`));
    expect(await screen.findByText("LinkedIn let you through.")).toBeVisible();
  });

  it("shows the page again when the portal asks once more", async () => {
    const worker = serve(asked());
    open();
    await worker.say(aLiveState());
    await worker.say({ type: "end", as: "passed" });
    const over = await screen.findByText("The sign-in goes on by itself.");
    expect(document.activeElement).toBe(over.closest("[tabindex]"));
    await worker.say(aLiveState());
    expect(await screen.findByText("In your hands")).toBeVisible();
  });

  it.each([
    [{ state: "closed", ended_as: "stopped", run_id: RUN_ID }, "The run was stopped."],
    [
      { state: "closed", ended_as: "stopped", run_id: RUN_ID, is_preview: true },
      "The search was stopped.",
    ],
    [{ state: "closed", ended_as: "stopped" }, "The sign-in was stopped."],
  ] as const)("names what its check held up: %o", async (fields, title) => {
    serve(aLivePage(fields));
    open();
    expect(await screen.findByRole("heading", { name: title })).toBeVisible();
  });

  it.each([
    [{ state: "closed", ended_as: "time_over" }, "Time ran out.", "Open Platforms"],
    [{ state: "closed", ended_as: "time_over", run_id: RUN_ID }, "Time ran out.", "Open Needs you"],
    [{ state: "open", run_id: RUN_ID }, "LinkedIn asks nothing of you now.", "Open the run"],
    [{ state: "closed", ended_as: null }, "No page is open now.", "Open Platforms"],
    [
      { state: "closed", ended_as: "lost", run_id: RUN_ID },
      "The connection to the page was lost.",
      "Open the run",
    ],
    [
      { state: "closed", ended_as: "lost" },
      "The connection to the page was lost.",
      "Open Platforms",
    ],
  ] as const)("tells how %o came, and where it goes on", async (fields, title, link) => {
    serve(aLivePage(fields));
    open();
    expect(await screen.findByRole("heading", { name: title })).toBeVisible();
    expect(screen.getByRole("link", { name: link })).toBeVisible();
    expect(document.title).toBe("LinkedIn's page · Sendoff");
  });

  it.each([["time_over"], ["not_now"]] as const)(
    "promises no other check on a company's board, whose job is its user's from then on (%s)",
    async (ended_as) => {
      const name = "Halcyon Rail (Greenhouse)";
      serve(aLivePage({ platform_name: name, is_board: true, ended_as, run_id: RUN_ID }));
      open();
      expect(
        await screen.findByText(
          /The job waits under Needs you: apply for it yourself, or have it tried/,
        ),
      ).toBeVisible();
      expect(screen.queryByText(/shows you its check/)).toBeNull();
      expect(screen.getByRole("link", { name: "Open Needs you" })).toBeVisible();
    },
  );

  it("tells a platform that is not there from a page that could not be loaded", async () => {
    const message = "There is no such platform.";
    server.use(handle(routes.getLivePage, { status: 404, body: { code: "not_found", message } }));
    open();
    expect(await screen.findByRole("heading", { name: message })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Try Again" })).toBeNull();
  });
});
