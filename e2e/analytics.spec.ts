import { arrive } from "./arrive.ts";
import { expectNoViolations } from "./axe.ts";
import { expectNoSidewaysScroll } from "./flows.ts";
import { expect, test } from "./test.ts";

const WIDTHS = [390, 1440];

/** Figures as a year of applying brings them: long names, every status, empty days. */
const busy = {
  total_applied: 231,
  this_week: 91,
  success_rate: 93,
  confirmed: 231,
  decided: 248,
  status_breakdown: {
    APPLIED: 214,
    PENDING: 6,
    FAILED: 17,
    INTERVIEW_SCHEDULED: 6,
    REJECTED: 11,
    SKIPPED: 40,
  },
  platform_performance: [
    { platform_id: 1, platform_name: "LinkedIn", applications: 104, success_rate: 95 },
    { platform_id: 4, platform_name: "Indeed", applications: 89, success_rate: null },
  ],
  weekly_trend: { "2026-11-20": 0, "2026-11-21": 22, "2026-11-22": 14 },
  monthly_trend: { "2026-10": 55, "2026-11": 176 },
  top_companies: [
    {
      company_name: "Kestrel Freight International Holdings and Daughters Limited",
      applications: 9,
      success_rate: 90,
    },
  ],
  application_velocity: { avg_per_day: 7, total_days: 33 },
  cost_analytics: { total_cost: 188.54, avg_cost_per_application: 0.82 },
  proofs: { portal: 222, user_said: 3, user_sent: 6 },
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
};

test("analytics begin empty, and say so", async ({ page, product }) => {
  await arrive(page, product, "nora");
  await page.goto("/app/analytics");
  await expect(page.getByText("No analytics data available.")).toBeVisible();
  await expectNoViolations(page, "analytics without data");
});

test("full charts fit each width, have no violations, are read by keyboard, as tables and as CSV", async ({
  page,
  product,
}) => {
  await arrive(page, product, "bela");
  // What a newcomer cannot have: the page is under test here, the figures are the api tests' part.
  await page.route("**/v1/job/analytics/get-analytics*", (route) => route.fulfill({ json: busy }));
  await page.goto("/app/analytics");
  await expect(page.getByRole("region", { name: "Status Breakdown" })).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page, `analytics at ${width}`);
    await expectNoViolations(page, `analytics at ${width}`);
  }
  const week = page.getByRole("region", { name: "Weekly Application Trend" });
  await week.getByRole("img").first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(week.getByRole("img", { name: "Sat 21 Nov: 22 applications" })).toBeFocused();

  const platforms = page.getByRole("region", { name: "Platform Performance" });
  await platforms.getByRole("button", { name: "Table of Platform Performance" }).click();
  await expect(platforms.getByRole("row", { name: "LinkedIn 104 95%" })).toBeInViewport();
  await expectNoViolations(page, "a chart as a table");
  const download = page.waitForEvent("download");
  await platforms.getByRole("button", { name: "CSV of Platform Performance" }).click();
  expect((await download).suggestedFilename()).toBe("sendoff_platforms.csv");

  await page.getByText("30 days").click();
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d$/);
});
