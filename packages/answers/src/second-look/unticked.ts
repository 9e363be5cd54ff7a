import type { Answer, FormField } from "@sendoff/contract/form";
import { derived, type Finding, yesNo } from "../facts/claim.ts";
import { SENSITIVE, type Meaning } from "../question/meaning.ts";
import { readQuestion } from "../question/question.ts";
import { wordsOfQuestion } from "../topics/match.ts";
import { understand } from "../reading/understand.ts";
import { isUnknown, type Unknown } from "../unknown.ts";

/** What only tells the reader to tick, and for what. */
const TICKING =
  /^(?:please )?(?:tick|check|select|mark)(?: (?:here|this|the|box|if|where|when))+ |^bitte ankreuzen (?:wenn|falls) |^(?:cochez|cocher)(?: (?:cette|la|case|ici|si))+ |^(?:marque|marca)(?: (?:esta|la|casilla|si))+ |^(?:barrare|spuntare)(?: (?:la|casella|se))+ /;

/** "Tick here if you do NOT hold a driving licence": unticked by who holds one, ticked by who said no. */
export function contraryOfBox(
  field: FormField,
  meaning: Meaning | undefined,
  ask: (field: FormField) => Answer | Unknown,
): Finding | undefined {
  if (field.kind !== "checkbox" || field.options.length > 1) return undefined;
  if (meaning?.topic === "consent" || meaning?.topic === "marketing") return undefined;
  const question = readQuestion(field);
  const { terms } = wordsOfQuestion(question);
  if (question.isSeveral || terms.filter(({ means }) => means === "not").length !== 1)
    return undefined;
  const plain = terms
    .filter(({ means, text }) => means !== "not" && text !== "")
    .map(({ text }) => text)
    .join(" ")
    .replace(TICKING, "")
    .replace(/^(?:i|ich|je|j|yo|io|eu|ik) /, "")
    .replace(/^(?:you |if you )?(?=do |are |have |hold )/, "");
  const asked: FormField = {
    ...field,
    kind: "radio",
    question: `${plain}?`,
    options: ["Yes", "No"],
  };
  const own = understand(readQuestion(asked));
  if (own !== undefined && SENSITIVE.has(own.topic)) return undefined;
  const answer = ask(asked);
  if (isUnknown(answer)) return undefined;
  return answer.value === "Yes" || answer.value === "No"
    ? derived(yesNo(answer.value === "No"), "The contrary of what the box says", 0.8)
    : undefined;
}
