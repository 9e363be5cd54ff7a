import type { FormField } from "@sendoff/contract/form";
import type { Education } from "@sendoff/contract/profile";
import { derived, type Finding, found, textClaim, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { monthOf } from "../facts/timeline.ts";
import { isCompleted } from "../finding/has-degree.ts";
import { wordingOf } from "../languages/lexicon.ts";
import { isDecline, isPlaceholder } from "../question/option-words.ts";
import type { Question } from "../question/question.ts";
import { LEVELS, levelOf } from "../reading/degrees.ts";
import { hasDenial } from "../reading/denial.ts";
import { isAkin, tellingWords } from "../text/akin.ts";
import { fold } from "../text/fold.ts";
import { ungendered, unsexed, wordsOfAnySex } from "../text/genders.ts";
import { occupationsNamed, occupationsOf } from "../world/occupations.ts";

const HAVE =
  /^(?:क्या (?:आपने|आपके पास)(?= )|(?:do you (?:have|hold)|have you (?:done|completed)|kya aapne|kya aapke paa?s|haben|hast|verfugen|verfugst|besitzen|besitzt|bist|sind|konnen|avez|as|etes|possedez|disposez|detenez|justifiez|tienes?|posees?|cuentas?|dispones?|estas?|eres|possui|possuis|tem|tens|voce|hai|possiedi|sei|ha|disponi|heb|hebt|heeft|beschik|beschikt|ben|bent)\b)/;

/** Words for a training or a degree, at the end of a compound as well ("Pflegeausbildung", "hbo-opleiding"). */
const STUDY =
  /^(?:\p{L}{0,20}ausbildung|lehre|berufsabschluss|\p{L}{0,12}examen|examinierte?[rn]?|gelernte[rn]?|ausgebildete[rn]?|abschluss|studium|hochschulabschluss|diplome|formation|titre|titulaire|bac|master|licence|bts|dut|but|cap|bep|deug|fp|ciclo|titulo|titulacion|grado|licenciatura|formacion|estudios|carrera|ensino|graduacao|formacao|superior|tecnico|pos|posgraduacao|mba|especializacao|bacharelado|laurea|diploma|titolo|qualifica|qualificazione|opleiding|hbo|mbo|wo|bachelor|\p{L}{0,12}opleiding|iti|polytechnic|आईटीआई|डिप्लोमा)$/u;

/** What stands around the name of a study and limits it to nothing. */
const AROUND =
  /^(?:sie|du|tem|possui|possuis|voce|een|uber|eine?n?|einer|eines|vous|tu|d|un|une|le|la|el|una|uno|con|de|del|en|em|in|im|je|u|het|bezit|van|possesso|posesion|o|a|os|as|der|die|das|den|dem|des|als|zum|zur|zu|tot|richting|richtung|bereich|fachrichtung|fach|gebiet|area|areas|ambito|campo|rama|domaine|filiere|indirizzo|discipline|abgeschlossenen?|abgeschlossenes|erfolgreich|erfolgreiche|abgeschlossen|fertige|anerkannte|anerkannten|staatlich|staatliche|etat|complet[oa]|conclui\w+|completad[oa]|finalizad[oa]|afgeronde|voltooide|relevante|einschlagige|kaufmannische|oficial|universitario|universitaria|universitaire|reconnu|conseguit[oa]|medio|minimaal|mindestens|minimum|almeno|al|menos|au|moins|niveau|nivel|livello|afgerond|absolviert|gemacht|trade|stream|kiya|hai|ki|ka|an?|किया|है|का|की|vorweisen|nachweisen|\d)$/;

/** What would do as well, and names nothing: "o similar", "ou áreas afins", "oder vergleichbar". */
const OR_LIKE =
  /^(?:(?:e|a|o|os|as|en|em|in|de|ein|eine[rn]?|una?|een|titulo|titolo|titulacion|areas?|discipline|disciplinas|campos|ramas|curso|cursos|richting|opleiding|ausbildung|qualifikation|diplome) )*(?:similar\w*|afin\w*|affin\w*|correlat\w*|relacionad\w*|equivalent\w*|equipollent\w*|vergleichbar\w*|gleichwertig\w*|ahnlich\w*|verwandt\w*|vergelijkba\w+|gelijkwaardig\w*|soortgelijk\w*|aanverwant\w*|analog\w*|connex\w*|apparente\w*)\b/;

const BETWEEN = /[,;()/]|\s(?:oder|bzw\.?|beziehungsweise|ou|o|u|of|or)\s/iu;

/** Years of study after the school, by the degree that they lead to. */
const AFTER_BAC: Readonly<Record<string, string>> = {
  "2": "BTS",
  "3": "licence",
  "5": "master",
  "8": "doctorat",
};

const YEARS_LONG = /\b(?:(\d)|(ein|zwei|drei|vier)) ?jahrige\w*\b/;
const IN_WORDS: Readonly<Record<string, number>> = { ein: 1, zwei: 2, drei: 3, vier: 4 };

/**
 * "Haben Sie eine abgeschlossene dreijährige Ausbildung in der Pflege (A, B oder C)?", "Possui ensino superior completo em A, B ou áreas
 * afins?": Yes where one of the trades or fields that are named is that of a completed study of that level. None of them is no No.
 */
export function completedStudy(question: Question, facts: Facts): Finding | undefined {
  if (!question.isYesNo || question.isSeveral || question.around !== "") return undefined;
  const raw = ungendered(question.raw)
    .replace(/[?¿]/g, " ")
    .replace(/\bbac\s?\+\s?(\d)/gi, (_bac, years: string) => AFTER_BAC[years] ?? "bac")
    .replace(/\bADE\b/g, "Administración Dirección Empresas")
    .replace(/इलेक्ट्री?शियन/g, "electrician");
  const text = fold(raw);
  if (!HAVE.test(text) || hasDenial(text) || OTHER.test(text)) return undefined;
  const [first = "", ...others] = raw
    .split(BETWEEN)
    .map(fold)
    .filter((part) => part !== "");
  const words = first.replace(HAVE, "").replace(YEARS_LONG, "").trim().split(/ +/);
  const head = words.findIndex((word) => STUDY.test(word));
  if (head < 0 || words.slice(0, head).some((word) => !AROUND.test(word))) return undefined;
  const level = levelIn(first);
  const field = words.filter((word) => !AROUND.test(word) && !isOfLevel(word));
  const compound = /^(\p{L}{4,})ausbildung$/u.exec(words[head] ?? "")?.[1];
  const alternatives = [
    ...(compound === undefined || compound === "berufs" ? [field] : [[compound, ...field]]),
    ...others.filter((part) => !OR_LIKE.test(part)).map((part) => part.split(" ")),
  ].map((each) => each.filter((word) => !AROUND.test(word) && !isOfLevel(word) && !isSmall(word)));
  const isHalf = /\b(?:und|et|y|en)$/.test(first);
  if (isHalf) return undefined;
  // A university of applied sciences is none of the other kind.
  const isUniversity = /\bwo\b/.test(first);
  const years = yearsLong(first);
  const study = facts.profile.education.find(
    (each) =>
      isCompleted(each, facts) &&
      isAsHigh(each, level) &&
      !(isUniversity && /\bhbo\b/i.test(each.degreeName)) &&
      (years === undefined || isAsLong(each, years)) &&
      (isOfAnyField(alternatives, level) ||
        alternatives.some((names) => names.length > 0 && isOfField(names, each))),
  );
  return study === undefined
    ? undefined
    : found(yesNo(true), "profile", `Your ${study.degreeName}`, 0.85);
}

/** "Minimaal hbo werk- en denkniveau": a level by itself, which no field limits. */
const isOfAnyField = (
  alternatives: readonly (readonly string[])[],
  level: string | undefined,
): boolean => level !== undefined && alternatives.length === 1 && alternatives[0]?.length === 0;

/** A further training, one that is under way, experience, or more than one thing. */
const OTHER =
  /\b(?:erfahrung\w*|experience|experiencia|experienza|esperienza|ervaring|ans|anos|anni|jaar|jahre|weiterbildung|fachweiterbildung|fortbildung|bereit|interesse|en curso|en cours|em curso|in corso|cursando|laufend\w*|begonnen|abgebrochen|formation continue|sowie|ademas|ainda|anche|nonche|ainsi)\b/;

const isSmall = (word: string): boolean =>
  /^(?:und|et|e|y|en|and|l|d|m|w|x|f|h|ein|staatlich|diplom\w*)$/.test(word);

const isOfLevel = (word: string): boolean =>
  STUDY.test(word) ||
  /^(?:grado|superior|medio|formativo|profesional|universitari[oa]s?|आईटीआई|triennale|magistrale|completo|completa|\d|etat|diplom|graduacao|staatlich|master|werk|denkniveau)$/.test(
    word,
  );

/** The level that the words name; undefined where a training of any will do. */
function levelIn(text: string): string | undefined {
  const { terms } = wordingOf(text);
  const named = terms.flatMap(({ text: word, means }) =>
    means !== undefined && means !== "-" && means !== "degree" && means !== "education"
      ? (levelOf(word) ?? [])
      : [],
  );
  const [only] = named;
  if (/\b(?:studium|hochschulabschluss|hochschulstudium|\p{L}*studium)\b/u.test(text))
    return "bachelor";
  return /\b(?:\w*ausbildung|lehre|examen|examinierte\w*)\b/.test(text) ? undefined : only;
}

function isAsHigh({ degreeName }: Education, level: string | undefined): boolean {
  const own = LEVELS.findIndex((each) => each === levelOf(degreeName));
  const isSchool = own >= 0 && own <= LEVELS.indexOf("twelfth");
  if (level === undefined) return !isSchool || /\bdiploma\b/i.test(degreeName);
  return own >= LEVELS.findIndex((each) => each === level);
}

const yearsLong = (text: string): number | undefined => {
  const [, digit, word] = YEARS_LONG.exec(text) ?? [];
  return digit === undefined ? IN_WORDS[word ?? ""] : Number(digit);
};

/** A training of three years is done in two and a half by who is good at it. */
function isAsLong({ startDate, endDate }: Education, years: number): boolean {
  const [start, end] = [monthOf(startDate, "start"), monthOf(endDate, "end")];
  return start !== undefined && end !== undefined && end - start >= years * 12 - 6;
}

/** Whether all words of a trade or a field are in a degree's name, in whatever form, or name the occupation that it is for. */
function isOfField(names: readonly string[], { degreeName }: Education): boolean {
  const own = wordsOfAnySex(degreeName);
  const isNamed = names.every((word) =>
    own.some(
      (other) =>
        unsexed(word) === other ||
        isAkin(word, other) ||
        // "Einzelhandel" of an "Einzelhandelskauffrau".
        (word.length > 6 && other.startsWith(word)),
    ),
  );
  if (isNamed) return true;
  const umbrella = UMBRELLAS.find(([name]) => name.test(names.join(" ")))?.[1];
  if (umbrella?.test(fold(degreeName)) === true) return true;
  if (names.length > 1) return false;
  const asked = occupationsNamed(names);
  return (
    names.every((word) => FIELD.test(word)) &&
    [...occupationsOf(degreeName)].some((occupation) => asked.has(occupation))
  );
}

/** One word for a field, rather than for who works in it: a "nurse" is not any nursing trade, "nursing" is. */
const FIELD =
  /(?:pflege|logisti[ek]k?|logistica|logistique|informatik|buchhaltung|kuche|onderwijs)$/;

/** Names that cover several trades, each by its own training. */
const UMBRELLAS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:pflegefachkr\p{L}+|pflegekr\p{L}+|krankenpflege)$/u,
    /\b(?:kranken(?:pfleg|schwester)|altenpfleger|pflegefach|kinderkrankenpfleg)/,
  ],
];

