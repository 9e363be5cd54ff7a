import { routes } from "@sendoff/contract/routes";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { handle } from "../../testing/handle.ts";
import { asked, onePath, openReview, outcome, prepared } from "../../testing/prepared.tsx";
import { renderApp } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

it("shows each answer with its source, holds a change against the form, and sends it with the approval", async () => {
  const { user, sent } = openReview(onePath);
  expect(await screen.findByText("Kafka stands in two of your jobs.")).toBeVisible();
  expect(screen.getByText("It waits for you again.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Edit the answer to Resume" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Edit the answer to Years with Kafka?" }));
  const box = screen.getByRole("textbox", { name: "Your answer" });
  expect(document.activeElement).toBe(box);
  await user.clear(box);
  await user.type(box, "51");
  expect(screen.getByText("The form takes 50 or less.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Approve and send" })).toHaveProperty("disabled", true);
  await user.clear(box);
  await user.type(box, "7");
  await user.click(screen.getByRole("button", { name: "Done" }));
  expect(screen.getByText("You changed it from “3”.")).toBeVisible();
  expect(document.activeElement).toBe(
    screen.getByRole("button", { name: "Edit the answer to Years with Kafka?" }),
  );
  await user.click(screen.getByRole("button", { name: "Approve and send" }));
  await waitFor(() =>
    expect(sent).toEqual([{ revision: 2, answers: [{ key: "years", value: "7" }] }]),
  );
});

const everywhere = { key: "k", country: "", company: "", location: "" };
const WORDS = "Use this answer next time";
const NEXT_TIME = new RegExp(`^${WORDS}`);

it("keeps a changed answer for next time unless the user says no, as the inbox keeps its own, and says where it holds", async () => {
  const years = asked({ saved_as: everywhere });
  const visa = asked({
    key: "visa",
    question: "Do you need a visa?",
    kind: "radio",
    options: ["Yes", "No"],
    value: "No",
    saved_as: { ...everywhere, country: "India" },
  });
  const letter = asked({ key: "letter", question: "Cover letter", kind: "textarea", value: "Hi" });
  const shown = { ...prepared, questions: [years, visa, letter] };
  const going = [{ id: 4, name: "Indeed", run_id: "r4", note: "" }];
  const saved = { answers: 1, released: 2, still_waiting: 0, platforms: going };
  const { user, sent } = openReview(onePath, shown, { ...outcome, saved });
  const edit = async (question: string) =>
    user.click(await screen.findByRole("button", { name: `Edit the answer to ${question}` }));
  await edit("Years with Kafka?");
  const box = screen.getByRole("textbox", { name: "Your answer" });
  expect(screen.queryByRole("checkbox", { name: NEXT_TIME })).toBeNull();
  await user.clear(box);
  await user.type(box, "51");
  // What the form refuses is nothing to keep.
  expect(screen.queryByRole("checkbox", { name: NEXT_TIME })).toBeNull();
  await user.clear(box);
  await user.type(box, "7");
  const yearsNext = screen.getByRole("checkbox", { name: `${WORDS} for Years with Kafka?` });
  expect(yearsNext.getAttribute("aria-checked")).toBe("true");
  expect(screen.getByText("Kept in your answer bank.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Done" }));

  await edit("Do you need a visa?");
  await user.click(screen.getByRole("radio", { name: "Yes" }));
  expect(screen.getByText("For jobs in India only. Kept in your answer bank.")).toBeVisible();
  await user.click(screen.getByRole("checkbox", { name: `${WORDS} for Do you need a visa?` }));
  expect(screen.getByText("For this application only.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Done" }));

  await edit("Cover letter");
  await user.type(screen.getByRole("textbox", { name: "Your answer" }), " there");
  expect(screen.getAllByRole("checkbox", { name: NEXT_TIME })).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Approve and send" }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        revision: 2,
        answers: [
          { key: "years", value: "7", save: true },
          { key: "visa", value: "Yes" },
          { key: "letter", value: "Hi there" },
        ],
      },
    ]),
  );
  const words =
    "Your answer is kept in your answer bank. 2 applications go on. A run on Indeed sends what waited";
  expect(await screen.findByText(new RegExp(words))).toBeVisible();
});

