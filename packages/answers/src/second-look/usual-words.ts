import type { Answer, FormField } from "@sendoff/contract/form";
import type { Finding } from "../facts/claim.ts";
import { derived, textClaim, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { livingPlace } from "../finding/living-place.ts";
import type { Question } from "../question/question.ts";
import { fold } from "../text/fold.ts";
import { isUnknown, type Unknown } from "../unknown.ts";
import { usState, usStateLetters } from "../world/gazetteer.ts";
import { placeFrom } from "../world/places.ts";

type Ask = (part: FormField) => Answer | Unknown;

/** Ways to ask, by the folded question, with the words in which most forms have it; what stands in brackets is kept. */
const USUAL: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:total |overall )*(?:how many|number of|no of) (?:different |total )*(?:companies|organi[sz]ations|employers|firms)(?: (?:have )?you (?:have )?(?:worked|been employed)(?: (?:with|for|in|at|by))?)?(?: (?:till|until|so|to|as of|up to) (?:now|far|date|today))?$/,
    "How many companies have you worked for?",
  ],
  [
    /^(?:what (?:is|was) )?(?:your |the )*(?:university |college |cumulative |overall |final |academic )*(?:grade point average|gpa)(?: score)?$/,
    "GPA",
  ],
  [
    /^(?:cgpa|gpa|percentage|marks|grade|cgpa percentage|percentage cgpa|gpa percentage)(?: (?:obtained|scored|secured))? (?:in|of) (?:your )?(?:last|latest|highest|most recent) (?:qualification|degree|education)$/,
    "CGPA in your highest degree",
  ],
  [/^(?:e ?ctc|exp ctc)$/, "What is your expected CTC"],
  [/^c ?ctc$/, "What is your current CTC"],
  [
    /^(?:in )?(?:which|what) country (?:did you|have you) (?:complete|completed|do|done|undertake|undertaken|train|finish|finished) (?:your )?(?:(?:initial|basic|pre registration) )?(?:nurse|nursing) (?:training|education|studies|course)$/,
    "In which country did you obtain your nursing degree?",
  ],
  [
    /^where did you (?:train|qualify|complete your (?:nurse|nursing) training) as a nurse$/,
    "In which country did you obtain your nursing degree?",
  ],
];

/** "How many companies have you worked with till now?": asked again in the words of most forms. */
export function inUsualWords(field: FormField, question: Question, ask: Ask): Finding | undefined {
  if (question.isSeveral || question.isYesNo) return undefined;
  const brackets = / ?(\([^()]*\))\s*[?:*]*$/.exec(field.question)?.[1] ?? "";
  const text = fold(brackets === "" ? field.question : field.question.replace(brackets, " "));
  const usual = USUAL.find(([is]) => is.test(text))?.[1];
  if (usual === undefined) return undefined;
  const put = brackets === "" ? usual : `${usual.replace(/\?$/, "")} ${brackets}`;
  if (fold(put) === fold(field.question)) return undefined;
  const answer = ask({ ...field, question: put });
  return isUnknown(answer) || typeof answer.value !== "string"
    ? undefined
    : { ...derived(textClaim(answer.value), answer.why, 0.85), source: answer.source };
}

const DONE =
  /^Have you (?:ever |previously |already )?(?:handled|performed|conducted|carried out|done|run|prepared|worked on|been (?:involved in|responsible for)|dealt with|processed) (?:an? |any |the )?(.{4,60}?)(?: before| in the past| previously)?\s*\?*$/iu;

/** "Have you handled end-to-end recruitment?" of whose profile has it; that it has not says nothing. */
export function doneBefore(question: Question, ask: Ask): Finding | undefined {
  if (!question.isYesNo || question.isSeveral || question.countries.length > 0) return undefined;
  const thing = DONE.exec(question.raw.trim())?.[1];
  if (thing === undefined || thing.trim().split(/\s+/).length > 6) return undefined;
  if (/\b(?:team|people|staff|teams|persons?|with|for|at)\b/i.test(thing)) return undefined;
  const answer = ask(yesNoField(`Do you have experience with ${thing}?`));
  return isYes(answer) ? derived(yesNo(true), isUnknown(answer) ? "" : answer.why, 0.8) : undefined;
}

const yesNoField = (question: string): FormField => ({
  question,
  kind: "radio",
  required: true,
  options: ["Yes", "No"],
  value: "",
  error: "",
});

const isYes = (answer: Answer | Unknown): boolean => !isUnknown(answer) && answer.value === "Yes";

const LIVES =
  /^(?:do you (?:currently )?(?:live|reside)|are you (?:currently |presently )?(?:living|residing|based|located|a resident))(?:,)? (?:in,? or (?:near|(?:within )?(?:a )?(?:reasonable |easy |daily )?commut(?:ing|able) distance (?:of|to|from)),?|(?:within )?(?:a )?(?:reasonable |easy |daily )?commut(?:ing|able) distance (?:of|to|from)|within|near|in|of|at) (?:the )?(.{3,90}?)(?: (?:metro(?:politan)?|area|region))*(?: or (?:within|in|near) .*)?\s*\?*$/iu;
