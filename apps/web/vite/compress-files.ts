import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT = /\.(html|js|css|svg)$/;
/** Below this a header costs more than is won. */
const SMALLEST_BYTES = 512;

/** Writes `.br` and `.gz` beside each text file of the build, so that the server sends them without compressing per request. */
export function compressFiles(): Plugin {
  let outDir = "";
  return {
    name: "compress-files",
    apply: "build",
    configResolved: (config) => {
      outDir = join(config.root, config.build.outDir);
      if (config.build.outDir.startsWith("/")) outDir = config.build.outDir;
    },
    closeBundle: {
      order: "post",
      handler: async () => {
        const names = await readdir(outDir, { recursive: true });
        await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compress(name)));
      },
    },
  };

  async function compress(name: string): Promise<void> {
    const path = join(outDir, name);
    const bytes = await readFile(path);
    if (bytes.length < SMALLEST_BYTES) return;
    // Quality 10 is within two percent of 11 at a third of its time; what a visitor waits for is small and gets the best.
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: /\.(html|css)$/.test(name) ? 11 : 10,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    await Promise.all([
      brotli(bytes, { params }).then((small) => writeFile(`${path}.br`, small)),
      zip(bytes, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
    ]);
  }
}
