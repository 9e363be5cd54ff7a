import type { FormField } from "@sendoff/contract/form";
import { SENSITIVE } from "../question/meaning.ts";
import { readQuestion } from "../question/question.ts";
import { isAboutSomebodyElse, understand } from "../reading/understand.ts";

/** A box for less than this wants a word or a number, not an answer in sentences. */
const SHORTEST_BOX = 120;

/** What can be written from a profile and a posting alone: motives, an introduction, a letter. */
const OPEN =
  /\b((cover(ing)?|motivation(al)?) letter|letter of motivation|statement of (interest|purpose|motivation)|(message|note) to the (hiring|recruit)\w*|why (do|are|would|did|have) you (want|wish|like|interested|applied|apply|applying|choose|chosen|excited|drawn|looking)|why (this|our|us)\b|why .*\b(fit|suitable|interested|join|work (here|with us|for us|at))|what (interests|interested|excites|excited|attracts|attracted|draws|drew|appeals|motivates|motivated|makes|made) you|about yourself|introduce yourself|(brief|short) (introduction|bio|summary)|what (would|can|could|will) you (bring|contribute|offer|add)|how (would|can|could|will) you contribute|interest in (this|the|our|joining|working))\b/;

/** Facts and events: only the user knows them, whatever the words around them. */
const FACTS =
  /\b(salary|compensation|remuneration|ctc|wages?|paid|bonus|visa|sponsor\w*|authori[sz]\w*|citizen\w*|nationality|passport|permit|criminal|convict\w*|offen[cs]e|arrest\w*|disab\w*|health|medical|illness|pregnan\w*|religio\w*|race|racial|ethnic\w*|gender|sex|sexual|orientation|veteran|military|age|birth|marital|married|politic\w*|union|notice period|notice|availability|available|relocat\w*|commut\w*|leav(e|ing)|left|quit|fired|dismiss\w*|terminated|laid off|gap|reference|references|consent|agree|confirm|certify|declare|signature|how (many|much|long|often|old)|when (did|can|could|will|are|is)|which|list|years|a time (when|you)|an example|a situation|a project|an occasion|a challenge|conflict|weakness\w*|failure)\b/;

/** Written to somebody, not about them. */
const TO_THE_EMPLOYER = /\b(letter|message|note) to the (hiring|recruit)/;

/**
 * Whether an open question may be drafted by a model when nothing known answers it (DECISIONS D8): an empty box for
 * several lines that asks for motives, an introduction or a letter. Facts, sensitive kinds, consents, other people and
 * what the user has lived through ("Describe a time when ...") never are.
 */
export function mayDraft(field: FormField): boolean {
  if (field.kind !== "textarea" || field.options.length > 0 || field.value !== "") return false;
  if (field.maxLength !== undefined && field.maxLength < SHORTEST_BOX) return false;
  const question = readQuestion(field);
  const whole = `${question.key} ${question.section}`;
  if (!OPEN.test(question.key) || FACTS.test(whole)) return false;
  if (isAboutSomebodyElse(question) && !TO_THE_EMPLOYER.test(question.key)) return false;
  if (/^(if|in case)\b|\b(if (yes|no|so|not|you answered))\b/.test(question.key)) return false;
  const topic = understand(question)?.topic;
  return topic === undefined || (topic !== "consent" && !SENSITIVE.has(topic));
}
