import { expect, test } from "vitest";
import { Analytics } from "./analytics.ts";
import { CvExtraction } from "./cv.ts";
import { LogMessage, LogRecord } from "./logs.ts";
import { BillingHistory, Plan, WalletBalance } from "./payment.ts";
import {
  FilterType,
  PlatformFilterDefinition,
  PlatformTemplate,
  UserPlatform,
} from "./platform.ts";
import { Country, Currency } from "./reference.ts";
import { type Route } from "./route.ts";
import { routes } from "./routes.ts";
import { Schedule, ScheduleFrequency } from "./schedule.ts";
import { UpdateUserDetails, UserDetails } from "./user.ts";

const all: readonly Route[] = Object.values(routes);
const find = (call: string) => all.find((route) => `${route.method} ${route.path}` === call);

/** Calls that need no token, or take one only where it is sent. */
const OPEN = [
  "POST /v1/job/auth/send-email-otp",
  "POST /v1/job/auth/verify-email-otp",
  "POST /v1/job/auth/resend-email-otp",
  "POST /v1/job/auth/send-phone-otp",
  "POST /v1/job/auth/verify-phone-otp",
  "POST /v1/job/auth/resend-phone-otp",
  "GET /v1/get-countries",
  "GET /v1/job/currencies",
];

// SPEC 6.5, 7.7
test.each(OPEN)("%s is specified and asks for no token", (call) => {
  expect(find(call)?.auth).not.toBe("bearer");
  expect(find(call)?.responses).toHaveProperty("200");
});

// SPEC 6.5, 7.11, 7.17, 7.40, 7.45
test.each([
  "GET /v1/job/auth/user-details",
  "PUT /v1/job/auth/user-details",
  "PUT /job/auth/user-details",
  "POST /v1/job/uploadCV",
  "GET /v1/job/downloadCV",
  "POST /v1/job/extractCV",
  "POST /v1/job/platform/create-platform",
  "GET /v1/job/platform/get-platform-templates",
  "GET /v1/job/platform/get-platforms",
  "GET /v1/job/platform/get-platform-filters",
  "POST /v1/job/platform/add-platform-filter",
  "DELETE /v1/job/platform/delete-platform",
  "POST /v1/job/platform/disconnect-platform",
  "POST /v1/job/apply/login",
  "POST /v1/job/apply/login/otp",
  "GET /v1/job/schedule/get-schedule",
  "POST /v1/job/schedule/update-schedule",
  "POST /v1/job/apply/apply-jobs",
  "GET /v1/job/payment/get-wallet-balance",
  "GET /v1/job/payment/get-plans",
  "POST /v1/job/payment/add-to-wallet",
  "GET /v1/job/payment/get-billing-history",
  "GET /v1/job/analytics/get-analytics",
  "GET /v1/job/analytics/get-logs",
])("%s is specified and asks for a token", (call) => {
  expect(find(call)?.auth).toBe("bearer");
});

// SPEC 6.4, 6.6
test("no call without a token is beyond those that the specification and the start-up name", () => {
  const open = all.filter(({ auth }) => auth !== "bearer").map((r) => `${r.method} ${r.path}`);
  expect(open.filter((call) => !OPEN.includes(call)).toSorted()).toEqual([
    "GET /v1/job/config",
    // Whoever gets the owner's mail undoes a change, signed in or not: the code of the mail is the proof.
    "POST /v1/job/account/undo",
    "POST /v1/job/account/undo/look",
    "POST /v1/job/fault-reports",
    "POST /v1/job/mail/unsubscribe/:token",
  ]);
});

// SPEC 7.29
test("a platform's sign-in answers connected, a code wanted, or refused by the portal", () => {
  expect(Object.keys(routes.login.responses)).toEqual(
    expect.arrayContaining(["200", "202", "451"]),
  );
});

