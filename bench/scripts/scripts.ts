import { boardScript } from "./board.ts";
import { linkedinScript } from "./linkedin.ts";
import { naukriScript } from "./naukri.ts";
import type { PortalScript } from "./portal-script.ts";
import { glassdoorScript, indeedScript } from "./smart-apply.ts";

export const SCRIPT_NAMES = [
  "linkedin",
  "naukri",
  "indeed",
  "glassdoor",
  "greenhouse",
  "lever",
  "ashby",
] as const;
export type ScriptName = (typeof SCRIPT_NAMES)[number];

/** A bare script for each portal that is measured. */
export const SCRIPTS: Readonly<Record<ScriptName, PortalScript>> = {
  linkedin: linkedinScript,
  naukri: naukriScript,
  indeed: indeedScript,
  glassdoor: glassdoorScript,
  greenhouse: boardScript((board, id) => `/greenhouse/${board}/jobs/${id}`),
  lever: boardScript((board, id) => `/lever/${board}/${id}/apply`),
  ashby: boardScript((board, id) => `/ashby/${board}/${id}/application`),
};

/** The drawing that a script knows: it is spared the others, and the product is not. */
export const SCRIPT_PAGES: Readonly<Partial<Record<ScriptName, object>>> = {
  linkedin: { skin: "legacy", login_variant: "classic", skip_interstitial: false },
  indeed: {
    phone_country: "right",
    shadow_forms: false,
    confirmation: "tagged",
    intervention: false,
  },
  glassdoor: {
    phone_country: "right",
    shadow_forms: false,
    confirmation: "tagged",
    intervention: false,
    stale_frame: false,
  },
};
