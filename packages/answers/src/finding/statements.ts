import type { Answer, FormField } from "@sendoff/contract/form";
import { derived, textClaim, type Finding } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { isYes } from "./is-yes.ts";
import { certificatesWith } from "./career.ts";
import { inEnglish, wordingOf } from "../languages/lexicon.ts";
import { readQuestion } from "../question/question.ts";
import { tellingWords } from "../text/akin.ts";
import { fold } from "../text/fold.ts";
import { wordsOfQuestion } from "../topics/match.ts";
import { isUnknown, type Unknown } from "../unknown.ts";
import { countriesIn, countryByPeople, countryName } from "../world/countries.ts";
import { isInEu } from "../world/memberships.ts";
import { placeFrom } from "../world/places.ts";
import { citizenStatements, euStatements } from "../writing/citizen-statements.ts";
import { isDecline, isPlaceholder } from "../question/option-words.ts";

const FIRST_PERSON = /^(?:i|i m|im|i ve|je|j|ich|yo|eu|io|ik|tengo|soy|ho|sono|tenho|sou) /;

/** Of a list of statements or names the one that is true, where it is the only one: none and several leave the question open. */
export function statedIn(
  field: FormField,
  facts: Facts,
  ask: (field: FormField) => Answer | Unknown,
): Finding | undefined {
  if (field.kind !== "select" && field.kind !== "radio") return undefined;
  const options = field.options.filter((option) => !isPlaceholder(option) && !isDecline(option));
  if (options.length < 2 || options.length > 12) return undefined;
  return (
    ofCitizen(field, options, facts) ??
    ofOwnPeople(field, options, facts) ??
    ofSponsored(field, options, ask) ??
    trueOne(field, options, ask) ??
    certificateAmong(field, options, facts)
  );
}

const ABOUT_RIGHTS =
  /\b(?:citizens?|national|nationals|visa|visas|permit|permits|permanent resident|sponsorship|ead|green card)\b/;

/** A label that says by itself that its choices are about the right to work. */
const OF_PERMIT =
  /\b(?:arbeitserlaubnis|arbeitsgenehmigung|work permit|permis de travail|autorisation de travail|permiso de trabajo|permesso di lavoro|autorizacao de trabalho|werkvergunning|pozwolenie na prace|zezwolenie na prace)\b/;

/** "U.S. citizen" over "Green card; Visa; Other", for a citizen of the country that the question names or the job is in. */
function ofCitizen(
  field: FormField,
  options: readonly string[],
  facts: Facts,
): Finding | undefined {
  const [named, another] = readQuestion(field).countries;
  if (another !== undefined) return undefined;
  const country = named ?? placeFrom(facts.job.location).country;
  const citizenOf = countryByPeople(facts.profile.personal.citizenship);
  if (country === undefined || citizenOf === undefined) return undefined;
  const isEu = citizenOf !== country && isInEu(citizenOf) && isInEu(country);
  if (citizenOf !== country && !isEu) return undefined;
  if (
    !OF_PERMIT.test(fold(field.question)) &&
    options.filter((option) => ABOUT_RIGHTS.test(`${fold(option)} ${inEnglish(option)}`)).length < 2
  )
    return undefined;
  const own = isEu ? [] : citizenStatements(options, country);
  // Whoever is a citizen of the country is one of the Union that it belongs to.
  const isOfUnion = isEu || (own.length === 0 && isInEu(country));
  const [only, second] = isOfUnion ? euStatements(options) : own;
  return only === undefined || second !== undefined || !(isOfUnion || isOnlyThat(only))
    ? undefined
    : derived(
        textClaim(only),
        `Your profile says ${facts.profile.personal.citizenship ?? ""}`,
        0.85,
      );
}

/** "Permanent resident and/or New Zealand citizen" is said for New Zealanders in Australia, whoever else it is said for. */
function ofOwnPeople(
  field: FormField,
  options: readonly string[],
  facts: Facts,
): Finding | undefined {
  const { isYesNo, countries } = readQuestion(field);
  const { citizenship = "" } = facts.profile.personal;
  const people = countryByPeople(citizenship);
  if (people === undefined || isYesNo || countries.includes(people)) return undefined;
  if (options.filter((option) => ABOUT_RIGHTS.test(fold(option))).length < 2) return undefined;
  const named = options.filter((option) => countriesIn(option).includes(people));
  const [only, second] = named;
  const isTheirs =
    only !== undefined &&
    second === undefined &&
    /\bcitizens?\b/.test(fold(only)) &&
    !/\b(?:not|non|no|other|family|partner|spouse|dual|visa)\b/.test(fold(only));
  return isTheirs ? derived(textClaim(only), `Your profile says ${citizenship}`, 0.85) : undefined;
}

