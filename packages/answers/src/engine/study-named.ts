import type { Facts } from "../facts/facts.ts";
import { bestFirst } from "../finding/schooling.ts";
import type { Meaning, Topic } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { schoolLevelIn } from "../second-look/school-marks.ts";
import { occupationsOf } from "../world/occupations.ts";
import { fold, hasPhrase } from "../text/fold.ts";

const OF_A_SCHOOL: ReadonlySet<Topic> = new Set<Topic>([
  "gpa",
  "study_start",
  "study_end",
  "degree_name",
  "field_of_study",
  "school",
]);

/** "Overall result" under "Education: McGill University": the heading names the school; of two studies there it tells none. */
export function ofSchool(
  meaning: Meaning | undefined,
  { section }: Question,
  facts: Facts,
): Meaning | undefined {
  if (meaning === undefined || section === "" || !OF_A_SCHOOL.has(meaning.topic)) return meaning;
  const studies = bestFirst(facts);
  const level = schoolLevelIn(section);
  if (level !== undefined) {
    const at = studies.flatMap(({ degreeName }, place) =>
      level.test(fold(degreeName)) ? [place] : [],
    );
    return at.length === 1 && at[0] !== undefined ? { ...meaning, index: at[0] } : undefined;
  }
  const named = studies.flatMap(({ institutionName }, at) =>
    institutionName.length > 3 && hasPhrase(section, fold(institutionName)) ? [at] : [],
  );
  const [index, second] = named;
  if (index === undefined && A_SCHOOL.test(section)) return undefined;
  return index === undefined || second !== undefined ? meaning : { ...meaning, index };
}

/** "Graduation date (paralegal program)": what stands in brackets names the study; one that the profile has not is none of those it has. */
export function ofStudyInBrackets(
  meaning: Meaning | undefined,
  { raw }: Question,
  facts: Facts,
): Meaning | undefined {
  if (meaning === undefined || !OF_A_SCHOOL.has(meaning.topic) || meaning.subject !== undefined)
    return meaning;
  const named = studiesInBrackets(raw, facts);
  if (named === undefined) return meaning;
  const [index, second] = named;
  return index === undefined || second !== undefined ? undefined : { ...meaning, index };
}

/** The places among the studies, the highest first, of those that brackets at the end name; undefined where these name none. */
export function studiesInBrackets(raw: string, facts: Facts): number[] | undefined {
  const inside = fold(/\(([^()]{3,60})\)\s*[*:?]?\s*$/.exec(raw)?.[1] ?? "");
  const name = inside.replace(A_STUDY, " ").replace(/\s+/g, " ").trim();
  if (name.length < 3 || !IS_STUDY.test(inside)) return undefined;
  const trade = occupationsOf(name);
  return bestFirst(facts).flatMap(({ degreeName }, at) =>
    name.split(" ").every((word) => hasPhrase(fold(degreeName), word)) ||
    [...occupationsOf(degreeName)].some((each) => trade.has(each))
      ? [at]
      : [],
  );
}

/** The words by which brackets are known to name a study. */
const IS_STUDY = /\b(?:programs?|programmes?|courses?|degree|diploma|studies|training)\b/;

/** These, and words around a study's name. */
const A_STUDY =
  /\b(?:study|academic|bachelors?|masters?|programs?|programmes?|courses?|degree|diploma|studies|training|your|the|of|in|an?|for|highest|latest|last|most|recent|first|main|final|current|completed|if|any|or|and|applicable|undergraduate|graduate|postgraduate|university|college|school|level|month|year)\b/g;

/** A heading that names one school, which the profile does not. */
const A_SCHOOL =
  /\b(?:university|universite|universidad|universidade|universita|universitat|college|institute|school) (?:of|de|di|da|do) (?!education|study|highest)\p{L}{3,}/u;
