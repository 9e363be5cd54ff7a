/** Years of experience that a text asks for. */
export interface AskedYears {
  readonly least: number;
  /** As it is written, undefined where there is no upper end. */
  readonly upTo: number | undefined;
}

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
};
const NUMBER = String.raw`(\d{1,2}(?:\.\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty)`;
const YEARS = String.raw`\s*(?:\(\d+\)\s*)?(?:full |good |solid |clear |complete |or so )*(?:years?|yrs?|jahren?)\b['’]?`;
const RANGE = new RegExp(
  String.raw`\b(?:between )?${NUMBER}\s*(?:years?|yrs?)?\s*(?:-|–|—|to|and|bis)\s*${NUMBER}\s*\+?${YEARS}`,
  "i",
);
const MORE = new RegExp(
  String.raw`\b${NUMBER}\s*(?:\+|plus\b|or more\b)(?:\s*or more)?${YEARS}|\b${NUMBER}${YEARS} (?:or more|plus|and above|and up|up)\b`,
  "i",
);
const PLUS = new RegExp(String.raw`\b${NUMBER}\s*\+`, "i");
const LEAST = new RegExp(
  String.raw`\b(?:min(?:imum)?\.?(?: of)?|at least|at the very least|not less than|no less than|more than|over|above|mindestens|from)\s*(?:an? )?${NUMBER}${YEARS}`,
  "i",
);
const PLAIN = new RegExp(String.raw`\b${NUMBER}${YEARS}`, "i");
const MOST = new RegExp(
  String.raw`\b(?:up to|upto|less than|under|maximum(?: of)?|max\.?)\s*(?:an? )?${NUMBER}${YEARS}`,
  "i",
);
const FRESHERS =
  /\bfreshers?\b|\bfresh (?:graduates?|grads?)\b|\bno (?:prior |previous |work )?experience (?:is )?(?:needed|required|necessary|asked)\b|\bentry[- ]level\b|\bnewly qualified\b|\bnew grad(?:uate)?s?\b|\b(?:recent|new) graduates?\b|\bschool leavers?\b|\bfinal[- ]year students?\b|\b0\s*(?:years|yrs)\b/i;
const ONLY_FRESHERS =
  /\b(?:only|strictly)\b[^.]{0,20}\bfreshers?\b|\bfreshers? only\b|\bfinal[- ]year students?\b|\bcurrently (?:studying|enrolled|pursuing)\b|\b(?:202\d) batch\b/i;

/** The sentence speaks of experience that the applicant has. */
const CUE =
  /\bexperience|\bexp\b|\bminimum\b|\bmin\b|\bat least\b|\brequire|\bneed|\bask\b|\bwe seek\b|\bseek(?:ing|s)?\b|look(?:ing)? for|you(?:['’]ve| have| bring| are|['’]ll| should| must)|qualif|\bpqe\b|\bpost[- ]|\bbackground\b|\btrack record\b|\bexpect|\bprofile\b|\bcandidate|\bwho (?:can|should)\b|\bideal|\bhands[- ]on\b|\bas an? \w+|\bin (?:a |an )?(?:similar|relevant|same)|\bdegree\b|\bdiploma\b|\bexpertise\b|\bpracti[cs]e\b|\bpractical\b|\bhave\b|\bwith\b|\bgraduate\b|\bmust\b|\blicen[cs]e\b|\bpreferr|\bdesir|\bessential|\bwanted\b|\bpractising\b|\berfahrung/i;
