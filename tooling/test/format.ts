import { join } from "node:path";
import { ROOT } from "../start/settings.ts";
import { untilInterrupted } from "./interruption.ts";
import { runProgram } from "./step.ts";

const paths = process.argv.slice(2);
if (paths.length === 0) process.chdir(ROOT);
const oxfmt = join(ROOT, "node_modules/.bin/oxfmt");
const { exitCode, output } = await runProgram(oxfmt, paths, { signal: untilInterrupted() });
process.stdout.write(output);
process.exit(exitCode);