/** Each entity of the specification with the fields that it names; ours may have more. */
// SPEC 3.18, 3.26, 3.27, 3.28, 3.29, 3.31, 3.32, 3.34, 3.38, 3.45, 3.46, 3.50, 3.51, 3.53, 3.54, 3.56, 3.57, 3.58, 3.60
test.each([
  [
    "user details",
    UserDetails.shape,
    "first_name last_name email dial_code mobile country_id location role username notice_period current_ctc current_ctc_currency expected_ctc expected_ctc_currency plan filters",
  ],
  [
    "user details that can be changed",
    UpdateUserDetails.shape,
    "first_name last_name filters username current_ctc expected_ctc notice_period plan country_id location role dial_code mobile current_ctc_currency expected_ctc_currency",
  ],
  [
    "CV extraction",
    CvExtraction.shape,
    "personalInformation workExperience education skills languages achievements certifications",
  ],
  ["CV's person", CvExtraction.shape.personalInformation.shape, "firstName lastName email"],
  [
    "CV's job",
    CvExtraction.shape.workExperience.element.shape,
    "jobTitle company workLocation description startDate endDate currentlyWorkHere",
  ],
  [
    "CV's degree",
    CvExtraction.shape.education.element.shape,
    "degreeName institution gpa startDate endDate",
  ],
  [
    "CV's institution",
    CvExtraction.shape.education.element.shape.institution.shape,
    "name city state",
  ],
  ["CV's skill", CvExtraction.shape.skills.element.shape, "skill experience"],
  ["CV's language", CvExtraction.shape.languages.element.shape, "name proficiency"],
  [
    "CV's achievement",
    CvExtraction.shape.achievements.element.shape,
    "awardTitle issuer issuingDate description",
  ],
  [
    "CV's certification",
    CvExtraction.shape.certifications.element.shape,
    "title issuer issuingDate description",
  ],
  ["platform template", PlatformTemplate.shape, "id platform_name platform_url tags filters"],
  ["filter definition", PlatformFilterDefinition.shape, "id field_name field_type options"],
  [
    "user platform",
    UserPlatform.shape,
    "id platform_id platform_name status jobsAvailable filters created_on updated_on",
  ],
  ["schedule", Schedule.shape, "platform_id frequency application_goal start_time end_date"],
  ["plan", Plan.shape, "id name description credits cost_per_application"],
  [
    "credit",
    BillingHistory.shape.credits.element.shape,
    "id amount created_at status payu_transaction_id",
  ],
  [
    "debit",
    BillingHistory.shape.debits.element.shape,
    "id amount executed_at status reason task_id",
  ],
  ["wallet", WalletBalance.shape, "balance"],
  [
    "analytics",
    Analytics.shape,
    "total_applied this_week success_rate status_breakdown platform_performance weekly_trend monthly_trend top_companies application_velocity cost_analytics",
  ],
  [
    "platform's performance",
    Analytics.shape.platform_performance.element.shape,
    "platform_name applications success_rate",
  ],
  [
    "company",
    Analytics.shape.top_companies.element.shape,
    "company_name applications success_rate",
  ],
  ["velocity", Analytics.shape.application_velocity.shape, "avg_per_day total_days"],
  ["cost", Analytics.shape.cost_analytics.shape, "total_cost avg_cost_per_application"],
  ["log record", LogRecord.shape, "@timestamp @message @logStream"],
  [
    "log message",
    LogMessage.shape,
    "event user_id username platform_id response_code status log_url job_title company_name application_date comment job_url message applications",
  ],
  [
    "log message's application",
    LogMessage.shape.applications.unwrap().element.shape,
    "log_url status job_title company_name application_date comment job_url",
  ],
  ["country", Country.shape, "id country_name dial_code"],
  ["currency", Currency.shape, "Code"],
] as const)("a %s has the fields that are specified", (_name, shape, fields) => {
  expect(Object.keys(shape)).toEqual(expect.arrayContaining(fields.split(" ")));
});

// SPEC 3.36, 9.30
test("filters and frequencies are of the specified kinds", () => {
  expect(FilterType.options).toEqual(["checkbox", "text", "multiselect", "select", "switch"]);
  expect(ScheduleFrequency.options).toEqual(["ONETIME", "DAILY", "WEEKLY"]);
});
