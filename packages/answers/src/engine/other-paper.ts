import { studiesInBrackets } from "./study-named.ts";
import type { Finding } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import type { Question } from "../question/question.ts";
import { levelOf } from "../reading/degrees.ts";
import { isAkin } from "../text/akin.ts";
import { fold } from "../text/fold.ts";

/** "Graduation date (nursing program)" of who has no study of that name. */
export const isOfNoStudy = ({ raw, core }: Question, facts: Facts): boolean =>
  OF_A_STUDY.test(core) && studiesInBrackets(raw, facts)?.length === 0;

/** The mark of a school's leaving certificate is none of a degree. */
export const isOfSchool = ({ why }: Finding, { text }: Question): boolean => {
  if (!OF_UNIVERSITY.test(text)) return false;
  if (/\blaurea\b/.test(text) && !/\blaure/i.test(why)) return true;
  const level = levelOf(/ of your (.+)$/.exec(why)?.[1] ?? "");
  return level === "school" || level === "twelfth";
};
const OF_UNIVERSITY =
  /\b(?:laurea|degree|university|universitari\w*|universidad|universidade|hochschul\w*|studium\w*|bachelor|licenciatura|graduacao)\b/;

const OF_A_STUDY =
  /\b(?:graduat\w+|gpa|cgpa|grade|school|university|college|institution|field of study|major)\b/;

/** A paper of a body makes nobody its member, let alone a chartered one. */
export const isOfMembership = ({ why }: Finding, { text }: Question): boolean => {
  const asked = MEMBERSHIP.exec(text)?.[0];
  return asked !== undefined && PAPER_FOUND.test(why) && !fold(why).includes(asked.slice(0, 6));
};

/** Who has passed a test of a body is not therefore on its register. */
export const isExamOnly = ({ why }: Finding, { text }: Question): boolean =>
  /\b(?:registration|registered|licen[cs]ed?|licensure|pin)\b/.test(text) &&
  / is (?:among your certifications|in your profile)$/.test(why) &&
  /\b(?:test|exam\w*|part \d|assessment|course)\b/.test(fold(why)) &&
  !/\b(?:registr\w*|registered|licen[cs]e\w*)\b/.test(fold(why));

const MEMBERSHIP =
  /\b(?:chartered|members?|membership|fellow|fellowship|mitglied\w*|membre|miembro|membro|lid|\w*geregistreerd|iscritt[oa] all|colegiad[oa]|inscrit[oa]? (?:no conselho|en el colegio|al colegio|a l ordre|au tableau))\b/;
const PAPER_FOUND = / is (?:among your certifications|in your profile)$/;

/** A high school's diploma is no GED, where only that is asked for. */
export const isOfGedAlone = ({ isYesNo, text }: Question): boolean =>
  isYesNo && /\bged\b/.test(text) && !/\b(?:school|diploma|or|equivalen\w+)\b/.test(text);

/** The certificate of a higher secondary school is none of a secondary one. */
export const isOfHigherSchool = ({ why }: Finding, { text }: Question): boolean =>
  /(?<!higher |senior |post )\bsecondary (?:school|certificate|education)\b/.test(text) &&
  /\b(?:higher|senior) secondary\b/i.test(why);

const STEP =
  /\b(?:(?:level|stage|part|tier|phase|stufe|niveau|nivel|livello) ([ivx]{1,4}|\d{1,2})|(inter|intermediate|foundation|prelims?|mains|semester))\b/;

/** "Level I" of who has "Level II", "CA Inter" of who has the whole: a step that the thing found does not name. */
export function isOfAnotherStep({ why, claim }: Finding, question: Question): boolean {
  if (claim.kind !== "date" && !(claim.kind === "yesNo" && claim.isYes)) return false;
  // Of a body that gives both, the certificate is not the diploma.
  if (
    /(?<!high school )(?<!secondary school )\bdiploma\b/.test(question.text) &&
    /\b(?:certificate|certification)\b/i.test(why) &&
    !/diploma/i.test(why)
  )
    return true;
  // The one day of first aid that Britain asks for is not the three days.
  if (
    /(?<!emergency )\bfirst aid at work\b|\bfaw\b/.test(question.text) &&
    /\bemergency first aid\b/i.test(why)
  )
    return !/\b(?:emergency|efaw)\b/.test(question.text);
  // In much of Latin America the licenciatura comes after the bachillerato.
  if (/\blicenciatura\b/.test(question.text) && /\bbachiller/i.test(why)) return true;
  const own = /\d/.test(why) ? codesIn(why) : [];
  const codes = own.length > 0 ? codesIn(question.raw) : [];
  if (codes.length > 0 && !codes.some((code) => own.includes(code))) return true;
  const [, number, named] = STEP.exec(question.text) ?? [];
  const step = number ?? named;
  if (step === undefined) return false;
  const found = fold(why).split(" ");
  const isNumbered = found.some((word) => /^(?:[ivx]{1,4}|\d{1,2})$/.test(word));
  return number === undefined ? !found.includes(step) : isNumbered && !found.includes(step);
}

/** "R482", "HLTAID011": letters in capitals with a number; the levels of languages are no such codes. */
const codesIn = (text: string): string[] =>
  (text.match(/(?<![\p{L}\p{N}])\p{Lu}{1,8}\d{1,4}(?![\p{L}\p{N}])/gu) ?? []).filter(
    (code) => !/^[ABC][12]$/.test(code),
  );

/** A licence to do a thing is no experience with it, and neither its number nor a permit to learn for it. */
export const isOnlyPaper = ({ why }: Finding, { text }: Question): boolean =>
  / is (?:among your certifications|in your profile)$/.test(why) &&
  ((/\b(?:experience|worked|erfahrung|experiencia|esperienza|ervaring)\b/.test(text) &&
    /\b(?:endorsement|licen[cs]e|card|permit|attestation|ausweis|schein|carn[eé]|patentino|bewijs)\b/i.test(
      why,
    )) ||
    /\b(?:number|copy|permit|provisional)\b/.test(text) ||
    (CERTIFIED_AS.exec(text)?.slice(1) ?? []).some(
      (word) =>
        word !== "" &&
        !fold(why)
          .split(" ")
          .some((other) => isAkin(other, word)),
    ));

/** "An AWS certified developer" is none by being an AWS certified architect. */
const CERTIFIED_AS =
  /\bcertified (?:\w+ )?(developer|architect|administrator|engineer|manager|technician|associate|specialist|professional|consultant|analyst|practitioner|security|operator|inspector|planner|auditor|welder)\b/;
