import type { Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { isNegated } from "../question/polarity.ts";

const LICENCE =
  /\b(driv(?:ing|ers?) licen[cs]es?|fuhrerschein\w*|fahrerlaubnis|permis de conduire|permis(?= [a-e]\b)|carne[t]? de conducir|licencia de conducir|patente di guida|prawo jazdy|rijbewijs|carta de conducao)\b/;
const ASKS =
  /^(do|have|are|haben|hast|besitzen|verfugen|sind|avez|as|etes|possedez|disposez|tienes?|posees?|cuentas?|dispones?|czy|hebt|heb|kya|valid|current) /;
const COMMON = new Set(
  (
    "do you currently have hold possess own are in possession of a an the valid current any driving drivers driver licence license licenses licences " +
    "haben hast sie du besitzen verfugen uber sind im besitz eines einen einer der des gultigen gultige fuhrerschein fuhrerscheins fahrerlaubnis klasse " +
    "avez as vous tu etes possedez disposez titulaire du de d un une le permis conduire categorie " +
    "tiene tienes posee posees cuenta cuentas dispone dispones usted con carnet carne licencia conducir tipo clase vigente " +
    "class category full please"
  ).split(" "),
);

/**
 * "Do you have a driving licence?" in any wording. The class, the country and whatever else is named is the subject: a
 * class B licence is not one of class C, nor one of the United Kingdom any licence.
 */
export function readLicence(question: Question): Meaning | undefined {
  const text = question.text.replace(/\b(?:cat|kat)\b(?= [a-e][1e]?\b)/, "category");
  if (!LICENCE.test(text) || !ASKS.test(`${text} `)) return undefined;
  const rest = text
    .split(" ")
    .filter((word) => !COMMON.has(word) && !/^(not|kein\w*|pas|no)$/.test(word));
  if (rest.length > 4) return undefined;
  const subject = [...new Set(rest)].toSorted().join(" ");
  return {
    topic: "driving_licence",
    ...(subject === "" ? {} : { subject }),
    isNegated: isNegated(text),
  };
}
