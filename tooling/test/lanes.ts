import { availableParallelism } from "node:os";
import { join } from "node:path";
import { ROOT } from "../start/settings.ts";
import { endToEndStep } from "./end-to-end-step.ts";
import { codeSteps, lintSteps } from "./static-steps.ts";
import { check, type Step } from "./step.ts";
import { vitestStep } from "./vitest-step.ts";

const CORES = availableParallelism();
/** These compute: one on each core. */
const computing = { workers: CORES };
/** These wait for pages most of the time. */
const waiting = { workers: 2 * CORES };

/** All checks and tests of the repository (docs/testing.md), in lanes that run side by side: what computes, what waits for the drivers' pages, and what runs the whole product. */
export const allLanes: readonly (readonly Step[])[] = [
  [
    ...lintSteps,
    ...codeSteps,
    vitestStep("unit tests", ["contract", "domain", "kit", "answers", "cv", "tooling"], computing),
    vitestStep("database tests", ["db", "testkit"], computing),
    vitestStep("api tests", ["api"], computing),
    vitestStep("web tests", ["web"], computing),
  ],
  [vitestStep("driver tests", ["portals", "worker", "sandbox"], waiting)],
  [
    endToEndStep({ workers: CORES }),
    vitestStep("product tests", ["stage"], computing),
    check("chaos (short)", join(ROOT, "tooling/chaos.ts"), ["--short"]),
  ],
];
