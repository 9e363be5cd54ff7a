import type { FormField } from "@sendoff/contract";
import { type Finding, found, textClaim } from "../claim.ts";
import type { Facts } from "../facts.ts";
import { wordingOf } from "../languages/lexicon.ts";
import { readQuestion, type Question } from "../question.ts";
import { fold, isSameText } from "../text/fold.ts";

const LICENCE_LABEL =
  /^(?:(?:what|which|please state|please select|state|select|indicate) )?(?:is |are )?(?:the |your |a |type of |class of |category of |code of |kind of |highest |valid |current )*(?:type of |class of |category of |code of )?(?:driv(?:er|ers|ing) ?s? licen[cs]e|licen[cs]e|drivers)(?: s)?(?: (?:code|class|type|category|group|held|do you (?:currently )?(?:have|hold)|you (?:currently )?(?:have|hold)))*$|^(?:welche[nrs]? )?(?:fuhrerschein(?:klasse|e)?|fahrerlaubnis(?:klasse)?)(?: (?:besitzen|haben|hast|besitzt) (?:sie|du))?$|^(?:type de |categorie de |quel )?permis(?: de conduire)?(?: (?:possedez vous|avez vous|detenu))?$|^(?:tipo de |clase de |categoria de(?: la)? |que )?(?:carnet|carne|licencia|permiso)(?: de conducir)?(?: (?:tienes|posees|tiene))?$|^(?:tipo di |categoria )?patente(?: di guida)?(?: posseduta)?$|^(?:categoria da )?(?:cnh|habilitacao|carta de conducao)$|^(?:welk )?rijbewijs(?: (?:heb je|heeft u|categorie))?$/;

/** "Driver's licence" over classes: the one that was answered, in the words of the choices. */
export function licenceClassSaid(
  field: FormField,
  question: Question,
  facts: Facts,
): Finding | undefined {
  if (question.isYesNo || question.isSeveral || field.options.length < 3) return undefined;
  if (!LICENCE_LABEL.test(question.text)) return undefined;
  const saved = facts.answers.toReversed().find(({ question: text, answer }) => {
    const read = readQuestion({ question: text });
    return (
      typeof answer === "string" &&
      answer.length < 40 &&
      LICENCE_LABEL.test(read.text) &&
      wordingOf(read.text).terms.some(({ means }) => means === "licence" || means === "drive")
    );
  });
  if (typeof saved?.answer !== "string") return undefined;
  const { answer } = saved;
  const same = field.options.filter((option) => isSameText(option, answer));
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
