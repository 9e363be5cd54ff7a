import { type Finding, found, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { homeCountry } from "../finding/living-place.ts";
import { isFrameWord } from "../languages/frame-words.ts";
import { takenApart, type Term, wordingOf } from "../languages/lexicon.ts";
import type { Question } from "../question/question.ts";
import { isAkinWithin } from "../text/akin.ts";
import { fold } from "../text/fold.ts";
import { monthOf } from "../facts/timeline.ts";
import { countryName } from "../world/countries.ts";

/** Meanings of a question whether one has a paper, is registered or has had a training. */
const ASKS = new Set([
  "have",
  "certificate",
  "registered",
  "licence",
  "completed",
  "education",
  "are",
  "permit",
  "vocational",
  "degree",
]);
const FRAME = new Set([
  ...ASKS,
  ..."- do did current full use role position company role requirement level can recent number what which name degree work team experience".split(
    " ",
  ),
  "job title",
  "or more",
]);

/** Words around the name of a paper in all languages; none of them names one. */
const GENERIC =
  /^(?:a|an|the|of|in|with|as|any|by|for|from|to|on|and|your|own|active|valid|recognised|recognized|official|state|national|local|practising|practicing|body|board|council|society|institute|association|member|membership|license|licensed|registered|registration|register|training|trained|course|card|pass|proof|holder|operate|maintained|issued|good|standing|cleared|up|date|detenteur|detentrice|titulaire|attestation|brevet|formation|habilitation|jour|capacite|manipulation|carte|diplome|nachweis|schein|bescheinigung|zertifikat|gultig\w*|besitz|inhaber\w*|carnet|carne|curso|vigente|habilitad[oa]|colegiad[oa]|certificado|registro|ativ[oa]|inscrit[oa]|treinamento|formacao|possui|attestato|patentino|abilitazione|iscritt[oa]|albo|corso|attest|bewijs|certificaat|diploma|ingeschreven|register|geldig|pour|de|du|des|l|la|le|les|d|un|une|el|los|las|del|en|para|no|na|do|da|em|con|di|per|il|lo|al|nel|het|een|van|voor|und|fur|der|die|das|mit|zum|zur|sta|je|se|ke|ki|ka)$/;

/** "Do you hold current registration with the HCPC as a radiographer?": Yes where a paper of the profile has all that is named. */
export function paperAsked(question: Question, facts: Facts): Finding | undefined {
  if (!question.isYesNo || question.isSeveral) return undefined;
  const { terms } = takenApart(wordingOf(question.text, question.beside));
  if (
    !terms.some(({ means }) => ASKS.has(means ?? "")) ||
    terms.some(({ means }) => STOPS.has(means ?? ""))
  )
    return undefined;
  const words = wordsLeft(terms);
  if (words === undefined || words.length === 0 || words.length > 7) return undefined;
  const either = split(words);
  const home = homeCountry(facts);
  // "Did you obtain your qualification in Ireland?" asks for the place.
  const isPlace = terms.some(({ means }) => means === "did" || means === "completed");
  const homeWords = home === undefined || isPlace ? [] : fold(countryName(home)).split(" ");
  const isOfUse = terms.some(({ means }) => /^(?:experience|use|work)$/.test(means ?? ""));
  const held = papersOf(facts, isOfUse).find(({ title, issuer = "" }) => {
    // Who has a certificate by Microsoft has not therefore used what Microsoft makes: the issuer is no skill.
    const own = fold(isOfUse ? title : `${title} ${issuer}`)
      .replace(
        /(?<=\p{L}{4})(certificaat|bewijs|zertifikat|schein|ausweis|nachweis|attest)\b/gu,
        " $1",
      )
      .split(" ");
    return either.some(
      (asked) =>
        isOfTitle(asked, title, issuer, terms) &&
        asked.some((word) => word.length > 1 && isAkinWithin([word], own)) &&
        asked.every(
          (word) =>
            homeWords.includes(word) ||
            isAkinWithin([word], [...own, ...initialsOf(title), ...initialsOf(issuer)]),
        ),
    );
  });
  return held === undefined
    ? undefined
    : found(yesNo(true), "profile", `${held.title} is in your profile`, 0.86);
}

/** Who issued one paper may issue others: alone the name of a body tells only of one's registration with it. */
function isOfTitle(
  asked: readonly string[],
  title: string,
  issuer: string,
  terms: readonly Term[],
): boolean {
  const named = [...fold(title).split(" "), ...initialsOf(title)];
  if (issuer === "" || asked.some((word) => word.length > 1 && isAkinWithin([word], named)))
    return true;
  return (
    terms.some(({ means }) => means === "registered") &&
    /\b(?:regist\w+|licen[cs]\w+|member\w*|colegiad[oa]|iscri\w+|inscri\w+|eingetragen\w*)\b/.test(
      fold(title),
    )
  );
}

/** Certificates and completed studies; who has studied a thing has not therefore worked with it. */
function papersOf(
  { profile, today }: Facts,
  isOfUse: boolean,
): { title: string; issuer?: string }[] {
  const now = monthOf(today, "start");
  const done = profile.education.filter(({ endDate }) => {
    const end = monthOf(endDate, "end");
    return end !== undefined && now !== undefined && end <= now;
  });
  return [
    ...profile.certifications.map(({ title, issuer = "" }) => ({ title, issuer })),
    ...(isOfUse ? [] : done.map(({ degreeName }) => ({ title: degreeName }))),
  ];
}

/** Words that make another question of it: needs, wishes, numbers, times, and what one is not. */
const STOPS = new Set([
  "not",
  "need",
  "willing",
  "sponsor",
  "visa",
  "year",
  "month",
  "how many",
  "when",
  "pay",
  "expected",
  "start",
  "previous",
  "drive",
  "unfinished",
  "up to",
  "since",
  "relocate",
]);

function wordsLeft(terms: readonly Term[]): string[] | undefined {
  return terms.flatMap(({ means, text }) => {
    if (text === "" || GENERIC.test(text) || isFrameWord(text)) return [];
    return means !== undefined && FRAME.has(means) ? [] : text.split(" ");
  });
}

/** "A or B": each of them will do. */
function split(words: readonly string[]): string[][] {
  const groups: string[][] = [[]];
  for (const word of words) {
    if (/^(?:or|oder|ou|o|of)$/.test(word)) groups.push([]);
    else groups.at(-1)?.push(word);
  }
  return groups.filter((group) => group.length > 0);
}

const initialsOf = (title: string): string[] => {
  const initials = fold(title)
    .split(" ")
    .map((word) => word[0] ?? "")
    .join("");
  return initials.length > 2 ? [initials] : [];
};
