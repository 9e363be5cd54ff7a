import { z } from "zod";
import { PauseReason } from "../portal-health.ts";
import { defineRoutes, refusals } from "../route.ts";
import { consoleCall, consoleRefusals } from "./session.ts";

/** Characters of a reason. */
export const MIN_REASON = 3;
export const MAX_REASON = 300;
/** Why an operator does something, in their words: it stands in the audit trail. */
export const OperatorReason = z.string().trim().min(MIN_REASON).max(MAX_REASON);

/** Characters of what an operator looks for: an address or a number, whole. */
export const MIN_WANTED = 3;
export const MAX_WANTED = 254;
export const Wanted = z.string().trim().min(MIN_WANTED).max(MAX_WANTED);

/** `working`: applied to; `trying`: one account's application is let through; `paused`: nobody begins one. */
export const PortalState = z.enum(["working", "trying", "paused"]);
export type PortalState = z.infer<typeof PortalState>;

/** A platform, or all companies' boards by one maker, as its breaker and its submits say. */
export const ConsolePortal = z.object({
  /** Of the platform, or of any of the boards. */
  platform_id: z.number().int(),
  name: z.string(),
  /** Companies' boards behind it; 0 for a platform of its own. */
  boards: z.number().int(),
  state: PortalState,
  /** Null while it works. */
  reason: PauseReason.nullable(),
  /** Why an operator paused it; empty otherwise. */
  note: z.string(),
  /** Since when it is paused; null while it works. */
  since: z.string().nullable(),
  /** When the next account is let through; null while it works, and while only an operator can say. */
  next_try_at: z.string().nullable(),
  open_runs: z.number().int(),
  accounts: z.object({
    connected: z.number().int(),
    code_required: z.number().int(),
    needs_user: z.number().int(),
    signed_out: z.number().int(),
  }),
  /** Of the lane that has had work the longest and that no worker serves; null where none waits. */
  oldest_lane_seconds: z.number().nullable(),
  /** Submits of the last hour, and how many of them are confirmed and decided. */
  last_hour: z.object({
    sent: z.number().int(),
    confirmed: z.number().int(),
    decided: z.number().int(),
    /** 95 of 100 took no longer from the opening of the form; null without a confirmed one. */
    p95_seconds: z.number().nullable(),
  }),
  /** Confirmed share of what was decided, 0 to 1, for each of the last 24 hours, the oldest first; null for an hour without any. */
  hours: z.array(z.number().nullable()),
});
export type ConsolePortal = z.infer<typeof ConsolePortal>;

/** One way of finding a thing on a portal's pages. */
export const KeyVariant = z.object({
  /** `none`: the thing was needed and no way found it. */
  variant: z.string(),
  /** On no page that is known of. */
  is_guess: z.boolean(),
  hits: z.number().int(),
  last_at: z.string(),
});
export const PageKey = z.object({
  portal: z.string(),
  key: z.string(),
  /** Of the last `hours`. */
  looks: z.number().int(),
  missed: z.number().int(),
  first_missed_at: z.string().nullable(),
  /** The most found first, misses last. */
  variants: z.array(KeyVariant),
});
export type PageKey = z.infer<typeof PageKey>;

export const ConsoleBundle = z.object({
  id: z.string(),
  platform: z.string(),
  kind: z.enum(["page_changed", "stuck", "unknown_outcome"]),
  /** A locator, or a step of the form. */
  place: z.string(),
  taken_at: z.string(),
  bytes: z.number().int(),
});
export type ConsoleBundle = z.infer<typeof ConsoleBundle>;

export const ConsolePortals = z.object({
  as_of: z.string(),
  figures: z.object({
    runs_open: z.number().int(),
    sign_ins_waiting: z.number().int(),
    sent_last_hour: z.number().int(),
    confirmed_last_hour: z.number().int(),
    decided_last_hour: z.number().int(),
    unconfirmed: z.number().int(),
    oldest_unconfirmed_seconds: z.number().nullable(),
    oldest_lane_seconds: z.number().nullable(),
  }),
  portals: z.array(ConsolePortal),
  /** Those that were missed first, the most missed at the top. */
  keys: z.array(PageKey),
  key_hours: z.number().int(),
  bundles: z.array(ConsoleBundle),
});
export type ConsolePortals = z.infer<typeof ConsolePortals>;

/** A failure bundle's files, each by an address that is good for some minutes. */
export const OpenBundle = ConsoleBundle.extend({
  files: z.array(z.object({ name: z.string(), url: z.string() })),
  /** What trace.json says: steps, looks at the page and which ways were tried. Null where it is gone. */
  trace: z.record(z.string(), z.unknown()).nullable(),
});
export type OpenBundle = z.infer<typeof OpenBundle>;

const platform = z.object({ id: z.coerce.number().int().positive() });
const done = z.object({ success: z.literal(true) });

export const consolePortalRoutes = defineRoutes({
  listConsolePortals: {
    ...consoleCall,
    method: "GET",
    path: "/v1/console/portals",
    summary: "Breakers, accounts, page keys by variant and failure bundles",
    responses: { 200: ConsolePortals, ...consoleRefusals },
  },
  pausePortal: {
    ...consoleCall,
    method: "POST",
    path: "/v1/console/portals/:id/pause",
    summary: "Nobody begins an application there until an operator says so",
    params: platform,
    body: z.object({ reason: OperatorReason }),
    responses: { 200: done, ...consoleRefusals },
  },
  tryPortal: {
    ...consoleCall,
    method: "POST",
    path: "/v1/console/portals/:id/try",
    summary:
      "Lets the next account's application through at once, to see whether a paused portal works again",
    params: platform,
    body: z.object({ reason: OperatorReason }),
    responses: { 200: done, ...consoleRefusals, ...refusals(409) },
  },
  resumePortal: {
    ...consoleCall,
    method: "POST",
    path: "/v1/console/portals/:id/resume",
    summary: "Lets everybody go on at once",
    params: platform,
    body: z.object({ reason: OperatorReason }),
    responses: { 200: done, ...consoleRefusals },
  },
  openBundle: {
    ...consoleCall,
    method: "GET",
    path: "/v1/console/bundles/:id",
    summary: "A failure bundle: its trace, and addresses of its files",
    params: z.object({ id: z.uuid() }),
    responses: { 200: OpenBundle, ...consoleRefusals },
  },
});
