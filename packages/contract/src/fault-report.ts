import { z } from "zod";
import { defineRoutes, refusals } from "./route.ts";

/** Letters and digits that nobody mistakes for each other when a number is read out. */
export const REPORT_ID_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const REPORT_ID = new RegExp(`^[${REPORT_ID_LETTERS}]{8}$`);

/** What the web app tells of a screen that could not be shown. What is longer than the limit is cut, not refused. */
export const FaultReport = z.object({
  report_id: z.string().regex(REPORT_ID),
  /** The path alone: what follows a "?" may be anybody's business. */
  page: z.string().transform((text) => text.slice(0, 200)),
  message: z.string().transform((text) => text.slice(0, 500)),
  stack: z.string().transform((text) => text.slice(0, 4000)),
});
export type FaultReport = z.infer<typeof FaultReport>;

export const faultReportRoutes = defineRoutes({
  reportFault: {
    method: "POST",
    path: "/v1/job/fault-reports",
    tag: "App",
    summary: "Tell of a screen that could not be shown",
    auth: "none",
    body: FaultReport,
    responses: { 202: z.object({ report_id: z.string() }), ...refusals(400, 429, 503) },
  },
});
