import { routes } from "@sendoff/contract";
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
import type { TestUser } from "@sendoff/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type Called, createTestApi, type TestApi } from "../../testing/test-api.ts";

/** RELIABILITY 5: an answer within 15 s; a while is left for the machine. */
const LONGEST_MS = 16_000;
/** Nobody else may wait for a parser; how busy the machine is counts in. */
const OTHERS_MS = 5000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const Refusal = z.object({ code: z.string(), message: z.string() });

function upload(user: TestUser, bytes: Uint8Array): Promise<Called> {
  const head = `--edge\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n`;
  const raw = Buffer.concat([Buffer.from(head), bytes, Buffer.from("\r\n--edge--\r\n")]);
  const headers = { "content-type": "multipart/form-data; boundary=edge" };
  return api.call(routes.uploadCv, { user, raw, headers });
}

/** So many that some fall into each stage, so few that they do not keep the parser waiting. */
const MOST_CALLS = 12;

/** Asks for something else while `work` is done; the longest that it took. */
async function meanwhile(user: TestUser, work: Promise<unknown>): Promise<number> {
  let isDone = false;
  let longest = 0;
  const ended = work.finally(() => {
    isDone = true;
  });
  for (let calls = 0; !isDone && calls < MOST_CALLS; calls += 1) {
    const startedAt = performance.now();
    expect(await api.call(routes.getUserDetails, { user })).toMatchObject({ status: 200 });
    longest = Math.max(longest, performance.now() - startedAt);
  }
  await ended;
  return longest;
}

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
  "%s: a clear answer in time, and the api answers everybody else",
  async (_what, allowed, make) => {
    const bytes = await make();
    const [user, other] = [await api.createUser(), await api.createUser()];
    const startedAt = performance.now();
    const taken = await upload(user, bytes);
    const reading =
      taken.status === 200 ? api.call(routes.extractCv, { user }) : Promise.resolve(taken);
    expect(await meanwhile(other, reading)).toBeLessThan(OTHERS_MS);
    const answer = await reading;
    expect(performance.now() - startedAt).toBeLessThan(LONGEST_MS);
    expect(allowed).toContain(answer.status);
    const refusal = answer.status === 200 ? undefined : Refusal.parse(answer.body);
    expect(refusal?.message ?? "There is nothing to say.").toMatch(/^[A-Z].{20,}/);
    // The same user's next file is read, and nothing of the bad one is left in it.
    expect(await upload(user, await pdfOf(1))).toMatchObject({ status: 200 });
    expect(await api.call(routes.extractCv, { user })).toMatchObject({ status: 200 });
  },
  60_000,
);

test("eight at once from eight users: each gets its answer, and so does everybody else", async () => {
  const bytes = await tenThousandPages();
  const users = await Promise.all(Array.from({ length: 8 }, () => api.createUser()));
  const other = await api.createUser();
  for (const user of users) expect(await upload(user, bytes)).toMatchObject({ status: 200 });
  const reading = Promise.all(users.map((user) => api.call(routes.extractCv, { user })));
  expect(await meanwhile(other, reading)).toBeLessThan(OTHERS_MS);
  expect((await reading).map(({ status }) => status)).toEqual(users.map(() => 422));
}, 120_000);
