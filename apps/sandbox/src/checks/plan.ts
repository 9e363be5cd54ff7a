import { z } from "zod";

/** The checks of a visitor that a hand can pass. */
export const CHECK_KINDS = [
  "pictures",
  "slider",
  "hold",
  "frame_box",
  "app_number",
  "app_shows",
  "consent",
  "unknown_page",
] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

/** Where a check can stand. `any_page` is in the place of every page and call until it is passed. */
export const CHECK_PLACES = ["sign_in", "search", "job", "form", "form_step", "any_page"] as const;
export type CheckPlace = (typeof CHECK_PLACES)[number];

/** One check that an account is to meet. */
export const PlanRequest = z.strictObject({
  applicant: z.string().min(1),
  kind: z.enum(CHECK_KINDS),
  at: z.enum(CHECK_PLACES),
  /** How many times it has to be passed before it is no longer asked for. */
  times: z.union([z.number().int().min(1).max(1000), z.literal("always")]).default(1),
  /**
   * When it is asked for again: as soon as it was passed, or only when the visitor comes to such a place again. Means nothing
   * for a check that is passed once.
   */
  again: z.enum(["at_once", "next_time"]).default("at_once"),
});
export type PlanRequest = z.infer<typeof PlanRequest>;
