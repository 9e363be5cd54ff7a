import { codeSteps, lintSteps } from "./static-steps.ts";
import { runLanes, summarise } from "./run-steps.ts";
import { untilInterrupted } from "./interruption.ts";
import { ROOT } from "../start/settings.ts";

process.chdir(ROOT);
const startedAt = performance.now();
const outcomes = await runLanes([lintSteps, codeSteps], untilInterrupted());
process.exit(summarise(outcomes, (performance.now() - startedAt) / 1000));
