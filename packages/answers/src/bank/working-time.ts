import { isTelling, type Token } from "../reading/tokens.ts";

/** Whether all telling words are of working time: what is said of it holds however often it comes. */
export const isOfHours = (tokens: readonly Token[]): boolean =>
  tokens.filter(isTelling).every(({ means }) => ALONE.has(means ?? ""));

const HOW_OFTEN =
  /^(?:once|twice|thrice|times?|per|one|two|three|four|five|six|peak|busy|roughly|deux|fois|mal|pro|pattern|veces|vez|vezes|volte|keer|on|off)$/;
const OF_FREQUENCY = new Set(
  "#,week,month,monthly,day,year,occasional,expected,rotating,shift".split(","),
);

/** How often or when it comes. */
export const isHowOften = ({ word, means }: Token): boolean =>
  !word.includes("%") && (OF_FREQUENCY.has(means ?? "") || HOW_OFTEN.test(word));

const DAYS: readonly RegExp[] = [
  /^(?:saturdays?|sat|samstag\w*|samedis?|sabados?|sabato|zaterdag\w*|shanivar)$/,
  /^(?:sundays?|sun|sonntag\w*|dimanches?|domingos?|domenica|zondag\w*|ravivar)$/,
];

/** 0 for a Saturday, 1 for a Sunday, in any language. */
export const dayIn = (word: string): number | undefined => {
  const at = DAYS.findIndex((day) => day.test(word));
  return at < 0 ? undefined : at;
};

/** What was said of Saturdays says nothing of Sundays. */
export const isSameDay = (word: string, days: ReadonlySet<number>): boolean => {
  const day = dayIn(word);
  return day === undefined || days.has(day);
};

/** Patterns of shifts that a word on shifts speaks of. */
export const KINDS_OF_SHIFT = ["rotating", "two shifts", "three shifts"];

/** Meanings that tell alone what is asked. */
export const ALONE = new Set(
  "night,weekend,shift,rotating,overtime,on call,early,late,holiday,travel,split shift,two shifts,three shifts,bond,commission only,fixed term,hybrid,remote,abroad,passport,car,background check,drug test,medical exam,vaccinated".split(
    ",",
  ),
);

/** Whether it is said of shifts or of rotation. */
export const meansRotating = (said: readonly Token[]): boolean =>
  said.some(({ means }) => means === "rotating" || means === "shift");
