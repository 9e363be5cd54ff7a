import type { Answer, FormField } from "@sendoff/contract/form";
import { derived, type Finding, yesNo } from "../facts/claim.ts";
import { isYes } from "../finding/is-yes.ts";
import type { Question } from "../question/question.ts";
import type { Unknown } from "../unknown.ts";

/** "Have you worked with message queues (Kafka, RabbitMQ or SQS)?": the verb, at most four words for the kind, and examples of it. */
const KIND_AND_EXAMPLES =
  /^(?:do you have|have you (?:had|got)|possess you|haben sie|hast du|avez-vous|as-tu|tienes|tiene|cuentas con|(?:você )?(?:tem|possui|já teve)|hai|ha|heb je|heeft u|have you|did you|você já|voce ja|já)\s+(?:(?:any|some|hands[- ]on|practical|prior|previous|ever|already|schon|bereits|ya|déjà|gi[aà])\s+)*(?:experience|exp|worked|used|erfahrung(?:en)?|gearbeitet|de l'expérience|une expérience|expérience|travaillé|experiencia|trabajado|experiência|trabalhou|utilizou|usou|esperienza|lavorato|ervaring|gewerkt|knowledge|kenntnisse|connaissances?|conocimientos?|conhecimentos?|conoscenz[ae]|kennis)\s+(?:with|of|de|di|van|in|using|on|mit|in|im|avec|en|dans|con|com|em|su|met)\s+((?:[\p{L}\d-]+\s+){1,4}?)\((?:(?:e\.?g\.?|i\.?e\.?|such as|like|z\.?\s?B\.?|p\.?\s?ex\.?|por ejemplo|por exemplo|bijv\.?)[\s,]*)?([^()]{3,120})\)\s*\??$/iu;

/** Who has worked with one of the examples has worked with things of the kind; who names none of them may know others. */
export function examplesNamed(
  question: Question,
  ask: (field: FormField) => Answer | Unknown,
): Finding | undefined {
  if (
    !question.isYesNo ||
    !question.raw.includes("(") ||
    question.isSeveral ||
    question.countries.length > 0
  )
    return undefined;
  const list = KIND_AND_EXAMPLES.exec(question.raw.trim())?.[2];
  if (list === undefined) return undefined;
  const named = list
    .split(/\s*[,;/]\s*|\s+(?:or|and|oder|und|ou|et|o|y|e|of|en)\s+/iu)
    .map((each) => each.replace(/^(?:or|and|oder|und|ou|et|etc|o|y|e|of|en)\b\.?\s*/iu, "").trim())
    .filter((each) => /\p{L}/u.test(each) && !/^etc/i.test(each));
  if (named.length < 2 || named.length > 8) return undefined;
  const known = named.find((name) => isYes(ask, `Do you have experience with ${name}?`));
  return known === undefined ? undefined : derived(yesNo(true), `Your profile names ${known}`, 0.8);
}