const NEAR = /\b(?:near|within|commut\w+|around|area|close)\b/i;

/** "Residing in Mumbai, Thane or Navi Mumbai", "in, or within commuting distance of, New York City": any place of them that is one's own. */
export function livesInOneOf(question: Question, facts: Facts, ask: Ask): Finding | undefined {
  if (
    !question.isYesNo ||
    question.isSeveral ||
    /\b(?:not|willing|relocat\w*|open)\b/i.test(question.raw)
  )
    return undefined;
  const list = LIVES.exec(question.raw.trim())?.[1];
  const isNear = NEAR.test(question.raw);
  if (list === undefined) return undefined;
  const places = list
    .split(/\s*,\s*(?:or |and )?|\s+(?:or|\/)\s+|\s*\/\s*/iu)
    .map((place) => place.replace(/^the /i, "").trim())
    .filter((place) => place !== "");
  // "Austin, TX" is one place, and one that is asked for alone has its own reader.
  if (
    places.length > 6 ||
    places.some((place) => !/^\p{Lu}/u.test(place)) ||
    (places.length < 2 && !isNear)
  )
    return undefined;
  const home = livingPlace(facts);
  const typed = placeFrom(facts.user.location ?? "").city;
  const isHome = (place: string): boolean => {
    const { city } = placeFrom(place.replace(/ city$/i, ""));
    return city !== undefined && (city === home.city || city === typed);
  };
  const answers = places.map((place) =>
    isHome(place) ? true : isSaid(ask(yesNoField(`Do you live in ${place}?`))),
  );
  const why = `You live in ${home.city ?? ""}`;
  if (answers.includes(true)) return derived(yesNo(true), why, 0.84);
  // Who lives in none of them may live beside one.
  return !isNear && places.length > 1 && answers.every((each) => each === false)
    ? derived(yesNo(false), why, 0.8)
    : undefined;
}

const IN_STATES =
  /\b(?:live|reside|residing|living|located|based|resident)\b.*\b(?:one of )?(?:the following|these) (?:u\.?s\.? )?states\b[^:(]*[:(]\s*([^?()]+)\)?/iu;

/** "Do you reside in one of the following states: AZ, ID, UT or WA?": whether one's own is among them; states are a closed list. */
export function livesInStates(question: Question, facts: Facts): Finding | undefined {
  if (!question.isYesNo || /\b(?:not|outside|willing|relocat\w*|planning)\b/i.test(question.raw))
    return undefined;
  const list = IN_STATES.exec(`${question.aroundRaw} ${question.raw}`)?.[1];
  const home = livingPlace(facts);
  if (list === undefined || home.state === undefined || home.country !== "US") return undefined;
  const states = list
    .split(/\s*[,;/]\s*|\s+(?:or|and)\s+/iu)
    .map((name) => fold(name.replace(/^(?:or|and)\s+/iu, "")))
    .filter(Boolean)
    .map((name) => usState(name) ?? name);
  const known = states.filter((name) => usStateLetters(name) !== undefined);
  if (known.length < 2 || known.length < states.length) return undefined;
  return derived(
    yesNo(states.includes(home.state)),
    `You live in ${facts.profile.personal.state ?? home.state}`,
    0.86,
  );
}

const isSaid = (answer: Answer | Unknown): boolean | undefined =>
  isUnknown(answer)
    ? undefined
    : answer.value === "Yes"
      ? true
      : answer.value === "No"
        ? false
        : undefined;

const LINKS =
  /^(?:your |link to |url of )*(github|git hub|gitlab|portfolio|personal website|website|linkedin|behance|dribbble|kaggle|stack overflow)(?: (?:url|link|profile|page|account|site))*$/;

/** "GitHub / portfolio": the one of the links that is known; of two the first that is named. */
export function eitherLink(field: FormField, question: Question, ask: Ask): Finding | undefined {
  if (question.isYesNo || field.options.length > 0 || question.isSeveral) return undefined;
  if (field.kind !== "url" && field.kind !== "text") return undefined;
  const parts = field.question
    .replace(/\((?:optional|if any|if applicable|url)\)/gi, " ")
    .replace(/[*:?]+\s*$/, "")
    .split(/\s*(?:\/|,|&|\bor\b|\band\/or\b)\s*/iu)
    .filter(Boolean);
  if (parts.length < 2 || parts.length > 4 || !parts.every((part) => LINKS.test(fold(part))))
    return undefined;
  for (const part of parts) {
    const answer = ask({ ...field, question: part });
    if (!isUnknown(answer) && typeof answer.value === "string" && /\./.test(answer.value))
      return { ...derived(textClaim(answer.value), answer.why, 0.84), source: answer.source };
  }
  return undefined;
}
