import { z } from "zod";
import { COMMON_SWITCHES, FAULT_SCOPE } from "../job-site/faults.ts";

/** The ways in which buttons that nobody may press are kept from being seen or hit. */
export const DECOY_WAYS = [
  "off_left",
  "off_right",
  "off_below",
  "opacity",
  "filter",
  "clip",
  "clip_rect",
  "cover",
  "beneath",
  "visibility",
  "size",
  "scale",
  "look_alone",
] as const;
export type DecoyWay = (typeof DECOY_WAYS)[number];

/** The switches of an application form, wherever it was opened from. */
export const FORM_SWITCHES = {
  /** How long a page of the form stays empty (default 60). */
  hydrate_ms: z.number().int().min(0).max(60_000).optional(),
  /** The preview on the review page: never there / late. */
  preview: z.enum(["fails", "slow"]).nullable().optional(),
  preview_ms: z.number().int().min(0).max(120_000).optional(),
  /** How the decoys around Continue are hidden. Default: by form. */
  decoys: z.enum(DECOY_WAYS).nullable().optional(),
  /** The country beside the phone number: the account's / one that makes the number wrong. Default: one account in eight. */
  phone_country: z.enum(["right", "wrong"]).nullable().optional(),
  /** The job above the form: its title with the known id / the employer's own header. Default: by company. */
  job_header: z.enum(["plain", "branded"]).nullable().optional(),
  /** How long the unseen check of the review page takes before the button opens (default 120). */
  captcha_ms: z.number().int().min(0).max(60_000).optional(),
  /** The test id of the question pages' button: the known one or a long hash. Default: half of the jobs each. */
  continue_testid: z.enum(["plain", "hashed"]).nullable().optional(),
  /** The form inside an open shadow root: always / never. Default: one account in four. */
  shadow_forms: z.boolean().nullable().optional(),
  /** "Apply anyway" before the review page: always / never. Default: as the job says. */
  intervention: z.boolean().nullable().optional(),
  /** The page that says so: left out, the visitor is back on the job's page / without its test id. Default: half of the jobs each. */
  confirmation: z.enum(["shown", "tagged", "untagged", "missing"]).optional(),
  /** true: at sign-in, at opening a form, and on its calls; "login", "apply": there alone; "review": before the submit button, to be seen; "review_silent": the button stays shut and says nothing. */
  captcha: z.union([z.boolean(), z.enum(["login", "apply", "review", "review_silent"])]).optional(),
};
const FormFaults = z.strictObject({ ...COMMON_SWITCHES, ...FORM_SWITCHES });
export type FormFaults = z.infer<typeof FormFaults>;

export const FaultSwitches = z.strictObject({
  ...COMMON_SWITCHES,
  ...FORM_SWITCHES,
  /** Which way to sign in is shown first. Default: the code. */
  login_variant: z.enum(["code", "password"]).nullable().optional(),
  /** The page that checks the browser before any other: for good / until it has waited a moment. */
  challenge: z.union([z.boolean(), z.literal("passing")]).optional(),
  /** Which of the two ways of listing jobs. Default: by account. */
  skin: z.enum(["mosaic", "cards"]).nullable().optional(),
  /** Whether the cards of a list that was narrowed to "Easily apply" say so each. Default: by account. */
  easy_marks: z.enum(["shown", "none"]).nullable().optional(),
});
export type FaultSwitches = z.infer<typeof FaultSwitches>;

export const FaultRequest = FaultSwitches.extend(FAULT_SCOPE);