/** It speaks of something else: a firm's age, a contract, school, a licence, perks, ages. */
const OTHER =
  /\byears? (?:or older|and older|or over|old|of age|ago|contract|warranty|lease|plan)\b|\bwe(?:['’]ve| have) (?:been|built|run|served|made|grown|worked)|\bfounded\b|\bestablished\b|\b(?:for|over|in|within|after|every|next|last|past|previous|first|since|than|retires? in|until) (?:the )?(?:next |last |past |first |more than |over |about |almost |nearly )*(?:\d+|a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty) years\b(?! (?:of |in |as |with |experience))|\bage[ds]?\b|\bage limit\b|\bcontract (?:of|for)\b|\bfixed[- ]term\b|\bbond\b|\breference check\b|\bclasses? \d|\bper year\b|\ba year\b|\b(?:children|pupils|kids|boys|girls|babies)\b[^.]{0,25}\byears?\b|\byears? of (?:education|schooling|history|service)\b|\bfor (?:\d+|\w+) years (?:we|our|the)\b|\bdriving licen[cs]e for\b|\btraining (?:of|lasts|takes)\b|\bwarranty\b|\bturned?\b|\bour (?:\d+|\w+) years\b|\baddress history\b|\bevery \w+ years\b|\breport(?:s|ing)? to\b|\bsupervis(?:ion|ed) by\b|\bled by\b|\bmentor\w* by\b|\bour (?:last|founder|head|chef|owner)\b|\bstayed\b|\bin one year\b|\b(?:manager|engineer|partner|owner|founder|chef|incharge|in-charge|director|head) (?:with|has|of) (?:\d+|\w+) years\b|\byears? (?:later|in a row|running|together)\b/i;

/** Years of experience that a description asks for; undefined where it asks for none. */
export function askedYears(description: string): AskedYears | undefined {
  const sentences = description.split(/(?<=[.!?;])\s+|\n+|•/);
  for (const sentence of sentences) {
    const asked = inSentence(sentence);
    if (asked !== undefined) return asked;
  }
  const fresh = sentences.find(
    (sentence) =>
      FRESHERS.test(sentence) && !/\bnot? (?:for |suitable for |a )?fresher/i.test(sentence),
  );
  if (fresh === undefined) return undefined;
  return { least: 0, upTo: ONLY_FRESHERS.test(description) ? 1 : undefined };
}

function inSentence(sentence: string): AskedYears | undefined {
  // "7+ years recruiting, 1-2 years of leading people": the first that is named counts.
  const start = (pattern: RegExp): number =>
    pattern.exec(sentence)?.index ?? Number.POSITIVE_INFINITY;
  const range = start(RANGE) <= start(PLUS) ? RANGE.exec(sentence) : null;
  const [low, high] = [numberOf(range?.[1]), numberOf(range?.[2])];
  if (
    range !== null &&
    low < high &&
    high <= 35 &&
    !/\bage[ds]?\b|\bcontract\b|\bold\b/i.test(
      sentence.slice(Math.max(0, range.index - 25), range.index + range[0].length + 12),
    )
  ) {
    return { least: low, upTo: high };
  }
  const most = MOST.exec(sentence);
  if (most !== null && FRESHERS.test(sentence)) return { least: 0, upTo: numberOf(most[1]) };
  if (OTHER.test(sentence)) return undefined;
  const more = MORE.exec(sentence) ?? LEAST.exec(sentence);
  if (more !== null) return asLeast(more[1] ?? more[2]);
  const plain = PLAIN.exec(sentence);
  if (plain === null || !CUE.test(sentence) || isAge(plain[1], sentence)) return undefined;
  return FRESHERS.test(sentence) ? { least: 0, upTo: undefined } : asLeast(plain[1]);
}

/** "You need: 21 years, Class B" is an age. */
const isAge = (word: string | undefined, sentence: string): boolean =>
  (word === "18" || word === "21") && !/experience|exp\b/i.test(sentence);

function asLeast(word: string | undefined): AskedYears | undefined {
  const least = numberOf(word);
  return least <= 30 ? { least, upTo: undefined } : undefined;
}

function numberOf(word: string | undefined): number {
  const text = (word ?? "").toLowerCase();
  return NUMBERS[text] ?? (text === "" ? Number.NaN : Number(text));
}
