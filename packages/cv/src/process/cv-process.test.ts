import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyCvExtraction } from "@sendoff/contract/cv";
import { CvProcess } from "./cv-process.ts";
import type { CvProcessOptions } from "./cv-process.ts";

const BYTES = new Uint8Array([1, 2, 3]);
let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "cv-process-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const FRAMES = new URL("./frames.ts", import.meta.url).href;

/** A process whose script does `body` with the bytes of each file that it is given; `answer` sends an outcome. */
function processThat(body: string, options: Partial<CvProcessOptions> = {}): CvProcess {
  const file = join(folder, `${Math.random().toString(36).slice(2)}.mjs`);
  writeFileSync(
    file,
    `import { closeSync, existsSync, writeSync } from "node:fs";
    import { ANSWERS, FILES, frameOf, readFrame, writeFrame } from "${FRAMES}";
    const answer = (outcome) => writeFrame(ANSWERS, Buffer.from(JSON.stringify(outcome)));
    for (let bytes = readFrame(FILES); bytes !== undefined; bytes = readFrame(FILES)) { ${body} }`,
  );
  return new CvProcess({
    entry: file,
    isForOneFile: false,
    timeoutMs: 50_000,
    cpuSeconds: 60,
    heapMb: 64,
    rssMb: 300,
    ...options,
  });
}

test("a child that loops is stopped at the limit while the parent goes on working", async () => {
  const child = processThat("for (;;) {}", { timeoutMs: 600 });
  let turns = 0;
  const ticking = setInterval(() => (turns += 1), 1);
  const outcome = await child.read(BYTES);
  clearInterval(ticking);
  expect(outcome).toMatchObject({ kind: "refused", reason: "timed_out" });
  // Hundreds, and still some where the machine is busy; one or two where the parent waits for its child.
  expect(turns).toBeGreaterThan(5);
  expect(child.pid).toBeUndefined();
});

test("a child that loops with nobody to stop it is ended by the kernel", async () => {
  const outcome = await processThat("for (;;) {}", { cpuSeconds: 1 }).read(BYTES);
  expect(outcome).toMatchObject({ kind: "refused", reason: "too_complex" });
});

test("a child that has read for long makes room for a new one before the kernel ends it", async () => {
  // The clock is looked at before and after each file: by it each is read in five seconds.
  let clock = 0;
  const child = processThat("answer({ kind: 'refused', reason: 'empty' });", {
    cpuSeconds: 60,
    now: () => (clock += 5000),
  });
  const pids: (number | undefined)[] = [];
  for (let files = 0; files < 4; files += 1) {
    expect(await child.read(BYTES)).toMatchObject({ reason: "empty" });
    pids.push(child.pid);
  }
  const [first, second, third, fourth] = pids;
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
  child.close();
});

test("a child that fills its heap ends alone", async () => {
  const child = processThat("const all = []; for (;;) all.push(new Array(1000).fill({}));");
  expect(await child.read(BYTES)).toMatchObject({ kind: "refused", reason: "too_complex" });
});

test("a child that eats memory outside its heap is killed", async () => {
  const child = processThat("const all = []; for (;;) all.push(Buffer.alloc(8 << 20, 1));");
  expect(await child.read(BYTES)).toMatchObject({ kind: "refused", reason: "too_complex" });
});

test("a child that crashes, exits or is killed from outside is an outcome", async () => {
  expect(await processThat("throw new Error('broken');").read(BYTES)).toMatchObject({
    reason: "too_complex",
  });
  expect(await processThat("process.exit(0);").read(BYTES)).toMatchObject({
    reason: "too_complex",
  });
  expect(await processThat("process.kill(process.pid, 'SIGKILL');").read(BYTES)).toMatchObject({
    reason: "too_complex",
  });
});

test("what is no outcome is not taken for one, and who answered it is not asked again", async () => {
  const child = processThat(
    "answer({ kind: 'extracted', extraction: { skills: 5 }, pages: 1, characters: 1 });",
  );
  expect(await child.read(BYTES)).toMatchObject({ reason: "too_complex" });
  expect(child.pid).toBeUndefined();
});

test("an answer without an end is refused at once", async () => {
  const child = processThat("for (;;) writeSync(ANSWERS, Buffer.alloc(1 << 16, 255));");
  expect(await child.read(BYTES)).toMatchObject({ reason: "too_complex" });
});

test("who says more than an answer is not asked again", async () => {
  const child = processThat(
    `const once = frameOf(Buffer.from('{"kind":"refused","reason":"empty"}')); writeSync(ANSWERS, Buffer.concat([once, once]));`,
  );
  expect(await child.read(BYTES)).toMatchObject({ reason: "too_complex" });
  expect(child.pid).toBeUndefined();
});

test("what a parser prints is no part of its answer", async () => {
  const child = processThat(
    "console.log('page 1'); console.error('page 2'); answer({ kind: 'refused', reason: 'empty' });",
  );
  expect(await child.read(BYTES)).toMatchObject({ reason: "empty" });
  child.close();
});

test("a child that takes no files ends without harm to its parent", async () => {
  const child = processThat('closeSync(FILES); answer({ kind: "refused", reason: "empty" });');
  expect(await child.read(BYTES)).toMatchObject({ reason: "empty" });
  expect(await child.read(new Uint8Array(5_000_000))).toMatchObject({ reason: "too_complex" });
});

