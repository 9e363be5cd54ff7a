import type { Bank } from "../bank/bank.ts";
import type { Finding } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { findAge } from "../finding/age.ts";
import { hasDenial } from "../reading/denial.ts";
import type { Question } from "../question/question.ts";

const OF_AGE =
  /^(?:sind sie|bist du|etes vous|es tu|eres|es usted|voce e|e|sei|ben je|bent u) (?:bereits |deja |ya |ja |gia |al )?(?:volljahrig|majeure?|mayor de edad|maior de idade|maggiorenne|meerderjarig)$/;
const AT_LEAST =
  /^(?:sind sie|bist du|avez vous|as tu|tienes|tiene|voce tem|tem|hai|ben je|bent u|kya aapki (?:umar|age)) (?:mindestens|wenigstens|au moins|plus de|al menos|mas de|pelo menos|mais de|no minimo|almeno|compiuto|minimaal|minstens) ?(\d{2}) ?(?:jahre(?: alt)?|ans|anos(?: de idade| de edad)?|anni|jaar(?: oud)?)?(?: alt| oud| ou plus)?$/;

/** "Sind Sie volljährig?", "Você tem pelo menos 18 anos?": by the birth date that was given. */
export function ofAge(question: Question, facts: Facts, bank: Bank): Finding | undefined {
  const { text } = question;
  if (!question.isYesNo || question.isSeveral || hasDenial(text)) return undefined;
  const bound = OF_AGE.test(text) ? "18" : AT_LEAST.exec(text)?.[1];
  return bound === undefined
    ? undefined
    : findAge(
        { topic: "adult", subject: bound, isNegated: false },
        bank.saidDay({ topic: "birth_date", isNegated: false }),
        facts.today,
      );
}
