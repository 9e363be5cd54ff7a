import { type Analytics } from "@sendoff/contract/analytics";
import { routes } from "@sendoff/contract/routes";
import { addDays, localDateAt } from "@sendoff/domain/schedule";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aPlatform, aTemplate, aUser } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

function figures(fields: Partial<Analytics> = {}): Analytics {
  return {
    total_applied: 231,
    this_week: 91,
    success_rate: 93.1,
    confirmed: 231,
    decided: 248,
    status_breakdown: { PENDING: 6, APPLIED: 214, FAILED: 17, INTERVIEW_SCHEDULED: 6 },
    platform_performance: [
      { platform_id: 1, platform_name: "LinkedIn", applications: 104, success_rate: 95 },
      { platform_id: 4, platform_name: "Indeed", applications: 89, success_rate: null },
    ],
    weekly_trend: { "2026-11-21": 22, "2026-11-22": 14 },
    monthly_trend: { "2026-10": 55, "2026-11": 176 },
    top_companies: [{ company_name: '=Evil, "Ltd"', applications: 9, success_rate: 100 }],
    application_velocity: { avg_per_day: 7, total_days: 33 },
    cost_analytics: { total_cost: 188.54, avg_cost_per_application: 0.82 },
    proofs: { portal: 231, user_said: 0, user_sent: 0 },
    last_week: 53,
    interviews: 6,
    interviews_this_week: 2,
    free_applications: 5,
    funnel: { found: 1204, matched: 310, applied: 231, viewed: 40, interview: 6, offer: 0 },
    failure_reasons: [{ reason: "The form asked for a video.", count: 9 }],
    median_seconds: 14.2,
    from: null,
    to: null,
    time_zone: "Asia/Kolkata",
    first_application_on: "2026-10-19",
    ...fields,
  };
}

const nothing = figures({
  total_applied: 0,
  proofs: { portal: 0, user_said: 0, user_sent: 0 },
  this_week: 0,
  last_week: 0,
  success_rate: null,
  confirmed: 0,
  decided: 0,
  status_breakdown: {},
  platform_performance: [],
  top_companies: [],
  interviews: 0,
  free_applications: 0,
  funnel: { found: 0, matched: 0, applied: 0, viewed: 0, interview: 0, offer: 0 },
  failure_reasons: [],
  median_seconds: null,
  cost_analytics: { total_cost: 0, avg_cost_per_application: null },
  first_application_on: null,
});

const templates = [aTemplate()];

function open(body: Analytics, address = "/app/analytics") {
  serveUser(aUser());
  const asked: string[] = [];
  server.use(
    handle(routes.getPlatformTemplates, { status: 200, body: templates }),
    handle(routes.getAnalytics, ({ request }) => {
      asked.push(new URL(request.url).search);
      return { status: 200, body };
    }),
  );
  return { ...renderApp(address, { token: "t" }), asked };
}

const card = async (name: string) => within(await screen.findByRole("region", { name }));
const texts = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe("the figures", () => {
  // SPEC 2b.56
  it("stand in four cards under one plain sentence", async () => {
    open(figures());
    await screen.findByText(
      "Since 19 Oct 2026. 6 interviews from 231 applications: about 1 in 39.",
    );
    expect(screen.getByRole("region", { name: "Figures" })).toHaveTextContent(
      "Total Applied231over 33 daysThis Week9138 more than last weekSuccess Rate93%231 of 248 confirmedInterviews62 of them this week",
    );
  });

  it("name no amount before it is known in which currency", async () => {
    const held = Promise.withResolvers<void>();
    open(figures({ cost_analytics: { total_cost: 0, avg_cost_per_application: null } }));
    server.use(http.get(`*${routes.getWalletBalance.path}`, () => held.promise, { once: true }));
    const velocity = await screen.findByRole("region", { name: "Application Velocity & Cost" });
    expect(velocity).not.toHaveTextContent("$");
    held.resolve();
    await waitFor(() => expect(velocity).toHaveTextContent("Total cost₹0.00"));
  });

  it("share the total cost out to the paisa", async () => {
    open(figures({ cost_analytics: { total_cost: 6.93, avg_cost_per_application: 0.5775 } }));
    const velocity = await screen.findByRole("region", { name: "Application Velocity & Cost" });
    await waitFor(() =>
      expect(velocity).toHaveTextContent("Total cost₹582.12Average per application₹48.51"),
    );
  });

  // SPEC 2b.63, 2b.64
  it("tell pace, cost and median time, and nothing that is not known", async () => {
    open(
      figures({
        median_seconds: null,
        cost_analytics: { total_cost: 0, avg_cost_per_application: null },
      }),
    );
    const velocity = await screen.findByRole("region", { name: "Application Velocity & Cost" });
    expect(velocity).toHaveTextContent(
      "Average a day7.0Total days33Total cost₹0.00Average per application-Median time per application-Paid with free credits5",
    );
    expect(velocity).toHaveTextContent(
      "5 applications were paid with free credits. 17 failed tries cost nothing.",
    );
  });
});

