import { readPdfPages } from "@sendoff/testkit/pdf-pages";
import { translatorFor } from "@sendoff/domain/translations";
import { expect, test } from "vitest";
import { createPdf } from "./sheet.ts";
import { shareOut } from "./text-layer.ts";

const INFO = {
  title: "Application receipt",
  subject: "",
  createdAt: new Date("2026-11-20T04:10:31.000Z"),
  language: "hi",
} as const;

/** What a reader of the PDF finds on its page, line by line. */
async function readBack(lines: readonly string[]): Promise<string[]> {
  const pdf = await createPdf(INFO, lines.join("\n"), (sheet) =>
    lines.forEach((line, index) => sheet.line(line, 40, 40 + index * 20, { size: 10 })),
  );
  const [page = ""] = await readPdfPages(pdf);
  return page.split(/\r?\n/).map((line) => line.replaceAll("\u200b", "").trim());
}

test("what is written in a script of South Asia is read from the PDF as it was written", async () => {
  const lines = [
    "स्थिति: भेजा गया, क्रेडिट की पुष्टि हुई",
    "प्रौद्योगिकी, शक्ति, कर्तृत्व, दृष्टि, श्री, क्षत्रिय, हिन्दी",
    "मिति विनिमय किताब",
    "স্থিতি বিদ্যুৎ",
    "தொழில் கௌரவம்",
    "ശ്രീ വിദ്യാലയം",
    "Backend Engineer, first office",
  ];
  expect(await readBack(lines)).toEqual(lines);
});

test("every word of a receipt in Hindi is", async () => {
  const words = ["Application receipt", "What was sent", "1 credit returned", "Profile Settings"];
  const lines = words.map(translatorFor("hi"));
  expect(lines).not.toContain(words[0]);
  expect(await readBack(lines)).toEqual(lines);
});

test("each glyph has its share of the text, in the order of writing", () => {
  expect(shareOut([1, 2, 3], [[1], [3], [2]])).toEqual([[1], [2], [3]]);
  expect(shareOut([1, 2, 3, 4], [[1, 2, 3], [4]])).toEqual([[1, 2, 3], [4]]);
  // Drawn before what it is written after, and joined to what follows.
  expect(shareOut([1, 2, 3, 4], [[4], [1, 2, 3]])).toEqual([[1, 2, 3], [4]]);
  // Several for one character.
  expect(shareOut([1, 2], [[1], [2], [2]])).toEqual([[1], [2], [0x200b]]);
});
