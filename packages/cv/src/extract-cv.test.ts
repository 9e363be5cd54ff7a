import { readFileSync, readdirSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { createCvReader, extractCv } from "./extract-cv.ts";
import {
  docOf,
  docxOf,
  encryptedPdf,
  lockedDocx,
  pdfOf,
  scannedPdf,
  zipBomb,
} from "./made-files.fixture.ts";
import type { CvOutcome } from "./outcome.ts";

const FIXTURES = new URL("../../testkit/fixtures/cv/", import.meta.url);
const reader = createCvReader();
afterAll(() => reader.close());

/** The extraction without descriptions, which the truth files leave out. */
function bare(outcome: CvOutcome): unknown {
  if (outcome.kind !== "extracted") return outcome;
  return JSON.parse(
    JSON.stringify(outcome.extraction, (key, value) => (key === "description" ? undefined : value)),
  );
}

function reasonOf(outcome: CvOutcome): string {
  return outcome.kind === "refused" ? outcome.reason : outcome.kind;
}

describe("a CV that can be read", () => {
  const files = readdirSync(FIXTURES).filter((name) => /\.(pdf|docx)$/.test(name));
  test("there are PDFs and a DOCX to read", () => {
    expect(files.filter((f) => f.endsWith(".pdf")).length).toBeGreaterThanOrEqual(3);
    expect(files.filter((f) => f.endsWith(".docx")).length).toBeGreaterThanOrEqual(1);
  });

  test.each(files)("%s gives exactly what it says", async (name) => {
    const truth: unknown = JSON.parse(
      readFileSync(new URL(name.replace(/\.\w+$/, ".json"), FIXTURES), "utf8"),
    );
    expect(bare(await reader.read(readFileSync(new URL(name, FIXTURES))))).toEqual(truth);
  });

  test("descriptions hold the whole sentences, one list item a line", async () => {
    const outcome = await reader.read(readFileSync(new URL("asha-raman.pdf", FIXTURES)));
    const text =
      outcome.kind === "extracted" ? outcome.extraction.workExperience[0]?.description : "";
    expect(text?.split("\n")).toEqual([
      "Leads a team of five that runs the settlement service: 4 million transfers a day on Node.js and PostgreSQL.",
      "Moved the ledger from nightly batches to Kafka, which cut the time to settle from 14 hours to 6 minutes.",
      "Introduced contract tests between eleven services; failed releases fell from one in nine to one in sixty.",
    ]);
  });

  test("the same bytes give the same outcome", async () => {
    const bytes = readFileSync(new URL("maya-torres.pdf", FIXTURES));
    expect(await reader.read(bytes)).toEqual(await reader.read(bytes));
  });

  test("pages and characters are counted", async () => {
    const outcome = await reader.read(await pdfOf(3));
    expect(outcome).toMatchObject({ kind: "extracted", pages: 3 });
    expect(outcome.kind === "extracted" && outcome.characters).toBeGreaterThan(100);
  });

  test("an old Word file is read by its words alone", async () => {
    const text =
      "Noor Haddad\rnoor.haddad@example.com\r+31 6 1234 5678\r\rEXPERIENCE\rData Engineer, Delta Works B.V.\rJan 2019 - Present\r\rSKILLS\rPython, Airflow, SQL\r";
    const outcome = await reader.read(docOf(text));
    expect(bare(outcome)).toMatchObject({
      personalInformation: {
        fullName: "Noor Haddad",
        email: "noor.haddad@example.com",
        phone: "+31 6 1234 5678",
      },
      workExperience: [
        {
          jobTitle: "Data Engineer",
          company: "Delta Works B.V.",
          startDate: "2019-01",
          currentlyWorkHere: true,
        },
      ],
      skills: [{ skill: "Python" }, { skill: "Airflow" }, { skill: "SQL" }],
    });
  });

  test("text that is no CV gives empty fields, not guesses", async () => {
    const outcome = await reader.read(
      await pdfOf(1, "the quick brown fox jumps over the lazy dog every day"),
    );
    expect(outcome).toMatchObject({
      extraction: {
        personalInformation: { fullName: "", email: "", phone: "" },
        workExperience: [],
        education: [],
        skills: [],
      },
    });
  });
});

describe("a file that is refused", () => {
  test.each<[string, string, () => Uint8Array | Promise<Uint8Array>]>([
    ["nothing at all", "empty", () => new Uint8Array()],
    ["5 MB and a byte", "too_large", () => new Uint8Array(5 * 1024 * 1024 + 1)],
    [
      "a picture named cv.pdf",
      "not_a_cv_type",
      () => Buffer.from("\u0089PNG\r\n\u001a\n and so on", "latin1"),
    ],
    [
      "a zip that is no Word file",
      "not_a_cv_type",
      () => Buffer.from("PK\u0003\u0004 mimetype application/epub+zip", "latin1"),
    ],
    ["a PDF with a password", "encrypted", encryptedPdf],
    ["a DOCX with a password", "encrypted", lockedDocx],
    ["a DOC with a password", "encrypted", () => docOf("locked", true)],
    [
      "a PDF cut in the middle",
      "damaged",
      () => Buffer.from("%PDF-1.7\n1 0 obj\n<< /Type /Catalog"),
    ],
    [
      "a DOCX cut in the middle",
      "damaged",
      () => docxOf("<w:p><w:r><w:t>Hello</w:t></w:r></w:p>").subarray(0, 90),
    ],
    ["a DOCX whose XML is not closed", "damaged", () => docxOf("<w:p><w:r>")],
    [
      "a DOCX that defines entities",
      "damaged",
      () => docxOf('<!DOCTYPE a [<!ENTITY b "c">]><w:p/>'),
    ],
    [
      "a DOCX nested three hundred deep",
      "damaged",
      () => docxOf("<w:p>".repeat(300) + "</w:p>".repeat(300)),
    ],
    ["a DOC that is cut", "damaged", () => docOf("Some text").subarray(0, 2000)],
    ["a scan", "no_text", scannedPdf],
    ["a DOCX without words", "no_text", () => docxOf("<w:p/>")],
    ["51 pages", "too_many_pages", () => pdfOf(51)],
    ["a zip bomb", "too_complex", zipBomb],
    [
      "a DOCX with 501 files in it",
      "too_complex",
      () =>
        docxOf(
          "<w:p/>",
          Object.fromEntries(
            Array.from({ length: 500 }, (_, i) => [`word/media/${i}`, new Uint8Array(1)]),
          ),
        ),
    ],
    [
      "a megabyte of letters",
      "too_complex",
      () => docxOf(`<w:p><w:r><w:t>${randomText(1_000_100)}</w:t></w:r></w:p>`),
    ],
  ])("%s is refused as %s with a sentence for the person", async (_, reason, make) => {
    const outcome = await reader.read(await make());
    expect(reasonOf(outcome)).toBe(reason);
    expect(outcome.kind === "refused" && outcome.message).toMatch(
      /^This file .*\.$|^Reading this file .*\.$/,
    );
  });

  test("a reader that refused a file reads the next one", async () => {
    expect(reasonOf(await reader.read(await encryptedPdf()))).toBe("encrypted");
    expect(reasonOf(await reader.read(await pdfOf(1)))).toBe("extracted");
  });
});

test("extractCv brings its own process and takes it away again", async () => {
  const outcome = await extractCv(readFileSync(new URL("asha-raman.pdf", FIXTURES)));
  expect(outcome).toMatchObject({
    kind: "extracted",
    pages: 1,
    extraction: { personalInformation: { fullName: "Asha Raman" } },
  });
});

test("a file that takes longer than allowed is refused as timed out", async () => {
  expect(reasonOf(await extractCv(await pdfOf(1), { timeoutMs: 1 }))).toBe("timed_out");
});

/** Letters that do not compress a hundredfold; the same on each run. */
function randomText(length: number): string {
  let seed = 7;
  let text = "";
  while (text.length < length) {
    seed = (seed * 48_271) % 2_147_483_647;
    text += seed.toString(36);
  }
  return text;
}