describe("the charts", () => {
  // SPEC 2b.58, 2b.60
  it("each have the same values as a table", async () => {
    open(figures());
    const platforms = await card("Platform Performance");
    expect(texts(platforms.getByRole("table"))).toEqual([
      ["Platform", "Applications", "Success Rate"],
      ["LinkedIn", "104", "95%"],
      ["Indeed", "89", "-"],
    ]);
    const names = [
      "Weekly Application Trend",
      "Monthly Application Trend",
      "Top Companies",
      "Status Breakdown",
      "From job to offer",
      "Why tries failed",
    ];
    for (const name of names) {
      const rows = texts((await card(name)).getByRole("table", { name }));
      expect([name, rows.length > 1]).toEqual([name, true]);
    }
    expect(texts((await card("Status Breakdown")).getByRole("table"))).toEqual([
      ["Status", "Count", "Share"],
      ["Applied", "214", "88%"],
      ["Pending", "6", "2%"],
      ["Failed", "17", "7%"],
      ["Interview", "6", "2%"],
    ]);
  });

  // SPEC 2b.59, 3.55
  it("say each value when it is reached by Tab and the arrows", async () => {
    const { user } = open(figures());
    const week = await card("Weekly Application Trend");
    const [first, second] = week.getAllByRole("img");
    first?.focus();
    expect(first?.getAttribute("aria-label")).toBe("Sat 21 Nov: 22 applications");
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(second);
    expect(second?.getAttribute("aria-label")).toBe("Sun 22 Nov: 14 applications");
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(first);
    const stops = week.getAllByRole("img").filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toHaveLength(1);
  });

  // SPEC 2b.61
  it("give way to their table on request", async () => {
    const { user } = open(figures());
    const companies = await card("Top Companies");
    expect(companies.getAllByRole("img")).toHaveLength(1);
    await user.click(companies.getByRole("button", { name: "Table of Top Companies" }));
    expect(companies.queryByRole("img")).toBeNull();
    expect(companies.getByRole("table")).toBeVisible();
  });

  it("say the figure itself while it is one day, one month, one platform and one application for each company", async () => {
    open(
      figures({
        platform_performance: [
          { platform_id: 1, platform_name: "LinkedIn", applications: 5, success_rate: 83 },
        ],
        weekly_trend: { "2026-11-21": 0, "2026-11-22": 5 },
        monthly_trend: { "2026-10": 0, "2026-11": 5 },
        top_companies: ["Bluepeak Retail", "Marigold Pay"].map((name) => ({
          company_name: name,
          applications: 1,
          success_rate: null,
        })),
      }),
    );
    const connections = [
      aPlatform({ platform_id: 1, platform_name: "LinkedIn" }),
      aPlatform({ platform_id: 2, platform_name: "Naukri" }),
      aPlatform({ platform_id: 4, platform_name: "Indeed", status: "disconnected" }),
    ];
    server.use(handle(routes.getPlatforms, { status: 200, body: connections }));
    const week = await card("Weekly Application Trend");
    expect(week.getByText("5 today")).toBeVisible();
    expect(week.getByText("A line starts with the second day.")).toBeVisible();
    const month = await card("Monthly Application Trend");
    expect(month.getByText("5 in November")).toBeVisible();
    expect(month.getByText("The comparison starts in December.")).toBeVisible();
    const companies = await card("Top Companies");
    expect(companies.getByText("One application each so far")).toBeVisible();
    const platforms = await card("Platform Performance");
    expect(platforms.getByText("The first bar's full width is 10 applications.")).toBeVisible();
    expect(await platforms.findByText("Naukri")).toBeVisible();
    expect(platforms.queryByText("Indeed")).toBeNull();
    for (const { queryAllByRole } of [month, companies, platforms])
      expect(queryAllByRole("img")).toEqual([]);
  });

  it("say so where there is nothing to draw", async () => {
    open({ ...nothing, funnel: { ...nothing.funnel, found: 3 } });
    await screen.findByText("No application was sent in this time.");
    for (const text of [
      "Nothing was sent on any platform in this time.",
      "No company was applied to in this time.",
      "Nothing was tried in this time.",
      "Nothing failed in this period.",
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
  });
});

describe("a chart's CSV", () => {
  const saved: Blob[] = [];
  beforeEach(() => {
    saved.length = 0;
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return "blob:x";
    });
    vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  });

  it("holds the values, and no cell that a spreadsheet would run", async () => {
    const { user } = open(figures());
    const companies = await card("Top Companies");
    await user.click(companies.getByRole("button", { name: "CSV of Top Companies" }));
    expect(await saved[0]?.text()).toBe(
      `Company,Applications,Success Rate\r\n"'=Evil, ""Ltd""",9,100%\r\n`,
    );
  });
});

