import type { Answer, FormField } from "@sendoff/contract/form";
import { found, type Finding } from "../facts/claim.ts";
import { fold } from "../text/fold.ts";
import { isUnknown, unknown, type Unknown } from "../unknown.ts";
import { partsOf } from "./choose.ts";
import { isPlaceholder } from "../question/option-words.ts";

/** Stands for the skills of a list that are yet to be asked for one by one. */
export const TICK_SKILLS: Finding = found(
  { kind: "choices", names: [], of: "skill" },
  "derived",
  "Your skills and jobs name these",
  0.85,
);

const OF_ABSENCE =
  /\b(?:lack|lacking|missing|without|not|never|no|want to|wish to|like to|learn|obtain|interested|fehlen|fehlt|nicht|manquent|pas|faltan|faltam|mancano|ontbreken|niet)\b/;

/** "Which of these do you lack, or want to learn?" */
export const isOfAbsence = ({ question }: FormField): boolean =>
  OF_ABSENCE.test(fold(question.slice(0, 2000)));

type Ask = (field: FormField) => Answer | Unknown;

/**
 * Each option is asked for as a question of its own, so that a list and a yes or no never differ: what gets a Yes is ticked,
 * and nothing else. "Java/Kotlin" needs both.
 */
export function tickSkills(
  field: FormField,
  ask: Ask,
  certificate: (option: string) => string | undefined = () => undefined,
  isNear: (option: string) => boolean = () => false,
): Answer | Unknown {
  const { options } = field;
  const ticked = options
    .filter((option) => !isPlaceholder(option))
    .flatMap((option) => {
      const answers = knownIn(option, ask) ?? held(option, certificate(option));
      return answers === undefined ? [] : [{ option, answers }];
    });
  const isDoubtful = ticked.some(({ answers }) =>
    answers.some(
      (answer) =>
        isOnlyAllowed(answer.why, field) ||
        (OF_CONFIDENCE.test(field.question) && isOfMention(answer)),
    ),
  );
  if (isDoubtful) return unknown("Your profile does not tell whether one of the choices is meant");
  if (ticked.length === 0) return unknown("None of the choices is among your skills");
  const isUnclear = options.some(
    (option) => !ticked.some((each) => each.option === option) && isNear(option),
  );
  // A list goes out as a whole: one choice that may or may not be theirs leaves all of it to the user.
  if (isUnclear)
    return unknown("Your profile comes close to one of the choices, and does not tell");
  const answers = ticked.flatMap((each) => each.answers);
  const isListed = answers.every(({ source }) => source === "profile");
  return {
    value: ticked.map(({ option }) => option),
    source: isListed ? "profile" : TICK_SKILLS.source,
    confidence: Math.min(...answers.map(({ confidence }) => confidence)),
    why: isListed ? "The skills in your profile" : TICK_SKILLS.why,
  };
}

/** What allows one to do a thing says nothing of having done it. */
const ALLOWS =
  /\b(?:endorsement|licen[cs]e|permit|card|ticket|f[uü]hrerschein|carn[eé]|permis|patente|rijbewijs)\b/i;
const OF_DOING =
  /\b(?:operated|driven|used|worked|hauled|pulled|run|handled|experience|gefahren|bedient|operado|manejado|conduit|guidato|operado)\b/i;
/** "Which of these are you confident running?" is for one's own judgement, which a job that names a thing does not give. */
const OF_CONFIDENCE =
  /\b(?:confident|comfortable|strong|strongest|proficient|expert|master(?:ed)?|independently|unsupervised|sicher|beherrsch\w*|ma[iî]tris\w*|domina\w*)\b/i;

const isOnlyAllowed = (title: string, { question }: FormField): boolean =>
  ALLOWS.test(title) &&
  OF_DOING.test(question) &&
  !/\b(?:hold|have you got|endorsements?|licen[cs]es?|permits?|tickets?)\b/i.test(question);

const isOfMention = ({ why }: Answer): boolean => /^Your job at .+ names it$/.test(why);

/** A certificate of that name stands in the profile. */
function held(option: string, title: string | undefined): Answer[] | undefined {
  return title === undefined
    ? undefined
    : [{ value: option, source: "profile", confidence: 0.85, why: `${title} is in your profile` }];
}

/** The answers by which an option is known, as a whole or each of its parts; undefined when one of them is no Yes. */
function knownIn(option: string, ask: Ask): Answer[] | undefined {
  const whole = knows(option, ask);
  if (whole !== undefined) return [whole];
  const parts = partsOf(option);
  const answers = parts.length > 1 ? parts.flatMap((part) => knows(part, ask) ?? []) : [];
  return answers.length > 0 && answers.length === parts.length ? answers : undefined;
}

function knows(skill: string, ask: Ask): Answer | undefined {
  const answer = ask({
    question: `Do you have experience with ${skill}?`,
    kind: "radio",
    required: true,
    options: ["Yes", "No"],
    value: "",
    error: "",
  });
  return isUnknown(answer) || answer.value !== "Yes" ? undefined : answer;
}
