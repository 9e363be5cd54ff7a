import { type RunHandoff } from "@sendoff/contract/run-handoff";
import { type NeedsYou } from "@sendoff/contract/needs-you";
import { routes } from "@sendoff/contract/routes";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aUser } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { anInbox, anOpenQuestion, aWaitingJob, QUESTION_ID } from "../../testing/needs.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const SHIFTS_ID = "f".repeat(32);
const kafka = anOpenQuestion();
const shifts = anOpenQuestion({
  id: SHIFTS_ID,
  question: "Which shift do you prefer?",
  kind: "radio",
  options: ["Day", "Night"],
  waiting: [
    aWaitingJob(),
    aWaitingJob({
      application_id: "00000000-0000-4000-8000-000000000002",
      company_name: "Blue Tarmac",
    }),
  ],
});

const platforms: RunHandoff[] = [
  { id: 1, name: "LinkedIn", run_id: "00000000-0000-4000-8000-0000000000aa", note: "" },
  { id: 4, name: "Indeed", run_id: null, note: "Indeed is not connected. Connect it first." },
];
const gone: string[] = [];
const added_skills: string[] = [];

function serve(inbox: NeedsYou) {
  let current = inbox;
  const sent: unknown[] = [];
  serveUser(aUser());
  server.use(
    handle(routes.getNeedsYou, () => ({ status: 200, body: current })),
    handle(routes.answerQuestions, ({ body }) => {
      const { answers } = body as { answers: { id: string }[] };
      sent.push(answers);
      const answered = answers.map(({ id }) => id);
      current = anInbox({ questions: inbox.questions.filter(({ id }) => !answered.includes(id)) });
      return {
        status: 200,
        body: {
          answered,
          gone,
          released: 2,
          still_waiting: 0,
          platforms,
          added_skills,
        },
      };
    }),
  );
  return sent;
}

describe("open questions on one page", () => {
  it("are answered together, what most applications wait for first, and go on by themselves", async () => {
    const sent = serve(anInbox({ questions: [kafka, shifts] }));
    const { user } = renderApp("/app/needs-you", { token: "t" });
    await user.click(await screen.findByRole("link", { name: "Answer all on one page" }));
    const form = within(await screen.findByRole("form", { name: "Open questions" }));
    expect(form.getAllByRole("heading").map((heading) => heading.textContent)).toEqual([
      shifts.question,
      kafka.question,
    ]);
    expect(form.getByText(/^Saffron Grid and 1 more wait for it\./)).toBeVisible();
    expect(form.getByRole("button", { name: "Answer and continue" })).toBeDisabled();
    await user.click(form.getByRole("radio", { name: "Night" }));
    const years = within(form.getByRole("group", { name: kafka.question }));
    await user.type(years.getByRole("textbox", { name: "Your answer" }), "3");
    expect(form.getByText("2 of 2 questions answered, for 2 applications.")).toBeVisible();
    await user.click(form.getByRole("button", { name: "Answer and continue" }));
    expect(await screen.findByText("Your 2 answers are kept.")).toBeVisible();
    expect(screen.getByText(/A run on LinkedIn sends what waited/)).toHaveTextContent(
      "Indeed is not connected. Connect it first.",
    );
    expect(screen.getByRole("link", { name: "Watch the run on LinkedIn" })).toBeVisible();
    expect(sent).toEqual([
      [
        { id: SHIFTS_ID, answer: "Night" },
        { id: QUESTION_ID, answer: "3" },
      ],
    ]);
    expect(await screen.findByText("No question is open.")).toBeVisible();
  });

  it("may stay open: only what was answered is sent", async () => {
    const sent = serve(anInbox({ questions: [kafka, shifts] }));
    const { user } = renderApp("/app/needs-you/questions", { token: "t" });
    await user.click(await screen.findByRole("radio", { name: "Day" }));
    await user.click(screen.getByRole("button", { name: "Answer and continue" }));
    await waitFor(() => expect(sent).toEqual([[{ id: SHIFTS_ID, answer: "Day" }]]));
    expect(await screen.findByRole("heading", { name: kafka.question })).toBeVisible();
  });

  it("say beside each what its form would not take, by our own check or the server's", async () => {
    const sent = serve(anInbox({ questions: [kafka, shifts] }));
    const { user } = renderApp("/app/needs-you/questions", { token: "t" });
    const years = await screen.findByRole("textbox", { name: "Your answer" });
    await user.type(years, "many");
    await user.click(screen.getByRole("button", { name: "Answer and continue" }));
    expect(await screen.findByText("Write a whole number, for example 3.")).toBeVisible();
    expect(sent).toEqual([]);
    await user.clear(years);
    await user.type(years, "4");
    const message = "The form takes 3 or less.";
    server.use(
      handle(routes.answerQuestions, {
        status: 400,
        body: { message, code: "invalid_input", issues: [{ path: QUESTION_ID, message }] },
      }),
    );
    await user.click(screen.getByRole("button", { name: "Answer and continue" }));
    expect(await screen.findByText("Your answers were not kept.")).toBeVisible();
    const group = within(screen.getByRole("group", { name: kafka.question }));
    expect(await group.findByText(message)).toBeVisible();
  });

  it("leave out files, which are given beside the CV", async () => {
    serve(anInbox({ questions: [{ ...kafka, kind: "file" }] }));
    renderApp("/app/needs-you/questions", { token: "t" });
    expect(await screen.findByText("No question is open.")).toBeVisible();
  });
});