test("after a crash the next file is read by a new child", async () => {
  const child = processThat(
    "if (bytes[0] === 9) process.exit(3); answer({ kind: 'refused', reason: 'empty' });",
  );
  expect(await child.read(BYTES)).toMatchObject({ reason: "empty" });
  const pid = child.pid;
  expect(await child.read(new Uint8Array([9]))).toMatchObject({ reason: "too_complex" });
  expect(await child.read(BYTES)).toMatchObject({ reason: "empty" });
  expect(child.pid).not.toBe(pid);
  child.close();
});

test("a child killed while idle does not hold up the next file", async () => {
  const child = processThat("answer({ kind: 'refused', reason: 'empty' });");
  await child.read(BYTES);
  const { pid } = child;
  if (pid === undefined) throw new Error("the child should still run");
  process.kill(pid, "SIGKILL");
  await expect.poll(() => child.pid).toBeUndefined();
  expect(await child.read(BYTES)).toMatchObject({ reason: "empty" });
  child.close();
});

test("a child that says something unasked is ended, and the next file is read by a new one", async () => {
  const mark = join(folder, "speak");
  const child = processThat(
    `const pause = new Int32Array(new SharedArrayBuffer(4));
    answer({ kind: 'refused', reason: 'empty' });
    if (bytes[0] === 1) {
      while (!existsSync(${JSON.stringify(mark)})) Atomics.wait(pause, 0, 0, 5);
      answer({ kind: 'refused', reason: 'damaged' });
    }`,
  );
  expect(await child.read(BYTES)).toMatchObject({ reason: "empty" });
  const { pid } = child;
  writeFileSync(mark, "");
  await expect.poll(() => child.pid).toBeUndefined();
  expect(await child.read(new Uint8Array([2]))).toMatchObject({ reason: "empty" });
  expect(child.pid).not.toBe(pid);
  child.close();
});

test("an answer that comes before the file was taken is none", async () => {
  const file = join(folder, "hasty.mjs");
  writeFileSync(
    file,
    `import { ANSWERS, writeFrame } from "${FRAMES}";
    writeFrame(ANSWERS, Buffer.from('{"kind":"refused","reason":"empty"}'));
    setTimeout(() => undefined, 60_000);`,
  );
  const child = processThat("", { entry: file });
  expect(await child.read(new Uint8Array(5_000_000))).toMatchObject({ reason: "too_complex" });
  expect(child.pid).toBeUndefined();
});

test("an answer of more values than a CV has is refused before each is looked at", async () => {
  const outcome = { kind: "extracted", extraction: emptyCvExtraction(), pages: 1, characters: 1 };
  const many = JSON.stringify({ ...outcome, text: "" }).replace(
    '"skills":[]',
    `"skills":[${'{"skill":"a","experience":0},'.repeat(50_000).slice(0, -1)}]`,
  );
  const child = processThat(`writeFrame(ANSWERS, Buffer.from(${JSON.stringify(many)}));`);
  expect(await child.read(BYTES)).toMatchObject({ reason: "too_complex" });
  const uncounted = processThat(
    `writeFrame(ANSWERS, Buffer.from(${JSON.stringify(JSON.stringify({ ...outcome, text: "", pages: -1 }))}));`,
  );
  expect(await uncounted.read(BYTES)).toMatchObject({ reason: "too_complex" });
});

test("a parent that has read ends by itself, and one without free descriptors gets an outcome", () => {
  const script = join(folder, "parent.mjs");
  const [reader, cv] = ["../extract-cv.ts", "../../../testkit/fixtures/cv/asha-raman.pdf"].map(
    (path) => new URL(path, import.meta.url),
  );
  writeFileSync(
    script,
    `import { openSync, readFileSync } from "node:fs";
    import { createCvReader } from "${reader?.href}";
    const bytes = readFileSync(new URL("${cv?.href}"));
    // A machine with much else to do may need longer than a user is let wait.
    const reader = createCvReader({ timeoutMs: 240_000 });
    const read = async () => {
      const outcome = await reader.read(bytes);
      return outcome.reason ?? outcome.kind;
    };
    const kinds = [await read()];
    if (process.argv[2] === "full") {
      reader.close();
      try { for (;;) openSync("/dev/null"); } catch {}
      kinds.push(await read(), await read());
    }
    console.log(kinds.join(" "));`,
  );
  const run = (limit: string, ...args: string[]) =>
    spawnSync("/bin/sh", ["-c", `${limit} exec "$@"`, "sh", process.execPath, script, ...args], {
      encoding: "utf8",
      timeout: 250_000,
    });
  expect(run("")).toMatchObject({ status: 0, stdout: "extracted\n" });
  expect(run("ulimit -n 200;", "full")).toMatchObject({
    status: 0,
    stdout: "extracted too_complex too_complex\n",
  });
}, 300_000);

test("the child sees nothing of the parent's environment", async () => {
  const child = processThat(
    "answer({ kind: 'refused', reason: process.env.PATH === undefined ? 'empty' : 'damaged' });",
  );
  expect(await child.read(BYTES)).toMatchObject({ reason: "empty" });
  child.close();
});
