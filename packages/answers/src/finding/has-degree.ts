import type { Education } from "@sendoff/contract/profile";
import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import type { Meaning } from "../question/meaning.ts";
import { isAkinWithin, isWithinWords, tellingWords } from "../text/akin.ts";
import { fold, hasPhrase } from "../text/fold.ts";
import { monthOf } from "../facts/timeline.ts";
import { LEVELS, familyOf, fieldOfStudy, levelOf } from "../reading/degrees.ts";

/** Where a degree's level stands among all; -1 where its name tells none. */
export const rank = (study: Education): number => {
  const level = levelOf(study.degreeName);
  return level === undefined ? -1 : LEVELS.indexOf(level);
};

/** Whether a study has ended, as far as its date tells. */
export function isCompleted(study: Education, facts: Facts): boolean {
  const end = monthOf(study.endDate, "end");
  if (end === undefined) return !/present|ongoing|pursuing|current/i.test(study.endDate ?? "");
  const today = monthOf(facts.today, "start");
  return today === undefined || end <= today;
}

const isTraining = ({ degreeName }: Education): boolean =>
  levelOf(degreeName) === "vocational" || levelOf(degreeName) === "diploma";

/** Whether a study is of a field, by its own words. */
export const isFieldOf = ({ degreeName }: Education, field: string): boolean =>
  field === fold(fieldOfStudy(degreeName) ?? "") ||
  isWithinWords(tellingWords(field), fold(degreeName).split(" ")) ||
  (tellingWords(field).length === 1 &&
    isAkinWithin(tellingWords(field), fold(degreeName).split(" ")));

/** "Biotecnologie, Chimica, CTF o affini": one of several fields that stand in a row. */
function namesField(fields: string, { degreeName }: Education): boolean {
  const own = fold(fieldOfStudy(degreeName) ?? "");
  return own.length > 5 && hasPhrase(fields, own);
}

/** Degrees are a closed list: a higher one includes a lower one, none as high is a No. */
export function hasDegree(meaning: Meaning, facts: Facts): Finding | undefined {
  const [level = "", field] = (meaning.subject ?? "").split("|");
  const asked = level.replace("~", "").replace(/^degree$/, "bachelor");
  const studies = facts.profile.education;
  if (studies.length === 0 || studies.some((study) => rank(study) < 0)) return undefined;
  const done = studies.filter((study) => isCompleted(study, facts));
  if (asked === "mba") {
    const isMba = done.some((study) =>
      /\b(mba|master of business administration|masters in business administration)\b/.test(
        fold(study.degreeName),
      ),
    );
    return derived(yesNo(isMba !== meaning.isNegated), "By the degrees in your profile", 0.85);
  }
  const wanted = LEVELS.findIndex((level) => level === asked);
  // A vocational training stands beside the school's leaving certificate, not above it.
  const fitting = done.filter(
    (study) =>
      rank(study) >= wanted && !(asked === "twelfth" && levelOf(study.degreeName) === "vocational"),
  );
  // Who went to university need not have learnt a trade, nor have the certificate below the degree.
  const isBeside = asked === "vocational" || asked === "diploma";
  if (isBeside && fitting.length > 0 && !fitting.some(isTraining)) return undefined;
  if (fitting.length === 0 && level.endsWith("~")) return undefined;
  if (fitting.length === 0)
    return derived(yesNo(meaning.isNegated), "Your profile lists no degree as high", 0.85);
  // Certificates of a trade stand beside an associate's degree and are none.
  if (field === "associate") {
    const held = fitting.find(({ degreeName }) => /\bassociate/i.test(degreeName));
    const isOther = fitting.some(({ degreeName }) => !/\bcertificate\b/i.test(degreeName));
    if (held === undefined && isOther) return undefined;
    return derived(
      yesNo((held !== undefined) !== meaning.isNegated),
      held === undefined
        ? "Your profile lists certificates only"
        : `Your profile lists ${held.degreeName}`,
      0.85,
    );
  }
  if (field?.startsWith("family ") === true) {
    const same = fitting.find(
      ({ degreeName }) =>
        levelOf(degreeName) === asked && `family ${familyOf(degreeName) ?? ""}` === field,
    );
    return same === undefined
      ? undefined
      : derived(yesNo(!meaning.isNegated), `Your profile lists ${same.degreeName}`, 0.9);
  }
  if (field !== undefined) {
    const fields = field.split(/\/|, ?| (?:or|oder|ou|o|u|of) /);
    const named = fitting.find(
      (study) =>
        (fields.some((each) => isFieldOf(study, each)) ||
          (fields.length > 1 && namesField(field, study))) &&
        (level === "degree" || levelOf(study.degreeName) === asked),
    );
    return named === undefined
      ? undefined
      : derived(yesNo(!meaning.isNegated), `Your profile lists ${named.degreeName}`, 0.9);
  }
  return derived(
    yesNo(!meaning.isNegated),
    `Your profile lists ${fitting[0]?.degreeName ?? "it"}`,
    0.9,
  );
}
