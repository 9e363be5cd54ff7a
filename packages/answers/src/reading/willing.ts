import type { Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { contentWords } from "../question/option-words.ts";
import { isNegated } from "../question/polarity.ts";

const WILLING: readonly RegExp[] = [
  /^(?:are|would|will) you (?:be )?(?:willing|open|ready|prepared|happy|ok|okay|comfortable)(?: to| with)? (.+)$/,
  /^(?:sind|waren|bist|warst) (?:sie|du) (?:bereit|gewillt) (.+)$/,
  /^(?:etes|seriez|es|serais) (?:vous|tu) (?:prete?|disposee?|d accord) (?:a|pour) (.+)$/,
  /^acceptez vous (?:de|d) (.+)$/,
  /^(?:estas|estaria|estarias|esta) (?:usted )?(?:dispuest[oa]|de acuerdo) (?:a|en|para) (.+)$/,
];
/** What changes with the job that asks. */
const OF_THIS_JOB =
  /\b(this|these|our|us|here|the (job|role|position|location|company|office|site)|notre|nos|cette|ce|unser\w*|dies\w*|est[ea]|nuestr[oa]s?)\b/;
const JOB_WORDS = new Set(
  "role roles position job jobs company need require requires required involve involves may work".split(
    " ",
  ),
);

/** "Are you willing to travel?": what one would do, known only from the user's own words on the very same. */
export function readWilling(question: Question): Meaning | undefined {
  const { text, around } = question;
  const deed = WILLING.map((pattern) => pattern.exec(text)?.[1]).find((found) => found);
  if (deed === undefined || OF_THIS_JOB.test(deed)) return undefined;
  const words = deed
    .split(" ")
    .filter((word) => !/^(to|a|an|the|de|d|zu|on|in|at|les|le|la|los)$/.test(word));
  const subject = [...new Set(words.map((word) => word.replace(/^work(?:ing)?$/, "")))]
    .filter((word) => word !== "")
    .map((word) => word.replace(/(?<=[a-z]{4})(?:ing|s)$/, ""))
    .toSorted()
    .join(" ");
  const asked = contentWords(text);
  const isAlone = [...contentWords(around)].every((word) => asked.has(word) || JOB_WORDS.has(word));
  return isAlone && subject !== ""
    ? { topic: "willing", subject, isNegated: isNegated(text) }
    : undefined;
}
