import { getDriver } from "../registry.ts";
import type { PortalFixture, SuiteJob, SuiteQuestion, Trouble } from "./portal.fixture.ts";
import { openReplica } from "./sandbox.fixture.ts";
import { USUAL_FAULTS } from "./usual-troubles.fixture.ts";

/** The loader on each step is short, so that the suite is; it is there all the same. */
const SPINNER = { spinner_ms: 60 };

const VARIANTS: Readonly<Record<string, object>> = {
  "older pages, classic sign-in": {
    ...SPINNER,
    skin: "legacy",
    login_variant: "classic",
    // Else it comes to one account in five, whose numbers depend on the files that ran before.
    skip_interstitial: true,
  },
  "newer pages, react sign-in": {
    ...SPINNER,
    skin: "sdui",
    login_variant: "react",
    skip_interstitial: false,
    shadow_dialogs: false,
  },
  "newer pages, dialogs in a shadow root": {
    ...SPINNER,
    skin: "sdui",
    login_variant: "react",
    skip_interstitial: false,
    shadow_dialogs: true,
  },
};

const TROUBLES: Readonly<Record<Trouble, object>> = {
  ...USUAL_FAULTS,
  daily_limit: { daily_limit: 0, daily_limit_shape: "dialog" },
  daily_limit_button: { daily_limit: 0, daily_limit_shape: "disabled_button" },
  fast_pace: { fast_pace_after: 1 },
  safety_reminder: { safety_reminder: true },
};

const KINDS: Readonly<Record<SuiteQuestion["kind"], object>> = {
  text: { kind: "text" },
  integer: { kind: "numeric", min: 0, max: 99 },
  textarea: { kind: "textarea" },
  select: { kind: "select" },
  radio: { kind: "radio" },
  checkboxes: { kind: "checkboxes" },
  consent: { kind: "consent" },
  city: { kind: "typeahead" },
  date: { kind: "date" },
  cv: { kind: "resume" },
  photo: { kind: "file", purpose: "photo" },
};

function jobBody(job: SuiteJob): object {
  return {
    id: job.id,
    title: job.title,
    company: job.company,
    salary: job.pay ?? null,
    location: "Pune, Maharashtra, India",
    apply: job.state === "external" ? "external" : "easy",
    state: job.state === "closed" ? "closed" : "open",
    already_applied: job.state === "applied_before" ? "everyone" : "none",
    has_safety_reminder: false,
    steps: (job.pages ?? []).map((page) => ({
      title: page.title,
      questions: page.questions.map((question) => ({
        label: question.label,
        required: question.isOptional !== true,
        ...(question.options === undefined ? {} : { options: question.options }),
        ...KINDS[question.kind],
      })),
    })),
  };
}

/** LinkedIn against its replica in the sandbox. */
export const linkedinFixture: PortalFixture = {
  driver: getDriver(1),
  variants: Object.keys(VARIANTS),
  layouts: Object.keys(VARIANTS).slice(0, 2),
  troubles: [
    "daily_limit",
    "daily_limit_button",
    "fast_pace",
    "slow_confirmation",
    "lost_confirmation_sent",
    "lost_confirmation_unsent",
    "session_ends_mid_form",
    "changed_layout",
    "safety_reminder",
    "captcha_at_apply",
  ],
  jobId: (suiteId) => suiteId,
  // In thousands and millions, and in the newer skin with the currency's name behind (portal facts, captured 1.6).
  payWords: /^(₹2\.4M\/yr - ₹3\.2M\/yr|2\.4M INR\/yr - 3\.2M INR\/yr)$/,
  password: "correct-horse",
  appPrompt: { name: "appcheck", confirmed: { app_confirmed: true } },
  open: () =>
    openReplica({
      portal: "linkedin",
      jobBody,
      variants: VARIANTS,
      troubles: TROUBLES,
    }),
};
