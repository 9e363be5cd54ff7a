import { flushCompileCache, getCompileCacheDir } from "node:module";
import { readCv } from "./read-cv.ts";

// The process that parses: it is given bytes, answers an outcome, and knows nothing else (no environment, no files, no
// database). Its limits are set and watched by src/process/cv-process.ts.
let isFlushed = getCompileCacheDir() === undefined;
process.on("message", (message) => {
  if (!(message instanceof Uint8Array)) return;
  void readCv(message).then((outcome) => {
    // Kept for the next process before the answer: whoever asked kills this one as soon as they have it. Nothing is written
    // once everything is there.
    if (!isFlushed) flushCompileCache();
    isFlushed = true;
    return process.send?.(outcome);
  });
});
process.on("disconnect", () => process.exit(0));
process.send?.({ kind: "ready" });
