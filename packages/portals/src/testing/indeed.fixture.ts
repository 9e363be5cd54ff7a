import { getDriver } from "../registry.ts";
import type { PortalFixture, SuiteJob, Trouble } from "./portal.fixture.ts";
import { smartApplyJob } from "./smart-apply-job.fixture.ts";
import { openReplica } from "./sandbox.fixture.ts";

const VARIANTS: Readonly<Record<string, object>> = {
  "mosaic list, code first, known button": {
    skin: "mosaic",
    login_variant: "code",
    continue_testid: "plain",
    shadow_forms: false,
  },
  "list of cards, password first, hashed button": {
    skin: "cards",
    login_variant: "password",
    continue_testid: "hashed",
    shadow_forms: false,
  },
  "form in a shadow root, hashed button": {
    skin: "cards",
    login_variant: "code",
    continue_testid: "hashed",
    shadow_forms: true,
  },
};

type IndeedTrouble = Exclude<Trouble, "daily_limit_button" | "fast_pace" | "safety_reminder">;
const TROUBLES: Readonly<Record<IndeedTrouble, object>> = {
  daily_limit: { daily_limit: 0 },
  slow_confirmation: { slow_confirmation_ms: 2_500 },
  lost_confirmation_sent: { lost_confirmation: "marked_applied" },
  lost_confirmation_unsent: { lost_confirmation: "not_recorded" },
  session_ends_mid_form: { session_expiry: "mid_form" },
  changed_layout: { changed_layout: true },
  captcha_at_apply: { captcha: "apply" },
};

/** Keys of jobs have 16 hex digits. */
const jobId = (suiteId: string): string => suiteId.padStart(16, "0");

const jobBody = (job: SuiteJob): object =>
  smartApplyJob(job, { id: jobId(job.id), location: "Pune, Maharashtra" });

/** Indeed against its replica in the sandbox. */
export const indeedFixture: PortalFixture = {
  driver: getDriver(4),
  variants: Object.keys(VARIANTS),
  layouts: Object.keys(VARIANTS).slice(0, 2),
  troubles: [
    "daily_limit",
    "slow_confirmation",
    "lost_confirmation_sent",
    "lost_confirmation_unsent",
    "session_ends_mid_form",
    "changed_layout",
    "captcha_at_apply",
  ],
  jobId,
  password: "correct-horse",
  open: () =>
    openReplica({
      portal: "indeed",
      jobBody,
      variants: VARIANTS,
      troubles: TROUBLES,
    }),
};
