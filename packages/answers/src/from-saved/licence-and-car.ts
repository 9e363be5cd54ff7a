import { yesNoOf } from "../bank/bank-entry.ts";
import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts, SavedAnswer } from "../facts/facts.ts";
import { isFrameWord } from "../languages/frame-words.ts";
import { takenApart, type Term, wordingOf } from "../languages/lexicon.ts";
import type { Question } from "../question/question.ts";
import { isPointing } from "../reading/said.ts";
import { readSaved } from "./read-saved.ts";

const FRAME = new Set(
  "-,are,have,do,can,need,requirement,car,licence,full,current,use,own,travel,work,willing,position,role,between,company,meet,both,grade,class,unrestricted,available".split(
    ",",
  ),
);
const AROUND =
  /^(?:reliable|access|regular|one|must|both|clean|valid|for|commuting|visits?|site|sites|client|clients|our|two|your|is|are|a|b|klasse|categorie|tipo|entre|nos|deux|vos|deplacements|personal|personnel|roadworthy|registered|insured|category|categoria|permis|disposal|verfugung|zur)$/;

const OWN_TRANSPORT =
  /\b(?:own |your |reliable |personal |access to )+(?:means of )?transport(?:ation)?\b/i;
const OF_TRANSPORT =
  /^do you have (?:your own |access to |own )?(?:reliable )?(?:means of )?transport(?:ation)?(?: to (?:and from )?work)?\??$/i;

/** "Do you have a driver's licence and your own vehicle?" by what was answered on the one and on the other. */
export function licenceAndCar(question: Question, facts: Facts): Finding | undefined {
  if (!question.isYesNo || question.isSeveral) return undefined;
  const raw = isPointing(question) ? `${question.aroundRaw} ${question.raw}` : question.raw;
  const bare = raw.replace(/\([^()]*\)/g, " ").replace(OWN_TRANSPORT, "own car");
  const isOfTransport = OWN_TRANSPORT.test(raw);
  const { terms } = takenApart(wordingOf(bare, question.beside));
  const has = (means: string): boolean => terms.some((term) => term.means === means);
  if (!has("licence") || !has("car") || has("not") || has("did")) return undefined;
  if (/\b(?:or|oder|ou|o|of|either)\b/i.test(bare) || /\d/.test(bare)) return undefined;
  const named = classAndCountry(terms);
  const isOther = terms.some(({ means, text }) =>
    means === undefined
      ? !(AROUND.test(text) || isFrameWord(text) || named.words.includes(text))
      : !FRAME.has(means) && !means.startsWith("country "),
  );
  if (isOther) return undefined;
  const licence = facts.answers.find((saved) => isOnLicence(saved, named));
  const car =
    facts.answers.find((saved) => isOnCar(saved)) ??
    (isOfTransport
      ? facts.answers.find(
          ({ question: own, answer }) =>
            yesNoOf(answer) !== undefined && OF_TRANSPORT.test(own.trim()),
        )
      : undefined);
  const said = [yesNoOf(licence?.answer), yesNoOf(car?.answer)];
  const why = "You answered on your licence and on your car";
  if (said.includes(false)) return { ...derived(yesNo(false), why, 0.85), source: "answer_bank" };
  return said.every((each) => each === true)
    ? { ...derived(yesNo(true), why, 0.85), source: "answer_bank" }
    : undefined;
}

interface Named {
  words: string[];
  countries: string[];
}

/** The class of a licence in a letter, and the country that it is of. */
function classAndCountry(terms: readonly Term[]): Named {
  return {
    words: terms.flatMap(({ means, text }) =>
      means === undefined && (/^[a-e]\d?$/.test(text) || text === "uae") ? [text] : [],
    ),
    countries: terms.flatMap(({ means }) =>
      means?.startsWith("country ") === true ? [means] : [],
    ),
  };
}

/** Whether a saved answer is on the licence of that class and country, or on no narrower one where none is named. */
function isOnLicence(saved: SavedAnswer, { words, countries }: Named): boolean {
  const isYes = yesNoOf(saved.answer);
  const { question, meaning, terms } = readSaved(saved);
  const isOn =
    (meaning === undefined || meaning.topic === "driving_licence") &&
    meaning?.isNegated !== true &&
    terms.some(({ means }) => means === "licence") &&
    !terms.some(({ means }) => means === "car" || means === "not" || means === "two wheeler");
  if (!isOn || isYes === undefined) return false;
  const own = classAndCountry(terms);
  const isNarrower = !(
    [...words, ...countries].every((word) => [...own.words, ...own.countries].includes(word)) &&
    !/\b(?:forklift|motor|moto\w*|bike|truck|lorry|hgv|bus|a1|a2|(?:class|category|klasse|kategorie|categorie|categoria|tipo|permis|permiso) am?)\b/.test(
      question.text,
    )
  );
  // A licence of one class is a licence; who lacks that one may have another.
  return !isNarrower && (isYes || own.words.length <= words.length);
}

function isOnCar(saved: SavedAnswer): boolean {
  if (yesNoOf(saved.answer) === undefined) return false;
  const { question, terms } = readSaved(saved);
  const means = new Set(terms.map((term) => term.means));
  return (
    means.has("car") &&
    ["licence", "not", "willing", "two wheeler", "travel", "insurance", "allowance"].every(
      (other) => !means.has(other),
    ) &&
    !/\b(?:company|allowance|insurance|public)\b/.test(question.text)
  );
}
