import { matchesOf } from "./find-professions.ts";
import { titleWords } from "./professions/title-words.ts";

/** A step of the ladder from internship to board, with the years at work that people on it usually have. */
export interface Rank {
  /** 0 an internship, 2 somebody who does the work, 5 a manager, 8 an executive. */
  readonly step: number;
  readonly least: number;
  readonly most: number;
  readonly words: string;
}

const LADDER: readonly Rank[] = [
  { step: 0, least: 0, most: 1.5, words: "an internship" },
  { step: 1, least: 0, most: 5, words: "a junior position" },
  { step: 2, least: 0, most: 60, words: "" },
  { step: 3, least: 3, most: 60, words: "a senior position" },
  { step: 4, least: 4, most: 60, words: "a lead position" },
  { step: 5, least: 5, most: 60, words: "a manager's position" },
  { step: 6, least: 9, most: 60, words: "a director's position" },
  { step: 7, least: 10, most: 60, words: "a vice president's position" },
  { step: 8, least: 12, most: 60, words: "an executive position" },
];

/** The highest that a title names counts, but what makes a beginner comes first: "Trainee Manager" is a trainee. */
const STEPS: readonly (readonly [RegExp, number])[] = [
  [
    / (intern|internship|apprentice|apprenticeship|articleship|articled|working student|werkstudent|praktikant|stagiaire|placement student|industrial trainee|azubi) /,
    0,
  ],
  [
    / (trainee|fresher|graduate|junior|entry level|new grad|new graduate|helper|beginner|improver|get) /,
    1,
  ],
  [/ (chief|cto|ceo|cfo|coo|cro|cmo|chro|cio|cpo|cco|managing director|general counsel) /, 8],
  [/ (assistant|associate|deputy) vp | avp /, 6],
  [/ (vp|evp|svp|president) /, 7],
  [/ (assistant|associate|deputy) (general manager|director|head) | (agm|dgm) /, 6],
  [
    / (director|head of|head|general manager|country manager) (?!start|chef|cook|nurse|cashier|coach|teacher|girl|boy|hunter|housekeeper|count|waiter)/,
    6,
  ],
  [/ (assistant|deputy|associate) manager | assistant [a-z]+ manager /, 4],
  [/ manager /, 5],
  [
    / (principal|lead|leader|supervisor|foreman|incharge|staff|architect|team lead) (?!generation|gen|nurse|accountant|auditor|member|technical|pharmacist|physiotherapist|attorney|physician|counsel)/,
    4,
  ],
  [/ (senior|iii|expert) /, 3],
  [/ assistant /, 1],
];
const MIDDLE = 2;
/** Ranks that are words of some professions' own names, too. */
const OF_PROFESSIONS =
  /^(?:manager|assistant|associate|architect|supervisor|leader|lead|principal)$/;

/**
 * The rank that a title names, apart from words that belong to the profession: in "Product Manager" and "Healthcare Assistant"
 * they are no rank.
 */
export function rankOf(title: string): Rank {
  const found = matchesOf(title);
  const own = new Set(
    found.flatMap(({ name }) =>
      name.profession.split(" ").filter((word) => name.words.includes(word)),
    ),
  );
  // "Tank Welders and Helpers" looks for welders, too.
  const line = ` ${titleWords(
    title.replace(
      /\s+(?:and|&|\/)\s+(?:helpers?|trainees?|apprentices?|assistants?|juniors?)\b/i,
      "",
    ),
  )
    .filter((word) => !(own.has(word) && OF_PROFESSIONS.test(word)))
    .join(" ")} `;
  const step = STEPS.find(([pattern]) => pattern.test(line))?.[1] ?? MIDDLE;
  return LADDER[step] ?? { step: MIDDLE, least: 0, most: 60, words: "" };
}
