import { spelledTitle } from "../title-spelling.ts";

/** Words that name one trade, whichever of them a title takes; mere spellings are `spelledTitle`'s. */
const SAME_WORDS: readonly (readonly [RegExp, string])[] = [
  [/ (mern|mean) /g, " fullstack "],
  [/ software development engineer /g, " software engineer "],
  [/ (programmer|developer|developers|engineers|development|engineering) /g, " engineer "],
  [/ (managers|management) /g, " manager "],
  [/ (analysts|analytics|analysis) /g, " analyst "],
  [/ (designers|design) /g, " designer "],
  [/ (accounts|accounting|accountancy) /g, " accountant "],
];
/** Rank and filler: part of no trade. */
const RANKS = new Set(
  "senior junior lead principal staff chief head associate assistant trainee intern graduate fresher entry level mid i ii iii iv 1 2 3 the of and for in a an to with at".split(
    " ",
  ),
);
/** Words for the person alone: sharing one of them says little. */
const HEADS = new Set(
  "engineer manager analyst designer consultant specialist executive officer administrator architect scientist accountant representative coordinator associate tester".split(
    " ",
  ),
);
/** A software engineer by another name. */
const SOFTWARE = new Set(
  "software backend frontend fullstack web mobile android ios java python javascript typescript node react angular php golang go ruby dotnet net rust kotlin api platform".split(
    " ",
  ),
);

function spelled(title: string): string {
  let line = spelledTitle(title);
  for (const [pattern, word] of SAME_WORDS) line = line.replaceAll(pattern, word);
  return line;
}

/** The words of a title that name the trade, spelled one way, without rank. */
export function tradeWords(title: string): Set<string> {
  return new Set(
    spelled(title)
      .split(" ")
      .filter((word) => word !== "" && !RANKS.has(word)),
  );
}

const weightOf = (word: string): number => (HEADS.has(word) ? 0.5 : 1);
const weigh = (words: Iterable<string>): number =>
  [...words].reduce((sum, word) => sum + weightOf(word), 0);

/** How much of a wanted role a title is, from 0 to 1: "Senior Java Backend Engineer" is all of "Backend Developer". */
export function titleMatch(title: string, role: string): number {
  const wanted = tradeWords(role);
  if (wanted.size === 0) return 0;
  const held = tradeWords(title);
  const isSoftware = held.has("engineer") && [...held].some((word) => SOFTWARE.has(word));
  const shared = [...wanted].filter(
    (word) => held.has(word) || (word === "software" && isSoftware && wanted.has("engineer")),
  );
  return weigh(shared) / weigh(wanted);
}
