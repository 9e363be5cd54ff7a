import { DRAW } from "./process/task.ts";
import { ANSWERS, FILES, readFrame, writeFrame } from "./process/frames.ts";
import { readCv } from "./read-cv.ts";

// The process that parses: it is given files one after the other, answers an outcome to each, or a picture of its first page, and
// knows nothing else (no environment, no files, no database). Its limits are set and watched by src/process/cv-process.ts.
async function answerAll(): Promise<void> {
  const answer = process.argv.includes(DRAW)
    ? (await import("./picture/draw-cv.ts")).drawCv
    : readCv;
  for (let file = readFrame(FILES); file !== undefined; file = readFrame(FILES))
    writeFrame(ANSWERS, Buffer.from(JSON.stringify(await answer(file))));
}

void answerAll();
