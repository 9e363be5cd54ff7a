/**
 * Sentences of the server in another language, by their English: "{1} is not connected." with the places for what is put into them
 * numbered in their English order. Where the translation has {1:ours}, what is put in is a sentence or word of ours too, and translated;
 * {1:list} is a list of names, "A, B and C", of which only the "and" is ours; {1:country} is a country by its English name.
 */
export type Catalogue = Readonly<Record<string, string>>;

/** How a language writes what stands between and inside of a catalogue's sentences. */
export interface Grammar {
  /** What is put in and is ours by its look, as a moment ("20 Nov 2026, 09:40 IST"); any other text as it is. */
  readonly value: (text: string) => string;
  readonly country: (name: string) => string;
  /** Between the last two of a list, with its spaces. */
  readonly and: string;
  readonly fullStop: string;
}

interface Pattern {
  readonly test: RegExp;
  /** Whether it ends with a full stop; one without is a remark, which a full stop may be put to. */
  readonly isSentence: boolean;
  readonly translation: string;
  readonly weight: number;
}

const PLACE = /\{\d+\}/;
const SENTENCE_END = /(?<=[.!?]) (?=[\p{Lu}“"])/u;
const MOST_REMEMBERED = 2000;
/** Nothing that we say at once is longer; a stranger's text is not searched for sentences of ours without end. */
const LONGEST = 2000;

function patternOf(english: string, translation: string): Pattern {
  const literals = english.split(PLACE);
  const source = literals.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return {
    test: new RegExp(`^${source.join("([\\s\\S]+?)")}$`),
    isSentence: english.endsWith("."),
    translation,
    weight: literals.join("").length,
  };
}

/**
 * Translates what the server says by a catalogue. Texts are kept and thrown in English and translated where they are shown, so that old
 * rows are read in any language and a text is written once. What the catalogue does not know stays as it is, sentence by sentence.
 */
export function translator(catalogue: Catalogue, grammar: Grammar): (text: string) => string {
  const whole = new Map<string, string>();
  const patterns: Pattern[] = [];
  for (const [english, translation] of Object.entries(catalogue)) {
    if (!PLACE.test(english)) whole.set(english, translation);
    else patterns.push(patternOf(english, translation));
  }
  // The one that says the most by itself is the one that is meant.
  patterns.sort((a, b) => b.weight - a.weight);
  const known = new Map<string, string>();
  /** No entry is longer, with a sentence in each of its places. */
  const mostSentences = Math.max(
    1,
    ...Object.keys(catalogue).map(
      (english) => english.split(SENTENCE_END).length + english.split(PLACE).length - 1,
    ),
  );

  /** `isStrict`: what is put in is no sentence of its own, so that a text of several is not taken for one. */
  function found(text: string, isStrict: boolean): string | undefined {
    const exact = whole.get(text);
    if (exact !== undefined) return exact;
    const isSentence = text.endsWith(".");
    for (const { test, isSentence: isForSentences, translation } of patterns) {
      if (isForSentences !== isSentence) continue;
      const values = test.exec(text)?.slice(1);
      if (values === undefined) continue;
      if (isStrict && values.some((value) => SENTENCE_END.test(value))) continue;
      return translation.replaceAll(
        /\{(\d+)(:ours|:list|:country)?\}/g,
        (_all, place: string, kind: string | undefined) => {
          const value = values[Number(place) - 1] ?? "";
          if (kind === ":list") return value.replace(/ and (?!.* and )/, grammar.and);
          if (kind === ":country") return grammar.country(value);
          return grammar.value(kind === undefined ? value : say(value));
        },
      );
    }
    const remark = isSentence ? found(text.slice(0, -1), isStrict) : undefined;
    return remark === undefined ? undefined : `${remark}${grammar.fullStop}`;
  }

  function say(text: string): string {
    if (text === "" || text.length > LONGEST) return text;
    const earlier = known.get(text);
    if (earlier !== undefined) return earlier;
    const said = grammar.value(bySentences(text));
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(text, said);
    return said;
  }

  /** As many sentences at once as the catalogue has in one piece. */
  function bySentences(text: string): string {
    const sentences = text.split(SENTENCE_END);
    const said: string[] = [];
    let isWhole = true;
    for (let from = 0; from < sentences.length;) {
      let to = Math.min(sentences.length, from + mostSentences);
      let piece: string | undefined;
      for (; to > from && piece === undefined; to -= 1) {
        piece = found(sentences.slice(from, to).join(" "), true);
      }
      isWhole &&= piece !== undefined;
      said.push(piece ?? sentences[from] ?? "");
      from = piece === undefined ? from + 1 : to + 1;
    }
    return isWhole ? said.join(" ") : (found(text, false) ?? said.join(" "));
  }

  return say;
}
