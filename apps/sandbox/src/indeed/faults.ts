import { z } from "zod";
import { COMMON_SWITCHES, FAULT_SCOPE } from "../job-site/faults.ts";

/** The switches of an application form, wherever it was opened from. */
export const FORM_SWITCHES = {
  /** How long a page of the form shows its loader (default 60). */
  hydrate_ms: z.number().int().min(0).max(60_000).optional(),
  /** The preview on the review page: never there / late. */
  preview: z.enum(["fails", "slow"]).nullable().optional(),
  preview_ms: z.number().int().min(0).max(120_000).optional(),
  /** The button's test id: the known one or a long hash. Default: half of the forms each. */
  continue_testid: z.enum(["plain", "hashed"]).nullable().optional(),
  /** The form inside an open shadow root: always / never. Default: one account in four. */
  shadow_forms: z.boolean().nullable().optional(),
  /** "Apply anyway" before the review page: always / never. Default: as the job says. */
  intervention: z.boolean().nullable().optional(),
  /** The page that says so is left out: the visitor is back on the job's page. */
  confirmation: z.enum(["shown", "missing"]).optional(),
  /** true: at sign-in, at opening a form, and on its calls; "login", "apply": there alone; "review": before the submit button. */
  captcha: z.union([z.boolean(), z.enum(["login", "apply", "review"])]).optional(),
};
const FormFaults = z.strictObject({ ...COMMON_SWITCHES, ...FORM_SWITCHES });
export type FormFaults = z.infer<typeof FormFaults>;

export const FaultSwitches = z.strictObject({
  ...COMMON_SWITCHES,
  ...FORM_SWITCHES,
  /** Which door the sign-in shows first. Default: the code. */
  login_variant: z.enum(["code", "password"]).nullable().optional(),
  /** The page that checks the browser before any other: for good / until it has waited a moment. */
  challenge: z.union([z.boolean(), z.literal("passing")]).optional(),
  /** Which of the two ways of listing jobs. Default: by account. */
  skin: z.enum(["mosaic", "cards"]).nullable().optional(),
});
export type FaultSwitches = z.infer<typeof FaultSwitches>;

export const FaultRequest = FaultSwitches.extend(FAULT_SCOPE);