const WHICH =
  /^(?:(?:ihre?|deine?|votre|tu|su|sua|tua|je|uw) )?(?:(?:abgeschlossene|erlernte[rn]?|hochste) )?(?:berufsausbildung|ausbildung|ausbildungsberuf|erlernter beruf|berufsabschluss|pflegeabschluss|\p{L}+abschluss|formation|diplome)$|^welche[nrs]? (?:\p{L}+ )?(?:\p{L}*ausbildung|\p{L}*abschluss|beruf|qualifikation) (?:hast du|haben sie|besitzt du|besitzen sie)(?: (?:abgeschlossen|absolviert|erlernt|gelernt))?$|^quel (?:diplome|titre)(?: \p{L}+){0,2} (?:avez vous|possedez vous|detenez vous)(?: obtenu)?$|^que (?:titulacion|formacion|estudios) (?:tienes|posees|has completado)$/u;

/** "Welche Ausbildung hast du abgeschlossen?" over trades: the one choice all of whose words the name of a completed study has. */
export function studyAmongChoices(
  { options }: FormField,
  { text, isYesNo }: Question,
  facts: Facts,
): Finding | undefined {
  if (isYesNo || options.length < 2 || !WHICH.test(text)) return undefined;
  const studies = facts.profile.education.filter((study) => isCompleted(study, facts));
  const [only, second] = options.filter((option) => {
    if (isPlaceholder(option) || isDecline(option)) return false;
    const words = wordsOfAnySex(option);
    return (
      words.length > 0 &&
      studies.some(({ degreeName }) => {
        const own = wordsOfAnySex(degreeName);
        return words.every((word) => own.includes(word));
      })
    );
  });
  return only === undefined || second !== undefined
    ? undefined
    : derived(textClaim(only), "A completed study in your profile", 0.85);
}

