import { ANSWERS, FILES, readFrame, writeFrame } from "./process/frames.ts";
import { readCv } from "./read-cv.ts";

// The process that parses: it is given files one after the other, answers an outcome to each, and knows nothing else (no
// environment, no files, no database). Its limits are set and watched by src/process/cv-process.ts.
async function answerAll(): Promise<void> {
  for (let file = readFrame(FILES); file !== undefined; file = readFrame(FILES))
    writeFrame(ANSWERS, Buffer.from(JSON.stringify(await readCv(file))));
}

void answerAll();
