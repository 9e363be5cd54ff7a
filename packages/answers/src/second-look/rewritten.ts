import type { Answer, FormField } from "@sendoff/contract/form";
import { derived, type Finding, textClaim, yesNo } from "../facts/claim.ts";
import { wordingOf } from "../languages/lexicon.ts";
import { SENSITIVE, type Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { isUnknown, type Unknown } from "../unknown.ts";

/** A way to put a question shorter, and which answers to the short one are answers to the whole. */
interface Rewriting {
  from: RegExp;
  to: string;
  /** What only widens the question lets a Yes through and no No. */
  holds: "any" | "yes";
}

const REWRITINGS: readonly Rewriting[] = [
  // "QQI (formerly FETAC) Level 5": the name that a thing had before.
  {
    from: /\s*\((?:formerly|previously|former name|ex[- ]|früher|vormals|ehemals|anciennement|antes|anteriormente|antiguo|già|voorheen)[^()]*\)/giu,
    to: "",
    holds: "any",
  },
  // "Diploma in Nursing or an equivalent qualification"
  {
    from: /,?\s*\(?\b(?:or|oder|ou|of|o)\s+(?:(?:an?|any|the|its|eine?\w*|un[ae]?|um[a]?|een)\s+)?(?:(?:international|overseas|foreign|recogni[sz]ed|similar|comparable)\s+)?(?:equivalents?|gleichwertig\w*|vergleichbar\w*|équivalente?s?|equivalentes?|equivalente|gelijkwaardig\w*)(?:\s+(?:qualifications?|certificates?|awards?|degrees?|diplomas?|courses?|training|papers?|ausbildung|abschluss|qualifikation|diplôme|formation|título|titulación|diploma|titolo|opleiding))?\)?/giu,
    to: "",
    holds: "yes",
  },
  // "On an A1-C2 scale": how the answer is written; what one speaks is what the profile's level is of.
  {
    from: /\s*\((?:written\s*(?:\/|and|&)\s*spoken|spoken\s*(?:\/|and|&)\s*written|spoken|speaking|spreken|gesproken|mündlich|gesprochen|oral|hablado|falado|parlato)\)|,?\s*\(?\b(?:on|according to|as per|using|in line with|nach|gemäß|selon|según|segun|secondo|volgens|conforme)\s+(?:(?:an?|the|le|la|el|il|o|het|dem|der)\s+)?(?:CEFR|GER|CECRL?|MCER|QCER|ERK|(?:European |Common )+Framework|A1\s*(?:-|–|to|bis|à|a|tot)\s*C2)(?:[- ](?:scale|levels?|framework|Skala|Niveaus?|échelle))?\)?/giu,
    to: "",
    holds: "any",
  },
  // "In Madrid or its surroundings" of who lives there.
  {
    from: /,?\s*\(?\b(?:or|and|o|y|e|ou|et|oder|und|of|en)\s+(?:(?:the|its|in|sus|ses|su|der|den|die|da|na|de|das|nei|à)\s+)*(?:(?:immediate|nearby)\s+)?(?:surrounding\s+(?:areas?|suburbs|region)|surroundings|vicinity|nearby(?:\s+areas?)?|alrededores|cercan[ií]as|environs|alentours|(?:näheren?\s+)?Umgebung|Nähe|Umland|dintorni|zone\s+limitrofe|arredores|regi[aã]o|redondezas|omgeving)\b\)?/giu,
    to: "",
    holds: "yes",
  },
  // "Total IT experience (in years)", as forms in India have it.
  {
    from: /^(?:(?:total|overall|your)\s+)*information technology\s+(?:industry\s+|work\s+)?experience(?:\s+\(?(?:in\s+)?(?:completed\s+|full\s+)?(?:years|yrs)\)?)?(?:\s*\((?:in\s+)?(?:numbers?|years|completed years)(?:\s+only)?\))?\s*\*?$/iu,
    to: "How many years of information technology experience do you have?",
    holds: "any",
  },
  // "Na região metropolitana de São Paulo" of who lives in the city itself.
  {
    from: /\b(?:n?a|en el|nell'|in the|in|dans l[ae']?|dans la) ?(?:regi[aã]o metropolitana|[aá]rea metropolitana|zona metropolitana|area metropolitana|m[eé]tropole|agglom[eé]ration)(?: de| do| da| di| d'| of)? ?/iu,
    to: "em ",
    holds: "yes",
  },
  {
    from: /\b(in|within) (?:the )?(?:greater )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:metropolitan area|metro area|metro|metropolitan region)\b/u,
    to: "$1 $2",
    holds: "yes",
  },
  // "Connaissez-vous le logiciel de soins DxCare ?"
  {
    from: /^(?:connaissez|ma[iî]trisez|utilisez)[- ]vous (?:bien )?(?:le logiciel|l['’]outil|la solution|le progiciel|le syst[eè]me)(?: (?:de |d['’])\p{Ll}+)* (?=\p{Lu})/iu,
    to: "Avez-vous de l'expérience avec ",
    holds: "yes",
  },
  {
    from: /^(?:conosci|utilizzi|sai usare|conoce[s]?|maneja[s]?|sabe[s]? usar|voc[eê] (?:conhece|domina)|kennen sie|kennst du|ken je|are you familiar with|do you know(?: how to use)?) (?:il |el |o |a |la |die |das |het |de |the )?(?:software|programma|programa|sistema|gestionale|plataforma|programm|system|systeem|tool|platform)(?: (?:di|de|para|for|voor|für) \p{Ll}+)? (?=\p{Lu})/iu,
    to: "Do you have experience with ",
    holds: "yes",
  },
  // The same network's wording of a driving licence with its class.
  {
    from: /^do you (?:currently )?(?:have|hold) the following (?:licen[cs]es?|certifications?)(?:(?: or |\/)(?:licen[cs]es?|certifications?))?\s*:\s*(driver['’]?s?['’]? licen[cs]e)\s*\(?(?:class )?(\p{Lu}\d?)(?: class)?\)?\??$/iu,
    to: "Do you have a $1 (class $2)?",
    holds: "yes",
  },
  // "Qualified prescriber (or currently on the course)"
  { from: /\s*\((?:or|oder|ou|of|o)\s[^()]*\)/giu, to: "", holds: "yes" },
  // "Can you confirm that you hold a passport?", "Please confirm you have a licence"
  {
    from: /^(?:(?:can|could) you |please )?confirm (?:that |whether |if )?you (?:do )?(have|hold|possess|are|speak|live)\b/iu,
    to: "Do you $1",
    holds: "any",
  },
  // "Can you provide a valid police clearance?" of who has one.
  {
    from: /^(?:can|could|will|would) you (?:be able to )?(?:submit|provide|present|produce|show|furnish) (?:us with )?(?=(?:a |an |your |proof of |valid |current )?\p{L})/iu,
    to: "Do you have ",
    holds: "yes",
  },
  // The standing wording of one network: the name of a paper behind a colon.
  {
    from: /^do you (?:currently )?(?:have|hold) the following (?:licen[cs]es?|certifications?|qualifications?)(?:(?: or |\/)(?:licen[cs]es?|certifications?|qualifications?))?\s*:\s*(.+?)\??$/iu,
    to: "Are you certified: $1?",
    holds: "yes",
  },
];