const NEEDS_SPONSOR =
  /\b(?:(?:need|require|requiring|needing) (?:(?:a|an|visa|work|employer|employment|new|skilled|worker|health|and|care) ){0,5}(?:sponsor\w*|work visa|work permit|employment permit)|sponsorship (?:is |will be )?(?:needed|required))\b/;

/** "None - I would need sponsorship" to somebody who said so of this country, and that they may not work there. */
function ofSponsored(
  field: FormField,
  options: readonly string[],
  ask: (field: FormField) => Answer | Unknown,
): Finding | undefined {
  const question = readQuestion(field);
  const [country, another] = question.countries;
  if (country === undefined || another !== undefined || question.isYesNo) return undefined;
  const isOfRights = /\b(?:right|rights|authori[sz]\w+|entitle\w+|eligib\w+|visa|status)\b/.test(
    question.text,
  );
  const [only, second] = options.filter((option) => NEEDS_SPONSOR.test(fold(option)));
  if (!isOfRights || only === undefined || second !== undefined) return undefined;
  if (/\b(?:no|not|without)\b/.test(fold(only))) return undefined;
  const isTrue = (asked: string): unknown => {
    const answer = ask({ ...field, question: asked, kind: "radio", options: ["Yes", "No"] });
    return isUnknown(answer) ? undefined : answer.value;
  };
  const name = countryName(country);
  return isTrue(`Do you require sponsorship to work in ${name}?`) === "Yes" &&
    isTrue(`Do you have the right to work in ${name}?`) === "No"
    ? derived(textClaim(only), "You answered that you need sponsorship there", 0.85)
    : undefined;
}

/** "I am a U.S. citizen and a veteran" says more than the citizenship. */
const isOnlyThat = (option: string): boolean =>
  wordingOf(option.replace(/\([^()]*\)/g, "")).terms.every(
    ({ means }) =>
      means !== undefined &&
      /^(?:-|are|citizen|nationality|eu|not|need|permit|visa|country \w\w|language \w+)$/.test(
        means,
      ),
  );

function trueOne(
  field: FormField,
  options: readonly string[],
  ask: (field: FormField) => Answer | Unknown,
): Finding | undefined {
  // "Which of these is not true of you?"
  if (wordsOfQuestion(readQuestion(field)).terms.some(({ means }) => means === "not"))
    return undefined;
  const stated = options.filter((option) => FIRST_PERSON.test(`${fold(option)} `));
  if (stated.length < 2 || stated.length < options.length - 1) return undefined;
  const holds = stated.filter((option) => {
    if (/\b(?:and|und|et|y|e|en)\b/.test(fold(option))) return false;
    return isYes(ask, `${option.replace(/[.]$/, "")}?`);
  });
  const [only, second] = holds;
  return only === undefined || second !== undefined
    ? undefined
    : derived(textClaim(only), "The one statement that is true by your profile", 0.75);
}

const NOT_NOW =
  /\b(?:previous\w*|former\w*|was|were|had|would|will|remov\w*|sanction\w*|investigat\w*|refus\w*|lapsed|expired|struck|suspend\w*|appl(?:y|ied|ying)|join)\b/;

/** "Which body are you registered with?", "Six Sigma belt": the choice that one certificate names together with the question. */
function certificateAmong(
  field: FormField,
  options: readonly string[],
  facts: Facts,
): Finding | undefined {
  const { terms } = wordsOfQuestion(readQuestion(field));
  const isAsked = terms.some(({ means }) => means === "certificate" || means === "registered");
  // Which was, or would be, the body is another question.
  if (!isAsked || NOT_NOW.test(fold(field.question))) return undefined;
  const named = terms.flatMap(({ means, text }) => (means === undefined ? [text] : []));
  const [only, second] = options.filter((option) => {
    const bare = option.replace(/\s*\([^()]*\)/g, "");
    if (tellingWords(bare).length === 0 || /^(?:none|no|other|not)\b/i.test(bare)) return false;
    return (
      certificatesWith(`${named.join(" ")} ${bare}`, facts.profile).length > 0 ||
      (terms.some(({ means }) => means === "registered") &&
        certificatesWith(bare, facts.profile).length > 0)
    );
  });
  return only === undefined || second !== undefined
    ? undefined
    : derived(textClaim(only), "Your certificates name it", 0.8);
}
