import type { Page } from "playwright-core";

/** What a script has at hand while it applies. */
export interface ScriptTools {
  readonly cvPath: string;
  /** Takes one of the two pictures of evidence; does nothing where none are taken. */
  readonly picture: (of: "before" | "after") => Promise<void>;
  /** The pause between steps of a bot in the usual style; none of a bare script. */
  readonly pause: () => Promise<void>;
}

/** The least that applies on one portal, on pages as the bench has them drawn. */
export interface PortalScript {
  readonly urlOf: (portalUrl: string, jobId: string) => string;
  /** Applies for the job whose page is open, and returns once the portal has confirmed it. */
  readonly apply: (page: Page, tools: ScriptTools) => Promise<void>;
}
