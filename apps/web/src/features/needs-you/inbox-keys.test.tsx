import { routes } from "@sendoff/contract/routes";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { storageKeys } from "../../lib/storage-keys.ts";
import { aUser } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { anInbox, anOpenQuestion } from "../../testing/needs.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const id = (letter: string): string => letter.repeat(32);
const at = (hour: number): string => `2026-11-20T0${hour}:00:00.000Z`;
const YEARS = anOpenQuestion({ id: id("a"), question: "Years with Kafka?", asked_at: at(6) });
const VISA = anOpenQuestion({
  id: id("b"),
  question: "Do you hold a visa?",
  kind: "radio",
  options: ["Yes", "No"],
  asked_at: at(5),
});
const CITY = anOpenQuestion({
  id: id("c"),
  question: "Which city?",
  kind: "text",
  min: null,
  max: null,
  asked_at: at(4),
});

function open() {
  let waiting = [YEARS, VISA, CITY];
  const done: string[] = [];
  const take = (act: string, question: string) => {
    done.push(`${act} ${waiting.find((each) => each.id === question)?.question ?? ""}`);
    waiting = waiting.filter((each) => each.id !== question);
  };
  serveUser(aUser());
  server.use(
    handle(routes.getNeedsYou, () => ({ status: 200, body: anInbox({ questions: waiting }) })),
    handle(routes.answerQuestion, ({ params, body }) => {
      take(`answered ${String((body as { answer: unknown }).answer)}:`, String(params["id"]));
      const body200 = { released: 1, still_waiting: 0, platforms: [], added_skill: null };
      return { status: 200, body: body200 };
    }),
    handle(routes.skipQuestion, ({ params }) => {
      take("skipped", String(params["id"]));
      const skip = { skipped: 1, skip_id: "00000000-0000-4000-8000-0000000000bb" };
      return { status: 200, body: skip };
    }),
  );
  return { ...renderApp("/app/needs-you", { token: "t" }), done };
}

const row = (name: string) =>
  screen.findByRole("link", { name: new RegExp(name.replace("?", "\\?")) });
const focused = () => document.activeElement;

it("is gone through without a mouse, in the list's order, and the focus is never lost", async () => {
  const { user, done } = open();
  const first = await row("Years with Kafka?");
  await user.keyboard("j");
  expect(focused()).toBe(await row("Do you hold a visa?"));
  expect(await screen.findByRole("heading", { name: VISA.question })).toBeVisible();
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(focused()).toBe(await row("Which city?"));
  await user.keyboard("k{ArrowUp}");
  expect(focused()).toBe(first);

  await screen.findByRole("form", { name: YEARS.question });
  await user.keyboard("{Enter}");
  expect(focused()).toBe(screen.getByRole("textbox", { name: "Your answer" }));
  // While it is typed it is text.
  await user.keyboard("jsa?");
  expect(screen.getByRole("textbox", { name: "Your answer" })).toHaveProperty("value", "jsa?");
  await user.keyboard("{Backspace}{Backspace}{Backspace}{Backspace}3{Control>}{Enter}{/Control}");
  await waitFor(() => expect(done).toEqual(["answered 3: Years with Kafka?"]));
  // What stood below it is next, and has the focus.
  await waitFor(async () => expect(focused()).toBe(await row("Do you hold a visa?")));

  await user.keyboard("{Enter} a");
  await waitFor(() => expect(done).toHaveLength(2));
  expect(done[1]).toBe("answered Yes: Do you hold a visa?");
  await waitFor(async () => expect(focused()).toBe(await row("Which city?")));

  await user.keyboard("s");
  expect(await screen.findByText("Nothing needs you.")).toBeVisible();
  expect(done[2]).toBe("skipped Which city?");
  await waitFor(() =>
    expect(focused()).toBe(screen.getByRole("heading", { name: "Needs you", level: 1 })),
  );
});

it("skips what was gone to or has the focus, however fast the keys follow each other", async () => {
  const { done } = open();
  await row("Years with Kafka?");
  for (const key of ["j", "s"]) fireEvent.keyDown(document.body, { key });
  await waitFor(() => expect(done).toEqual(["skipped Do you hold a visa?"]));
  await screen.findByRole("heading", { name: CITY.question });
  const first = await row("Years with Kafka?");
  first.focus();
  fireEvent.keyDown(first, { key: "s" });
  fireEvent.keyDown(first, { key: "s", repeat: true });
  await waitFor(() => expect(done.slice(1)).toEqual(["skipped Years with Kafka?"]));
});

it("lists its keys by ?, leaves G with a letter alone, and does nothing once single keys are off", async () => {
  const { user, done, router } = open();
  await row("Years with Kafka?");
  await user.keyboard("?");
  const dialog = within(await screen.findByRole("dialog", { name: "Keyboard shortcuts" }));
  expect(dialog.getByRole("heading", { name: "In Needs you" })).toBeVisible();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  localStorage.setItem(storageKeys.singleKeys, "off");
  await user.keyboard("jsa");
  localStorage.removeItem(storageKeys.singleKeys);
  expect(screen.getByRole("heading", { name: YEARS.question })).toBeVisible();
  await user.keyboard("gs");
  await waitFor(() => expect(router.state.location.pathname).toBe("/app/scheduler"));
  expect(done).toEqual([]);
});
