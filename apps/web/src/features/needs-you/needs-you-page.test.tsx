import { type RunHandoff } from "@sendoff/contract/run-handoff";
import { type NeedsYou } from "@sendoff/contract/needs-you";
import { routes } from "@sendoff/contract/routes";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aPlatform, aUser, aWallet, anApplication } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import {
  anAccountNeed,
  anInbox,
  anOpenQuestion,
  aWaitingJob,
  QUESTION_ID,
} from "../../testing/needs.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const BLUE_TARMAC = "00000000-0000-4000-8000-000000000002";
const kafka = anOpenQuestion({
  waiting: [
    aWaitingJob(),
    aWaitingJob({ application_id: BLUE_TARMAC, company_name: "Blue Tarmac", other_questions: 1 }),
  ],
});

const RUN_ID = "00000000-0000-4000-8000-0000000000aa";
const STARTED: RunHandoff = { id: 1, name: "LinkedIn", run_id: RUN_ID, note: "" };

/** The page over an inbox that changes as it is told. */
function open(inbox: NeedsYou, query = "", going: RunHandoff = STARTED) {
  let current = inbox;
  const platforms = [going];
  const sent: unknown[] = [];
  serveUser(aUser());
  server.use(
    handle(routes.getNeedsYou, () => ({ status: 200, body: current })),
    handle(routes.answerQuestion, ({ body, params }) => {
      sent.push({ id: params["id"], body });
      current = anInbox({ saved_answers: 1 });
      const added = (body as { add_skill?: boolean }).add_skill === true ? "Apache Kafka" : null;
      return {
        status: 200,
        body: { released: 1, still_waiting: 1, platforms, added_skill: added },
      };
    }),
    handle(routes.resumeAccount, ({ params }) => {
      sent.push(params["platform_id"]);
      current = anInbox();
      return { status: 200, body: { platform_id: 5 } };
    }),
  );
  return { ...renderApp(`/app/needs-you${query}`, { token: "t" }), sent };
}

const detail = () => within(screen.getByRole("form", { name: kafka.question }));