const YEAR_OF_EXAM =
  /^(?:in welchem jahr (?:haben sie|hast du) (?:ihr|ihre|dein|deine) (?:\p{L}*examen|ausbildung|\p{L}*prufung|\p{L}*abschluss) (?:abgelegt|abgeschlossen|bestanden|gemacht|absolviert|erworben)|wann (?:haben sie|hast du) (?:ihr|ihre|dein|deine) (?:\p{L}*examen|ausbildung|abschlussprufung) (?:abgelegt|abgeschlossen|bestanden|gemacht)|(?:jahr|datum) (?:des|der|ihres|ihrer) (?:\p{L}*examens|ausbildungsabschluss\p{L}*|abschlussprufung|abgeschlossenen ausbildung)|examensjahr|abschlussjahr (?:der |ihrer )?ausbildung|ausbildungsabschluss jahr|(?:staats)?examen (?:jahr|abgelegt am|abgelegt im jahr))(?: jahr)?$/u;

/** "In welchem Jahr haben Sie Ihr Examen abgelegt?": when the one study that is no school ended. */
export function yearOfExam({ text, isYesNo }: Question, facts: Facts): Finding | undefined {
  if (isYesNo || !YEAR_OF_EXAM.test(text)) return undefined;
  const [only, second] = facts.profile.education.filter((study) => {
    const level = levelOf(study.degreeName);
    const isSchool =
      level === "school" ||
      level === "twelfth" ||
      /\b(?:reife|abitur|schul)/i.test(study.degreeName);
    return isCompleted(study, facts) && !isSchool && tellingWords(study.degreeName).length > 0;
  });
  return only?.endDate === undefined || second !== undefined
    ? undefined
    : found({ kind: "date", date: only.endDate }, "profile", `Your ${only.degreeName}`, 0.85);
}
