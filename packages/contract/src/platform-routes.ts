import { z } from "zod";
import {
  CreatePlatformRequest,
  FilterAnswer,
  FilterChoice,
  FilterTrial,
  LoginCodeRequired,
  LoginOwnerAsked,
  LoginRequest,
  LoginSuccess,
  LoginUnderWay,
  PlatformId,
  PlatformIdBody,
  PlatformTemplate,
  RecognisedPlatform,
  UserPlatform,
} from "./platform.ts";
import { defineRoutes, refusals } from "./route.ts";
import { Translated } from "./translated.ts";

export const platformRoutes = defineRoutes({
  getPlatformTemplates: {
    method: "GET",
    path: "/v1/job/platform/get-platform-templates",
    tag: "Platforms",
    summary: "Platforms that can be connected, with their filters",
    auth: "bearer",
    responses: { 200: z.array(PlatformTemplate), ...refusals(401, 503) },
  },
  getPlatforms: {
    method: "GET",
    path: "/v1/job/platform/get-platforms",
    tag: "Platforms",
    summary: "The user's connections; an empty list when there is none",
    auth: "bearer",
    responses: { 200: z.array(UserPlatform), ...refusals(401, 503) },
  },
  createPlatform: {
    method: "POST",
    path: "/v1/job/platform/create-platform",
    tag: "Platforms",
    summary:
      "Add a company's board, which is connected at once, or keep any other https address as a bookmark",
    auth: "bearer",
    body: CreatePlatformRequest,
    responses: { 201: PlatformTemplate, ...refusals(400, 401, 409, 503) },
  },
  recognisePlatform: {
    method: "POST",
    path: "/v1/job/platform/recognise",
    tag: "Platforms",
    summary: "What an address would become if it was added; saves and fetches nothing",
    auth: "bearer",
    body: z.object({ platform_url: z.string().max(2000) }),
    responses: { 200: RecognisedPlatform, ...refusals(400, 401, 503) },
  },
  deletePlatform: {
    method: "DELETE",
    path: "/v1/job/platform/delete-platform",
    tag: "Platforms",
    summary: "Delete a platform that the user added; its runs, logs and receipts stay",
    auth: "bearer",
    body: PlatformIdBody,
    responses: {
      200: z.object({ success: z.literal(true), message: Translated }),
      ...refusals(400, 401, 403, 404, 503),
    },
  },
  connectPlatform: {
    method: "POST",
    path: "/v1/job/platform/connect-platform",
    tag: "Platforms",
    summary: "Connect a company's board again: no account is needed there",
    auth: "bearer",
    body: PlatformIdBody,
    responses: { 200: LoginSuccess, ...refusals(400, 401, 404, 503) },
  },
  disconnectPlatform: {
    method: "POST",
    path: "/v1/job/platform/disconnect-platform",
    tag: "Platforms",
    summary: "Delete the credentials and the session of a connection at once",
    auth: "bearer",
    body: PlatformIdBody,
    responses: {
      200: z.object({ success: z.literal(true), message: Translated }),
      ...refusals(400, 401, 404, 409, 503),
    },
  },
  setDailyLimit: {
    method: "PUT",
    path: "/v1/job/platform/daily-limit",
    tag: "Platforms",
    summary: "Applications a day on one platform, up to its cap; holds from the next run on",
    auth: "bearer",
    body: z.object({
      platform_id: PlatformId,
      daily_limit: z
        .number("The daily limit is a whole number")
        .int("The daily limit is a whole number")
        .min(1, "The daily limit is at least 1"),
    }),
    responses: { 200: UserPlatform, ...refusals(400, 401, 404, 503) },
  },
  getPlatformFilters: {
    method: "GET",
    path: "/v1/job/platform/get-platform-filters",
    tag: "Platforms",
    summary: "What the user chose of a platform's filters; an empty list when nothing is chosen",
    auth: "bearer",
    query: PlatformIdBody,
    responses: { 200: z.array(FilterAnswer), ...refusals(400, 401, 404, 503) },
  },
  addPlatformFilter: {
    method: "POST",
    path: "/v1/job/platform/add-platform-filter",
    tag: "Platforms",
    summary: "Save what is chosen of a platform's filters, in the place of what was chosen before",
    auth: "bearer",
    body: FilterChoice,
    responses: {
      200: z.object({ success: z.literal(true), message: Translated }),
      ...refusals(400, 401, 404, 503),
    },
  },
  tryPlatformFilter: {
    method: "POST",
    path: "/v1/job/platform/try-platform-filter",
    tag: "Platforms",
    summary:
      "How many of the last jobs that were judged would pass a choice of filters, by score, companies and words; saves nothing",
    auth: "bearer",
    body: FilterChoice,
    responses: { 200: FilterTrial, ...refusals(400, 401, 404, 503) },
  },
  login: {
    method: "POST",
    path: "/v1/job/apply/login",
    tag: "Platforms",
    summary:
      "Connect an account: sign in on the portal with a worker's browser. 451 where the portal refuses it, or where it is connected to another Sendoff account and has to be disconnected there first",
    auth: "bearer",
    reauthentication: "recent",
    body: LoginRequest,
    responses: {
      200: LoginSuccess,
      202: z.union([LoginCodeRequired, LoginOwnerAsked]),
      ...refusals(400, 401, 403, 404, 409, 410, 429, 451, 502, 503, 504),
    },
  },
  getLogin: {
    method: "GET",
    path: "/v1/job/apply/login/:session_id",
    tag: "Platforms",
    summary: "How a sign-in stands that asked for its user: what it asks now, or how it ended",
    auth: "bearer",
    params: z.object({ session_id: z.string().min(1).max(64) }),
    responses: {
      200: LoginSuccess,
      202: z.union([LoginCodeRequired, LoginOwnerAsked, LoginUnderWay]),
      ...refusals(400, 401, 404, 410, 451, 502, 503),
    },
  },
  loginOtp: {
    method: "POST",
    path: "/v1/job/apply/login/otp",
    tag: "Platforms",
    summary:
      "Give the code that the portal sent to the user; without one, ask it whether the user has confirmed in its app",
    auth: "bearer",
    body: z.object({
      otp_code: z
        .union([z.string(), z.number().int().nonnegative().transform(String)])
        .pipe(
          z
            .string()
            .trim()
            .regex(/^[0-9A-Za-z-]{4,12}$/, "The code from the platform's message"),
        )
        .optional(),
      platform_id: z.union([z.string(), z.number()]).transform(String).optional(),
      session_id: z.string().min(1).max(64),
    }),
    responses: {
      200: LoginSuccess,
      202: LoginOwnerAsked,
      ...refusals(400, 401, 404, 409, 410, 451, 502, 503, 504),
    },
  },
});
