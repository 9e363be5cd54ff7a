import { parseArgs } from "node:util";
import { createEnvironmentFile, nextSteps } from "./environment-file.ts";
import { StartError } from "../start/start-error.ts";

const USAGE = "Name the file: npm run live:init -- /etc/sendoff/live.env";

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name] = positionals;
  if (name === undefined || positionals.length > 1) throw new TypeError(USAGE);
  const file = createEnvironmentFile(name);
  process.stdout.write(`${nextSteps(file)}\n`);
} catch (error) {
  if (!(error instanceof StartError || error instanceof TypeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error instanceof StartError ? 1 : 2;
}
