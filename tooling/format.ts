import { join } from "node:path";
import { ROOT } from "./start/settings.ts";
import { runProgram } from "./test/step.ts";

const paths = process.argv.slice(2);
if (paths.length === 0) process.chdir(ROOT);
const { exitCode, output } = await runProgram(join(ROOT, "node_modules/.bin/oxfmt"), paths);
process.stdout.write(output);
process.exit(exitCode);