/** "En posesión del título de Grado en Derecho": the degree by itself. */
const TITLE_OF =
  /(?:t[ií]tulo|titulaci[oó]n)(?: universitari[oa]| oficial)? de (?=Grado|Graduad|Licenciad|Diplomad|T[eé]cnico|M[aá]ster|Bachiller|FP\b)/giu;

/** What each of them needs; most questions have none of it. */
const MAY_BE_SHORTER =
  /metropol|m[eé]tropol|metro |agglom|(?:onnaissez|a[iî]trisez|tilisez)[- ]vous|onosci|tilizzi|sai usare|onoce|aneja|abes? usar|onhece|domina|ennen Sie|ennst du|en je|amiliar with|do you know|\(|t[ií]tul|you (?:be able to )?(?:submit|provide|present|produce|show|furnish)|quivalent|leichwertig|ergleichbar|elijkwaardig|onfirm you|onfirm (?:that|whether|if) you|following|A1|CEFR|CECR|MCER|QCER|surround|vicinity|nearby|alrededor|cercan|nvirons|lentours|mgebung|Umland|dintorni|limitrof|rredores|regi[aã]o|edondezas|mgeving|technology .*xperience/;

const IS_NEGATED =
  /\b(?:not|no|never|without|nicht|kein\w*|ohne|pas|sans|jamais|sin|nunca|não|sem|non|senza|niet|geen|zonder)\b|n't\b/iu;

/** What a shorter form of the question is answered with, where that is an answer to the whole. */
export function rewritten(
  field: FormField,
  question: Question,
  meaning: Meaning | undefined,
  ask: (field: FormField) => Answer | Unknown,
): Finding | undefined {
  if (!MAY_BE_SHORTER.test(question.raw)) return undefined;
  if (question.isSeveral || (meaning !== undefined && isOwnAct(meaning))) return undefined;
  const plain = question.raw.replace(TITLE_OF, "");
  const titled: Rewriting = { from: /^/u, to: "", holds: "any" };
  for (const { from, to, holds } of [...REWRITINGS, titled]) {
    const short = plain.replace(from, to).replace(/^Do you are\b/, "Are you");
    if (short === question.raw || (holds === "yes" && IS_NEGATED.test(short))) continue;
    const finding = question.isYesNo
      ? yesOrNo({ ...field, question: short }, holds, ask)
      : asText({ ...field, question: short }, holds, ask);
    if (finding !== undefined) return finding;
  }
  return undefined;
}

const SPEAK =
  /\b(?:speak|sprichst|sprechen|parlez|parles|hablas|habla|fala|falas|parli|parla|spreek|spreekt)\b/iu;
const THEN_LEVEL =
  /^(?:if (?:yes|so)|wenn ja|falls ja|si oui|en caso afirmativo|se sim|se s[iì]|zo ja|indien ja)\b.*\b(?:level|niveau|nivel|nível|livello|how well|wie gut)\b/iu;

/** "Do you speak German? If so, at what level?": over a list of levels one question, on the level. */
export function levelAfterSpeak(
  field: FormField,
  { raw }: Question,
  ask: (field: FormField) => Answer | Unknown,
): Finding | undefined {
  const [first = "", second = "", third] = raw.split(/(?<=\?)\s+/);
  if (third !== undefined || field.options.length < 3) return undefined;
  if (!SPEAK.test(first) || !THEN_LEVEL.test(second)) return undefined;
  const named = wordingOf(first).terms.flatMap(({ means }) =>
    means?.startsWith("language ") === true ? [means.slice("language ".length)] : [],
  );
  const [language, another] = named;
  if (language === undefined || another !== undefined) return undefined;
  const answer = ask({ ...field, question: `Level of ${language}` });
  return isUnknown(answer) || typeof answer.value !== "string"
    ? undefined
    : derived(textClaim(answer.value), answer.why, 0.8);
}

const isOwnAct = ({ topic }: Meaning): boolean =>
  topic === "consent" || topic === "marketing" || SENSITIVE.has(topic);

function yesOrNo(
  short: FormField,
  holds: Rewriting["holds"],
  ask: (field: FormField) => Answer | Unknown,
): Finding | undefined {
  const answer = ask({ ...short, kind: "radio", options: ["Yes", "No"] });
  if (isUnknown(answer) || (holds === "yes" && answer.value !== "Yes")) return undefined;
  return answer.value === "Yes" || answer.value === "No"
    ? derived(yesNo(answer.value === "Yes"), answer.why, 0.8)
    : undefined;
}

function asText(
  short: FormField,
  holds: Rewriting["holds"],
  ask: (field: FormField) => Answer | Unknown,
): Finding | undefined {
  const answer = holds === "any" ? ask(short) : undefined;
  return answer === undefined || isUnknown(answer) || typeof answer.value !== "string"
    ? undefined
    : derived(textClaim(answer.value), answer.why, 0.8);
}
