import type { Experience } from "@sendoff/contract/profile";
import { derived, type Finding, found, textClaim, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { isFrameWord } from "../languages/frame-words.ts";
import { takenApart, type Term, wordingOf } from "../languages/lexicon.ts";
import { readQuestion, type Question } from "../question/question.ts";
import { fold } from "../text/fold.ts";
import { isRunning } from "../facts/timeline.ts";

/** What a question about the people one leads may hold. */
const OF_TEAMS = new Set([
  ..."- team manage current size what which have are do did work position company recent previous full # same meet role".split(
    " ",
  ),
  "how many",
  "at least",
  "or more",
  "more than",
  "job title",
]);

const NEUTRAL =
  /^(?:directly|direct|report|reports|reporting|subordinates?|members?|employees|agents|headcount|under|line|managed|handled|leitest|unterstellt|encadrez|encadre|effectif|taille|tamano|dimension\w*|grootte|grosse|diriges|dirige|geleitet|gefuhrt|ever|deja|bereits|schon|ya|presently|moment|people|personen|personas|personnes|pessoas|persone|mensen|members|one|min|minimum|so|far|were|was|largest|biggest|today|store|branch|department|site|restaurant|ward|shift|unit|kitchen|salon|size|organisation|organization|responsible|supervise|supervised|supervising|oversee|lead|leading|managing|role|by|on|average|typically|exactly|roughly|approximately)$/;

/** How many people one leads: what was answered on it, else what the present job says in so many words. */
export function teamSize(question: Question, facts: Facts): Finding | undefined {
  if (question.isSeveral) return undefined;
  const asked = teamAsked(question);
  if (asked === undefined) return undefined;
  if (question.isYesNo) return asked.bound === undefined ? undefined : ever(asked, facts);
  if (asked.bound !== undefined) return undefined;
  const saved = teamSaid(facts);
  if (saved === undefined) return asked.isNow ? now(facts) : undefined;
  return found(
    textClaim(saved.answer),
    "answer_bank",
    `You answered "${saved.question.slice(0, 120)}"`,
    0.88,
  );
}

/** Whom one may lead, by what they do. */
const PEOPLE =
  /\b(?:agents|technicians|engineers|developers|nurses|drivers|operators|operatives|associates|colleagues|workers|analysts|designers|consultants|executives|representatives|cooks|chefs|staff|team members|cleaners|baristas|stylists|apprentices|servers|guards|officers|housekeepers|assistants|cashiers|coders|crew members|advisors|advisers|carers|labourers|electricians|welders|mitarbeiter\w*|mitarbeitende\w*|collaborateurs|salaries|empleados|trabajadores|operarios|colaboradores|funcionarios|collaboratori|dipendenti|addetti|medewerkers|collega s)\b/;

/** "Members" are those of a body elsewhere, and "associates" a level of a career. */
const MEMBERS =
  /\b(?:team members?|members of (?:staff|your team)|staff members?|associates|teammates)\b/g;

interface TeamAsked {
  bound: number | undefined;
  isStrict: boolean;
  /** Not of all the years: "do you lead", not "have you led". */
  isNow: boolean;
}

function teamAsked(question: Question): TeamAsked | undefined {
  const text = question.text.replace(MEMBERS, "people");
  const { terms } = takenApart(wordingOf(text, question.beside));
  const has = (means: string): boolean => terms.some((term) => term.means === means);
  const isOfPeople =
    (has("team") && (has("manage") || has("size"))) ||
    (has("manage") && has("how many") && PEOPLE.test(question.text)) ||
    /\b(?:on|in) your (?:crew|team)\b/.test(question.text) ||
    /\b(?:size of (?:the |your )?team|direct reports|report (?:directly )?(?:in )?to you|reporting (?:directly )?(?:in )?to you|subordinates)\b/.test(
      question.text,
    );
  const isAmount =
    has("how many") || has("size") || question.kind === "integer" || terms.some(isNumber);
  if (/\b(?:manager|vorgesetzt\w*|superieur|jefe|capo|gestor|leidinggevende)\b/.test(question.text))
    return undefined;
  if (!isOfPeople || !isAmount || has("year") || has("month") || has("previous")) return undefined;
  const isOther = terms.some(({ means, text }) =>
    means === undefined
      ? !(NEUTRAL.test(text) || PEOPLE.test(text) || isFrameWord(text))
      : !OF_TEAMS.has(means),
  );
  const [number, second] = terms.filter(isNumber);
  if (isOther || second !== undefined) return undefined;
  return {
    bound: number === undefined ? undefined : Number.parseInt(number.text, 10),
    isStrict: has("more than"),
    isNow: has("current") || !has("have") || /\bdo you (?:currently )?have\b/.test(text),
  };
}

const isNumber = ({ means }: Term): boolean => means === "#";

/** What was answered to how many people one leads, with its question. */
export function teamSaid({ answers }: Facts): { question: string; answer: string } | undefined {
  for (const { question, answer } of answers) {
    if (typeof answer !== "string" || !/^\d{1,4}$/.test(answer.trim())) continue;
    const asked = teamAsked(readQuestion({ question, kind: "integer" }));
    if (asked !== undefined && asked.bound === undefined)
      return { question, answer: answer.trim() };
  }
  return undefined;
}

function now({ profile }: Facts): Finding | undefined {
  const [only, second] = profile.experience.filter(
    (job) => isRunning(job, profile.experience) === true,
  );
  const led = only === undefined || second !== undefined ? undefined : ledIn(only);
  return led === undefined
    ? undefined
    : derived(textClaim(String(led)), `Your job at ${only?.company ?? ""} says so`, 0.8);
}

/** Who has led more has led so many; who has not may have done so unsaid. */
function ever({ bound = 0, isStrict }: TeamAsked, { profile }: Facts): Finding | undefined {
  const job = profile.experience.find((each) => {
    const led = ledIn(each) ?? 0;
    return isStrict ? led > bound : led >= bound;
  });
  return job === undefined || bound < 1
    ? undefined
    : derived(yesNo(true), `Your job at ${job.company} says so`, 0.8);
}

const COUNTS: readonly string[] = [
  "two zwei deux dos due dois duas twee",
  "three drei trois tres tre drie",
  "four vier quatre cuatro quattro quatro",
  "five funf cinq cinco cinque vijf",
  "six sechs seis sei zes",
  "seven sieben sept siete sette sete zeven",
  "eight acht huit ocho otto oito",
  "nine neun neuf nueve nove negen",
  "ten zehn dix diez dieci dez tien",
];
const COUNT_OF: ReadonlyMap<string, number> = new Map(
  COUNTS.flatMap((line, at) => line.split(" ").map((word) => [word, at + 2] as const)),
);

const LEADS =
  "(?:leads?|led|leading|manag(?:e|es|ed|ing|ement)|supervis(?:e|es|ed|ing|ion|or)|encadre(?:ment|r)?|dirig\\w+|leit\\w+|fuhr\\w+|gestion(?:o|a|e|ar|ando)?|lider\\w*|coordinat(?:e|es|ed|ing|ion)|coordin\\w+|aanstur\\w+|gerenc\\w+|heads?|headed)";
const BETWEEN =
  "(?: (?:of|for|over|a|an|the|my|our|de|d|du|von|eines|einem|un|une|una|um|uma|branch|sales|store|shop|service|project|field|ward|nursing|clinical|local|small|crew|crews|staff|team|teams|equipe|equipo|squadra|equipa|with|mit|con|com|avec|aus|bestehend|di|van|een)){0,5}";
/** A number of people whom a description says one leads. */
const LED = new RegExp(
  `(?<!shift |schicht)\\b${LEADS}${BETWEEN} (\\d{1,3}|${[...COUNT_OF.keys()].join("|")})(?: (\\p{L}+))?`,
  "gu",
);
/** "Second-shift supervisor for 32 associates" */
const IN_CHARGE = new RegExp(
  `\\b(?<=shift )(?:supervisor|lead|leader|manager) (?:for|of|over) (?:an? )?(?:team of |crew of )?(\\d{1,3}|${[...COUNT_OF.keys()].join("|")})(?: (\\p{L}+))?`,
  "gu",
);
/** What is led in numbers and is no people. */
const NOT_PEOPLE =
  /^(?:years?|yrs|months?|stores?|shops?|sites?|projects?|machines?|clients?|accounts?|floors?|units?|crore|lakh|million|millions|teams?|branches|brands?|countries|campaigns?|rooms?|beds?|percent|hours?|jahre\w*|projekte\w*|filialen|ans|mois|projets?|chantiers|magasins|proyectos|tiendas|obras|anni|progetti|projetos|lojas|jaar|projecten|m|k|x)$/;

/** The one number of people that the description of a job says were led; undefined for none or several. */
export function ledIn({ description = "" }: Experience): number | undefined {
  const text = fold(description.slice(0, 2000));
  const numbers = [...text.matchAll(LED), ...text.matchAll(IN_CHARGE)].flatMap((match) =>
    NOT_PEOPLE.test(match[2] ?? "") ? [] : [COUNT_OF.get(match[1] ?? "") ?? Number(match[1])],
  );
  const [only, second] = numbers;
  return second === undefined ? only : undefined;
}