describe("an open question", () => {
  it("is shown with why it is open, what the form takes and every job that waits for it", async () => {
    open(anInbox({ questions: [kafka] }));
    expect(await screen.findByText(/^One thing only you can do/)).toBeVisible();
    expect(screen.getByRole("heading", { name: kafka.question })).toBeVisible();
    expect(screen.getByText(/Kafka is not among your skills\. We do not guess/)).toBeVisible();
    expect(screen.getByText("A whole number from 0 to 50, as the form asks for.")).toBeVisible();
    expect(screen.getByText("Saffron Grid and 1 more, LinkedIn")).toBeVisible();
    expect(screen.getByText(/Blue Tarmac, Hyderabad\. Waits for 1 more answer/)).toBeVisible();
    const main = within(screen.getAllByRole("navigation", { name: "Main" })[0] ?? document.body);
    expect(main.getByRole("link", { name: /^Needs you\s*1$/ })).toBeVisible();
  });

  it("is answered once, after what the form would refuse has been refused", async () => {
    const { user, sent } = open(anInbox({ questions: [kafka] }));
    await screen.findByRole("form", { name: kafka.question });
    await user.type(detail().getByRole("textbox", { name: "Your answer" }), "three");
    await user.click(detail().getByRole("button", { name: "Answer and continue both" }));
    expect(await detail().findByText("Write a whole number, for example 3.")).toBeVisible();
    expect(sent).toEqual([]);
    await user.clear(detail().getByRole("textbox", { name: "Your answer" }));
    await user.type(detail().getByRole("textbox", { name: "Your answer" }), "3");
    await user.click(detail().getByRole("button", { name: "Answer and continue both" }));
    expect(await screen.findByText("Your answer is kept.")).toBeVisible();
    expect(
      screen.getByText(
        "1 application goes on. 1 application waits for another answer. A run on LinkedIn sends what waited, as the account's pace allows.",
      ),
    ).toBeVisible();
    expect(sent).toEqual([{ id: QUESTION_ID, body: { answer: "3" } }]);
    expect(await screen.findByText("Nothing needs you.")).toBeVisible();
  });

  it("leads from the answer to the run that was started for it", async () => {
    const { user, router } = open(anInbox({ questions: [kafka] }));
    await screen.findByRole("form", { name: kafka.question });
    await user.type(detail().getByRole("textbox", { name: "Your answer" }), "3{Enter}");
    await user.click(await screen.findByRole("link", { name: "Watch the run on LinkedIn" }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/app/runs/${RUN_ID}`));
  });

  it("says why no run could be started for it, and what to do", async () => {
    const note = "No credits are left. Add money in the wallet to go on. What waits goes out then.";
    const held = { ...STARTED, run_id: null, note };
    const { user } = open(anInbox({ questions: [kafka] }), "", held);
    await screen.findByRole("form", { name: kafka.question });
    await user.type(detail().getByRole("textbox", { name: "Your answer" }), "3{Enter}");
    expect(await screen.findByText(new RegExp(note))).toBeVisible();
    expect(screen.queryByRole("link", { name: /Watch the run/ })).toBeNull();
  });

  it("offers the form's own choices, one or several", async () => {
    const passport = anOpenQuestion({
      question: "Do you hold a passport?",
      kind: "radio",
      options: ["Yes", "No"],
    });
    const { user, sent, unmount } = open(anInbox({ questions: [passport] }));
    await user.click(await screen.findByRole("radio", { name: "No" }));
    await user.click(screen.getByRole("button", { name: "Answer and continue" }));
    await waitFor(() => expect(sent).toEqual([{ id: QUESTION_ID, body: { answer: "No" } }]));
    unmount();
    const shifts = anOpenQuestion({
      question: "Which shifts?",
      kind: "checkboxes",
      options: ["Day", "Evening", "Night"],
    });
    const second = open(anInbox({ questions: [shifts] }));
    await second.user.click(await screen.findByRole("checkbox", { name: "Night" }));
    await second.user.click(screen.getByRole("checkbox", { name: "Day" }));
    await second.user.click(screen.getByRole("button", { name: "Answer and continue" }));
    await waitFor(() =>
      expect(second.sent).toEqual([{ id: QUESTION_ID, body: { answer: ["Day", "Night"] } }]),
    );
  });

  it("says what was answered before when the form did not take it, and where an answer holds", async () => {
    open(anInbox({ questions: [{ ...kafka, saved_answer: "60", country: "India" }] }));
    expect(await screen.findByText("This form did not take your earlier answer.")).toBeVisible();
    expect(screen.getByText("You had answered “60”.")).toBeVisible();
    expect(screen.getByText(/^For jobs in India only\. Kept in your/)).toBeVisible();
  });

  it("that wants a file is left to the user", async () => {
    open(anInbox({ questions: [{ ...kafka, kind: "file" }] }));
    expect(
      await screen.findByText("This form wants a file that Sendoff does not have."),
    ).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Answer/ })).toBeNull();
    expect(screen.getByRole("button", { name: "Skip these two" })).toBeVisible();
  });

  it("keeps what was written when the answer cannot be kept, with the reason", async () => {
    const { user } = open(anInbox({ questions: [kafka] }));
    server.use(
      handle(routes.answerQuestion, {
        status: 503,
        body: { message: "The database is not answering.", code: "unavailable" },
      }),
    );
    await screen.findByRole("form", { name: kafka.question });
    await user.type(detail().getByRole("textbox", { name: "Your answer" }), "3{Enter}");
    expect(await screen.findByText("The database is not answering.")).toBeVisible();
    expect(detail().getByRole("textbox", { name: "Your answer" })).toHaveProperty("value", "3");
  });
});

describe("the inbox", () => {
  const review = anApplication({
    id: BLUE_TARMAC,
    status: "NEEDS_REVIEW",
    reason: "We clicked submit and could not see whether it arrived.",
  });
  const full = anInbox({
    questions: [anOpenQuestion()],
    accounts: [anAccountNeed()],
    reviews: [review],
  });

  // SPEC 2b.2
  it("opens at what an application waits for, and narrows to one kind", async () => {
    const { user } = open(full, `?application=${BLUE_TARMAC}`);
    expect(
      await screen.findByRole("heading", {
        name: "Senior Backend Engineer at Ferrypoint Logistics",
      }),
    ).toBeVisible();
    expect(screen.getByText(/the credit has been returned/)).toBeVisible();
    expect(screen.getByRole("link", { name: "See what was filled in" }).getAttribute("href")).toBe(
      `/app/applications/${BLUE_TARMAC}`,
    );
    await user.click(screen.getByRole("tab", { name: "Sign-in" }));
    expect(
      await screen.findByRole("heading", { name: "Glassdoor wants to see you" }),
    ).toBeVisible();
    expect(screen.queryByText("Senior Backend Engineer at Ferrypoint Logistics")).toBeNull();
  });

  it("lets an account go on when its owner says so", async () => {
    const { user, sent } = open(full, "?item=platform-5");
    await user.click(await screen.findByRole("button", { name: "Resume" }));
    expect(await screen.findByText("Glassdoor can go on.")).toBeVisible();
    expect(sent).toEqual(["5"]);
    expect(screen.getByRole("button", { name: "Start a run on Glassdoor" })).toBeVisible();
  });

  it("says before that run that the credits fall short of what it goes for", async () => {
    const { user } = open(full, "?item=platform-5");
    server.use(
      handle(routes.getPlatforms, {
        status: 200,
        body: [aPlatform({ id: 5, platform_id: 5, platform_name: "Glassdoor" })],
      }),
      handle(routes.getWalletBalance, { status: 200, body: aWallet({ credits: 2 }) }),
    );
    await user.click(await screen.findByRole("button", { name: "Resume" }));
    await screen.findByText("Glassdoor can go on.");
    expect(await screen.findByText(/Your 2 credits will send 2 of the next \d+\./)).toBeVisible();
    expect(screen.getByRole("button", { name: "Start a run on Glassdoor" })).toBeEnabled();
  });

  it("asks the owner of a board to send what its form checks, and speaks of no account", async () => {
    const account = anAccountNeed({
      platform_name: "Saffron Grid (Lever)",
      is_board: true,
    });
    const { user, sent } = open(anInbox({ accounts: [account] }));
    const title = "A form on Saffron Grid (Lever) asks for a check";
    expect(await screen.findByRole("heading", { name: title })).toBeVisible();
    expect(screen.getByText(/send that application yourself/)).toBeVisible();
    expect(screen.queryByText(/Sign in to/)).toBeNull();
    expect(screen.queryByRole("link", { name: /^Connect/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Resume" }));
    expect(await screen.findByText("Saffron Grid (Lever) can go on.")).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it("leads to Platforms for a code, and offers no Resume without a sign-in", async () => {
    const account = anAccountNeed({ state: "code_required", can_resume: false });
    open(anInbox({ accounts: [account] }));
    expect(await screen.findByRole("heading", { name: "Glassdoor asks for a code" })).toBeVisible();
    const link = screen.getByRole("link", { name: "Connect Glassdoor again" });
    expect(link.getAttribute("href")).toBe("/app/platforms");
    expect(screen.queryByRole("button", { name: "Resume" })).toBeNull();
  });

  it("can be loaded again when it could not be loaded", async () => {
    serveUser(aUser());
    server.use(
      handle(routes.getNeedsYou, { status: 503, body: { message: "No.", code: "unavailable" } }),
    );
    const { user } = renderApp("/app/needs-you", { token: "t" });
    await screen.findByText("What needs you could not be loaded.");
    server.use(handle(routes.getNeedsYou, { status: 200, body: anInbox() }));
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("Nothing needs you.")).toBeVisible();
  });
});

it("offers to add the skill that is asked for, once years are given, and says that it was", async () => {
  const question = { ...kafka, skill: "Apache Kafka" };
  const { user, sent } = open(anInbox({ questions: [question] }));
  const form = within(await screen.findByRole("form", { name: question.question }));
  expect(form.queryByRole("checkbox")).toBeNull();
  const box = form.getByRole("textbox");
  await user.type(box, "0");
  expect(form.queryByRole("checkbox")).toBeNull();
  await user.clear(box);
  await user.type(box, "4");
  await user.click(
    form.getByRole("checkbox", { name: "Also add Apache Kafka, 4 years, to my skills" }),
  );
  await user.click(form.getByRole("button", { name: /Answer and continue/ }));
  expect(await screen.findByText(/Apache Kafka is among your skills now\./)).toBeVisible();
  expect(sent).toEqual([{ id: question.id, body: { answer: "4", add_skill: true } }]);
});

it("switches the daily mail off and on", async () => {
  const { user } = open(anInbox());
  const changes: unknown[] = [];
  server.use(
    handle(routes.changeNeedsSettings, ({ body }) => {
      changes.push(body);
      const { daily_mail } = body as { daily_mail: boolean };
      return { status: 200, body: { draft_answers: false, model: null, daily_mail } };
    }),
  );
  const mail = await screen.findByRole("switch", {
    name: /^Send me a daily e-mail/,
  });
  expect(mail.getAttribute("aria-checked")).toBe("true");
  await user.click(mail);
  await waitFor(() => expect(mail.getAttribute("aria-checked")).toBe("false"));
  expect(changes).toEqual([{ daily_mail: false }]);
});
