import type { Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { isNegated, timeFrameOf } from "../question/polarity.ts";
import { readCitizenWhole } from "./citizenship.ts";

const SPONSORSHIP =
  /\b(sponsor|sponsorship|sponsored|sponsoring|visum sponsoring|parrainage|patrocinio|visa support|visa assistance|visa transfer|require (a |an )?(work |employment )?visa|need (a |an )?(work |employment )?visa|visum (benotigen|brauchen)|(benotigen|brauchen) sie (ein )?(arbeits)?visum|avez vous besoin d un visa|besoin d un visa|necesitas? (un )?visa(do)?|visa chahiye)\b/;
const AUTHORISED =
  /\b(authori[sz]ed|authorised|authority|eligible|eligibility|legally (allowed|permitted|entitled|able)|right|permitted|entitled|permission|unauthori[sz]ed|ineligible) (\w+ )?to (legally )?(live and )?(work|be employed)\b|\blegally work\b|\blegal right to work\b|\bwork (authori[sz]ation|rights)\b|\bworking rights\b|\bauthori[sz]ation to work\b|\bemployment (authori[sz]ation|eligibility)\b|\bright to work\b|\b(arbeitsberechtigt|arbeitsberechtigung)\b|\bberechtigt .{0,60}arbeiten\b|\bautorise\w* a travailler\b|\bdroit de travailler\b|\bautorizad[oa] (legalmente )?(a|para) trabajar\b|\bderecho a trabajar\b|\bkaam karne (ki anumati|ke liye (authori[sz]ed|eligible))/;
const PERMIT =
  /\b(work permit|permit to work|work visa|arbeitserlaubnis|arbeitsgenehmigung|permis de travail|autorisation de travail|titre de sejour|permiso (?:de trabajo|para trabajar)|werk of verblijfsvergunning)\b/;
/** "Do you have the work permit we require?" asks for the permit, not for the need of one. */
const HOLDS =
  /\b(have|hold|possess|besitzen|besitzt|haben|hast|verfugen|avez|possedez|tiene\w*|possui|tem|heeft|hebt|heb)\b/;
/** Phrases of need that are built with "have". */
const NEEDS =
  /\b(?:need|require) to (?:have|hold|possess)\b|\b(?:avez vous|vous avez|as tu|tiene(?: usted)?|tienes) (?:besoin|necesidad)\b/g;
const NOT_RIGHTS =
  /(?<!without |without any )\brestrictions?\b|\b(shifts?|weekends?|overtime|hybrid|remote|remotely|onsite|on site|office|nights?|holidays|part time)\b/;
/** The right itself is not asked for: papers, checks, what was once, what one employer alone allows. */
const BESIDE_RIGHTS =
  /\b(checks?|checked|ever (been|had)|expir\w*|denied|refused|withdrawn|revoked|transfer\w*|only|(present|current) employer|previous(ly)?|used to|hours a week|hours per week)\b/;

const CITIZEN_OR_RIGHT =
  /^are you (?:either )?an? (?:\w+ )?(?:citizen|national)\b(?: of \w+)?(?:,? (?:a )?(?:lawful |legal )?permanent resident)?,? or (?:do you |are you |otherwise |have |otherwise have )*(?:have )?(?:the |a |legal |valid |legally |lawfully )*(?:right|authority|authori[sz]ation|authori[sz]ed|entitled|eligible|permitted|permission|allowed) to (?:live and )?work(?: here| there| in [\w ]+)?$/;
/** "Is there anything that would prevent you from lawfully working in Canada?" */
const PREVENTED =
  /^(?:is there|are there) (?:anything|any reasons?|any legal reasons?|any legal impediments?) (?:that |which |why |to )*(?:would |could |might |may |can )*(?:prevent|stop|bar|prohibit)s? you from (?:legally |lawfully )?(?:working|taking up employment|being employed)(?: legally| lawfully)?(?: in [\w ]+)?$/;

/** "Benötigen Sie jetzt oder in Zukunft ein Visum bzw. eine Arbeitserlaubnis, um in Deutschland zu arbeiten?" */
const VISUM_NEEDED =
  /^(?:benotigen|benotigst|brauchen|brauchst) (?:sie|du) (?:(?:jetzt|aktuell|derzeit|oder|in|zukunft|zukunftig|kunftig|ein|eine|einen) )*(?:visum|arbeitserlaubnis|aufenthaltstitel|arbeitsvisum)(?: (?:bzw|oder) (?:ein|eine|einen) (?:visum|arbeitserlaubnis|aufenthaltstitel))? um in [a-z]+ (?:zu arbeiten|arbeiten zu (?:durfen|konnen))$|^(?:necesitas?|requieres?) (?:(?:un|una|algun|o|u|permiso|visa|visado|de trabajo) )*(?:permiso|visa|visado|permiso de trabajo) para trabajar en [a-z ]+$/;

/** "Would you need the hotel to apply for an employment permit for you?" */
const APPLIED_FOR =
  /^(?:would|will|do) you (?:need|require) (?:us|(?:the|an|your|any) \w+) to (?:apply for|obtain|arrange|get|secure) (?:an? )?(?:employment permit|work permit|work visa|visa)(?: for you| on your behalf)?$/;
/** "Do you need an LMIA or other employer support to start working for us today?" */
const SUPPORT_NOW =
  /^(?:do|will|would) you (?:currently )?(?:need|require) (?:an? )?(?:lmia|labou?r market impact assessment)(?: (?:or|and) (?:any )?(?:other )?employer support)?(?: (?:to|start|begin|work|working|for|with|us|here|in|canada))*(?: today| now)?$/;

/** Whole sentences on the right to work that no word of theirs tells by itself. */
export function readRightsWhole(question: Question): Meaning | undefined {
  const { text } = question;
  if (question.countries.length > 1) return undefined;
  // A citizen has the right as well: of the two the right is the wider.
  if (CITIZEN_OR_RIGHT.test(text) && question.countries.length === 1)
    return rights(question, "authorised");
  if (VISUM_NEEDED.test(text) && !SPONSORSHIP.test(text) && question.countries.length === 1)
    return rights(question, "permit_needed");
  if (APPLIED_FOR.test(text)) return rights(question, "permit_needed");
  if (SUPPORT_NOW.test(text))
    return {
      ...rights(question, "sponsorship"),
      ...(/\b(?:today|now)$/.test(text) ? { time: "now" } : {}),
    };
  return PREVENTED.test(text) ? rights(question, "authorised", true) : readCitizenWhole(question);
}

/** Work authorisation, sponsorship, citizenship: with the country named, the time and the polarity. */
export function readRights(question: Question): Meaning | undefined {
  const { text } = question;
  if (BESIDE_RIGHTS.test(text)) return undefined;
  if (SPONSORSHIP.test(text)) return readSponsorship(question);
  const status =
    /\b(work authori[sz]ation status|authori[sz]ation status|visa status|visa type|type of (work )?(visa|authori[sz]ation|permit)|immigration status|which visa|current visa|basis of .{0,40}right to work|residency status|work status|statut .{0,30}droit au travail|statut de sejour|titre de sejour actuel|situacion migratoria|aufenthaltsstatus|immigration permission|residential status|stamp you (?:currently )?(?:hold|have)|which (?:\w+ )?stamp|(?:residency |residence )?(?:or |and )?work pass status|status for working|(current |legal |residency |immigration )?status in|quel est votre titre de sejour|(type|nature) (de|du) titre de sejour|aufenthaltstitel (besitzen|haben|hast|besitzt)|art (ihres|deines|des) aufenthaltstitels)\b/;
  if (status.test(text) && !question.isYesNo) return rights(question, "work_status");
  // "Work permit for Germany", over choices of permits and citizenships.
  if (PERMIT.test(text) && !question.isYesNo && question.options > 2)
    return rights(question, "work_status");
  const isWithout =
    /\b(?:ohne|without|sans|sin|senza|sem|zonder) (?:\p{L}+ ){0,3}(?:permit|visa|visum|work permit|arbeitserlaubnis|arbeitsgenehmigung|permis de travail|autorisation de travail|permiso de trabajo|permesso di lavoro|autorizacao de trabalho|werkvergunning)\b/u.test(
      text,
    );
  if (isWithout && /\b(?:work|arbeiten|travailler|trabajar|lavorare|trabalhar|werken)\b/.test(text))
    return rights(question, "permit_needed", true);
  if (PERMIT.test(text) && !/\bauthori[sz]ed\b/.test(text)) {
    const isNeed =
      /\b(need|require|requires|benotig\w*|brauch\w*|besoin|necesit\w*|precisa\w*|bisogno)\b/.test(
        text,
      ) && !HOLDS.test(text.replace(NEEDS, " need "));
    return rights(question, isNeed ? "permit_needed" : "work_permit", isNeed && isNegated(text));
  }
  // "What is your right to work?" over a line to write in asks which one it is.
  if (/^(?:what|which) /.test(text) && AUTHORISED.test(text) && question.options === 0)
    return rights(question, "work_status");
  if (AUTHORISED.test(text) && !NOT_RIGHTS.test(text)) {
    const isAny =
      /\b(any|all) (\w+ )?employers?\b|\bunrestricted\b|\bwithout (any )?restrictions?\b|\bfull time\b|\bfull work(?:ing)? rights\b/.test(
        text,
      );
    const plain = text.replace(/\bwithout (any )?restrictions?\b/, " ");
    return rights(question, isAny ? "authorised_any_employer" : "authorised", isNegated(plain));
  }
  return readCitizen(question);
}

/** "Can you work there without sponsorship" is the sponsorship question with the opposite polarity. */
function readSponsorship(question: Question): Meaning | undefined {
  const { text } = question;
  const isTwoQuestions =
    /\b(authori[sz]ed|eligible|right) .{0,80}\b(and|or) .{0,40}\b(require|need|requires)\b/.test(
      text,
    ) && !/\bwithout\b/.test(text);
  if (isTwoQuestions) return undefined;
  // "Without restriction, that is without sponsorship" says one thing twice.
  const plain = text.replace(/\bwithout (any )?restrictions?\b/, " ");
  const meaning = rights(question, "sponsorship", isNegated(plain));
  if (
    /\bh ?1 ?b\b|\btn visa\b|\be ?3\b|\bopt\b|\bcpt\b|\bgreen card\b|\bpermanent resid/.test(text)
  ) {
    const hasExample = /\b(e g|eg|for example|such as|i e|ie|including|like)\b/.test(text);
    if (!hasExample) return { ...meaning, subject: /\bh ?1 ?b\b/.test(text) ? "h1b" : "special" };
  }
  const time = timeFrameOf(text);
  return time === undefined ? meaning : { ...meaning, time };
}

function readCitizen(question: Question): Meaning | undefined {
  const { text, countries } = question;
  if (!/\b(citizens?|citizenship|prs?|national|staatsburger|citoyen|ciudadan[oa])\b/.test(text))
    return undefined;
  if (
    /\b(country|countries) of citizenship\b|^citizenship$/.test(question.core) ||
    countries.length !== 1
  )
    return undefined;
  if (/\b(other|another|second|additional|any country|non)\b/.test(text)) return undefined;
  const isMore = /\b(or|and|permanent|resident|green card|protected individual|person|dual)\b/.test(
    text,
  );
  const meaning = rights(question, "citizen", isNegated(text));
  return isMore ? { ...meaning, subject: "citizen or more" } : meaning;
}

function rights(question: Question, topic: Meaning["topic"], negated = false): Meaning {
  const [country, second] = question.countries;
  if (second !== undefined)
    return {
      topic,
      subject: "several countries",
      country: question.countries.toSorted().join(),
      isNegated: negated,
    };
  return {
    topic,
    isNegated: negated,
    ...(country === undefined ? { isJobCountry: true } : { country }),
  };
}
