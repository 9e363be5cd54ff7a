import type { FormField } from "@sendoff/contract/form";
import { derived, type Finding, textClaim, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import type { Question } from "../question/question.ts";
import { isHeadingOfOthers } from "../reading/headings-of-others.ts";
import { countryByPeople, countryName } from "../world/countries.ts";
import { isInEea } from "../world/memberships.ts";
import { placeFrom } from "../world/places.ts";
import { fold } from "../text/fold.ts";

const PERMIT =
  /\b(?:aufenthaltstitel\w*|aufenthaltserlaubnis|aufenthaltsgenehmigung|arbeitserlaubnis|arbeitsgenehmigung|titre de sejour|carte de sejour|autorisation de travail|permis de travail|permiso de (?:trabajo|residencia)|autorizacion de (?:trabajo|residencia)|permesso di (?:soggiorno|lavoro)|autorizacao de (?:trabalho|residencia)|titulo de residencia|visto de trabalho|verblijfsvergunning|werkvergunning|tewerkstellingsvergunning|verblijfstitel)\b/;
/** Choices of who needs none. */
const NOT_NEEDED =
  /\b(?:nicht (?:erforderlich|notwendig|zutreffend|benotigt|relevant)|keine erforderlich|entfallt|non (?:applicabile|necessari[oa]|richiest[oa]|previsto|concernee?|applicable|requise?|necessaire|soumise?)|no (?:aplica|procede|necesari[oa]|necesito|lo necesito|corresponde|requerid[oa])|nao (?:se aplica|necessari[oa]|aplicavel|preciso)|niet (?:van toepassing|nodig|vereist)|n v t|nvt|not (?:applicable|required|needed)|sans objet)\b/;
const OF_CITIZENS =
  /^(?:ich bin )?(?:eu burger(?:in)?|unionsburger(?:in)?|deutsche staatsangehorigkeit|cittadin[oa] (?:ue|europe[oa]|italian[oa]|comunitari[oa])|citoyen(?:ne)? (?:ue|europeen(?:ne)?|francaise?|de l ue)|ressortissante? (?:ue|europeen(?:ne)?|francaise?)|ciudadan[oa] (?:ue|de la ue|europe[oa]|espanol[a]?|comunitari[oa])|cidada?o? (?:ue|da ue|europeu|europeia)|eu (?:burger|nationaliteit|burgerschap))$/;

/** "Permesso di soggiorno": the one choice of who needs no permit, for a citizen of the job's country or of one whose people may work there. */
export function permitNotNeeded(
  { options }: FormField,
  question: Question,
  facts: Facts,
): Finding | undefined {
  if (options.length < 2 || !PERMIT.test(question.text) || question.countries.length > 1)
    return undefined;
  if (isHeadingOfOthers(question.text) || isHeadingOfOthers(question.section)) return undefined;
  const own = freeToWork(question.countries[0], facts);
  if (own === undefined) return undefined;
  const [only, second] = options.filter(
    (option) => NOT_NEEDED.test(fold(option)) || OF_CITIZENS.test(fold(option)),
  );
  return only === undefined || second !== undefined
    ? undefined
    : {
        ...derived(textClaim(only), `You are a citizen of ${countryName(own)}`, 0.85),
        citizenOf: own,
      };
}

const WITHOUT_PERMIT =
  /\b(?:sans (?:titre de sejour|permis de travail|autorisation de travail|visa)|ohne (?:aufenthaltstitel|arbeitserlaubnis|aufenthaltserlaubnis|arbeitsgenehmigung|visum)|senza (?:permesso di (?:soggiorno|lavoro)|visto)|sin (?:permiso de (?:trabajo|residencia)|visado)|sem (?:visto|autorizacao de trabalho|titulo de residencia)|zonder (?:werkvergunning|verblijfsvergunning|tewerkstellingsvergunning|visum))\b/;
const MAY_WORK =
  /\b(?:(?:autorisee?|habilitee?|droit|pouvez).*travailler|(?:durfen|berechtigt|darfst|konnen).*(?:arbeiten|arbeit)|(?:autorizzat[oa]|puoi|diritto|puo).*lavorare|(?:autorizad[oa]|puedes|derecho|puede).*trabajar|(?:autorizad[oa]|pode|direito).*trabalhar|(?:mag|bevoegd|recht).*werken)\b/;
const MORE =
  /\b(?:jamais|deja|ever|already|bisher|bereits|hat|gearbeitet|travaille|trabajado|lavorato)\b/;

/** "Êtes-vous autorisée à travailler en France sans titre de séjour ?" of a citizen; of others nothing is said. */
export function mayWorkWithout(question: Question, facts: Facts): Finding | undefined {
  const { text } = question;
  if (!question.isYesNo || question.isSeveral || question.countries.length > 1) return undefined;
  if (!WITHOUT_PERMIT.test(text) || !MAY_WORK.test(text) || MORE.test(text)) return undefined;
  const own = freeToWork(question.countries[0], facts);
  return own === undefined
    ? undefined
    : {
        ...derived(yesNo(true), `You are a citizen of ${countryName(own)}`, 0.88),
        citizenOf: own,
        isOfNegated: true,
      };
}

/**
 * The citizenship by which one may work in a country, or at the job's place, as its own people may: citizens of the Union and its
 * neighbours of the Area in all of it. Switzerland, whose own treaty asks for a permit, is not of it.
 */
function freeToWork(country: string | undefined, { profile, job }: Facts): string | undefined {
  const own = countryByPeople(profile.personal.citizenship);
  const where = country ?? placeFrom(job.location).country;
  if (own === undefined || where === undefined) return undefined;
  return own === where || [own, where].every(isInEea) ? own : undefined;
}
