import { z } from "zod";
import { SKILL_YEARS_MAX } from "./constants.ts";
import { RunHandoff } from "./run-handoff.ts";
import { defineRoutes, refusals } from "./route.ts";
import { Translated } from "./translated.ts";
import { UpdateUserDetails } from "./user.ts";

/** SPEC 3: how well a language is spoken. */
export const Proficiency = z.enum(["Beginner", "Intermediate", "Advanced", "Native"]);
export type Proficiency = z.infer<typeof Proficiency>;

const Choice = z.object({
  value: z.string(),
  label: Translated,
  /** What forms are told when it is chosen: one typical question of each kind, with its answer. */
  says: z.array(z.object({ question: z.string(), answer: z.string() })),
});

/** An answer that is proposed; it becomes a fact once its user confirms it. */
export const ProposedAnswer = z.object({
  /** One of the choices' values. */
  value: z.string(),
  /** What in the profile it follows from, or why it is the usual one. */
  reason: Translated,
});
export type ProposedAnswer = z.infer<typeof ProposedAnswer>;

/** A question that most forms ask, with what has been said to it. */
export const CommonQuestionState = z.object({
  id: z.string(),
  question: Translated,
  /** Why it is asked. */
  why: Translated,
  choices: z.array(Choice),
  /** The value of the choice that the answer bank holds; null where it holds none of them. */
  answer: z.string().nullable(),
  /** The choice that the profile gives already; null where it gives none. */
  from_profile: z.string().nullable(),
  /** Null where there is an answer already, or nothing sensible to propose. */
  proposed: ProposedAnswer.nullable(),
});
export type CommonQuestionState = z.infer<typeof CommonQuestionState>;

/** All that forms ask most, as far as it is known, and what is proposed for the rest. */
export const CommonAnswers = z.object({
  skills: z.array(
    z.object({
      name: z.string(),
      /** Whole years as a fact, 0 for less than one; null while nobody has said it. */
      years: z.number().nullable(),
      /** Whole years by the dates of the jobs that name it, 0 for less than one; null where no job does. */
      proposed: z.number().nullable(),
      /** The employers of these jobs, the latest first. */
      employers: z.array(z.string()),
    }),
  ),
  /** One for each country of the user's places; `country` is its ISO code. */
  rights: z.array(CommonQuestionState.extend({ country: z.string(), country_name: z.string() })),
  questions: z.array(CommonQuestionState),
  languages: z.array(
    z.object({
      name: z.string(),
      /** As the user or their CV says it; null where only an import's default stands there. */
      proficiency: Proficiency.nullable(),
    }),
  ),
  notice_period: z.string(),
  current_ctc: z.number().nullable(),
  current_ctc_currency: z.string(),
  expected_ctc: z.number().nullable(),
  expected_ctc_currency: z.string(),
  /** YYYY-MM-DD; null where none is said. */
  start_date: z.string().nullable(),
});
export type CommonAnswers = z.infer<typeof CommonAnswers>;

const name = z.string().trim().min(1).max(500);

/** What the user says; only what is sent changes, and null takes an answer back. */
export const SaveCommonAnswers = UpdateUserDetails.pick({
  notice_period: true,
  current_ctc: true,
  current_ctc_currency: true,
  expected_ctc: true,
  expected_ctc_currency: true,
}).extend({
  skills: z
    .array(z.object({ name, years: z.number().int().min(0).max(SKILL_YEARS_MAX).nullable() }))
    .max(500)
    .optional(),
  rights: z
    .array(
      z.object({ country: z.string().regex(/^[A-Z]{2}$/), answer: z.string().max(40).nullable() }),
    )
    .max(20)
    .optional(),
  questions: z
    .array(z.object({ id: z.string().max(40), answer: z.string().max(40).nullable() }))
    .max(20)
    .optional(),
  languages: z
    .array(z.object({ name, proficiency: Proficiency }))
    .max(100)
    .optional(),
  start_date: z.iso.date().nullable().optional(),
});
export type SaveCommonAnswers = z.infer<typeof SaveCommonAnswers>;

export const commonAnswersRoutes = defineRoutes({
  getCommonAnswers: {
    method: "GET",
    path: "/v1/job/common-answers",
    tag: "Needs you",
    summary: "What forms ask most: what is known, and what is proposed from the profile",
    auth: "bearer",
    responses: { 200: CommonAnswers, ...refusals(401, 503) },
  },
  saveCommonAnswers: {
    method: "PUT",
    path: "/v1/job/common-answers",
    tag: "Needs you",
    summary:
      "Keep what is said in profile and answer bank; applications that waited for it alone go on",
    auth: "bearer",
    body: SaveCommonAnswers,
    responses: {
      200: z.object({
        answers: CommonAnswers,
        /** Applications that go on with it. */
        released: z.number(),
        platforms: z.array(RunHandoff),
      }),
      ...refusals(400, 401, 413, 503),
    },
  },
});
