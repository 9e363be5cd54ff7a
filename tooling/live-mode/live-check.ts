import { checkLive } from "./check.ts";
import { envFileOf } from "../setup/env-file.mjs";

process.exit(
  await checkLive(process.env, {
    envFile: envFileOf(process.argv.slice(2), process.cwd()),
    say: (line) => void process.stdout.write(`${line}\n`),
  }),
);
