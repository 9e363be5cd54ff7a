import { parseArgs } from "node:util";
import { backUp } from "./back-up.ts";
import { readSettings } from "../start/settings.ts";
import { isSentence, StartError } from "../start/start-error.ts";

const { values } = parseArgs({ options: { keep: { type: "string", default: "7" } } });
const keep = Number(values.keep);

try {
  if (!Number.isInteger(keep) || keep < 1) throw new StartError("--keep takes a number from 1 on.");
  const done = await backUp(readSettings(process.env, { isWatching: false }), keep);
  const { folder, seconds, files, removed } = done;
  process.stdout.write(
    `Backed up in ${seconds.toFixed(1)} s: the database in ${folder}, ${files} new or changed files, the secrets.\n` +
      (removed === 0 ? "" : `${removed} older copies of the database were removed.\n`) +
      "The journal of submits is no part of it, and must not share its disk with the database.\n",
  );
} catch (error) {
  if (!isSentence(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
