import { expect, test } from "vitest";
import * as constants from "./constants.ts";

/** The specification's own numbers, written a second time: whoever changes one has to mean it. */
// SPEC 6.3, 9.1, 9.6, 9.16, 9.18, 9.22, 9.48
test.each([
  ["OTP_DIGITS", 6],
  ["OTP_RESEND_SECONDS", 60],
  ["PORTAL_OTP_SECONDS", 300],
  ["CV_MAX_BYTES", 5_242_880],
  ["CV_DOWNLOAD_NAME", "downloaded_cv.csv"],
  [
    "SALARY",
    { min: 100_000, max: 5_000_000, step: 10_000, defaultMin: 300_000, defaultMax: 1_500_000 },
  ],
  ["SKILL_YEARS_MAX", 50],
  ["DAILY_LIMIT_DEFAULT", 10],
  ["DAILY_GOAL_DEFAULT", 25],
  ["DAILY_GOAL_MAX", 1000],
  ["SCHEDULE_START_DEFAULT", "09:00:00"],
  ["SIGN_UP_CREDITS", 5],
  ["CREDIT_VALID_MONTHS", 12],
  ["LOW_BALANCE_RUPEES", 500],
  ["RECHARGE_MIN_DOLLARS", 1],
  ["RECHARGE_STEP_DOLLARS", 0.01],
  ["DEFAULT_CURRENCY", "INR"],
  ["LOG_PAGE_SIZES", [5, 10, 20, 50]],
  ["PLATFORM_PAGE_SIZE", 8],
  ["TIP_ROTATE_MS", 3000],
  ["SUCCESS_DIALOG_MS", 2000],
  ["ONBOARDING_DONE_MS", 1500],
  ["TOKEN_STORAGE_KEY", "auth_token"],
  [
    "LOCATIONS",
    [
      "Bangalore",
      "Mumbai",
      "Delhi",
      "Hyderabad",
      "Chennai",
      "Pune",
      "Kolkata",
      "Remote",
      "Gurgaon",
      "Noida",
    ],
  ],
] as const)("%s is as specified", (name, value) => {
  expect({ ...constants }[name]).toEqual(value);
});

// SPEC 9.47
test("thirty roles are suggested, none twice", () => {
  expect(new Set(constants.SUGGESTED_ROLES).size).toBe(30);
  expect(constants.SUGGESTED_ROLES).toHaveLength(30);
});

// SPEC 1.3
test("the platforms of the specification keep their ids, and no two share one", () => {
  const ids = constants.PLATFORM_IDS;
  expect(ids).toMatchObject({ linkedin: 1, naukri: 2, iimjobs: 3, indeed: 4 });
  expect(new Set(Object.values(ids)).size).toBe(Object.keys(ids).length);
});
