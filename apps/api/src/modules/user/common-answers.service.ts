import {
  choiceOf,
  choiceOfProfile,
  type CommonQuestion,
  proposeSkillYears,
  rightToWork,
  START_DATE_WORDING,
  workCountries,
} from "@sendoff/answers/common-answers";
import { normaliseQuestion } from "@sendoff/answers/question";
import {
  type CommonAnswers,
  type CommonQuestionState,
  Proficiency,
  type ProposedAnswer,
} from "@sendoff/contract/common-answers";
import { type FieldValue } from "@sendoff/contract/form";
import { type Language } from "@sendoff/contract/profile";
import { getApplicant } from "@sendoff/db/applying";
import { listSavedAnswers } from "@sendoff/db/needs";
import { findUser, type UserRow } from "@sendoff/db/user";
import { jobPreferencesFromFilters, profileFromFilters } from "@sendoff/domain/profile";
import { UserError } from "@sendoff/kit/errors";
import type { ApiDeps } from "../../deps.ts";
import { ASKED_OF_ALL, skillYearsWording } from "./common-questions.ts";
import {
  type Proposer,
  proposeCommonAnswers,
  proposeRightToWork,
} from "./propose-common-answers.ts";

/** What forms ask most, as far as the user's profile, settings and answer bank know it, and what is proposed for the rest. */
export async function getCommonAnswers(
  { db }: Pick<ApiDeps, "db">,
  userId: string,
): Promise<CommonAnswers> {
  const [user, saved, applicant] = await Promise.all([
    findUser(db, userId),
    listSavedAnswers(db, userId),
    getApplicant(db, { userId, platformId: NO_PLATFORM }),
  ]);
  if (user === undefined) throw new UserError(401, "unauthenticated", "This account is gone");
  const profile = profileFromFilters(user.filters);
  const byKey = new Map(
    saved
      .filter(({ country, company, location }) => `${country}${company}${location}` === "")
      .map(({ key, answer }) => [key, answer]),
  );
  const kept = (wording: string): FieldValue | undefined => byKey.get(normaliseQuestion(wording));
  const facts = {
    user: applicant.user,
    profile,
    answers: [],
    today: applicant.today,
    job: { title: "", company: "", location: "" },
  };
  const preferences = jobPreferencesFromFilters(user.filters);
  const home = homeOf(user, applicant.user.country);
  const proposer: Proposer = {
    profile,
    places: preferences.locations,
    home: user.location || (profile.personal.city ?? ""),
    country: applicant.user.country ?? "",
    today: applicant.today,
  };
  const proposals = proposeCommonAnswers(proposer);
  const stateOf = (
    question: CommonQuestion,
    proposed: ProposedAnswer | undefined,
    given = choiceOfProfile(question, facts),
  ): CommonQuestionState => {
    const answer = choiceOf(question, kept)?.value ?? null;
    return {
      id: question.id,
      question: question.question,
      why: question.why,
      choices: question.choices.map(presentChoice),
      answer,
      from_profile: given ?? null,
      proposed: answer === null && given === undefined ? (proposed ?? null) : null,
    };
  };
  const start = kept(START_DATE_WORDING);
  return {
    skills: proposeSkillYears(profile, applicant.today).map((skill) => ({
      name: skill.name,
      years: skill.years ?? (kept(skillYearsWording(skill.name)) === "0" ? 0 : null),
      // A job names it, and has not lasted a year.
      proposed: skill.proposed ?? (skill.employers.length > 0 ? 0 : null),
      employers: [...skill.employers],
    })),
    rights: workCountries(profile, preferences, home).map(({ code, name, isCitizen }) => ({
      ...stateOf(
        rightToWork(name),
        proposeRightToWork(proposer, code, name),
        isCitizen ? CITIZEN : undefined,
      ),
      country: code,
      country_name: name,
    })),
    questions: ASKED_OF_ALL.map((question) => stateOf(question, proposals[question.id])),
    languages: profile.languages.map((language) => ({
      name: language.name,
      proficiency: proficiencyOf(language),
    })),
    notice_period: user.notice_period === IMPORTED_NOTICE ? "" : user.notice_period,
    current_ctc: user.current_ctc,
    current_ctc_currency: user.current_ctc_currency,
    expected_ctc: user.expected_ctc,
    expected_ctc_currency: user.expected_ctc_currency,
    start_date: typeof start === "string" ? start : null,
  };
}

function presentChoice({
  value,
  label,
  says,
}: CommonQuestion["choices"][number]): CommonQuestionState["choices"][number] {
  return {
    value,
    label,
    says: says.map(({ wording, answer }) => ({ question: wording, answer: String(answer) })),
  };
}

// The person alone is read: no account's CV goes with it.
const NO_PLATFORM = 0;
/** A citizen may work without sponsorship (DECISIONS D13). */
const CITIZEN = "free";
/** What an import writes where nobody said it (SPEC 9). */
const IMPORTED_NOTICE = "1m";

/** The town and country of the settings, else India for a phone with +91. */
function homeOf(user: UserRow, country: string | undefined): string {
  const place = [user.location, country ?? ""].filter((part) => part !== "").join(", ");
  if (place !== "") return place;
  return user.dial_code === "+91" ? "India" : "";
}

function proficiencyOf({ proficiency, imported }: Language): Proficiency | null {
  if (imported?.includes("proficiency") === true) return null;
  const known = Proficiency.safeParse(proficiency);
  return known.success ? known.data : null;
}
