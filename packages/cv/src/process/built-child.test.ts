import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCvReader, extractCv } from "../extract-cv.ts";
import { docOf, docxOf } from "../made-files.fixture.ts";

const PACKAGE = join(import.meta.dirname, "..", "..");
const FIXTURES = new URL("../../../testkit/fixtures/cv/", import.meta.url);
const fixture = (name: string) => readFileSync(new URL(name, FIXTURES));
const SCRIPTS = [
  "Đỗ Thị Hương, huong@example.vn, +84 28 5550 1200",
  "Kinh nghiệm làm việc",
  "Trưởng nhóm – Công ty Sông Hồng, tháng 4 2019 - nay",
  "Βοηθός λογιστή, Αιγαίο Α.Ε., Μάρτιος 2015 – Ιούνιος 2018",
  "Бухгалтер — ООО «Ромашка», сентябрь 2011 — март 2014",
  "Kỹ năng",
  "Ελληνικά, русский язык, العربية, Excel (Power Query)",
];
const FILES: readonly (readonly [string, Uint8Array])[] = [
  ["a PDF", fixture("asha-raman.pdf")],
  ["a DOCX", fixture("priya-nair.docx")],
  ["a DOC", docOf("Ines Duarte\rines@duarte.example\rSkills\rWelding\r")],
  [
    "letters of many scripts",
    docxOf(SCRIPTS.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join("")),
  ],
  ["no CV", new TextEncoder().encode("%PDF-1.7 and nothing more")],
];

let folder = "";
const source = createCvReader();
beforeAll(async () => {
  // Inside the repository, where what the build leaves outside (PDFium's own file) is found.
  mkdirSync(join(PACKAGE, "dist"), { recursive: true });
  folder = mkdtempSync(join(PACKAGE, "dist", "built-"));
  await build({
    configFile: join(PACKAGE, "vite.config.ts"),
    logLevel: "error",
    build: { outDir: folder },
  });
});
afterAll(() => {
  source.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each(FILES)("the built child answers to %s what the sources answer", async (_, bytes) => {
  const built = await extractCv(bytes, { childScript: join(folder, "child.mjs") });
  expect(built).toEqual(await source.read(bytes));
});
