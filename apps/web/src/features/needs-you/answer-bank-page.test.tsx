import { type SavedAnswerEntry } from "@sendoff/contract/needs-you";
import { routes } from "@sendoff/contract/routes";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { aUser } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { anEntry } from "../../testing/needs.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const notice = anEntry({
  id: "00000000-0000-4000-8000-00000000000b",
  question: "Notice period in days?",
  answer: "30",
  kind: "integer",
  options: [],
});

function open(entries: readonly SavedAnswerEntry[]) {
  let current = [...entries];
  serveUser(aUser());
  server.use(
    handle(routes.listSavedAnswers, () => ({ status: 200, body: current })),
    handle(routes.editSavedAnswer, ({ body, params }) => {
      const { answer } = body as { answer: string };
      current = current.map((entry) => (entry.id === params["id"] ? { ...entry, answer } : entry));
      const going = [{ id: 1, name: "LinkedIn", run_id: "r1", note: "" }];
      const set = { released: 2, still_waiting: 0, platforms: going };
      return { status: 200, body: { ...anEntry({ answer }), ...set } };
    }),
    handle(routes.deleteSavedAnswer, ({ params }) => {
      current = current.filter((entry) => entry.id !== params["id"]);
      return { status: 200, body: { id: String(params["id"]) } };
    }),
  );
  return renderApp("/app/answers", { token: "t" });
}

it("lists what was answered and where it holds, and finds it by its words", async () => {
  const { user } = open([anEntry({ country: "India" }), notice]);
  expect(await screen.findByText("Do you hold a passport?")).toBeVisible();
  expect(screen.getByText(/^For jobs in India only\. Saved/)).toBeVisible();
  await user.type(screen.getByRole("searchbox", { name: "Search your answers" }), "notice");
  expect(screen.queryByText("Do you hold a passport?")).toBeNull();
  expect(screen.getByText("Notice period in days?")).toBeVisible();
  await user.type(screen.getByRole("searchbox"), "zzz");
  await user.click(screen.getByRole("button", { name: "Clear the search" }));
  expect(screen.getByText("Do you hold a passport?")).toBeVisible();
});

it("changes an answer to one that its question takes", async () => {
  const { user } = open([notice]);
  await user.click(
    await screen.findByRole("button", { name: "Edit the answer to Notice period in days?" }),
  );
  const dialog = within(screen.getByRole("dialog", { name: "Edit answer" }));
  const box = dialog.getByRole("textbox", { name: "Your answer" });
  await user.clear(box);
  await user.type(box, "soon");
  await user.click(dialog.getByRole("button", { name: "Save answer" }));
  expect(dialog.getByText("Write a whole number, for example 3.")).toBeVisible();
  await user.clear(box);
  await user.type(box, "15");
  await user.click(dialog.getByRole("button", { name: "Save answer" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Edit answer" })).toBeNull());
  expect(await screen.findByText("15")).toBeVisible();
  expect(
    await screen.findByText(
      "2 applications go on. A run on LinkedIn sends what waited, as the account's pace allows.",
    ),
  ).toBeVisible();
});

it("forgets an answer after asking once more", async () => {
  const { user } = open([notice]);
  await user.click(
    await screen.findByRole("button", { name: "Delete the answer to Notice period in days?" }),
  );
  await user.click(screen.getByRole("button", { name: "Delete answer" }));
  expect(await screen.findByText("No answers yet.")).toBeVisible();
});

it("drafts nothing where no model is set up, and says so", async () => {
  open([]);
  const drafts = await screen.findByRole("switch", { name: "Draft answers to open questions" });
  expect(drafts.getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByText(/No language model is set up/)).toBeVisible();
});

it("switches drafts on, saying who will read what", async () => {
  const { user } = open([]);
  const model = { name: "small-model", host: "model.example" };
  const answer = (draft_answers: boolean) =>
    ({ status: 200, body: { draft_answers, model, daily_mail: true } }) as const;
  server.use(
    handle(routes.getNeedsSettings, answer(false)),
    handle(routes.changeNeedsSettings, ({ body }) =>
      answer((body as { draft_answers: boolean }).draft_answers),
    ),
  );
  const drafts = await screen.findByRole("switch", { name: "Draft answers to open questions" });
  expect(await screen.findByText(/sent to small-model at model\.example/)).toBeVisible();
  expect(drafts.getAttribute("aria-checked")).toBe("false");
  await user.click(drafts);
  await waitFor(() => expect(drafts.getAttribute("aria-checked")).toBe("true"));
});
