import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCvReader, drawFirstPage, extractCv } from "../extract-cv.ts";
import { docOf, docxOf } from "../made-files.fixture.ts";
import { startFlags } from "./start-flags.ts";

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

/** Starts the built child with flags, without a file to read, and returns whether it could use the code compiled before. */
function usesCompiledCode(flags: readonly string[]): boolean {
  const args = [...flags, join(folder, "child.cjs"), "check"];
  return spawnSync(process.execPath, args, { input: "" }).status === 0;
}

test.each(FILES)("the built child answers to %s what the sources answer", async (_, bytes) => {
  const built = await extractCv(bytes, { childScript: join(folder, "child.cjs") });
  expect(built).toEqual(await source.read(bytes));
});

test("the built child draws a first page as the sources do", async () => {
  const bytes = fixture("asha-raman.pdf");
  const built = await drawFirstPage(bytes, { childScript: join(folder, "child.cjs") });
  expect(built?.kind).toBe("png");
  expect(built).toEqual(await drawFirstPage(bytes));
});

test("a child for one file uses the code that was compiled when it was built, whatever heap it is given", () => {
  expect(usesCompiledCode([...startFlags(true), "--max-old-space-size=99"])).toBe(true);
  expect(usesCompiledCode(["--no-opt"])).toBe(false);
});

test("code that is cut off, foreign or gone is compiled anew", async () => {
  const copy = `${folder}-copy`;
  cpSync(folder, copy, { recursive: true });
  const code = readFileSync(join(copy, "reader.code"));
  const answers = [];
  for (const kept of [code.subarray(0, code.length / 2), Buffer.alloc(code.length, 7), undefined]) {
    rmSync(join(copy, "reader.code"));
    if (kept !== undefined) writeFileSync(join(copy, "reader.code"), kept);
    answers.push(
      await extractCv(fixture("asha-raman.pdf"), { childScript: join(copy, "child.cjs") }),
    );
    writeFileSync(join(copy, "reader.code"), "");
  }
  rmSync(copy, { recursive: true });
  expect(answers.map(({ kind }) => kind)).toEqual(["extracted", "extracted", "extracted"]);
});
