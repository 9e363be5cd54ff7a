import { availableParallelism } from "node:os";
import { join } from "node:path";
import { ROOT } from "../start/settings.ts";
import { endToEndStep } from "./end-to-end-step.ts";
import { LEVELS } from "./levels.ts";
import { codeSteps, lintSteps } from "./static-steps.ts";
import { check, type Step } from "./step.ts";
import { vitestStep } from "./vitest-step.ts";

const CORES = availableParallelism();
/** These compute: one on each core. */
const computing = { workers: CORES };
/** These wait for pages half of the time. More workers than that would only stand in the others' way. */
const waiting = { workers: CORES + 1 };

/** All checks and tests of the repository (docs/testing.md), in lanes that run side by side: what computes, what waits for the drivers' pages, and what runs the whole product. */
export const allLanes: readonly (readonly Step[])[] = [
  [
    ...lintSteps,
    ...codeSteps,
    vitestStep("unit tests", ["unit"], { folders: LEVELS.unit, ...computing }),
    vitestStep("database tests", ["database"], { folders: LEVELS.database, ...computing }),
    vitestStep("api tests", ["api"], { folders: LEVELS.api, ...computing }),
    vitestStep("web tests", ["web"], { folders: ["apps/web"], ...computing }),
  ],
  [vitestStep("driver tests", ["drivers"], { folders: LEVELS.drivers, ...waiting })],
  [
    endToEndStep({ workers: CORES }),
    vitestStep("product tests", ["stage"], { folders: ["rehearsals/stage"], ...computing }),
    check("chaos (short)", join(ROOT, "rehearsals/chaos/chaos.ts"), ["--short"]),
  ],
];
