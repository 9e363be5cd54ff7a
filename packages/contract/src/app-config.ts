import { z } from "zod";
import { defineRoutes } from "./route.ts";

/** A page of whoever runs this installation, on a social network. */
export const SocialLink = z.object({ name: z.string(), url: z.string() });
export type SocialLink = z.infer<typeof SocialLink>;

/** What the web app must know before it draws: served without a token. */
export const AppConfig = z.object({
  mode: z.enum(["sandbox", "live"]),
  mailbox_url: z.string().nullable(),
  /** Whether phones can be verified by SMS. */
  sms: z.boolean(),
  /** The sandbox's company boards, to look for one that can be added; null in live mode. */
  boards_url: z.string().nullable(),
  /** The operator's pages elsewhere, for the footer. */
  social: z.array(SocialLink),
  /** Rupees to the dollar, for the prices that visitors in India read. An api of the version before says nothing of it. */
  usd_inr_rate: z.number().nullable().default(null),
});

export const appRoutes = defineRoutes({
  getConfig: {
    method: "GET",
    path: "/v1/job/config",
    tag: "App",
    summary: "Mode of this server, for the sandbox banner",
    auth: "none",
    responses: { 200: AppConfig },
  },
});
