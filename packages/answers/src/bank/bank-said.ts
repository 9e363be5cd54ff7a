import { type Saved, yesNoOf } from "./bank-entry.ts";
import { wordingOf } from "../languages/lexicon.ts";

/**
 * The yes or no to moving for a job, whichever asked; later answers come first in `entries`. `home` is the ISO code of the country that
 * the person lives in.
 */
export function saidToMoving(
  entries: readonly Saved[],
  home: string | undefined,
  city: string | undefined,
): boolean | undefined {
  const saved = entries.find(
    ({ meaning, question }) =>
      (meaning?.topic === "relocate" &&
        !meaning.isNegated &&
        (meaning.subject === undefined || meaning.subject === "@job")) ||
      // "Within Germany" of who lives there: anywhere they would be asked.
      (meaning === undefined &&
        /\brelocat\w+ (?:\w+ )?within\b/.test(question.text) &&
        question.countries.join() === home) ||
      // "Outside Nairobi" of who lives there.
      (meaning === undefined && city !== undefined && leavesCity(question.text, city)),
  );
  return yesNoOf(saved?.saved.answer);
}

const leavesCity = (text: string, city: string): boolean =>
  /\brelocat\w+ (?:outside|away from|out of)\b/.test(text) && ` ${text} `.includes(` ${city} `);

/** Licences that let nobody drive a car alone. */
const NO_CAR =
  /\b(?:am|a1|a2|a|moto\w*|motor|moped|mofa|scooter|two wheeler|2 wheeler|bike|forklift|provisional|learners?|learner s|international|boat|tractor|or|and|no|without)\b/;

/** Whether a driving licence of some class or country is held; false says nothing. */
export function hasDrivingLicence(entries: readonly Saved[]): boolean {
  return entries.some(
    ({ meaning, saved }) =>
      meaning?.topic === "driving_licence" &&
      !meaning.isNegated &&
      !NO_CAR.test(meaning.subject ?? "") &&
      yesNoOf(saved.answer) === true,
  );
}

/** "Which work model do you prefer?" */
const WORK_MODEL =
  /\b(?:(?:work|working) (?:model|mode|arrangement|setup|style|preference)|modelo de trabalho|modalidade de trabalho|modelo de trabajo|modalidad de trabajo|mode de travail|arbeitsmodell|modalita di lavoro|werkvorm|werkmodel)\b/;

/** "hybrid" or "remote", where that was answered to how one would rather work. */
export function preferredWorkModel(entries: readonly Saved[]): string | undefined {
  const saved = entries.find(
    ({ question, saved: { answer } }) =>
      typeof answer === "string" && WORK_MODEL.test(question.text),
  );
  const means = wordingOf(String(saved?.saved.answer ?? "")).terms.map((term) => term.means);
  return ["hybrid", "remote"].find((model) => means.length === 1 && means[0] === model);
}
