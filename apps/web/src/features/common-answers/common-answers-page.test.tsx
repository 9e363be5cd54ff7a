import { type CommonAnswers } from "@sendoff/contract/common-answers";
import { type RunHandoff } from "@sendoff/contract/run-handoff";
import { routes } from "@sendoff/contract/routes";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { someCommonAnswers } from "../../testing/common-answers.ts";
import { aUser } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

async function open(known: CommonAnswers = someCommonAnswers(), query = "") {
  const sent: unknown[] = [];
  const platforms: RunHandoff[] = [];
  serveUser(aUser());
  server.use(
    handle(routes.getCommonAnswers, { status: 200, body: known }),
    handle(routes.saveCommonAnswers, ({ body }) => {
      sent.push(body);
      return { status: 200, body: { answers: known, released: 0, platforms } };
    }),
  );
  const app = renderApp(`/app/common-answers${query}`, { token: "t" });
  await screen.findByRole("form", { name: "What forms ask most" });
  return { ...app, sent };
}

describe("what forms ask most", () => {
  it("confirms all that is proposed with one press, and goes on where the set-up leads", async () => {
    const { user, sent, router } = await open(undefined, "?next=%2Fapp%2Fplatforms");
    server.use(handle(routes.getPlatformTemplates, { status: 200, body: [] }));
    expect(screen.getByLabelText("Years of SQL")).toHaveValue("5");
    expect(screen.getByText("By your time at Blue Tarmac and Old Mill")).toBeVisible();
    expect(screen.getByLabelText("Years of Kafka")).toHaveValue("2");
    expect(screen.getByLabelText("Years of COBOL")).toHaveValue("");
    await user.click(screen.getByRole("button", { name: "Confirm all and continue" }));
    await waitFor(() => expect(sent).toEqual([{ skills: [{ name: "SQL", years: 5 }] }]));
    await waitFor(() => expect(router.state.location.pathname).toBe("/app/platforms"));
  });

  it("confirms what is proposed with the rest, and says in whose name", async () => {
    const [right] = someCommonAnswers().rights;
    const [question] = someCommonAnswers().questions;
    if (right === undefined || question === undefined) throw new Error("no question");
    const proposing = someCommonAnswers({
      skills: [{ name: "Tally", years: null, proposed: 0, employers: ["Deshpande"] }],
      rights: [{ ...right, proposed: { value: "free", reason: "You live in India." } }],
      questions: [
        { ...question, proposed: { value: "no", reason: "You look where you live." } },
        { ...question, id: "licence", question: "Do you have a licence?" },
      ],
    });
    const { user, sent } = await open(proposing, "?next=%2Fapp%2Fdashboard");
    expect(screen.getByText("3 answers are proposed.")).toBeVisible();
    expect(screen.getByText(/1 line is still open/)).toBeVisible();
    expect(screen.getByText("Under a year, by your time at Deshpande")).toBeVisible();
    const group = (name: string) => within(screen.getByRole("group", { name }));
    const mayWork = group("May you work in India?");
    expect(mayWork.getByText("You live in India.")).toBeVisible();
    expect(mayWork.getByText("Said in your name")).toBeVisible();
    expect(mayWork.getByText("Will you require sponsorship?")).toBeVisible();
    await user.click(mayWork.getByLabelText("Only with sponsorship"));
    expect(mayWork.queryByText("Proposed")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Confirm all and continue" }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          skills: [{ name: "Tally", years: 0 }],
          rights: [{ country: "IN", answer: "needed" }],
          questions: [{ id: "relocate", answer: "no" }],
        },
      ]),
    );
  });

  it("proposes nothing unasked to who comes back", async () => {
    const { user } = await open();
    expect(screen.getByLabelText("Years of SQL")).toHaveValue("");
    expect(screen.getByText("1 answer can be proposed.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Fill in" }));
    expect(screen.getByLabelText("Years of SQL")).toHaveValue("5");
    expect(screen.getByText("1 answer is proposed.")).toBeVisible();
  });

  it("can be skipped as a whole, and then keeps nothing", async () => {
    const { user, sent, router } = await open(undefined, "?next=%2Fapp%2Fdashboard");
    await user.click(screen.getByRole("button", { name: "Skip for now" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/app/dashboard"));
    expect(sent).toEqual([]);
  });

  it("leads nowhere outside the app", async () => {
    const { user, router } = await open(undefined, "?next=https%3A%2F%2Fevil.example");
    await user.click(screen.getByRole("button", { name: "Skip for now" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/app/dashboard"));
  });

  it("keeps only what was said, each in its place", async () => {
    const { user, sent } = await open(
      someCommonAnswers({ skills: [{ name: "SQL", years: 5, proposed: null, employers: [] }] }),
    );
    const save = screen.getByRole("button", { name: "Save answers" });
    expect(save).toBeDisabled();
    const group = (name: string) => within(screen.getByRole("group", { name }));
    await user.click(group("May you work in India?").getByLabelText("Yes, without sponsorship"));
    await user.click(group("Would you relocate for a job?").getByLabelText("No"));
    const notice = screen.getByLabelText(/^Notice period/);
    await user.clear(notice);
    await user.type(notice, "Serving notice");
    const expected = screen.getByLabelText(/^Expected pay/);
    await user.clear(expected);
    await user.type(expected, "36 LPA");
    await user.click(save);
    await waitFor(() =>
      expect(sent).toEqual([
        {
          rights: [{ country: "IN", answer: "free" }],
          questions: [{ id: "relocate", answer: "no" }],
          notice_period: "Serving notice",
          expected_ctc: 3_600_000,
          expected_ctc_currency: "INR",
        },
      ]),
    );
  });

  it("takes an answer back, and does not say again what the profile gives", async () => {
    const [right] = someCommonAnswers().rights;
    const [question] = someCommonAnswers().questions;
    if (right === undefined || question === undefined) throw new Error("no question");
    const { user, sent } = await open(
      someCommonAnswers({
        skills: [],
        rights: [{ ...right, from_profile: "free" }],
        questions: [{ ...question, answer: "yes" }],
      }),
    );
    expect(screen.getByText("Your citizenship says so already.")).toBeVisible();
    expect(
      screen.getByRole("radio", { name: "Yes, without sponsorship", checked: true }),
    ).toBeVisible();
    await user.click(screen.getByRole("button", { name: /Clear.*relocate/ }));
    await user.click(screen.getByRole("button", { name: "Save answers" }));
    await waitFor(() => expect(sent).toEqual([{ questions: [{ id: "relocate", answer: null }] }]));
  });

  it("refuses what cannot be right, and leads to the first of it", async () => {
    const { user, sent } = await open();
    const years = screen.getByLabelText("Years of SQL");
    await user.clear(years);
    await user.type(years, "51");
    const pay = screen.getByLabelText(/^Current pay/);
    await user.clear(pay);
    await user.type(pay, "28");
    await user.click(screen.getByRole("button", { name: "Save answers" }));
    expect(await screen.findByText("0 to 50 years.")).toBeVisible();
    expect(screen.getByText("₹28 a year cannot be right.")).toBeVisible();
    await waitFor(() => expect(document.activeElement).toBe(years));
    expect(sent).toEqual([]);
  });

  it("shows the skills of the latest jobs first and the rest when asked", async () => {
    const skills = Array.from({ length: 12 }, (_, nth) => ({
      name: `Skill ${nth}`,
      years: nth + 1,
      proposed: null,
      employers: [],
    }));
    const { user } = await open(someCommonAnswers({ skills }));
    expect(screen.queryByLabelText("Years of Skill 8")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Show 4 more" }));
    expect(screen.getByLabelText("Years of Skill 8")).toHaveValue("9");
  });

  it("says what failed and keeps what was chosen", async () => {
    const { user } = await open();
    server.use(http.put(`*${routes.saveCommonAnswers.path}`, () => HttpResponse.error()));
    await user.click(screen.getByLabelText("Yes"));
    await user.click(screen.getByRole("button", { name: "Save answers" }));
    expect(await screen.findByText("Your answers were not kept.")).toBeVisible();
    expect(screen.getByRole("radio", { name: "Yes", checked: true })).toBeVisible();
  });

  it("that cannot be loaded says so, and tries again", async () => {
    serveUser(aUser());
    server.use(http.get(`*${routes.getCommonAnswers.path}`, () => HttpResponse.error()));
    const { user } = renderApp("/app/common-answers", { token: "t" });
    const again = await screen.findByRole("button", { name: "Try Again" });
    server.use(handle(routes.getCommonAnswers, { status: 200, body: someCommonAnswers() }));
    await user.click(again);
    expect(await screen.findByLabelText("Years of SQL")).toBeVisible();
  });
});
