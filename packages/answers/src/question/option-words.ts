import { inEnglish, wordingOf } from "../languages/lexicon.ts";
import { fold, wordsOf } from "../text/fold.ts";
import { negationsIn } from "./polarity.ts";

const PLACEHOLDER =
  /^(select|choose|pick|please (select|choose)|select (an?|one|the|your|from)?.{0,40}|choose (an?|one|the|your|from)?.{0,40}|please (select|choose).{0,40}|none selected|nothing selected|no selection|no option selected|make a selection|start typing.{0,40}|search.{0,20}|bitte (aus)?wahlen.{0,30}|auswahlen|bitte auswahlen|selectionne[zr].{0,30}|choisi(r|ssez).{0,30}|seleccion(e|a|ar|ne).{0,30}|elegir.{0,30}|elija.{0,30}|chunein|option)$/;

/** "Select an option", "--" and the like choose nothing. */
export function isPlaceholder(option: string): boolean {
  const folded = fold(option);
  return folded === "" || (PLACEHOLDER.test(folded) && !DECLINE.test(folded));
}

const DECLINE =
  /\b(prefer not|rather not|(do|does|would) not (wish|want|care|choose)|choose not|decline|declined|declining|not disclosed|undisclosed|not to (say|answer|disclose|specify|identify|self identify|respond)|no answer|keine angabe|mochte (ich )?nicht|nicht angeben|ne (souhaite|veux) pas|prefere ne pas|prefiero no|no deseo|no quiero|nahi batana)\b/;

/** "I don't wish to answer", "Prefer not to say", in the words forms use. */
export function isDecline(option: string): boolean {
  const folded = fold(option);
  return (
    (DECLINE.test(folded) || wordingOf(folded).terms.some(({ means }) => means === "decline")) &&
    !/\b(relocate|sponsor\w*|work|travel)\b/.test(folded)
  );
}

const YES =
  /^(yes|y|true|ja|oui|si|haan|haa|han|ji haan|yeah|yep|sim|klopt|stimmt|trifft zu|zutreffend|vrai|verdadero|verdadeiro|vero|waar|richtig|correct|yes i do|yes i am|yes i have|yes i will|yes i can|i do|i am|i have|i can|i will)$/;
const NO =
  /^(no|n|false|nein|non|nahi|nahin|ji nahi|nope|nao|no i do not|no i am not|no i have not|no i will not|no i can not|i do not|i am not|i have not|i can not|i will not|no never)$/;
const YES_LEAD = /^(yes|ja|oui|si|sim|haan|ji haan|हां|true) (?=.)/;
const NO_LEAD = /^(no|nein|non|nee|nao|nahi|nahin|ji nahi|नहीं|false) (?=.)/;

/** What an option says to a yes/no question. `rest` is what it adds. */
interface YesNoWords {
  isYes: boolean;
  rest: string;
  isStatement: boolean;
}

/** Reads "Yes", "No, I do not need it" or a statement without either word; `rest` is empty for the bare word. */
export function yesNoWords(option: string): YesNoWords {
  const folded = fold(option);
  if (YES.test(folded)) return { isYes: true, rest: "", isStatement: false };
  if (NO.test(folded)) return { isYes: false, rest: "", isStatement: false };
  const word = inEnglish(folded);
  if (word === "yes" || word === "not")
    return { isYes: word === "yes", rest: "", isStatement: false };
  const yes = YES_LEAD.exec(folded);
  if (yes !== null) return { isYes: true, rest: folded.slice(yes[0].length), isStatement: false };
  const no = NO_LEAD.exec(folded);
  if (no !== null) return { isYes: false, rest: folded.slice(no[0].length), isStatement: false };
  return { isYes: negationsIn(folded) % 2 === 0, rest: folded, isStatement: true };
}

const EMPTY_WORDS = new Set(
  (
    "i a an the my me to of in at for with and or am is are be been do does did have has had will would can could shall should you your yours we our us it this that these there here now currently presently any " +
    "not no never yes so already ever before previously as on by from work if require need ich bin habe kann je suis ai"
  ).split(" "),
);

const STEMS: readonly (readonly [RegExp, string])[] = [
  [/^(sponsor\w*)$/, "sponsor"],
  [/^(authori[sz]\w*|eligible|legally|legal|permitted|entitled|right)$/, "authorised"],
  [/^(requir\w*|need\w*)$/, "need"],
  [/^(relocat\w*)$/, "relocate"],
  [/^(veterans?)$/, "veteran"],
  [/^(disabilit\w*|disabled)$/, "disability"],
  [/^(employe\w*|employment)$/, "employed"],
  [/^(commut\w*)$/, "commute"],
  [/^(willing|open|ready|happy|able|comfortable)$/, "willing"],
  [/^(experienced?)$/, "experience"],
  [/^(licen[cs]es?)$/, "licence"],
  [/^(drivers?|driving)$/, "driver"],
  [/^(us|usa|america)$/, "united"],
  [/^(states)$/, "united"],
  [/^(visas?)$/, "visa"],
  [/^(immigration)$/, "visa"],
  [/^(jobs?|roles?|positions?)$/, "job"],
  [/^(companies|company|organi[sz]ation|employers?)$/, "company"],
  [/^(working|works|worked)$/, "work"],
];

function stem(word: string): string {
  return STEMS.find(([pattern]) => pattern.test(word))?.[1] ?? word.replace(/(?<=.{4})s$/, "");
}

/** Words with a meaning of their own, reduced so that "sponsorship" and "sponsor" are one. */
export function contentWords(text: string): Set<string> {
  return new Set(
    wordsOf(text)
      .filter((word) => !EMPTY_WORDS.has(word))
      .map(stem),
  );
}

/** Whether a text says nothing that the question does not say already. */
export function addsNothing(text: string, question: string): boolean {
  const asked = contentWords(question);
  return [...contentWords(text)].every((word) => asked.has(word));
}
