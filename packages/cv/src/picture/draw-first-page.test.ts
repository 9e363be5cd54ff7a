import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { drawFirstPage } from "../extract-cv.ts";
import { docOf, docxOf, encryptedPdf } from "../made-files.fixture.ts";

const FIXTURES = new URL("../../../testkit/fixtures/cv/", import.meta.url);

/** Width, height and the share of pixels that are not white. */
function look(png: Buffer): { width: number; height: number; inked: number } {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const data = png.indexOf("IDAT");
  const rows = inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)));
  let dark = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if ((rows[y * (width * 3 + 1) + 1 + x * 3] ?? 0) < 200) dark += 1;
  return { width, height, inked: dark / (width * height) };
}

test("the first page of a PDF is drawn as it is printed", async () => {
  const drawn = await drawFirstPage(readFileSync(new URL("asha-raman.pdf", FIXTURES)));
  if (drawn?.kind !== "png") throw new Error(drawn?.kind);
  const { width, height, inked } = look(Buffer.from(drawn.base64, "base64"));
  expect([width, height]).toEqual([368, expect.closeTo(368 * Math.SQRT2, -1)]);
  // Words on paper: not blank, and not a black page either.
  expect(inked).toBeGreaterThan(0.01);
  expect(inked).toBeLessThan(0.3);
});

test.each([
  [
    "docx",
    docxOf(
      "<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Ines &amp; Duarte</w:t></w:r></w:p><w:p><w:r><w:t>Welding</w:t></w:r></w:p>",
    ),
  ],
  ["doc", docOf("Ines & Duarte\rWelding\r")],
])("of a Word file (%s) the words are set, each sign as XML takes it", async (_, bytes) => {
  const drawn = await drawFirstPage(bytes);
  if (drawn?.kind !== "svg") throw new Error(drawn?.kind);
  const lines = [...drawn.text.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
  expect(lines).toEqual(["Ines &amp; Duarte", "Welding"]);
});

test.each([
  ["locked", await encryptedPdf()],
  ["broken", new TextEncoder().encode("%PDF-1.7 and nothing more")],
  ["empty", new Uint8Array()],
])("a file that is %s has no picture", async (_, bytes) => {
  expect(await drawFirstPage(bytes)).toEqual({ kind: "none" });
});
