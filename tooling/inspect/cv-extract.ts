import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { availableParallelism } from "node:os";
import { basename, extname, join } from "node:path";
import { parseArgs } from "node:util";
import { createCvReader, type CvReader } from "@sendoff/cv/extract-cv";
import type { CvOutcome } from "@sendoff/cv/outcome";
import { helpOf } from "../setup/commands.mjs";
import { SETUP_DIR } from "../setup/paths.mjs";

// As the api's start does: compiled code is kept.
enableCompileCache(process.env["NODE_COMPILE_CACHE"] ?? join(SETUP_DIR, "node-cache"));

const HELP = helpOf("cv:extract");

interface Result {
  readonly file: string;
  readonly outcome: CvOutcome | { readonly kind: "unreadable"; readonly message: string };
}

async function readOne(reader: CvReader, file: string): Promise<Result> {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch {
    return {
      file,
      outcome: { kind: "unreadable", message: "There is no such file, or it may not be read." },
    };
  }
  return { file, outcome: await reader.read(bytes) };
}

/** Reads the files with a few child processes, a file each at a time, and hands the results out in the files' order. */
async function readAll(files: readonly string[], show: (result: Result) => void): Promise<void> {
  const count = Math.min(files.length, 4, Math.max(1, availableParallelism()));
  const readers = Array.from({ length: count }, () =>
    createCvReader({ childScript: process.env["SENDOFF_CV_CHILD"] }),
  );
  try {
    for (let from = 0; from < files.length; from += count) {
      const batch = readers.flatMap((reader, i) => {
        const file = files[from + i];
        return file === undefined ? [] : [readOne(reader, file)];
      });
      for (const result of await Promise.all(batch)) show(result);
    }
  } finally {
    for (const reader of readers) reader.close();
  }
}

function nameOf(file: string): string {
  return basename(file, extname(file));
}

/** Two files of one name would overwrite each other's answer. */
function findDouble(files: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return files.find((file) => {
    const isDouble = seen.has(nameOf(file));
    seen.add(nameOf(file));
    return isDouble;
  });
}

function print(result: Result, out: string | undefined, isLone: boolean): void {
  const { file, outcome } = result;
  if (outcome.kind !== "extracted") {
    process.stderr.write(`${file}: ${outcome.message}\n`);
    process.exitCode = 1;
    return;
  }
  const data = outcome.extraction;
  if (out !== undefined)
    writeFileSync(join(out, `${nameOf(file)}.json`), `${JSON.stringify({ data }, null, 2)}\n`);
  else if (isLone) process.stdout.write(`${JSON.stringify({ data }, null, 2)}\n`);
  else process.stdout.write(`${JSON.stringify({ file, data })}\n`);
}

function readArguments(): { files: string[]; out: string | undefined; help: boolean } | string {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { out: { type: "string" }, help: { type: "boolean", short: "h" } },
    });
    return { files: positionals, out: values.out, help: values.help ?? false };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function refuseCall(why: string): void {
  process.stderr.write(`${why}\n\n${HELP}\n`);
  process.exitCode = 2;
}

async function main(): Promise<void> {
  const given = readArguments();
  if (typeof given === "string") return refuseCall(given);
  if (given.help) {
    process.stdout.write(`${HELP}\n`);
    return;
  }
  if (given.files.length === 0) return refuseCall("No file was given.");
  const double = given.out === undefined ? undefined : findDouble(given.files);
  if (double !== undefined)
    return refuseCall(`Two files are named ${nameOf(double)}; --out would keep only one.`);
  if (given.out !== undefined) mkdirSync(given.out, { recursive: true });
  await readAll(given.files, (result) => print(result, given.out, given.files.length === 1));
}

await main();
