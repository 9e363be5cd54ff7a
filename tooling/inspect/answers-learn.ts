import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { learn } from "../../packages/answers/src/unseen/learn.fixture.ts";
import { learnedText } from "../../packages/answers/src/learned-weights/model.ts";
import { helpOf } from "../setup/commands.mjs";

const HELP = helpOf("answers:learn");
const ANSWERS = resolve(import.meta.dirname, "../../packages/answers/src");

/** Learns from all sets, or from all but one, and writes what was learned where the engine reads it. */
function learnFromSets(without: string | undefined): void {
  const folder = resolve(ANSWERS, "unseen");
  const names = readdirSync(folder)
    .filter((name) => /^q\d+$/.test(name) && name !== without)
    .toSorted((left, right) => left.localeCompare(right, "en", { numeric: true }));
  const read = (name: string, file: string): string =>
    readFileSync(resolve(folder, name, file), "utf8");
  const sets = names.map((name) => ({
    cases: read(name, "cases.txt"),
    applicants: read(name, "applicants.json"),
  }));
  // The suite's near misses: wordings that read alike and ask for something else.
  const suite = ["answerable", "unanswerable"].map((part) => ({
    cases: read("../suite", `${part}.cases.txt`),
    applicants: read("../suite", "applicants.json"),
  }));
  const model = learn([...sets, ...suite]);
  writeFileSync(resolve(ANSWERS, "learned-weights/learned.ts"), learnedText(model));
  process.stdout.write(
    `Learned from ${names.length} sets and the suite, ${model.questions} questions, ${model.counts.size} words.\n`,
  );
}

const { values } = parseArgs({
  options: { help: { type: "boolean", default: false }, without: { type: "string" } },
});
if (values.help) process.stdout.write(`${HELP}\n`);
else learnFromSets(values.without);
