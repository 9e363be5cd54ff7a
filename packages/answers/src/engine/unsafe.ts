import type { Finding } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { SENSITIVE, type Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { isReasonForEarlierJob } from "../reading/change-reason.ts";
import { isNegated } from "../question/polarity.ts";
import { isAkin } from "../text/akin.ts";
import { isAmong } from "../reading/tokens.ts";
import { fold, hasPhrase } from "../text/fold.ts";
import { isOfOthersSetting } from "../second-look/setting-asked.ts";
import { isNearButNot } from "./near-but-not.ts";
import { isOfAnother } from "./of-another.ts";
import { isOtherDoing, wordsOfProfile } from "./other-doing.ts";
import { isOfAnyTime, isOfOthers, isOfWanting } from "./of-others-or-wish.ts";
import { wordsOfQuestion } from "../topics/match.ts";
import {
  isOfMembership,
  isExamOnly,
  isOfGedAlone,
  isOfHigherSchool,
  isOfAnotherStep,
  isOnlyPaper,
  isOfNoStudy,
  isOfSchool,
} from "./other-paper.ts";

/**
 * What stands against a paper, a post or a right, in all languages: being removed from a register, limits on a registration, what was
 * refused or has run out. That one has the thing says nothing of it.
 */
const ADVERSE =
  /\b(?:remov(?:ed|al)|struck|suspen\w+|revo[ck]\w+|cancel\w+|withdrawn|denied|refused|rejected|declined|dismiss\w+|fired|sacked|terminat\w+|investigat\w+|sanction\w*|disciplin(?:ed|ary)|disqualif\w+|banned|barred|prohibit\w+|revocation|lapsed|expired|overdue|conditions|restrictions?|limitations?|endorsements?|undertakings|complaints?|claims?|penalt\w+|failed|lost|entzogen|widerrufen|gekundigt worden|abgelehnt|abgelaufen|ruhend|eingeschrankt|auflagen|retire|suspendu\w*|revoque\w*|refuse[es]?|radie\w*|licencie\w*|expire[es]?|sanctionne\w*|retirad[oa]|suspendid[oa]|revocad[oa]|cancelad[oa]|denegad[oa]|rechazad[oa]|despedid[oa]|caducad[oa]|inhabilitad[oa]|sancionad[oa]|suspens[oa]|cassad[oa]|revogad[oa]|negad[oa]|demitid[oa]|vencid[oa]|sospes[oa]|revocat[oa]|ritirat[oa]|negat[oa]|licenziat[oa]|scadut[oa]|radiat[oa]|ingetrokken|geschorst|geweigerd|afgewezen|ontslagen|verlopen|geroyeerd)\b/;

/** What belongs to a thing or stands beside it: insurance for the car, the competitor of an employer. */
const BESIDE_IT =
  /\b(?:insurance|insured|versicher\w+|assurance|seguro|assicurazione|verzekering)\b/;
/** "At Quartzpay's competitor" */
const OF_THEIRS = /\p{L}['’]s (?:competitors?|clients?|customers?|suppliers?|partners?)\b/u;

/** Who lacks a thing may have what is as good. */
const OR_EQUIVALENT =
  /\b(?:or|oder|ou|o|of) (?:an? |any |the |eine? |un |una )?(?:equivalents?|gleichwertig\w*|vergleichbar\w*|equivalente?s?|gelijkwaardig\w*)\b/;

/** Claims are what an adjuster works with, and no claim against them. */
const ofOwnTrade = (text: string, facts: Facts): string =>
  /\bclaims?\b/.test(text) &&
  /\b(?:experience|worked|years?)\b/.test(text) &&
  isAmong("claims", wordsOfProfile(facts))
    ? text.replace(/\bclaims?\b/g, " ")
    : text;

const IS_FLUENT = /\b(?:fluent|advanced|professional|proficient|C1|C2)\b/i;

/** "($/hour)", "(per day)": a year's pay is none by the hour or the day. */
const OF_SHORT_TIME =
  /\/\s?(?:h|hr|hour|day|std|stunde|tag|heure|jour|hora|dia|ora|uur|dag)\b|\([^()]*\b(?:hourly|daily|(?:per|an|a) (?:hour|day))\b[^()]*\)/i;

/** "Please leave blank if you live there": some are told not to say, and who they are is for them to judge. */
const LEFT_BLANK =
  /\b(?:leave (?:this |it |the field )*(?:blank|empty)|do not (?:answer|complete|fill)|skip(?: this)?)\b.{0,30}\bif you (?:are |currently |now )*(?:live|reside|based|located|work|apply)/;

/** "Your last employer (not the current one)" */
const NOT_THE_PRESENT =
  /\b(?:not (?:the|your)|nicht (?:der|die|das|ihre?r?)|pas (?:l|le|la)|no (?:el|la)|nao (?:o|a)|non (?:il|la|l)|niet (?:de|het|je|uw)) (?:current|present|jetzig\w*|aktuell\w*|derzeitig\w*|actuel\w*|actual|atual|attuale|huidige?)\b/;

/** "Pay at your last employer" of somebody who has one now. */
const OF_ANOTHER_JOB =
  /\b(?:last|previous|former|letzten|vorigen|fruheren|vorherigen|dernier|precedent|ancien|ultimo|ultima|anterior|precedente|laatste|vorige)\b.{0,20}\b(?:employers?|jobs?|company|organi[sz]ation|arbeitgebers?|stelle|employeur|poste|empleador|empresa|empleo|emprego|datore|azienda|werkgever|baan)\b/;

/**
 * Whether a yes or a no, however it was found, may be about something else than the question: about the contrary, about what has gone
 * wrong with a thing, or about another doing with it. One check for all readers; a saved answer to just that is let through.
 */
export function isUnsafe(
  finding: Finding,
  question: Question,
  meaning: Meaning | undefined,
  facts: Facts,
): boolean {
  const { claim, source } = finding;
  if (source === "answer_bank" && isReasonForEarlierJob(question)) return true;
  if (source === "policy" || finding.isSameWords === true) return false;
  if (isNearButNot(finding, question, facts)) return true;
  const isSaved = source === "answer_bank";
  const saved = finding.savedQuestion ?? /^You answered "(.+)"$/.exec(finding.why)?.[1];
  if (isSaved && saved !== undefined && isOfAnother(saved, question)) return true;
  if (isOfOthers(question, isSaved ? saved : undefined)) return true;
  if (isOfAnyTime(finding, question, isSaved ? saved : undefined)) return true;
  if (!isSaved && isOfWanting(finding, question)) return true;
  if (finding.why.endsWith(" of your latest job") && NOT_THE_PRESENT.test(fold(question.raw)))
    return true;
  if (!isSaved && isOfAnotherStep(finding, question)) return true;
  if (!isSaved && lacksPrefix(finding, question)) return true;
  // Who speaks a language so well may write it less well.
  if (claim.kind === "fluency" && claim.level < 4 && !isSaved && isOfWriting(question)) return true;
  if (!isSaved && (isOfHigherSchool(finding, question) || isOfGedAlone(question))) return true;
  if (!isSaved && isOfNoStudy(question, facts)) return true;
  if (claim.kind === "grade" && isOfSchool(finding, question)) return true;
  if (claim.kind === "years")
    return (
      !isSaved &&
      (isOtherDoing(question, facts) ||
        isToolForRole(finding, question) ||
        isOfWiderTrade(finding, question) ||
        isOfAnotherClass(finding, question, facts))
    );
  if (claim.kind === "money" && OF_SHORT_TIME.test(question.raw)) return true;
  if (claim.kind === "money" && LEFT_BLANK.test(fold(`${question.raw} ${question.around}`)))
    return true;
  if (claim.kind === "money")
    return meaning?.topic === "current_pay" && OF_ANOTHER_JOB.test(question.text);
  if (claim.kind !== "yesNo") return false;
  if ((isLabel(question) || WHAT_IS.test(question.text)) && OF_NUMBER.test(question.text))
    return true;
  if (claim.isYes && wantsMoreThanYes(question)) return true;
  // Who is fluent may or may not call it bilingual.
  if (!claim.isYes && /\bbilingu\w*/.test(question.text) && IS_FLUENT.test(finding.why))
    return true;
  if (!isSaved && isOfPeople(question) && !OF_CITIZENSHIP.test(finding.why)) return true;
  if (meaning !== undefined && SENSITIVE.has(meaning.topic)) return false;
  const said = fold(saved ?? finding.why);
  const text = ofOwnTrade(question.text, facts);
  if (ADVERSE.test(text) && !(isSaved && ADVERSE.test(said))) return true;
  if (BESIDE_IT.test(question.text) && !BESIDE_IT.test(said)) return true;
  if (OF_THEIRS.test(question.raw) && !isSaved) return true;
  if (isSaved) return false;
  if (isLabel(question) || (!claim.isYes && OR_EQUIVALENT.test(question.text))) return true;
  if (
    claim.isYes &&
    (isOfRank(question, facts) ||
      isOnlyPaper(finding, question) ||
      (finding.why.endsWith(" names it") && isOfOthersSetting(question, facts)) ||
      isOfMembership(finding, question) ||
      isExamOnly(finding, question))
  )
    return true;
  // A lone box that says the contrary is left unticked by a rule of its own.
  const isBox = question.kind === "checkbox";
  return (
    (!isBox && finding.isOfNegated !== true && isContrary(question, meaning)) ||
    // A job that was read for just that doing says so.
    (!finding.why.endsWith(" says so") && isOtherDoing(question, facts))
  );
}

/** "Are you a UAE national?": a paper, a job or a home there makes nobody its citizen. */
const isOfPeople = (question: Question): boolean => {
  const { terms } = wordsOfQuestion(question);
  return terms.some(
    ({ means, text }, at) =>
      means === "nationality" ||
      // "National Craft Certificate" names no people.
      (means === "citizen" &&
        (!/^na[tc]ional\w*$/.test(text) ||
          /^(?:country|language) |^eu$/.test(terms[at - 1]?.means ?? "") ||
          terms[at + 1]?.text === "of")),
  );
};
const OF_CITIZENSHIP =
  /^(?:You are a citizen of|Your profile says|You answered|Each part of the question) /;

/** "Driver's licence number" wants neither a yes nor a no. */
const OF_NUMBER =
  /\b(?:number|nr|num|nummer|numero|no|pin|code|id|date|expiry|expiration|class|klasse|clase|classe|issued|issuing)\b/;

const WHAT_IS = /^(?:what|which|when|where) (?:is|are|does|do|did) (?:your|the|you)\b/;

/** "Position held at present" over a line to write in wants no Yes. */
const isLabel = ({ isYesNo, kind, options, raw }: Question): boolean =>
  !isYesNo && options === 0 && (kind === "text" || kind === "textarea") && !raw.includes("?");

/** "Have you done any internship? Mention company name", over a line to write in: a bare Yes leaves out what is asked for. */
const wantsMoreThanYes = ({ kind, options, raw }: Question): boolean =>
  options === 0 &&
  (kind === "text" || kind === "textarea") &&
  /\?.*\b(?:mention(?! (?:y|yes)\b)|specify|state|name|provide|describe|details?|which|where|when|explain|list|who|how many|welche[rsn]?|wo|wann|nennen|angeben|cual(?:es)?|donde|indica|especifi\w+|lequel|laquelle|precise[rz]?|quale|specifica\w*)\b/.test(
    raw.replace(/\p{M}/gu, "").toLowerCase(),
  );

/** "Experience with Altium Designer" is with a tool: that nobody's title is "Designer" says nothing of it. */
const isToolForRole = ({ why }: Finding, { text }: Question): boolean =>
  why.startsWith("No job in your profile is one as ") && /\b(?:with|using)\b/.test(text);

/** "Administración de personal" of who was in "administración": what stands behind the trade makes another one of it. */
function isOfWiderTrade({ why, source }: Finding, { text }: Question): boolean {
  const trade = source === "derived" ? /^\d+ jobs? in (\p{L}+),/u.exec(why)?.[1] : undefined;
  const behind =
    trade === undefined
      ? undefined
      : new RegExp(`\\b${trade} (?:de|da|do|di|del|dei) (\\p{L}{5,})`, "u").exec(text)?.[1];
  return behind !== undefined && (trade ?? "").startsWith("administra");
}

/** Years of driving are none of driving what a commercial licence is for, where no title names it. */
function isOfAnotherClass(
  { source, why }: Finding,
  { text }: Question,
  { profile }: Facts,
): boolean {
  const named = /\b(?:cdl|hgv|lgv|psv|pcv)\b/.exec(text)?.[0];
  if (named === undefined || source !== "derived" || why.includes("of that role")) return false;
  const papers = /\bclass\b|\b(?:cdl|hgv|lgv) [a-c1-3]\b/.test(text) ? [] : profile.certifications;
  return ![
    ...profile.experience.map(({ jobTitle }) => jobTitle),
    ...papers.map(({ title }) => title),
  ].some((name) => hasPhrase(fold(name), named));
}

const isOfWriting = ({ raw }: Question): boolean => {
  const text = fold(raw);
  return (
    /\b(?:written|writing|write|reading|read|listening|schriftlich\w*|schreiben|lesen|ecrite?|ecriture|lecture|escrit[oa]|escritura|escrita|lectura|leitura|scritt[oa]|lettura|geschreven|schrijven|schriftelijk|lezen)\b/.test(
      text,
    ) &&
    !/\b(?:spoken|speaking|speak|oral|verbal|mundlich\w*|sprechen|parler|parle|hablad[oa]|hablar|falad[oa]|parlat[oa]|gesproken|spreken)\b/.test(
      text,
    )
  );
};

/**
 * "Sous-chef" is no chef, years "post-apprenticeship" are not those of it, and "IT recruitment" is a kind of recruitment: what is
 * found by the word behind names the word before as well.
 */
function lacksPrefix({ why, claim }: Finding, { raw, text }: Question): boolean {
  if (claim.kind !== "years" && !(claim.kind === "yesNo" && claim.isYes)) return false;
  const named = ` ${fold(why)} `;
  if (/\bpost (?:apprentice|qualif|registr)/.test(text) && !named.includes(" since ")) return true;
  return [...raw.matchAll(PREFIXED)].some(([, word = "", behind = ""]) => {
    const last = fold(behind).split(" ").at(-1) ?? "";
    return named.includes(` ${last} `) && !named.includes(` ${fold(word)} `);
  });
}

const PREFIXED =
  /(?<![\p{L}-])(sous|sub|vice|post|pre|non|ex|semi|demi|under|deputy|IT|HR|US)(?:-|(?<=IT|HR|US) )(?=(\p{L}+))/gu;

/** "Do you have no experience with X?" that was read as if it had no "no". */
function isContrary(question: Question, meaning: Meaning | undefined): boolean {
  if (meaning?.isNegated === true) return false;
  const { terms, language } = wordsOfQuestion(question);
  const nots = terms.filter(({ means }) => means === "not").length;
  // "No" is "in the" in Portuguese.
  return nots % 2 === 1 || (language === "en" && isNegated(question.text));
}

const AS_RANKED =
  /\bas (?:an? |the )?(?:\w+ ){0,2}?(senior|lead|head|principal|chief|deputy|assistant|junior|trainee|supervis\w+|director)\b/;

/** "Have you worked as a lead electrician?" of somebody who was an electrician. */
function isOfRank({ text }: Question, { profile }: Facts): boolean {
  const rank = AS_RANKED.exec(text)?.[1];
  return (
    rank !== undefined &&
    !profile.experience.some(({ jobTitle }) =>
      fold(jobTitle)
        .split(" ")
        .some((word) => word === rank || isAkin(word, rank)),
    )
  );
}
