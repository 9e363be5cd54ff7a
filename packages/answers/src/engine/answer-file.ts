import type { FormField } from "@sendoff/contract/form";
import { asSure, type Concluded } from "../confidence/as-sure.ts";
import type { Facts } from "../facts/facts.ts";
import type { Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { isAboutSomebodyElse } from "../reading/understand.ts";
import { unknown, type Unknown } from "../unknown.ts";

const CV = /\b(cv|c v|resume|resumes|curriculum|lebenslauf|hoja de vida|zyciorys|biodata)\b/;

const OTHER_FILE =
  /\b(cover|letter|lettre|carta|anschreiben|motivation\w*|portfolio|certificat\w*|zeugnis\w*|photo\w*|foto|picture|transcript|references?|diplom\w*|licen[cs]e|passport|id|video|supporting|additional|other|slips?|marksheet|degree|sample|work samples?|and|und|et|y)\b/;

/** The CV, where a field for a file asks for one or for no document by name. */
export function answerFile(
  field: FormField,
  question: Question,
  meaning: Meaning | undefined,
  facts: Facts,
): Concluded | Unknown {
  const asksForCv =
    CV.test(question.key) && !OTHER_FILE.test(question.key) && !isAboutSomebodyElse(question);
  if (meaning?.topic !== "cv_file" && !asksForCv)
    return unknown("Only a CV is on hand, and this field asks for another file");
  if (facts.cv === undefined) return unknown("No CV is on hand");
  const answer = { value: facts.cv.fileName, source: "cv", why: "Your CV" } as const;
  return asSure("cv", field, answer);
}