it("offers what was answered since, and takes it over without keeping it twice", async () => {
  const shown = {
    ...prepared,
    questions: [asked({ saved_as: everywhere })],
    newer_answers: [{ key: "years", answer: "7" }],
  };
  const { user, sent } = openReview(onePath, shown);
  expect(await screen.findByText("You have since answered “7”")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Use it here for Years with Kafka?" }));
  expect(screen.getByText("You changed it from “3”.")).toBeVisible();
  expect(screen.queryByText(/You have since answered/)).toBeNull();
  expect(screen.queryByRole("checkbox", { name: NEXT_TIME })).toBeNull();
  expect(document.activeElement).toBe(
    screen.getByRole("button", { name: "Edit the answer to Years with Kafka?" }),
  );
  await user.click(screen.getByRole("button", { name: "Approve and send" }));
  await waitFor(() =>
    expect(sent).toEqual([{ revision: 2, answers: [{ key: "years", value: "7" }] }]),
  );
});

it("keeps nothing of a question left empty, and begins anew after a change was undone", async () => {
  const shown = {
    ...prepared,
    questions: [asked({ required: false, saved_as: everywhere })],
  };
  const { user } = openReview(onePath, shown);
  const edit = async () =>
    user.click(await screen.findByRole("button", { name: "Edit the answer to Years with Kafka?" }));
  await edit();
  await user.click(screen.getByRole("button", { name: "Leave it empty" }));
  expect(screen.queryByRole("checkbox", { name: NEXT_TIME })).toBeNull();
  await user.type(screen.getByRole("textbox", { name: "Your answer" }), "8");
  await user.click(screen.getByRole("checkbox", { name: NEXT_TIME }));
  await user.click(screen.getByRole("button", { name: "Undo the change to Years with Kafka?" }));
  expect(screen.queryByRole("checkbox", { name: NEXT_TIME })).toBeNull();
  await edit();
  await user.type(screen.getByRole("textbox", { name: "Your answer" }), "0");
  expect(screen.getByRole("checkbox", { name: NEXT_TIME }).getAttribute("aria-checked")).toBe(
    "true",
  );
});

it("rejects with a reason, and leaves its like alone only where that is wanted", async () => {
  const { user, sent } = openReview(onePath);
  await user.click(await screen.findByRole("button", { name: "Skip" }));
  const dialog = within(screen.getByRole("dialog", { name: "Skip this application?" }));
  expect(dialog.getByRole("button", { name: "Skip" })).toHaveProperty("disabled", true);
  await user.click(dialog.getByRole("radio", { name: "Not this company" }));
  const words = dialog.getByRole("textbox", { name: "Excluded companies" });
  await user.clear(words);
  await user.type(words, "Acme");
  await user.click(dialog.getByRole("button", { name: "Skip" }));
  await waitFor(() =>
    expect(sent).toEqual([{ reason: "this_company", note: "", exclude: "Acme" }]),
  );
});

it("asks before changed answers are left, and has them back after the session has ended", async () => {
  const app = openReview(onePath);
  await screen.findByText("Kafka stands in two of your jobs.");
  await app.user.click(
    screen.getByRole("button", { name: "Edit the answer to Years with Kafka?" }),
  );
  const box = screen.getByRole("textbox", { name: "Your answer" });
  await app.user.clear(box);
  await app.user.type(box, "7");
  await act(() => app.router.navigate("/app/wallet"));
  await app.user.click(await screen.findByRole("button", { name: "Stay here" }));
  server.use(
    handle(routes.approvePrepared, {
      status: 401,
      body: { code: "unauthenticated", message: "Please login again." },
    }),
  );
  await app.user.click(screen.getByRole("button", { name: "Approve and send" }));
  await waitFor(() => expect(app.router.state.location.pathname).toBe("/"));
  app.unmount();
  const back = renderApp(onePath, { token: "fresh" });
  const note = "You were signed out before this was saved.";
  expect(await screen.findByText(note)).toBeVisible();
  expect(screen.getByText("You changed it from “3”.")).toBeVisible();
  server.use(handle(routes.approvePrepared, { status: 200, body: outcome }));
  await back.user.click(screen.getByRole("button", { name: "Approve and send" }));
  await waitFor(() => expect(back.router.state.location.pathname).toBe("/app/review"));
  expect(screen.queryByText("Leave without saving?")).toBeNull();
});

it("is decided by keys: E changes the first answer, S skips, A approves when pressed twice", async () => {
  const { user, sent } = openReview(onePath);
  await screen.findByText("Kafka stands in two of your jobs.");
  await user.keyboard("e");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Your answer" }));
  // Letters, while something is typed.
  await user.keyboard("as");
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Undo the change to Years with Kafka?" }));
  await user.keyboard("s");
  const dialog = within(await screen.findByRole("dialog", { name: "Skip this application?" }));
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.keyboard("a");
  expect(screen.getByRole("button", { name: "Press A again to approve" })).toBeVisible();
  expect(sent).toEqual([]);
  await user.keyboard("a");
  await waitFor(() => expect(sent).toEqual([{ revision: 2, answers: [] }]));
});
