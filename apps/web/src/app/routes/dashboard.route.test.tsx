import { routes } from "@sendoff/contract/routes";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  aCv,
  aDashboard,
  aPlatform,
  aRun,
  aUser,
  aWallet,
  anApplication,
} from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { anInbox, anOpenQuestion, aWaitingJob } from "../../testing/needs.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const withPreferences = { roles: ["Backend Engineer"], locations: ["Pune"] };

describe("dashboard of a set-up account", () => {
  const user = aUser({
    cv: aCv,
    filters: { ...withPreferences, skills: { Skills: [{ "Skill Name": "SQL" }] } },
  });

  // SPEC 2b.10, 2b.14, 2b.15, 4.32, 9.36
  it("shows live figures, the CV, what waits and today's applications", async () => {
    serveUser(user);
    server.use(
      handle(routes.getPlatforms, { status: 200, body: [aPlatform()] }),
      handle(routes.getDashboard, {
        status: 200,
        body: aDashboard({
          applications_today: 14,
          limit_today: 24,
          applications_yesterday_by_now: 7,
          success_rate: 93.1,
          confirmed: 231,
          decided: 248,
          active_platforms: [{ id: 1, name: "LinkedIn" }],
          wallet: aWallet({ balance: 58.46, balance_inr: 4910.64, credits: 74, lots: [] }),
          today: [anApplication()],
          waiting_for_user: [anApplication({ status: "NEEDS_ANSWER" })],
        }),
      }),
      handle(routes.getNeedsYou, {
        status: 200,
        body: anInbox({
          questions: [anOpenQuestion({ question: "Years of experience with Kafka?" })],
        }),
      }),
    );
    renderApp("/app/dashboard", { token: "t" });
    expect(await screen.findByText("Profile Complete")).toBeVisible();
    const figures = screen.getByRole("region", { name: "Today's figures" });
    await within(figures).findByText("93%");
    expect(figures).toHaveTextContent("14 of up to 247 more than by this time yesterday");
    expect(figures).toHaveTextContent("231 of 248 confirmed");
    expect(figures).toHaveTextContent("₹4,910.64$58.46, 74 credits");
    expect(await screen.findByText("CV Successfully Uploaded")).toBeVisible();
    expect(screen.queryByText("Setup Complete!")).toBeNull();
    expect(screen.getByText("Years of experience with Kafka?")).toBeVisible();
    expect(screen.getByText("1 Connected")).toBeVisible();
  });

  it("names the wallet's dollars first to who is not in India", async () => {
    serveUser({ ...user, time_zone: "Europe/Berlin" });
    const wallet = aWallet({ balance: 58.46, balance_inr: 4910.64, credits: 74, lots: [] });
    server.use(handle(routes.getDashboard, { status: 200, body: aDashboard({ wallet }) }));
    renderApp("/app/dashboard", { token: "t" });
    expect(await screen.findByText("₹4,910.64, 74 credits")).toBeVisible();
    const figures = screen.getByRole("region", { name: "Today's figures" });
    expect(figures).toHaveTextContent("Wallet Balance$58.46₹4,910.64, 74 credits");
  });

  // SPEC 2b.10
  it("leads to the preferences, then to a platform, while steps are to go", async () => {
    serveUser(aUser({ cv: aCv }));
    const { user } = renderApp("/app/dashboard", { token: "t" });
    await screen.findByText("Two steps to your first applications.");
    expect(screen.getByText("Setup Required")).toBeVisible();
    expect(screen.queryByText("Setup Complete!")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Set Job Preferences" }));
    expect(document.activeElement).toBe(screen.getByPlaceholderText("Add a role and press Enter"));
  });

  it("says no such thing while the profile has nothing of the CV, because its review was cancelled", async () => {
    serveUser(aUser({ cv: aCv, filters: withPreferences }));
    renderApp("/app/dashboard", { token: "t" });
    expect(await screen.findByText("Nothing from your CV is in your profile yet.")).toBeVisible();
    expect(screen.getByText("Setup Required")).toBeVisible();
    expect(screen.queryByText("Profile Complete")).toBeNull();
    expect(screen.queryByText("Setup Complete!")).toBeNull();
  });

  // SPEC 2b.16
  it("says that the set-up is complete from then on until a platform is connected", async () => {
    serveUser(user);
    renderApp("/app/dashboard", { token: "t" });
    expect(await screen.findByText("Setup Complete!")).toBeVisible();
    expect(screen.getByText("Profile Complete")).toBeVisible();
    expect(screen.getByRole("button", { name: "Connect Job Platforms" })).toBeVisible();
  });

  it("says before a run what the credits will not reach of it, and compares no day with one before the account", async () => {
    serveUser({ ...user, created_at: new Date().toISOString() });
    let credits = 5;
    server.use(
      handle(routes.getPlatforms, { status: 200, body: [aPlatform({ applied_today: 2 })] }),
      handle(routes.getDashboard, () => ({
        status: 200,
        body: aDashboard({
          applications_today: 2,
          limit_today: 10,
          decided: 2,
          confirmed: 2,
          success_rate: 100,
          wallet: aWallet({ credits }),
        }),
      })),
    );
    const { unmount } = renderApp("/app/dashboard", { token: "t" });
    await screen.findByText("2 of 10 today. Your 5 credits will send 5 of the next 8.");
    const figures = screen.getByRole("region", { name: "Today's figures" });
    expect(figures).toHaveTextContent("2 of up to 10");
    unmount();
    credits = 80;
    renderApp("/app/dashboard", { token: "t" });
    const later = await screen.findByRole("region", { name: "Today's figures" });
    await within(later).findByText("100%");
    expect(screen.queryByText(/yesterday/)).toBeNull();
    expect(screen.queryByText(/will send/)).toBeNull();
  });

  it("starts no run without a credit, and says why", async () => {
    serveUser(user);
    server.use(
      handle(routes.getPlatforms, { status: 200, body: [aPlatform()] }),
      handle(routes.getDashboard, {
        status: 200,
        body: aDashboard({ wallet: aWallet({ credits: 0, lots: [] }) }),
      }),
    );
    renderApp("/app/dashboard", { token: "t" });
    expect(await screen.findByText("No credit is left")).toBeVisible();
    expect(screen.getByRole("link", { name: "Add Money" }).getAttribute("href")).toBe(
      "/app/wallet?add=plan",
    );
    expect(screen.getByRole("button", { name: "Apply now on LinkedIn" })).toBeDisabled();
  });

  it("says nothing of platforms that could not be loaded", async () => {
    serveUser(user);
    server.use(
      handle(routes.getPlatforms, { status: 503, body: { message: "x", code: "unavailable" } }),
    );
    renderApp("/app/dashboard", { token: "t" });
    expect(await screen.findByText("The dashboard could not be loaded")).toBeVisible();
    expect(screen.queryByText(/steps? to your first/)).toBeNull();
    expect(screen.queryByRole("button", { name: "Connect a platform" })).toBeNull();
  });

  it("starts a run on a connected platform and shows it live", async () => {
    serveUser(user);
    let run: ReturnType<typeof aRun> | null = null;
    const started: unknown[] = [];
    server.use(
      handle(routes.getPlatforms, { status: 200, body: [aPlatform()] }),
      handle(routes.getDashboard, () => ({ status: 200, body: aDashboard({ run }) })),
      handle(routes.applyJobs, ({ body }) => {
        started.push(body);
        run = aRun();
        return { status: 202, body: { run_id: run.id, goal: 8 } };
      }),
      handle(routes.getRun, {
        status: 200,
        body: { run: aRun(), current: null, applications: [] },
      }),
      handle(routes.streamRun, { status: 200, body: ": connected\n\n" }),
    );
    const app = renderApp("/app/dashboard", { token: "t" });
    await app.user.click(await screen.findByRole("button", { name: "Apply now on LinkedIn" }));
    expect(await screen.findByRole("heading", { name: "Applying on LinkedIn" })).toBeVisible();
    expect(screen.getAllByRole("img", { name: "6 of 8 sent" })).toHaveLength(2);
    expect(started).toEqual([{ platform_id: 1 }]);
  });

  it("says why a run could not start", async () => {
    serveUser(user);
    server.use(
      handle(routes.getPlatforms, { status: 200, body: [aPlatform()] }),
      handle(routes.applyJobs, { status: 402, body: { message: "No", code: "no_credits" } }),
      handle(routes.getRun, { status: 404, body: { message: "No", code: "not_found" } }),
    );
    const app = renderApp("/app/dashboard", { token: "t" });
    await app.user.click(await screen.findByRole("button", { name: "Apply now on LinkedIn" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("No credit is left.");
  });

  it("keeps the rest of the page when the figures cannot be loaded", async () => {
    serveUser(user);
    server.use(
      handle(routes.getDashboard, { status: 503, body: { message: "Busy", code: "unavailable" } }),
    );
    renderApp("/app/dashboard", { token: "t" });
    expect(await screen.findByText("The dashboard's figures could not be loaded")).toBeVisible();
    expect(screen.getByText("CV Successfully Uploaded")).toBeVisible();
  });
});

describe("a long day on the dashboard", () => {
  it("shows the newest of each list and leads to the rest", async () => {
    const today = Array.from({ length: 17 }, (_, index) =>
      anApplication({ id: `w${index}`, status: "NEEDS_ANSWER" }),
    );
    const questions = Array.from({ length: 11 }, (_, index) =>
      anOpenQuestion({
        id: `q${index}`,
        question: `Question ${index + 1}?`,
        asked_at: `2026-11-20T04:${30 - index}:00.000Z`,
        waiting: [aWaitingJob(), aWaitingJob({ company_name: "Everwell" })],
      }),
    );
    const approvals = today.slice(0, 3);
    serveUser(aUser({ cv: aCv, filters: withPreferences }));
    server.use(
      handle(routes.getPlatforms, { status: 200, body: [aPlatform()] }),
      handle(routes.getDashboard, {
        status: 200,
        body: aDashboard({ decided: 12, applications_today: 12, today, waiting_for_user: today }),
      }),
      handle(routes.getNeedsYou, { status: 200, body: anInbox({ questions, approvals }) }),
    );
    renderApp("/app/dashboard", { token: "t" });
    const needsYou = within(await screen.findByRole("region", { name: "Needs you" }));
    expect(needsYou.getAllByText(/^Question/).map((line) => line.textContent)).toEqual([
      "Question 1?",
      "Question 2?",
      "Question 3?",
      "Question 4?",
      "Question 5?",
    ]);
    expect(needsYou.getAllByText("Saffron Grid and 1 more, LinkedIn")).toHaveLength(5);
    // Things to do, as the sidebar counts them: what waits for one answer is one, and so are all approvals.
    expect(needsYou.getByText("12")).toBeVisible();
    expect(screen.getByText("12 applications sent today. 12 things need you.")).toBeVisible();
    expect(screen.getByRole("link", { name: /^Needs you ?12$/ })).toBeVisible();
    expect(needsYou.getByRole("link", { name: "See all 12" }).getAttribute("href")).toBe(
      "/app/needs-you",
    );
    expect(screen.getAllByText("Senior Backend Engineer")).toHaveLength(8);
  });

  it("counts what needs the person as the menu does while a check waits, and leads to the rest", async () => {
    const check = {
      platform_id: 1,
      platform_name: "LinkedIn",
      note: "LinkedIn wants to check that it is you.",
      asked_at: "2026-11-20T04:05:00.000Z",
      seconds_left: 600,
      run_id: null,
      is_preview: false,
    };
    serveUser(aUser({ cv: aCv, filters: withPreferences }));
    server.use(
      handle(routes.getPlatforms, { status: 200, body: [aPlatform()] }),
      handle(routes.getDashboard, { status: 200, body: aDashboard({ decided: 3 }) }),
      handle(routes.getNeedsYou, {
        status: 200,
        body: anInbox({ questions: [anOpenQuestion()], checks: [check] }),
      }),
    );
    renderApp("/app/dashboard", { token: "t" });
    const needsYou = within(await screen.findByRole("region", { name: "Needs you" }));
    expect(needsYou.getByText("2", { selector: "h2 ~ *" })).toBeVisible();
    expect(needsYou.getByRole("link", { name: "See all 2" })).toBeVisible();
    expect(screen.getByRole("link", { name: /^Needs you ?2$/ })).toBeVisible();
  });

  it("says nothing of what needs the person where it cannot be had", async () => {
    serveUser(aUser({ cv: aCv, filters: withPreferences }));
    server.use(
      handle(routes.getPlatforms, { status: 200, body: [aPlatform()] }),
      handle(routes.getDashboard, {
        status: 200,
        body: aDashboard({ decided: 12, applications_today: 12 }),
      }),
      handle(routes.getNeedsYou, { status: 503, body: { message: "Busy", code: "unavailable" } }),
    );
    renderApp("/app/dashboard", { token: "t" });
    expect(await screen.findByText("12 applications sent today.")).toBeVisible();
    expect(screen.queryByRole("region", { name: "Needs you" })).toBeNull();
  });
});
