import { boardScript } from "./board.ts";
import { linkedinScript } from "./linkedin.ts";
import { naukriScript } from "./naukri.ts";
import type { PortalScript } from "./portal-script.ts";
import { smartrecruitersScript } from "./smartrecruiters.ts";
import { glassdoorScript, indeedScript } from "./smart-apply.ts";

export const SCRIPT_NAMES = [
  "linkedin",
  "naukri",
  "indeed",
  "glassdoor",
  "greenhouse",
  "lever",
  "ashby",
  "workable",
  "personio",
  "teamtailor",
  "smartrecruiters",
  "recruitee",
  "rippling",
  "breezy",
] as const;
export type ScriptName = (typeof SCRIPT_NAMES)[number];

/** A bare script for each portal that is measured. */
export const SCRIPTS: Readonly<Record<ScriptName, PortalScript>> = {
  linkedin: linkedinScript,
  naukri: naukriScript,
  indeed: indeedScript,
  glassdoor: glassdoorScript,
  greenhouse: boardScript({ pathOf: (board, id) => `/greenhouse/${board}/jobs/${id}` }),
  lever: boardScript({ pathOf: (board, id) => `/lever/${board}/${id}/apply` }),
  ashby: boardScript({ pathOf: (board, id) => `/ashby/${board}/${id}/application` }),
  workable: boardScript({ pathOf: (board, id) => `/workable/${board}/j/${id}/apply/` }),
  personio: boardScript({ pathOf: (board, id) => `/personio/${board}/job/${id}/apply` }),
  teamtailor: boardScript({
    pathOf: (board, id) => `/teamtailor/${board}/jobs/${id}/applications/new`,
    chooser: "#upload_resume_field [data-forms--inputs--upload-target=trigger]",
    arrived: ".dz-success",
  }),
  smartrecruiters: smartrecruitersScript,
  recruitee: boardScript({
    pathOf: (board, id) => `/recruitee/${board}/o/${id}/c/new`,
    submit: "send",
    first: ["[data-cy=agree-to-necessary-cookies],[data-cy=agree-to-all-cookies]"],
  }),
  rippling: boardScript({
    pathOf: (board, id) => `/rippling/${board}/jobs/${id}/apply`,
    submit: "apply",
  }),
  breezy: boardScript({
    pathOf: (board, id) => `/breezy/${board}/p/${id}/apply`,
    next: "continue",
  }),
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
