import { getDriver } from "../registry.ts";
import type { PortalFixture, SuiteJob, SuiteQuestion } from "./portal.fixture.ts";
import { openReplica } from "./sandbox.fixture.ts";
import { USUAL_FAULTS, USUAL_TROUBLES } from "./usual-troubles.fixture.ts";

const VARIANTS: Readonly<Record<string, object>> = {
  "older confirmation, choices as radios, answered ones removed, panel over the page": {
    confirmation_skin: "older",
    choice_shape: "radios",
    old_options: "removed",
    session_end: "panel",
    history_dates: true,
  },
  "newer confirmation, choices as chips, answered ones kept, sign-in on its own page": {
    confirmation_skin: "newer",
    choice_shape: "chips",
    old_options: "kept",
    session_end: "page",
    history_dates: false,
  },
};

/** Beyond its limit it speaks of a quota. */
const FAULTS = {
  ...USUAL_FAULTS,
  daily_limit: { daily_limit: 0, daily_limit_words: "quota" },
};

/** Numbers of jobs have 12 digits. */
const jobId = (suiteId: string): string => suiteId.padStart(12, "0");

/** Naukri asks one question after the other, has no files of an application's own, and its list of places is not written. */
const KINDS: Readonly<Record<Exclude<SuiteQuestion["kind"], "cv" | "photo">, object>> = {
  text: { kind: "text" },
  integer: { kind: "numeric", min: 0, max: 99 },
  textarea: { kind: "long_text" },
  select: { kind: "select" },
  radio: { kind: "choice" },
  checkboxes: { kind: "checkboxes" },
  consent: { kind: "consent", options: ["I Accept"] },
  city: { kind: "text" },
  date: { kind: "date_of_birth" },
};

function questionOf({ kind, label, options, isOptional }: SuiteQuestion): object[] {
  if (kind === "cv" || kind === "photo") return [];
  return [
    {
      label,
      required: isOptional !== true,
      ...(options === undefined ? {} : { options }),
      ...KINDS[kind],
    },
  ];
}

const jobBody = (job: SuiteJob): object => ({
  id: jobId(job.id),
  title: job.title,
  company: job.company,
  location: "Pune",
  salary: job.pay === undefined ? null : "24-32 Lacs PA",
  apply: job.state === "external" ? "external" : "easy",
  state: job.state === "closed" ? "closed" : "open",
  already_applied: job.state === "applied_before" ? "everyone" : "none",
  questions: (job.pages ?? []).flatMap(({ questions }) => questions.flatMap(questionOf)),
});

/** Naukri against its replica in the sandbox. */
export const naukriFixture: PortalFixture = {
  driver: getDriver(2),
  variants: Object.keys(VARIANTS),
  layouts: Object.keys(VARIANTS).slice(0, 1),
  troubles: USUAL_TROUBLES,
  jobId,
  password: "correct-horse",
  payWords: /24-32 Lacs/,
  asksAfterClick: true,
  listTellsElsewhere: false,
  listLinksJobs: false,
  // The list of a new account shows nothing, and each look at it waits for a row.
  patience: 0.4,
  applyCall: /\/finish$/,
  open: () =>
    openReplica({
      portal: "naukri",
      jobBody,
      suiteValue: (kind, value) =>
        kind === "date_of_birth" && typeof value === "string"
          ? value.split("/").toReversed().join("-")
          : kind === "consent"
            ? value === "I Accept"
            : value,
      variants: VARIANTS,
      troubles: FAULTS,
    }),
};
