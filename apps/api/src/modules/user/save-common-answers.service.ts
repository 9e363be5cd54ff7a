import {
  type CommonQuestion,
  countryNameOf,
  rightToWork,
  START_DATE_WORDING,
} from "@sendoff/answers/common-answers";
import { normaliseQuestion } from "@sendoff/answers/question";
import type { SaveCommonAnswers } from "@sendoff/contract/common-answers";
import type { RunHandoff } from "@sendoff/contract/run-handoff";
import { lockAnswers } from "@sendoff/db/applying";
import { type CommonAnswer, replaceCommonAnswers } from "@sendoff/db/needs";
import { findUserForUpdate } from "@sendoff/db/user";
import { withLanguage, withSkill } from "@sendoff/domain/answers";
import { profileFromFilters, profileToFilters } from "@sendoff/domain/profile";
import { UserError } from "@sendoff/kit/errors";
import { findDayStart } from "../../day-start.ts";
import type { ApiDeps } from "../../deps.ts";
import { releaseToRun } from "../../release-to-run.ts";
import type { Starter } from "../../starter.ts";
import { ASKED_OF_ALL, bankAnswersOf, underAYear } from "./common-questions.ts";
import { changeUser } from "./update-user.service.ts";

/**
 * Keeps what is said: years and languages in the profile, pay and notice in the settings, the rest in the answer bank under the wordings
 * that the engine reads. Less than a year with a skill is kept in the bank, because a profile's 0 is no fact. What waited for it alone goes on (`releaseToRun`). All in one transaction. Refuses with 400 what is none of a
 * question's choices.
 */
export async function saveCommonAnswers(
  deps: ApiDeps,
  starter: Starter,
  {
    skills = [],
    languages = [],
    rights = [],
    questions = [],
    start_date,
    ...terms
  }: SaveCommonAnswers,
): Promise<{ released: number; platforms: RunHandoff[] }> {
  const { userId } = starter;
  const answers = [
    ...rights.flatMap(({ country, answer }) => factsOf(rightsOf(country), answer)),
    ...questions.flatMap(({ id, answer }) => factsOf(questionOf(id), answer)),
    ...skills.map(({ name, years }) => underAYear(name, years)),
    ...(start_date === undefined ? [] : [startFact(start_date)]),
  ];
  const dayStart = await findDayStart(deps, userId);
  return deps.db.transaction().execute(async (trx) => {
    await lockAnswers(trx, userId);
    const user = await findUserForUpdate(trx, userId);
    if (user === undefined) throw new UserError(401, "unauthenticated", "This account is gone");
    const before = profileFromFilters(user.filters);
    const skilled = skills.reduce(
      (profile, { name, years }) => withSkill(profile, name, years || undefined),
      before,
    );
    const after = languages.reduce(
      (profile, { name, proficiency }) => withLanguage(profile, name, proficiency),
      skilled,
    );
    const written = profileToFilters(after);
    await changeUser(trx, deps.config, userId, {
      ...terms,
      ...(skills.length + languages.length === 0
        ? {}
        : { filters: { skills: written.skills, languages: written.languages } }),
    });
    const { released, platforms } = await replaceCommonAnswers(trx, userId, answers);
    return { released, platforms: await releaseToRun(deps, trx, starter, platforms, dayStart) };
  });
}

function rightsOf(country: string): CommonQuestion {
  const name = countryNameOf(country);
  if (name === undefined) throw notOurs("Choose a country of the list.");
  return rightToWork(name);
}

function questionOf(id: string): CommonQuestion {
  const question = ASKED_OF_ALL.find((each) => each.id === id);
  if (question === undefined) throw notOurs("There is no such question. Load the page again.");
  return question;
}

function factsOf(question: CommonQuestion, value: string | null): CommonAnswer[] {
  const choice = question.choices.find((each) => each.value === value);
  if (value !== null && choice === undefined) throw notOurs("Choose one of the answers.");
  return bankAnswersOf(question, choice);
}

function startFact(day: string | null): CommonAnswer {
  return {
    key: normaliseQuestion(START_DATE_WORDING),
    question: START_DATE_WORDING,
    kind: "date",
    options: [],
    answer: day ?? undefined,
  };
}

const notOurs = (message: string): UserError => new UserError(400, "invalid_input", message);
