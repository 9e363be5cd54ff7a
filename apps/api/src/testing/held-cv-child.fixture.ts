import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A script for the process that reads CVs: it says nothing of a file until it is let go, and then that there is nothing in it. */
export interface HeldCvChild {
  readonly script: string;
  /** How many of its processes have a file in work. */
  readonly countBegun: () => Promise<number>;
  readonly release: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

const FRAMES = new URL("../../../../packages/cv/src/process/frames.ts", import.meta.url).href;
const GO = "go";

export async function makeHeldCvChild(): Promise<HeldCvChild> {
  const folder = await mkdtemp(join(tmpdir(), "held-cv-"));
  const script = join(folder, "child.mjs");
  const begun = join(folder, "begun");
  await writeFile(
    script,
    `import { existsSync, writeFileSync } from "node:fs";
    import { ANSWERS, FILES, readFrame, writeFrame } from ${JSON.stringify(FRAMES)};
    const pause = new Int32Array(new SharedArrayBuffer(4));
    readFrame(FILES);
    writeFileSync(${JSON.stringify(begun)} + process.pid, "");
    while (!existsSync(${JSON.stringify(join(folder, GO))})) Atomics.wait(pause, 0, 0, 10);
    writeFrame(ANSWERS, Buffer.from('{"kind":"refused","reason":"no_text"}'));`,
  );
  return {
    script,
    countBegun: async () =>
      (await readdir(folder)).filter((name) => name.startsWith("begun")).length,
    release: () => writeFile(join(folder, GO), ""),
    remove: () => rm(folder, { recursive: true }),
  };
}
