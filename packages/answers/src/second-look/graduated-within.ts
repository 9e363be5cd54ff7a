import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { isCompleted } from "../finding/has-degree.ts";
import type { Question } from "../question/question.ts";
import { levelOf } from "../reading/degrees.ts";
import { monthOf } from "../facts/timeline.ts";

const WITHIN =
  /^(?:did you graduate|have you graduated|are you a (?:recent )?graduate|did you complete your (?:degree|graduation|studies)|have you completed your (?:degree|graduation|studies)|voce (?:concluiu|terminou) (?:a|sua|o|seu) (?:graduacao|faculdade|curso superior|curso)|voce se formou|te graduaste|te has graduado|hai conseguito la laurea|ti sei laureato|ben je afgestudeerd|haben sie ihr studium) (?:ha |nos |en los |in the |in den |in de |negli |within |within the |da )*(?:(?:no maximo|ultimos|last|past|menos de|less than|letzten|afgelopen|ultimi|at most|meno di|mas de cero) )+(\d) (?:years?|anos|jahren|jahre|jaar|anni)(?: ago| abgeschlossen)?$/;

/** "Did you graduate within the last 2 years?": by the month in which the one degree was completed. */
export function graduatedWithin(question: Question, facts: Facts): Finding | undefined {
  const years = question.isYesNo ? WITHIN.exec(question.text)?.[1] : undefined;
  const now = monthOf(facts.today, "start");
  if (years === undefined || now === undefined) return undefined;
  const [only, second] = facts.profile.education.filter((study) => {
    const level = levelOf(study.degreeName);
    return isCompleted(study, facts) && level !== "twelfth" && level !== "school";
  });
  if (only === undefined || second !== undefined) return undefined;
  const [first, last] = [monthOf(only.endDate, "start"), monthOf(only.endDate, "end")];
  if (first === undefined || last === undefined) return undefined;
  const limit = 12 * Number(years);
  const [isIn, isOut] = [now - first <= limit, now - last > limit];
  return isIn === isOut
    ? undefined
    : derived(yesNo(isIn), `You completed ${only.degreeName} then`, 0.85);
}
