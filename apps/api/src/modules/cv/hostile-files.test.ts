import { routes } from "@sendoff/contract/routes";
import {
  docOf,
  docxOf,
  encryptedPdf,
  lockedDocx,
  pdfOf,
  scannedPdf,
  zipBomb,
} from "@sendoff/cv/made-files";
import {
  climbingDocx,
  fontWithoutMeaning,
  hugePage,
  lettersOnLetters,
  nestedArrays,
  nestedForms,
  tenThousandPages,
} from "@sendoff/cv/made-hostile";
import type { TestUser } from "@sendoff/testkit/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type HeldCvChild, makeHeldCvChild } from "../../testing/held-cv-child.fixture.ts";
import { type Called, createTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
let heldCv: HeldCvChild;
/** The same with readers that wait. */
let holding: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  heldCv = await makeHeldCvChild();
  holding = await createTestApi({ cvChild: heldCv.script });
});
afterAll(async () => {
  await api.close();
  await holding.close();
  await heldCv.remove();
});

const Refusal = z.object({ code: z.string(), message: z.string() });

function upload(user: TestUser, bytes: Uint8Array, to: TestApi = api): Promise<Called> {
  const head = `--edge\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n`;
  const raw = Buffer.concat([Buffer.from(head), bytes, Buffer.from("\r\n--edge--\r\n")]);
  const headers = { "content-type": "multipart/form-data; boundary=edge" };
  return to.call(routes.uploadCv, { user, raw, headers });
}

/**
 * Nobody else may wait for a parser: the reader is a process of its own, and the api itself works for some hundredths of this, of the
 * processor's time and not of the clock's. To parse one of these files takes far more.
 */
const MOST_WORK_SECONDS = 5;

/** How long the api has worked, which other processes do not lengthen. */
const workedSeconds = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000_000;
};

/** A file, and the answers it may get: its upload's where that is refused, else its reading's. */
test.each<[string, readonly number[], () => Uint8Array | Promise<Uint8Array>]>([
  ["ten thousand pages", [422], tenThousandPages],
  ["a page as large as a house", [200, 422], hugePage],
  ["letters printed upon letters", [200, 422], lettersOnLetters],
  ["forms in forms, ten thousand deep", [422], nestedForms],
  ["arrays in arrays, a hundred thousand deep", [422], nestedArrays],
  ["letters without meaning", [200, 422], fontWithoutMeaning],
  ["a DOCX that climbs out of its archive", [422], () => climbingDocx(Buffer.from("<w:p>"))],
  ["a zip bomb", [422], zipBomb],
  [
    "a DOCX that names a file of the server",
    [422],
    () => docxOf('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><w:p>&b;</w:p>'),
  ],
  ["a PDF with a password", [422], encryptedPdf],
  ["a DOCX with a password", [422], lockedDocx],
  ["a DOC with a password", [422], () => docOf("locked", true)],
  ["a scan", [422], scannedPdf],
  ["a PDF cut in half", [422], async () => (await pdfOf(3)).subarray(0, 900)],
  ["a program", [415], () => Buffer.from("\u007fELF\u0002\u0001\u0001", "latin1")],
  [
    "five megabytes and a byte",
    [413],
    () => Buffer.concat([Buffer.from("%PDF-1.7"), Buffer.alloc(5 * 1024 * 1024 - 7)]),
  ],
])(
  "%s: a clear answer after little work, and the next file is read",
  async (_what, allowed, make) => {
    const bytes = await make();
    const user = await api.createUser();
    const before = workedSeconds();
    const taken = await upload(user, bytes);
    const answer = taken.status === 200 ? await api.call(routes.extractCv, { user }) : taken;
    expect(workedSeconds() - before).toBeLessThan(MOST_WORK_SECONDS);
    expect(allowed).toContain(answer.status);
    const refusal = answer.status === 200 ? undefined : Refusal.parse(answer.body);
    expect(refusal?.message ?? "There is nothing to say.").toMatch(/^[A-Z].{20,}/);
    // The same user's next file is read, and nothing of the bad one is left in it.
    expect(await upload(user, await pdfOf(1))).toMatchObject({ status: 200 });
    expect(await api.call(routes.extractCv, { user })).toMatchObject({ status: 200 });
  },
);

/** Uploads the same file for eight users and begins to read all of them. */
async function readForEight(to: TestApi, bytes: Uint8Array): Promise<Promise<Called>[]> {
  const users = await Promise.all(Array.from({ length: 8 }, () => to.createUser()));
  for (const user of users) expect(await upload(user, bytes, to)).toMatchObject({ status: 200 });
  return users.map((user) => to.call(routes.extractCv, { user }));
}

test("eight at once from eight users: each gets its answer", async () => {
  const readings = await readForEight(api, await tenThousandPages());
  const answers = await Promise.all(readings);
  expect(answers.map(({ status }) => status)).toEqual(readings.map(() => 422));
});

test("while files are read, or wait to be, everybody else gets answers", async () => {
  const other = await holding.createUser();
  const readings = await readForEight(holding, await pdfOf(1));
  let read = 0;
  for (const reading of readings) void reading.finally(() => (read += 1));
  await expect.poll(heldCv.countBegun).toBe(2);
  for (let calls = 0; calls < 12; calls += 1) {
    const answer = await holding.call(routes.getUserDetails, { user: other });
    expect(answer).toMatchObject({ status: 200 });
  }
  expect(read).toBe(0);
  await heldCv.release();
  const answers = await Promise.all(readings);
  expect(answers.map(({ status }) => status)).toEqual(readings.map(() => 422));
});
