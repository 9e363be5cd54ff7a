import { staticSteps } from "./test/static-steps.ts";
import { runSteps, summarise } from "./test/step.ts";
import { ROOT } from "./start/settings.ts";

process.chdir(ROOT);
process.exit(summarise(await runSteps(staticSteps)));
