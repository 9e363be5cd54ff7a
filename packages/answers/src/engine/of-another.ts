import type { Question } from "../question/question.ts";
import { fold } from "../text/fold.ts";

/**
 * Whether a saved question is about another thing than the one that is asked: letters and days by which two things of one name differ
 * (hepatitis A and B, Saturday and Sunday), more of it, farther away, at another time, or having done it instead of being willing to.
 */
export function isOfAnother(saved: string, question: Question): boolean {
  const differs = (own: ReadonlySet<string>, asked: ReadonlySet<string>): boolean =>
    own.size > 0 && asked.size > 0 && [...asked].some((each) => !own.has(each));
  // "Which licence would you like to obtain?" is not for the one that is held.
  if (TO_OBTAIN.test(question.text) && !TO_OBTAIN.test(fold(saved))) return true;
  // Who has none that is active may have had some.
  if (
    IS_ACTIVE.test(fold(saved)) &&
    !IS_ACTIVE.test(question.text) &&
    AT_ANY_TIME.test(question.text)
  )
    return true;
  // Nor does what one would agree to tell what one has done.
  if (WOULD.test(fold(saved)) && HAS_DONE.test(question.text)) return true;
  // Who would travel now and then would not therefore do so all the time.
  const isMore = NOW_AND_THEN.test(fold(saved))
    ? !NOW_AND_THEN.test(question.text) &&
      (OFTEN.test(question.text) || REGULARLY.test(question.text))
    : OFTEN.test(question.text) && !OFTEN.test(fold(saved));
  // Nor abroad, who was asked about travel alone.
  const isFarther = ABROAD.test(question.text) && !ABROAD.test(fold(saved));
  return (
    isMore ||
    isFarther ||
    differs(lettersIn(saved), lettersIn(question.raw)) ||
    differs(daysIn(saved), daysIn(question.raw))
  );
}

const TO_OBTAIN =
  /\b(?:wish|want|like|plan|hope|intend|aim) (?:to )?(?:obtain|get|gain|acquire|learn|study|pursue|earn)\b/;

const NOW_AND_THEN =
  /\b(?:occasional\w*|sometimes|from time to time|gelegentlich\w*|ab und zu|ocasional\w*|occasionn\w+|saltuari\w+|af en toe|soms)\b/;
/** More than now and then, and no more than "can you". */
const REGULARLY = /\b(?:regularly|on a regular basis|routinely)\b/;
const OFTEN =
  /\b(?:extensive\w*|frequent\w*|often|constant\w*|heavy travel|heavily|haufig\w*|regelmassig\w*|oft|frecuent\w*|a menudo|frequemment|souvent|frequenti|spesso|vaak|regelmatig)\b/;

const IS_ACTIVE = /\b(?:active|standing|pending|outstanding|live|open)\b/;
const AT_ANY_TIME = /\b(?:ever|(?:have|has) you had|did you have|you had|history of)\b/;

const ABROAD =
  /\b(?:travel\w*|trips?) (?:\w+ )?(?:internationally|abroad|overseas)\b|\b(?:international|overseas|worldwide|global) (?:business )?(?:travel|trips)\b/;

const lettersIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/(?<=\p{L} \(?)(\p{Lu})(?![\p{L}\p{N}.'’-])/gu)]
      .map(([letter]) => letter)
      .filter((letter) => letter !== "I"),
  );

const DAYS =
  /\b(?:(mon)days?|(tues)days?|(wednes)days?|(thurs)days?|(fri)days?|(satur)days?|(sun)days?|(sams)tags?|(sonn)tags?|(samedi)s?|(dimanche)s?|(sabado)s?|(domingo)s?|(sabato)|(domenica)|(zater)dag(?:en)?|(zon)dag(?:en)?)\b/g;

const daysIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...fold(text).matchAll(DAYS)].map(
      (match) => match.slice(1).find((day) => day !== undefined) ?? "",
    ),
  );

const WOULD =
  /^(?:are you (?:willing|interested|open|happy|prepared|comfortable)|would you|do you want)\b/;
const HAS_DONE =
  /^have you (?:ever |previously |already )?(?:been|worked|done|driven|run|taken|signed|moved|relocated|travell?ed)\b/;
