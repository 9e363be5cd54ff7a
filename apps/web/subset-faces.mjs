/**
 * Cuts each face to the characters and weights that nearly every page needs, into src/styles/faces. Run it by hand after
 * a face's package is updated: `node apps/web/subset-faces.mjs`. Everything else is fetched from the packages' own files
 * when a page shows it (src/styles/fonts.css).
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
/** Keep in step with the unicode-range of the core faces in src/styles/fonts.css. */
const common = `${printableAscii.join("")}\u00a0\u00b7\u00d7\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2212`;

/** What headings are made of. */
const heading =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 !#$%&'()+,-./:?@\u00a0\u00b7\u2013\u2019";
/** Numbers of receipts; payments' and pictures' addresses fetch the whole face. */
const numbers = "-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

const faces = [
  // Headings have no figures that change in place, so the alternate figures and letters are left out.
  {
    name: "schibsted",
    family: "schibsted-grotesk",
    wght: { min: 600, max: 700 },
    plain: true,
    characters: heading,
  },
  {
    name: "hanken",
    family: "hanken-grotesk",
    wght: { min: 400, max: 700 },
    plain: false,
    characters: common,
  },
  {
    name: "mono",
    family: "atkinson-hyperlegible-mono",
    wght: { min: 400, max: 700 },
    plain: true,
    characters: numbers,
  },
];

/** The name of the other language, on pages that have no other letter of it. Its marks join only with the face's own rules. */
const hindi = readFileSync(
  require.resolve("@fontsource/noto-sans/files/noto-sans-devanagari-400-normal.woff2"),
);
const itsName = await subsetFont(hindi, "\u0939\u093f\u0928\u094d\u0926\u0940", {
  targetFormat: "woff2",
});
writeFileSync(new URL("src/styles/faces/hindi-name.woff2", import.meta.url), itsName);
process.stdout.write(`noto-sans devanagari: ${hindi.length} bytes, its name ${itsName.length}\n`);

for (const { name, family, wght, plain, characters } of faces) {
  const whole = readFileSync(
    require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`),
  );
  const core = await subsetFont(whole, characters, {
    targetFormat: "woff2",
    variationAxes: { wght },
    noLayoutClosure: plain,
  });
  writeFileSync(new URL(`src/styles/faces/${name}-core.woff2`, import.meta.url), core);
  process.stdout.write(`${family}: ${whole.length} bytes, core ${core.length}\n`);
}