describe("range and platform", () => {
  it("are asked of the server and kept in the address", async () => {
    const { user, asked, router } = open(figures());
    await screen.findByRole("region", { name: "Figures" });
    const from = addDays(localDateAt("Asia/Kolkata", Date.now()), -6);
    await user.click(screen.getByLabelText("7 days"));
    await waitFor(() => expect(asked.at(-1)).toBe(`?from=${from}`));
    expect(router.state.location.search).toBe(`?from=${from}`);
    await user.click(screen.getByRole("combobox", { name: "Platform" }));
    await user.click(await screen.findByRole("option", { name: "LinkedIn" }));
    await waitFor(() => expect(asked.at(-1)).toBe(`?from=${from}&platform_id=1`));
    await user.click(screen.getByLabelText("All time"));
    await waitFor(() => expect(router.state.location.search).toBe("?platform=1"));
  });

  it("that ends before it begins is not asked for", async () => {
    const { asked } = open(figures(), "/app/analytics?from=2026-11-10");
    await screen.findByRole("region", { name: "Figures" });
    fireEvent.change(screen.getByLabelText("To"), { target: { value: "2026-11-01" } });
    expect(await screen.findByText("Choose a day after From.")).toBeVisible();
    expect(asked).toEqual(["?from=2026-11-10"]);
  });

  it("that nobody can read narrow nothing", async () => {
    const { asked } = open(figures(), "/app/analytics?from=yesterday&to=2026-02-31&platform=x");
    await screen.findByRole("region", { name: "Figures" });
    expect(asked).toEqual([""]);
  });
});

describe("what there is to say without figures", () => {
  // SPEC 2b.67
  it("'No analytics data available.' before the first application", async () => {
    open(nothing);
    expect(await screen.findByText("No analytics data available.")).toBeVisible();
    expect(screen.getByText("Charts start with the first application.")).toBeVisible();
  });

  // SPEC 2b.65, 2b.66, 8.66
  it("'Loading analytics...' until they come, 'Could not load analytics data.' when they do not", async () => {
    serveUser(aUser());
    server.use(
      handle(routes.getPlatformTemplates, { status: 200, body: templates }),
      handle(routes.getAnalytics, { status: 503, body: { message: "x", code: "unavailable" } }),
    );
    const { user } = renderApp("/app/analytics", { token: "t" });
    expect(await screen.findByText("Loading analytics...")).toBeVisible();
    expect(await screen.findByText("Could not load analytics data.")).toBeVisible();
    server.use(handle(routes.getAnalytics, { status: 200, body: figures() }));
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("region", { name: "Figures" })).toBeVisible();
  });
});
