import { spawnSync } from "node:child_process";
import type { SpawnSyncReturns } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { ANSWERS, frameOf } from "../src/process/frames.ts";
import { startFlags } from "../src/process/start-flags.ts";

const START = join(import.meta.dirname, "start-child.cjs");
/** CVs that use most of the code. */
const SAMPLES = join(import.meta.dirname, "../../testkit/fixtures/cv");

/** The script with signs beyond ASCII as escapes, which V8 reads at twice the speed; in strings and patterns (not in `String.raw`) they mean the same. */
function inSingleBytes(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}

/** The script as the function that start-child.cjs calls; put around it there, the text would be copied at each start. */
function asFunction(code: string): string {
  return `(function (require, exports, resolveModule) {${code}\n})`;
}

/** Runs the built child as it is run for an upload: other flags or variables would give code that V8 does not take then. */
function runChild(dir: string, task: string, input: string | Buffer): SpawnSyncReturns<Buffer> {
  const args = [...startFlags(true), join(dir, "child.cjs"), task];
  const stdio = ["pipe", "ignore", "pipe", "pipe"] as const;
  return spawnSync(process.execPath, args, { input, env: {}, timeout: 60_000, stdio: [...stdio] });
}

/**
 * Keeps the code that V8 compiles while the built child reads sample CVs, beside the child. V8 compiles a function when it is called
 * first, and a new process calls a thousand: a fifth of its time. Node's own cache of compiled code holds what is compiled before
 * anything is called, which is next to nothing.
 */
export function compiledCode(): Plugin {
  return {
    name: "compiled-code",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk") file.code = asFunction(inSingleBytes(file.code));
      this.emitFile({ type: "asset", fileName: "child.cjs", source: readFileSync(START, "utf8") });
    },
    writeBundle({ dir = "" }) {
      const names = readdirSync(SAMPLES).filter((name) => /\.(?:pdf|docx)$/.test(name));
      const files = names.map((name) => frameOf(readFileSync(join(SAMPLES, name))));
      const kept = runChild(dir, "keep", Buffer.concat(files));
      const read = String(kept.output[ANSWERS]).split('"kind":"extracted"').length - 1;
      if (kept.status !== 0 || read !== files.length)
        this.error(`The built reader read ${read} of ${files.length} CVs.\n${String(kept.stderr)}`);
      const checked = runChild(dir, "check", "");
      if (checked.status !== 0)
        this.error(`V8 cannot use the code that was kept.\n${String(checked.stderr)}`);
    },
  };
}
