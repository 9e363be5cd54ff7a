import { getDriver } from "../registry.ts";
import type { PortalFixture, SuiteJob, SuiteQuestion, Trouble } from "./portal.fixture.ts";
import { startReplica } from "./sandbox.fixture.ts";

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

const KINDS: Readonly<Record<SuiteQuestion["kind"], object>> = {
  text: { kind: "text" },
  integer: { kind: "numeric", min: 0, max: 99 },
  textarea: { kind: "textarea" },
  select: { kind: "select" },
  radio: { kind: "radio" },
  checkboxes: { kind: "checkboxes" },
  consent: { kind: "consent" },
  city: { kind: "typeahead", suggests: "city" },
  date: { kind: "date" },
  cv: { kind: "resume" },
  photo: { kind: "file", purpose: "photo" },
};

/** Keys of jobs have 16 hex digits. */
const jobId = (suiteId: string): string => suiteId.padStart(16, "0");

function jobBody(job: SuiteJob): object {
  return {
    id: jobId(job.id),
    title: job.title,
    company: job.company,
    location: "Pune, Maharashtra",
    apply: job.state === "external" ? "external" : "easy",
    state: job.state === "closed" ? "closed" : "open",
    already_applied: job.state === "applied_before" ? "everyone" : "none",
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
  start: () =>
    startReplica({
      baseUrl: (urls) => urls.indeedUrl,
      jobBody,
      variants: VARIANTS,
      troubles: TROUBLES,
    }),
};
