import { parseArgs } from "node:util";
import { putBack, readTime } from "./put-back.ts";
import { readSettings } from "../start/settings.ts";
import { isSentence, StartError } from "../start/start-error.ts";

const { values } = parseArgs({ options: { to: { type: "string", default: "" } } });

try {
  const to = readTime(values.to);
  if (to === undefined) {
    throw new StartError(
      "Say to which time, with its zone: npm run restore -- --to 2026-11-27T18:30:00Z, or --to latest",
    );
  }
  const done = await putBack(readSettings(process.env, { isWatching: false }), to);
  const upTo = done.upTo === undefined ? "its backup" : done.upTo.toISOString();
  process.stdout.write(
    `The database stands as of ${upTo}, put back in ${done.seconds.toFixed(1)} s; ${done.files} files that were gone are there again.\n` +
      (done.setAside === undefined
        ? ""
        : `The one that was there is set aside in ${done.setAside}; delete it once nobody needs it.\n`) +
      "npm start compares it with the journal of submits before anything is sent.\n",
  );
} catch (error) {
  if (!isSentence(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
