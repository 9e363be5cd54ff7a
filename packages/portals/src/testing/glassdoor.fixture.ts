import { getDriver } from "../registry.ts";
import type { PortalFixture, SuiteJob, Trouble } from "./portal.fixture.ts";
import { openReplica } from "./sandbox.fixture.ts";
import { smartApplyJob } from "./smart-apply-job.fixture.ts";

const VARIANTS: Readonly<Record<string, object>> = {
  "current pages, own sign-in, known button": {
    skin: "current",
    doors: "both",
    continue_testid: "plain",
    shadow_forms: false,
  },
  "older pages, Indeed's sign-in alone, form in a shadow root with a hashed button": {
    skin: "older",
    doors: "partner",
    continue_testid: "hashed",
    shadow_forms: true,
  },
};

type GlassdoorTrouble = Exclude<Trouble, "daily_limit_button" | "fast_pace" | "safety_reminder">;
const TROUBLES: Readonly<Record<GlassdoorTrouble, object>> = {
  daily_limit: { daily_limit: 0 },
  slow_confirmation: { slow_confirmation_ms: 2_500 },
  lost_confirmation_sent: { lost_confirmation: "marked_applied" },
  lost_confirmation_unsent: { lost_confirmation: "not_recorded" },
  session_ends_mid_form: { session_expiry: "mid_form" },
  changed_layout: { changed_layout: true },
  captcha_at_apply: { captcha: "apply" },
};

const jobBody = (job: SuiteJob): object =>
  // It shows the city alone.
  smartApplyJob(job, { id: job.id, location: "Pune" });

/** Glassdoor against its replica in the sandbox. */
export const glassdoorFixture: PortalFixture = {
  driver: getDriver(5),
  variants: Object.keys(VARIANTS),
  layouts: Object.keys(VARIANTS).slice(0, 1),
  troubles: [
    "daily_limit",
    "slow_confirmation",
    "lost_confirmation_sent",
    "lost_confirmation_unsent",
    "session_ends_mid_form",
    "changed_layout",
    "captcha_at_apply",
  ],
  jobId: (suiteId) => suiteId,
  password: "correct-horse",
  formOf: "Indeed",
  open: () =>
    openReplica({
      portal: "glassdoor",
      jobBody,
      variants: VARIANTS,
      troubles: TROUBLES,
    }),
};
