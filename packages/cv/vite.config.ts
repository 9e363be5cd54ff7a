import { defineConfig } from "vite";
import { compiledCode } from "./vite/compiled-code.ts";
import { plainLetters } from "./vite/plain-letters.ts";

/**
 * The process that reads a CV as one script instead of some eighty modules, with its code compiled before: each upload starts one
 * anew, and finding, reading and compiling took a third of its time. Development and tests run the sources.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [plainLetters(), compiledCode()],
  define: { "import.meta.resolve": "resolveModule" },
  ssr: { noExternal: true },
  build: {
    ssr: "src/child.ts",
    outDir: "../../.data/cv-child",
    emptyOutDir: true,
    minify: true,
    target: "node24",
    rolldownOptions: {
      output: { format: "cjs", codeSplitting: false, entryFileNames: "reader.js" },
    },
  },
});
