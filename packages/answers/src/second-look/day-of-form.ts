import { derived, type Finding } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import type { Question } from "../question/question.ts";

/** The day on which a form is filled in; of what it is the day (a start, a birth) needs a word more. */
const TODAY =
  /^(?:(?:please )?(?:enter |provide )?)?(?:today s date|todays date|current date|date today|date of today|heutiges datum|datum heute|date du jour|date d aujourd hui|fecha de hoy|fecha actual|data de hoje|data atual|data odierna|data di oggi|datum van vandaag|datum vandaag|dzisiejsza data)$/;

/** "Today's date": what stands in `today`; the date beside a signature is for who signs. */
export function dayOfForm({ text, section }: Question, { today }: Facts): Finding | undefined {
  return today !== "" && TODAY.test(text) && !/\b(?:signature|sign|signed|witness)\b/.test(section)
    ? derived({ kind: "date", date: today }, "The day on which the form is filled in", 0.9)
    : undefined;
}
