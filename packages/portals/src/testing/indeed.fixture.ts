import { getDriver } from "../registry.ts";
import type { PortalFixture, SuiteJob } from "./portal.fixture.ts";
import { smartApplyJob } from "./smart-apply-job.fixture.ts";
import { openReplica } from "./sandbox.fixture.ts";
import { USUAL_FAULTS, USUAL_TROUBLES } from "./usual-troubles.fixture.ts";

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

/** Keys of jobs have 16 hex digits. */
const jobId = (suiteId: string): string => suiteId.padStart(16, "0");

const jobBody = (job: SuiteJob): object =>
  smartApplyJob(job, { id: jobId(job.id), location: "Pune, Maharashtra" });

/** Indeed against its replica in the sandbox. */
export const indeedFixture: PortalFixture = {
  driver: getDriver(4),
  variants: Object.keys(VARIANTS),
  layouts: Object.keys(VARIANTS).slice(0, 2),
  troubles: USUAL_TROUBLES,
  jobId,
  password: "correct-horse",
  open: () =>
    openReplica({
      portal: "indeed",
      jobBody,
      variants: VARIANTS,
      troubles: USUAL_FAULTS,
    }),
};
