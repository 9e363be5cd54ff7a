import type { FormField } from "@sendoff/contract/form";
import { derived, type Finding, found, textClaim, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { wordingOf } from "../languages/lexicon.ts";
import type { Question } from "../question/question.ts";
import { fold, isSameText } from "../text/fold.ts";
import { countryByCodeOrName } from "../world/countries.ts";
import { placeFrom } from "../world/places.ts";
import { readSaved } from "./read-saved.ts";

const LICENCE_LABEL =
  /^(?:(?:what|which|please state|please select|state|select|indicate) )?(?:is |are )?(?:the |your |a |type of |class of |category of |code of |kind of |highest |valid |current )*(?:type of |class of |category of |code of )?(?:driv(?:er|ers|ing) ?s? licen[cs]e|licen[cs]e|drivers)(?: s)?(?: (?:code|class|type|category|stage|group|held|do you (?:currently )?(?:have|hold)|you (?:currently )?(?:have|hold)))*$|^(?:welche[nrs]? )?(?:fuhrerschein(?:klasse|e)?|fahrerlaubnis(?:klasse)?)(?: (?:besitzen|haben|hast|besitzt) (?:sie|du))?$|^(?:type de |categorie de |quel )?permis(?: de conduire)?(?: (?:possedez vous|avez vous|detenu))?$|^(?:tipo de |clase de |categoria de(?: la)? |que )?(?:carnet|carne|licencia|permiso)(?: de conducir)?(?: (?:tienes|posees|tiene))?$|^(?:tipo di |categoria )?patente(?: di guida)?(?: posseduta)?$|^(?:categoria da )?(?:cnh|habilitacao|carta de conducao)$|^(?:welk )?rijbewijs(?: (?:heb je|heeft u|categorie))?$/;

/** "Driver's licence" over classes: the one that was answered, in the words of the choices. */
export function licenceClassSaid(
  field: FormField,
  question: Question,
  facts: Facts,
): Finding | undefined {
  if (question.isSeveral || field.options.length < 2) return undefined;
  if (question.isYesNo) return hasLicence(question, facts);
  if (field.options.length < 3) return undefined;
  if (!LICENCE_LABEL.test(bare(question.text))) return undefined;
  const saved = classSaid(question, facts);
  if (saved === undefined) return undefined;
  const { answer } = saved;
  const whole = withoutBrackets(answer);
  const same = field.options.filter((option) => isSameText(withoutBrackets(option), whole));
  const fitting =
    same.length > 0 ? same : field.options.filter((option) => isOfClass(option, answer));
  const [only, second] = fitting;
  return only === undefined || second !== undefined
    ? undefined
    : {
        ...found(
          textClaim(only),
          "answer_bank",
          `You answered "${saved.question.slice(0, 120)}"`,
          0.88,
        ),
        savedQuestion: saved.question,
      };
}

/** The licences of these countries, by their people and by themselves. */
const OF_COUNTRY =
  /\b(?:new zealand|nz|australian?|uk|british|gb|irish|us|canadian|south african|indian|uae|qatari|saudi|german|french|spanish|italian|dutch|singapore|philippine) (?=driv|licen)/g;

const bare = (text: string): string => text.replace(OF_COUNTRY, "");

/** What was answered on the class of the licence, in the country that the question is of. */
function classSaid(
  { countries }: Question,
  facts: Facts,
): { question: string; answer: string } | undefined {
  const home = placeFrom(facts.job.location).country;
  for (const saved of facts.answers.toReversed()) {
    const { question, answer, country } = saved;
    if (typeof answer !== "string" || answer.length >= 40) continue;
    const read = readSaved(saved).question;
    const isOfClass =
      LICENCE_LABEL.test(bare(read.text)) &&
      wordingOf(read.text).terms.some(({ means }) => means === "licence" || means === "drive");
    const of = read.countries[0] ?? countryByCodeOrName(country) ?? home;
    if (isOfClass && of === (countries[0] ?? home)) return { question, answer };
  }
  return undefined;
}

const HAS_LICENCE =
  /^do you (?:currently )?(?:have|hold|possess) (?:a |an )?(?:current |valid |full |clean )*(?:driv(?:er|ers|ing) ?s? licen[cs]e)$/;
const LEARNING = /\b(?:learner|learners|provisional|restricted|probationary|permit)\b/;
const NONE = /^(?:none|no|not applicable|n a|i (?:do not|dont) .*)\b/;

/** "Do you have a current New Zealand driver licence?" of who has said of which class it is. */
function hasLicence(question: Question, facts: Facts): Finding | undefined {
  if (!HAS_LICENCE.test(bare(question.text)) || /\bclean\b/.test(question.text)) return undefined;
  const saved = classSaid(question, facts);
  const said = fold(saved?.answer ?? "");
  if (saved === undefined || said === "" || LEARNING.test(said)) return undefined;
  return {
    ...derived(yesNo(!NONE.test(said)), `You answered "${saved.question.slice(0, 120)}"`, 0.85),
    source: "answer_bank",
    savedQuestion: saved.question,
  };
}

/** "Full (Class 1)" is "Full". */
const withoutBrackets = (text: string): string => text.replace(/\s*\([^()]*\)/g, "");

/** "HR - Heavy Rigid" to the answer "HR", "Class C" to "C". */
function isOfClass(option: string, answer: string): boolean {
  const [own, asked] = [classIn(answer), classIn(option)];
  return own !== undefined && own === asked;
}

const classIn = (text: string): string | undefined => {
  const words = fold(text.replace(/\([^()]*\)/g, " "))
    .split(" ")
    .filter(
      (word) =>
        !/^(?:class|code|category|klasse|clase|categoria|categorie|type|licen[cs]e|permis|patente|full)$/.test(
          word,
        ),
    );
  const [first, ...more] = words;
  return first !== undefined &&
    /^[a-z]{1,2}\d?$|^\d[a-z]?$/.test(first) &&
    (more.length === 0 || / [-–] /.test(text))
    ? first
    : undefined;
};
