import { getDriver } from "../registry.ts";
import type { PortalFixture, SuiteJob } from "./portal.fixture.ts";
import { openReplica } from "./sandbox.fixture.ts";
import { smartApplyJob } from "./smart-apply-job.fixture.ts";
import { USUAL_FAULTS, USUAL_TROUBLES } from "./usual-troubles.fixture.ts";

const VARIANTS: Readonly<Record<string, object>> = {
  "current pages, own sign-in, known button": {
    skin: "current",
    methods: "both",
    continue_testid: "plain",
    shadow_forms: false,
  },
  "older pages, Indeed's sign-in alone, form in a shadow root with a hashed button": {
    skin: "older",
    methods: "partner",
    continue_testid: "hashed",
    shadow_forms: true,
  },
};

const jobBody = (job: SuiteJob): object =>
  // It shows the city alone.
  smartApplyJob(job, { id: job.id, location: "Pune" });

/** Glassdoor against its replica in the sandbox. */
export const glassdoorFixture: PortalFixture = {
  driver: getDriver(5),
  variants: Object.keys(VARIANTS),
  layouts: Object.keys(VARIANTS).slice(0, 1),
  troubles: USUAL_TROUBLES,
  jobId: (suiteId) => suiteId,
  password: "correct-horse",
  formOf: "Indeed",
  open: () =>
    openReplica({
      portal: "glassdoor",
      jobBody,
      variants: VARIANTS,
      troubles: USUAL_FAULTS,
    }),
};
