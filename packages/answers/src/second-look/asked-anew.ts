import type { Answer, FormField } from "@sendoff/contract/form";
import type { Finding } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import type { Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import type { Unknown } from "../unknown.ts";
import { examplesNamed } from "./examples-named.ts";
import { exampleOfKind, thingInContext } from "./thing-in-context.ts";
import { rightsRewritten } from "./rights-deduced.ts";
import {
  doneBefore,
  eitherLink,
  inUsualWords,
  livesInOneOf,
  livesInStates,
} from "./usual-words.ts";
import { paperWithin } from "./paper-window.ts";
import { levelAfterSpeak, rewritten } from "./rewritten.ts";
import { renamed } from "./renamed.ts";
import { bothAsked } from "./both-asked.ts";
import { levelOrAbove } from "./level-or-above.ts";

/** A question to which nothing was found, put shorter, in parts or in the words of most forms, and asked again by `ask`. */
export function askedAnew(
  field: FormField,
  question: Question,
  meaning: Meaning | undefined,
  facts: Facts,
  ask: (part: FormField) => Answer | Unknown,
): Finding | undefined {
  return (
    paperWithin(field, question, facts, ask) ??
    rewritten(field, question, meaning, ask) ??
    (question.isSeveral ? levelAfterSpeak(field, question, ask) : undefined) ??
    levelOrAbove(field, question, ask) ??
    bothAsked(question, ask) ??
    renamed(field, question, meaning, facts, ask) ??
    examplesNamed(question, ask) ??
    rightsRewritten(field, question, facts, ask) ??
    inUsualWords(field, question, ask) ??
    eitherLink(field, question, ask) ??
    livesInStates(question, facts) ??
    livesInOneOf(question, facts, ask) ??
    doneBefore(question, ask) ??
    exampleOfKind(question, ask) ??
    thingInContext(question, facts)
  );
}
