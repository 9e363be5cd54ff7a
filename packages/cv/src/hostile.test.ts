import { existsSync } from "node:fs";
import { strToU8 } from "fflate";
import { afterAll, expect, test } from "vitest";
import { createCvReader } from "./extract-cv.ts";
import { docOf, docxOf, pdfOf } from "./made-files.fixture.ts";
import {
  climbingDocx,
  fontWithoutMeaning,
  hugePage,
  lettersOnLetters,
  nestedArrays,
  nestedForms,
  tenThousandPages,
} from "./made-hostile.fixture.ts";

/**
 * RELIABILITY 5: whatever the file, an answer within 15 s. Counted as the work of the process, which other processes do not
 * lengthen: the kernel ends a process that works longer, and its file is refused as too complex. Each file here has another
 * answer, which its own limits (pages, letters, depth) give.
 */
const reader = createCvReader({ cpuSeconds: 15, timeoutMs: 120_000 });
afterAll(() => reader.close());

test.each<[string, readonly string[], () => Uint8Array | Promise<Uint8Array>]>([
  ["ten thousand pages", ["too_many_pages"], tenThousandPages],
  ["a page as large as a house", ["extracted", "no_text"], hugePage],
  ["letters printed upon letters", ["extracted"], lettersOnLetters],
  ["forms in forms, ten thousand deep", ["no_text", "damaged"], nestedForms],
  ["arrays in arrays, a hundred thousand deep", ["no_text", "damaged"], nestedArrays],
  ["letters without meaning", ["no_text", "extracted"], fontWithoutMeaning],
  [
    "a DOCX that names a file of the server",
    ["damaged"],
    () => docxOf('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><w:p>&b;</w:p>'),
  ],
  [
    "a DOC of noise behind its head",
    ["damaged", "no_text", "not_a_cv_type"],
    () => {
      const bytes = Buffer.from(docOf("Some text that is soon noise"));
      for (let i = 600; i < bytes.length; i += 3) bytes[i] = (i * 37) % 256;
      return bytes;
    },
  ],
])("%s: an answer in time, and the next file is read", async (_, reasons, make) => {
  const outcome = await reader.read(await make());
  expect(reasons).toContain(outcome.kind === "refused" ? outcome.reason : outcome.kind);
  expect((await reader.read(await pdfOf(1))).kind).toBe("extracted");
});

test("letters without meaning give no field", async () => {
  const outcome = await reader.read(fontWithoutMeaning());
  const name = outcome.kind === "extracted" ? outcome.extraction.personalInformation.fullName : "";
  expect(name).toBe("");
});

test("a part of a DOCX that climbs out of the archive is neither written nor read", async () => {
  const text = "<w:p><w:r><w:t>Noor Haddad</w:t></w:r></w:p>";
  const document = strToU8(`<w:document xmlns:w="w"><w:body>${text}</w:body></w:document>`);
  const outcome = await reader.read(climbingDocx(document));
  expect(outcome.kind).toBe("extracted");
  expect(existsSync("/tmp/word/document.xml")).toBe(false);
});

test("a PDF cut anywhere is an outcome, never an error", async () => {
  const whole = await pdfOf(2);
  for (const share of [0.1, 0.3, 0.5, 0.7, 0.9, 0.99]) {
    const outcome = await reader.read(whole.subarray(0, Math.floor(whole.length * share)));
    expect(["refused", "extracted"]).toContain(outcome.kind);
  }
});
