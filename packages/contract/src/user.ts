import { z } from "zod";
import { FILTERS_MAX_BYTES } from "./constants.ts";
import { UiLanguage } from "./language.ts";
import { defineRoutes, refusals } from "./route.ts";

const short = z.string().trim().max(200);
/** Money a year in whole units of its currency; an empty string means "not said" (SPEC 5). */
const ctc = z.union([
  z.number().min(0).max(999_999_999_999),
  z
    .string()
    .trim()
    .regex(/^\d{0,12}(\.\d{1,2})?$/, "Send the year's pay in digits, such as 2800000")
    .transform((text) => (text === "" ? null : Number(text))),
  z.null(),
]);

/** SPEC 3 "User details" as the wire has them. Unset values are empty strings or null, never absent. */
export const UserDetails = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  username: z.string(),
  dial_code: z.string(),
  /** Digits with the dial code in front, for example "+919876543210"; empty when unset. */
  mobile: z.string(),
  mobile_verified: z.boolean(),
  /** One of get-countries; 0 when unset. */
  country_id: z.number(),
  location: z.string(),
  role: z.string(),
  notice_period: z.string(),
  current_ctc: z.number().nullable(),
  current_ctc_currency: z.string(),
  expected_ctc: z.number().nullable(),
  expected_ctc_currency: z.string(),
  plan: z.number().nullable(),
  /** Whether to write an e-mail when the balance falls below 500 rupees; at most one each time it does. */
  low_balance_email: z.boolean(),
  /** Whether to write an e-mail when a run has ended; one for each run. */
  run_report_email: z.boolean(),
  time_zone: z.string(),
  /** What the app, its mails and the answers of the api are read in; null until a sign-in or the user has said. */
  language: UiLanguage.nullable(),
  /** Profile sections under SPEC's labels, with roles, locations and salary_range beside them (DECISIONS D12). */
  filters: z.record(z.string(), z.unknown()),
  cv: z
    .object({ id: z.string(), file_name: z.string(), version: z.number(), uploaded_at: z.string() })
    .nullable(),
  created_at: z.string(),
});
export type UserDetails = z.infer<typeof UserDetails>;

/** `filters` as text or object (SPEC 7); the server parses text under the same guards as a body. */
export const FiltersInput = z.union([
  z.string().max(FILTERS_MAX_BYTES, "Filters may be at most 256 KB"),
  z.record(z.string(), z.unknown()),
]);

/** Only the fields sent are changed; unknown ones are dropped (DECISIONS D6). */
export const UpdateUserDetails = z.object({
  first_name: short.min(1).optional(),
  last_name: short.optional(),
  username: short.optional(),
  dial_code: z
    .string()
    .trim()
    .regex(/^(\+\d{1,4})?$/, "A dial code such as +91")
    .optional(),
  /** Ten digits, with or without the dial code in front; null clears it. */
  mobile: z
    .union([
      z
        .string()
        .trim()
        .regex(/^\+?[\d ]{4,20}$/, "Digits only"),
      z.literal(""),
      z.null(),
    ])
    .optional(),
  country_id: z.number().int().min(0).max(100_000).optional(),
  location: short.optional(),
  role: short.optional(),
  notice_period: short.optional(),
  current_ctc: ctc.optional(),
  current_ctc_currency: z.string().trim().max(3).optional(),
  expected_ctc: ctc.optional(),
  expected_ctc_currency: z.string().trim().max(3).optional(),
  /** One of get-plans; null clears it. */
  plan: z.number().int().nullable().optional(),
  low_balance_email: z.boolean().optional(),
  run_report_email: z.boolean().optional(),
  time_zone: z.string().trim().max(64).optional(),
  language: UiLanguage.optional(),
  filters: FiltersInput.optional(),
});
export type UpdateUserDetails = z.infer<typeof UpdateUserDetails>;

const put = {
  method: "PUT",
  tag: "User",
  auth: "bearer",
  body: UpdateUserDetails,
  // 403 `reauthentication_required`: a verified number is changed or removed only after a fresh code.
  responses: { 200: UserDetails, ...refusals(400, 401, 403, 413, 503) },
} as const;

export const userRoutes = defineRoutes({
  getUserDetails: {
    method: "GET",
    path: "/v1/job/auth/user-details",
    tag: "User",
    summary: "The signed-in user",
    auth: "bearer",
    responses: { 200: UserDetails, ...refusals(401, 503) },
  },
  updateUserDetails: {
    ...put,
    path: "/v1/job/auth/user-details",
    summary: "Change the fields sent and answer the updated user",
  },
  /** The spec's second spelling of the same call, without the version prefix (SPEC 7). */
  updateUserDetailsAlias: {
    ...put,
    path: "/job/auth/user-details",
    summary: "The same as PUT /v1/job/auth/user-details",
  },
});
