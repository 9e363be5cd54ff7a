import { join, resolve } from "node:path";
import { describeAim } from "./aims.ts";
import { measureAccuracy } from "./cv/accuracy.ts";
import { readCorpus } from "./cv/corpus.ts";
import { describeAccuracy, describeSpeed, judgeCvAims } from "./cv/report.ts";
import { measureSpeed } from "./cv/speed.ts";
import { ROOT } from "../../tooling/start/settings.ts";
import { json, readOptions, text, writeFigures } from "../common/options.ts";
import { say } from "../common/report.ts";

const OPTIONS = readOptions("bench:cv", { corpus: text.optional(), json });

/** Beside the repository: the corpus is measured with and is no part of it. */
const CORPUS = join(ROOT, "..", "shared", "cv-corpus");

await bench(OPTIONS);

/** A missed aim is said and is no failure: the times depend on the machine. Without a corpus there is nothing to measure. */
async function bench({ corpus: folder, json }: typeof OPTIONS): Promise<void> {
  const place = folder === undefined ? CORPUS : resolve(process.env["INIT_CWD"] ?? ".", folder);
  const corpus = await readCorpus(place);
  if (corpus === undefined) {
    say(`Not measured: there is no CV corpus at ${place}.`);
    say("--corpus DIR names another one: DIR/pdf/ID.pdf, DIR/truth/ID.json and DIR/score.mjs.");
    writeFigures(json, { corpus: null });
    return;
  }
  say(`Reading CVs: ${corpus.files.length} PDFs, with the product's own reader and limits`);
  const reader = { childScript: process.env["SENDOFF_CV_CHILD"] };
  const accuracy = await measureAccuracy(corpus, reader);
  for (const line of describeAccuracy(accuracy)) say(line);
  const speed = await measureSpeed(corpus, reader);
  for (const line of describeSpeed(speed)) say(line);
  const aims = judgeCvAims(accuracy, speed);
  for (const aim of aims) say(describeAim(aim));
  writeFigures(json, { corpus: corpus.files.length, accuracy, speed, aims });
}
