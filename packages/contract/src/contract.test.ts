import { expect, test } from "vitest";
import type { z } from "zod";
import { Email, OtpCode } from "./auth.ts";
import { ErrorBody } from "./errors.ts";
import { AddToWallet } from "./payment.ts";
import { PlatformId } from "./platform.ts";
import { type Route } from "./route.ts";
import { routes } from "./routes.ts";
import { UpdateUserDetails } from "./user.ts";

const all: readonly Route[] = Object.values(routes);

// SPEC 7.1
test("no two calls share method and path, and every call is below /v1 but the spec's alias", () => {
  const keys = all.map((route) => `${route.method} ${route.path}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => !/^[A-Z]+ \/v1\//.test(key))).toEqual(["PUT /job/auth/user-details"]);
});

test("every call answers a success, and every refusal has the error body", () => {
  for (const route of all) {
    const statuses = Object.keys(route.responses).map(Number);
    expect(statuses.some((status) => status < 300)).toBe(true);
    for (const status of statuses.filter((each) => each >= 400)) {
      expect(route.responses[status]).toBe(ErrorBody);
    }
  }
});

test("calls with a token can be refused with 401", () => {
  for (const route of all.filter((each) => each.auth === "bearer")) {
    expect(Object.keys(route.responses)).toContain("401");
  }
});

test("a refused schedule, range, page or response says what would be taken, never what a library thinks", () => {
  const asked: [z.ZodType | undefined, unknown][] = [
    [routes.pauseSchedule.body, {}],
    [routes.pauseSchedule.body, { platform_id: "x" }],
    [routes.pauseSchedule.body, { platform_id: 0 }],
    [routes.pauseSchedule.body, { platform_id: 2_147_483_648 }],
    [routes.updateSchedule.body, [{ platform_id: 1, frequency: "ONETIME" }]],
    [routes.listScheduledRuns.query, { limit: "101" }],
    [routes.getAnalytics.query, { from: "" }],
    [routes.getAnalytics.query, { from: "2026-02-30" }],
    [routes.getAnalytics.query, { from: "2026-11-02", to: "2026-11-01" }],
    [routes.searchLogs.query, { page: "0" }],
    [routes.searchLogs.query, { page: "1.5" }],
    [routes.searchLogs.query, { page_size: "101" }],
    [routes.searchLogs.query, { status: "SENT" }],
    [routes.searchLogs.query, { search: "x".repeat(201) }],
    [routes.getLogs.query, { limit: "0" }],
    [routes.setResponse.body, { status: "APPLIED", on: "2026-11-01" }],
    [routes.setResponse.body, { status: "OFFER", on: "2026-02-30" }],
    [routes.setResponse.body, { status: "OFFER", on: "2026-11-01", note: "x".repeat(1001) }],
  ];
  for (const [schema, input] of asked) {
    const issues = schema?.safeParse(input).error?.issues ?? [];
    expect([input, issues.length]).toEqual([input, 1]);
    expect(issues[0]?.path).not.toEqual([]);
    expect(issues[0]?.message).not.toMatch(/Invalid|expected|Too (big|small)/);
  }
});

// SPEC 5.1
test("an address is trimmed, folded and one", () => {
  expect(Email.parse("  Asha@Example.COM ")).toBe("asha@example.com");
  for (const bad of [
    "",
    "asha",
    "a@b",
    "a@b.co, c@d.co",
    "a@b.co\nBcc: c@d.co",
    `${"a".repeat(250)}@b.co`,
  ]) {
    expect(Email.safeParse(bad).success).toBe(false);
  }
});

test("a code is a whole number of at most six digits, a platform's id a number or digits", () => {
  expect(OtpCode.parse(12_345)).toBe(12_345);
  for (const bad of [-1, 1_000_000, 1.5, "123456", null])
    expect(OtpCode.safeParse(bad).success).toBe(false);
  expect([PlatformId.parse(1), PlatformId.parse("4")]).toEqual([1, 4]);
  for (const bad of [0, -1, 1.5, "1.5", "one", true, 3_000_000_000]) {
    expect(PlatformId.safeParse(bad).success).toBe(false);
  }
});

test("an update drops unknown fields and clears a CTC with an empty text", () => {
  expect(
    UpdateUserDetails.parse({ current_ctc: "", expected_ctc: "3400000", is_admin: true }),
  ).toEqual({
    current_ctc: null,
    expected_ctc: 3_400_000,
  });
  expect(UpdateUserDetails.safeParse({ current_ctc: "-5" }).success).toBe(false);
});

// SPEC 5.37, 9.32
test("every amount in whole cents from one dollar up can be recharged, and nothing between them", () => {
  const amount = (value: unknown) => AddToWallet.safeParse({ plan_: 1, amount: value });
  const refused: number[] = [];
  for (let cents = 100; cents <= 1_000_000; cents += cents < 20_000 ? 1 : 997) {
    if (!amount(cents / 100).success) refused.push(cents);
  }
  expect(refused).toEqual([]);
  const messageOf = (value: unknown) => amount(value).error?.issues[0]?.message;
  for (const wrong of [0, -5, "12", null, undefined, Number.NaN, 1.005, 12.345, 1e-7 + 2]) {
    expect(messageOf(wrong)).toBe("Please enter a valid amount");
  }
  for (const small of [0.01, 0.99]) expect(messageOf(small)).toBe("Minimum amount is $1");
  expect(messageOf(10_000.01)).toBe("At most $10,000 at a time");
  expect(messageOf(Infinity)).toBe("Please enter a valid amount");
});

test("a plan may be a number or digits; anything else counts as none, which is not the body's fault", () => {
  const planOf = (plan_: unknown) => AddToWallet.parse({ plan_, amount: 5 }).plan_;
  expect([planOf(2), planOf(" 2 "), planOf(null), planOf({}), planOf(undefined)]).toEqual([
    2,
    "2",
    null,
    undefined,
    undefined,
  ]);
});
