import { foldLine } from "./fold-words.ts";

/** Spellings of one and the same word in job titles. Words that merely mean much the same are no spellings: see `titleFit`. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ (sr|snr) /g, " senior "],
  [/ (jr|jnr) /g, " junior "],
  [/ (mgr) /g, " manager "],
  [/ (engr|engg) /g, " engineer "],
  [/ (asst) /g, " assistant "],
  [/ back end /g, " backend "],
  [/ front end /g, " frontend "],
  [/ full stack /g, " fullstack "],
  [/ dev ops /g, " devops "],
  [/ sde /g, " software development engineer "],
  [/ swe /g, " software engineer "],
  [/ ml /g, " machine learning "],
  [/ hr /g, " human resources "],
  [/ qa /g, " quality assurance "],
];

/** A title folded, each word in one spelling, with a space at either end: "Sr. Back-end Engineer" is " senior backend engineer ". */
export function spelledTitle(title: string): string {
  let line = foldLine(title);
  for (const [pattern, word] of SPELLINGS) line = line.replaceAll(pattern, word);
  return line;
}
