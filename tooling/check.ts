import { codeSteps, lintSteps } from "./test/static-steps.ts";
import { runLanes, summarise } from "./test/run-steps.ts";
import { untilInterrupted } from "./test/interruption.ts";
import { ROOT } from "./start/settings.ts";

process.chdir(ROOT);
const startedAt = performance.now();
const outcomes = await runLanes([lintSteps, codeSteps], untilInterrupted());
process.exit(summarise(outcomes, (performance.now() - startedAt) / 1000));
