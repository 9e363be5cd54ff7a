import { defineConfig } from "vite";
import { plainLetters } from "./vite/plain-letters.ts";

/**
 * The process that reads a CV as a handful of files instead of some eighty: each upload starts one anew, and a fifth of
 * its time was finding and reading modules. What only DOCX and DOC need stays apart. Development and tests run the
 * sources.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [plainLetters()],
  ssr: { noExternal: true },
  build: {
    ssr: "src/child.ts",
    outDir: "../../.data/cv-child",
    emptyOutDir: true,
    target: "node24",
    rolldownOptions: {
      output: { entryFileNames: "child.mjs", chunkFileNames: "[name].mjs" },
    },
  },
});
