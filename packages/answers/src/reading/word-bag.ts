/** Phrases of forms that say one thing in many words, each under one name. */
const ONE_NAME: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:(?:current|present)(?: or| and)? (?:most recent|last|latest)|(?:most recent|last|latest)(?: or| and)? (?:current|present)|most recent|latest)\b/g,
    "recent",
  ],
  [/\b(?:currently|presently|present|at present|at the moment|right now)\b/g, "current"],
  [/\b(?:is|are) (?:or )?(?:was|were)\b/g, "is"],
  [/\bgraduated\b/g, "graduate"],
  [/\b(?:employers?|organi[sz]ations?|companies|firm)\b/g, "company"],
  [
    /\b(?:job title|job role|designation|position|role)\b|(?<=\b(?:current|recent|previous|last) )title\b/g,
    "jobtitle",
  ],
  [
    /\b(?:(?:contact|mobile|phone|telephone|cell|handphone) )+(?:number|no)\b|\b(?:tele|cell ?|mobile ?)phone\b/g,
    "phone",
  ],
  [/\bhochste[rnms]?\b/g, "hochst"],
  [/\baktuelle[rnms]?\b/g, "aktuell"],
];
const FILLERS = new Set(
  (
    "a an the of your you my in at for with as on to by from " +
    "ihr ihre ihren ihrem ihrer der die das le la les de du des d l votre vos ton ta tes su tu el los las del en"
  ).split(" "),
);
/** "Name of your employer" is the employer. */
const NAMED = /^(?:company|school|university|college|institution|institute|degree)$/;
const QUESTION =
  /^(?:in |at |for |with )?(?:what|which|who|welche[rnms]?|quel(?:le)?s?|cual(?:es)?|que) /;
const AUXILIARIES = new Set(
  "what which who is are was were do did does you have has hold work working haben sie hast du est sont avez vous es son tiene tienes welche welchen welcher welches welchem quel quelle quels quelles cual cuales que".split(
    " ",
  ),
);

/**
 * The words of a label that carry its meaning, whatever their order: "Name of current or most recent employer" and
 * "Most recent company" are one. Auxiliary verbs are left out only after a question word: "Do you have a company?"
 * is no label.
 */
export function wordBag(text: string): string {
  let plain = text;
  for (const [pattern, name] of ONE_NAME) plain = plain.replace(pattern, name);
  const isAsked = QUESTION.test(plain);
  const words = plain
    .split(" ")
    .filter((word) => !FILLERS.has(word) && !(isAsked && AUXILIARIES.has(word)));
  const isNamed = words.some((word) => NAMED.test(word));
  return [...new Set(words.filter((word) => !(isNamed && word === "name")))].toSorted().join(" ");
}
