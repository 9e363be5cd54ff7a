import { yesNoOf } from "../bank/bank-entry.ts";
import { derived, type Finding, textClaim, yesNo } from "../facts/claim.ts";
import type { Facts, SavedAnswer } from "../facts/facts.ts";
import { isFrameWord } from "../languages/frame-words.ts";
import { SENSITIVE, type Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { isPointing } from "../reading/said.ts";
import { isAboutSomebodyElse } from "../reading/understand.ts";
import { fold } from "../text/fold.ts";
import { OF_WILL } from "../reading/mood.ts";
import { asksAlike, NEGATION, SAME_FACTS, type SameFact } from "../reading/same-facts.ts";
import { MORE_FACTS } from "../reading/same-facts-more.ts";
import { readSaved } from "./read-saved.ts";

/** A question for one of the facts, with what limits it. */
interface Asked {
  fact: SameFact;
  /** The years, hours or quarters that are named, as a number; undefined where none is. */
  extent: number | undefined;
  unit: string | undefined;
  /** Words that make the fact a narrower one, in order. */
  narrowed: string;
}

const COUNTS: Readonly<Record<string, string>> = {
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  ten: "10",
};

const EXTENT = /\b(\d{1,2}) (?:full )?(years?|months?|quarters?|hours?)\b/;

/** "Three (3) years" is three of them, and "e.g." begins what is only an example. */
const plain = (raw: string): string =>
  fold(raw.replace(/[,;(]?\s*(?:e\.g\.|for example|z\.\s?B\.|p\. ?ej\.).*$/isu, ""))
    .replace(
      /\b(?:one|two|three|four|five|six|seven|ten)\b/g,
      (word) => COUNTS[word] ?? /* v8 ignore next */ word,
    )
    .replace(/\b(\d{1,2}) \1\b/g, "$1")
    .replace(/(?<=\d)\+/g, "")
    .replace(/[,:/–-]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** What a text asks for, by the sentence that asks; undefined where it holds a word that nothing accounts for. */
function askedIn(raw: string, asking = raw): Asked | undefined {
  const text = plain(raw);
  if (NEGATION.test(text)) return undefined;
  const fact = [...SAME_FACTS, ...MORE_FACTS].find(
    ({ is, needs }) => is.test(text) && (needs === undefined || needs.test(text)),
  );
  if (fact === undefined || fact.other?.test(text) === true) return undefined;
  const how = plain(asking);
  if (fact.answer === "agreed" ? !asksAlike(fact, how) : OF_WILL.test(how)) return undefined;
  const [limit, number, unit] = (fact.isOfLength === true ? null : EXTENT.exec(text)) ?? [];
  const rest = text
    .replace(limit ?? "", " ")
    .replace(new RegExp(fact.is.source, "g"), " ")
    .split(" ")
    .filter((word) => word !== "");
  const narrowed = rest.filter((word) => fact.narrows?.test(word) === true);
  const isAccounted = rest.every(
    (word) =>
      narrowed.includes(word) ||
      fact.beside.test(word) ||
      AROUND.test(word) ||
      (isFrameWord(word) && !COUNTS_HERE.test(word)),
  );
  return isAccounted
    ? {
        fact,
        extent: number === undefined ? undefined : Number(number),
        unit: unit?.replace(/s$/, ""),
        narrowed: [...new Set(narrowed)].toSorted().join(" "),
      }
    : undefined;
}

const AROUND =
  /^(?:a|an|any|the|of|in|on|at|to|for|by|with|as|and|or|within|over|during|past|last|previous|most|recent|have|has|had|having|do|does|did|are|is|was|were|been|be|being|can|could|will|would|you|your|yourself|us|our|we|that|this|it|one|what|which|how|many|number|currently|current|today|please|indicate|able|available|willing|open|happy|prepared|comfortable|interested|ready|work|working|take|taking|there|role|position|job)$/;

/** Words of a frame elsewhere: who needs a buyout does not say that one is possible. */
const COUNTS_HERE =
  /^(?:requir\w+|need\w*|complet\w+|finish\w*|experience|knowledge|operate|held|holding|served?)$/;

/**
 * "Number of preventable accidents in the past three (3) years" of who has answered how many there were in the last 3: facts that forms ask
 * for in a few ways, each by the words of its own and with every other word accounted for. None in seven years are none in five, and who
 * agrees to two years agrees to one; a Yes to the wider thing is none to the narrower.
 */
export function sameFactSaid(
  question: Question,
  meaning: Meaning | undefined,
  facts: Facts,
): Finding | undefined {
  if (question.isSeveral && !isPointing(question)) return undefined;
  const asked = isPointing(question)
    ? askedIn(question.aroundRaw, question.text)
    : askedIn(question.text);
  if (asked === undefined) return undefined;
  // That one would undergo a check on convictions tells nothing of convictions.
  const isOfCheck = asked.fact.name === "background check" && meaning?.topic === "criminal";
  if (
    meaning !== undefined &&
    (SENSITIVE.has(meaning.topic) || meaning.topic === "consent") &&
    !isOfCheck
  )
    return undefined;
  if (asked.fact.isOwn !== true && isAboutSomebodyElse(question)) return undefined;
  for (const saved of facts.answers.toReversed()) {
    const said = saidOf(saved);
    const finding =
      said !== undefined && isOfFact(said, asked, saved)
        ? answerTo(asked, question, said, saved)
        : undefined;
    if (finding !== undefined) return finding;
  }
  return undefined;
}

/** Saved answers are replaced, never changed. */
const SAID = new WeakMap<SavedAnswer, { asked: Asked | undefined }>();

function saidOf(saved: SavedAnswer): Asked | undefined {
  const known = SAID.get(saved) ?? { asked: askedIn(readSaved(saved).question.raw) };
  SAID.set(saved, known);
  return known.asked;
}

const isOfFact = (said: Asked, asked: Asked, { answer }: SavedAnswer): boolean =>
  said.fact.name === asked.fact.name ||
  (said.fact.covers === asked.fact.name && (answer === "0" || yesNoOf(answer) === false));

function answerTo(
  asked: Asked,
  question: Question,
  said: Asked,
  saved: SavedAnswer,
): Finding | undefined {
  const finding = (claim: Finding["claim"]): Finding => ({
    ...derived(claim, `You answered "${saved.question.slice(0, 120)}"`, 0.86),
    source: "answer_bank",
    savedQuestion: saved.question,
  });
  const { answer } = saved;
  const isNone = answer === "0" || yesNoOf(answer) === false;
  const isSame =
    asked.narrowed === said.narrowed && asked.extent === said.extent && asked.unit === said.unit;
  const isYes = yesNoOf(answer) ?? (answer === "0" ? false : undefined);
  switch (asked.fact.answer) {
    case "none":
      // What there was none of in the longer time there was none of in the shorter, nor of its kinds.
      if (!(isSame || (isNone && isWithin(asked, said)))) return undefined;
      if (question.isYesNo) return isYes === undefined ? undefined : finding(yesNo(isYes));
      if (isNone) return finding(textClaim("0"));
      return typeof answer === "string" && /^\d+$/.test(answer)
        ? finding(textClaim(answer))
        : undefined;
    case "agreed": {
      if (!question.isYesNo || isYes === undefined) return undefined;
      const isOfItsKinds =
        isYes &&
        asked.fact.isOfKinds === true &&
        asked.narrowed === "" &&
        asked.extent === undefined;
      const isHere =
        isSame || isOfItsKinds || (isYes ? coversYes(asked, said) : coversNo(asked, said));
      return isHere ? finding(yesNo(isYes)) : undefined;
    }
    case "text": {
      const least = AT_LEAST.exec(plain(question.raw))?.[1];
      if (question.isYesNo && least !== undefined && /^\d{1,5}$/.test(String(answer)))
        return finding(yesNo(Number(answer) >= Number(least)));
      return isSame && !question.isYesNo && typeof answer === "string"
        ? finding(textClaim(answer))
        : undefined;
    }
  }
}

/** A limit to an amount that was told as a number. */
const AT_LEAST = /\b(?:at least|minimum(?: of)?|no less than) (\d{1,5})\b/;

const isWithin = (asked: Asked, said: Asked): boolean =>
  (said.narrowed === "" || said.narrowed === asked.narrowed) &&
  (said.extent === undefined
    ? asked.extent === undefined
    : asked.extent !== undefined && asked.unit === said.unit && asked.extent <= said.extent);

/** Who has agreed to so much agrees to less of it, within the same limits. */
const coversYes = (asked: Asked, said: Asked): boolean =>
  asked.narrowed === said.narrowed &&
  said.extent !== undefined &&
  asked.extent !== undefined &&
  asked.unit === said.unit &&
  asked.extent <= said.extent;

/** Who has refused the thing refuses it in each of its kinds, and more of it. */
const coversNo = (asked: Asked, said: Asked): boolean =>
  (said.narrowed === "" || said.narrowed === asked.narrowed) &&
  (said.extent === undefined ||
    (asked.extent !== undefined && asked.unit === said.unit && asked.extent >= said.extent));
