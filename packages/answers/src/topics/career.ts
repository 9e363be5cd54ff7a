import type { TopicEntry } from "./topic-entry.ts";

const LATEST = "the latest job";

/** Jobs, experience, skills and certificates. */
export const CAREER: readonly TopicEntry[] = [
  {
    topic: "current_title",
    means: "job title",
    from: `${LATEST}; a question about now needs a running one`,
    asked: [
      {
        words: "job title; current + position; recent + position; current + job title",
        with: "current, recent, name",
      },
    ],
  },
  {
    topic: "title_company",
    means: "job title and employer in one field",
    from: LATEST,
    asked: [
      {
        words: "job title + company; position + company; current + position + company",
        with: "current, recent, name",
      },
    ],
  },
  {
    topic: "current_company",
    means: "employer",
    from: `${LATEST}; a question about now needs a running one`,
    asked: [{ words: "company", with: "current, recent, name, which, work, repeat" }],
  },
  {
    topic: "previous_title",
    means: "title before the present one",
    from: "the latest job that has ended",
    asked: [{ words: "previous + position; previous + job title", with: "name" }],
  },
  {
    topic: "previous_company",
    means: "employer before the present one",
    from: "the latest job that has ended",
    asked: [{ words: "previous + company", with: "name, work, which, recent, position, current" }],
  },
  {
    topic: "is_employed",
    means: "whether there is a job now",
    from: "the jobs, a closed list",
    concludes: "No when all jobs have ended",
    asked: [
      {
        words: "employed; current + work; unemployed",
        with: "current, are, do, work, have, status, position, not, employed, status, employment status",
        isYesNo: true,
      },
    ],
  },
  {
    topic: "employment_status",
    means: "employed, self-employed or neither, as one of the choices",
    from: "the running jobs",
    concludes: "employed or self-employed where a job is running",
    never: "what somebody without a running job is; a choice that says more",
    asked: [
      {
        words: "employment status; current + status",
        with: "current, work, position, what, which, are, have",
      },
    ],
  },
  {
    topic: "employers_count",
    means: "how many employers there were",
    from: "the jobs, a closed list; each employer once",
    never: "within a span of time, or where one was an internship",
    asked: [{ words: "how many + company", with: "have, work, did, do, employed" }],
  },
  {
    topic: "worked_at",
    means: "whether a named employer was one",
    from: "the jobs, a closed list",
    concludes: "No when no job is there or in the same house",
  },
  {
    topic: "worked_in",
    means: "whether a job was held in a country",
    from: "the places of the jobs, a closed list",
    never: "where a job's place is not known",
  },
  { topic: "job_location", means: "place of a job", from: "that job" },
  {
    topic: "job_start",
    means: "when a job began; its month or year where only that is asked",
    from: "that job",
    asked: [
      {
        words:
          "current + start + company; current + start + position; current + start + job title; current + start + work; current + start + employed; since + employed; since when + current + company; since when + current + position; since when + current + job title; since + current + company; since + current + position; start + company; employed + since + company; start + recent + employed; start + recent + company; start + recent + position",
        with: "date, month, year, day, when, since, employed, work, current, recent, position, company, do, did, have, which, how long, are",
      },
    ],
  },
  {
    topic: "job_end",
    means: "when a job ended",
    from: "that job",
    asked: [
      {
        words: "previous + end + company; previous + end + position",
        with: "date, month, year, day, when, work, company, position",
      },
    ],
  },
  { topic: "job_is_current", means: "whether a job is held now", from: "that job" },
  { topic: "job_description", means: "what a job was about", from: "that job" },
  { topic: "employment_type", means: "full time, part time, contract", from: "that job" },
  {
    topic: "total_years",
    beside:
      "year, month, experience, work, employed, full, how many, how long, at least, more than, less than, or more, number, position, job title, up to, since",
    means: "years of work in all",
    from: "the dates of the jobs, overlaps once",
    concludes: "0 and 'fresher' where there was no job but an internship",
    asked: [
      {
        words:
          "experience + year; experience + fresher; experience + how many; experience + how long",
        with: "year, work, how many, how long, completed, month, have, are, full, which, do",
      },
    ],
  },
  {
    topic: "current_job_years",
    beside:
      "year, month, current, company, employed, work, position, job title, how many, how long, more than, at least, less than, or more, since",
    means: "years with the present employer",
    from: "the start of the running job",
    asked: [
      {
        words:
          "tenure; year + current + company; how many + year + current + work; how long + current + company",
        with: "year, current, company, completed, full, work, how many, how long, month, since, have, employed, date, recent, do, are",
        subject: "company",
      },
      {
        words:
          "year + current + position; how long + current + position; year + current + job title; how long + current + job title",
        with: "year, current, completed, full, work, how many, how long, month, since, have, employed, date, do, are",
      },
    ],
  },
  {
    topic: "skill_years",
    means:
      "years with a skill, in a role, in a field, at an employer, and whether they are enough or few enough",
    from: "the skill list, then the dates of the jobs whose titles or texts name it",
    concludes:
      "0 for a position that no job's title is like; only the part in a country that is named",
    never: "0 for a skill that is not listed; too few where jobs only mention it",
  },
  { topic: "role_years", means: "years in a role", from: "see skill_years" },
  {
    topic: "has_skill",
    means: "experience with a thing",
    from: "skills, then job texts and certificates: open lists",
    never: "No",
  },
  {
    topic: "skill_or_employer",
    means: "experience with or at what is named",
    from: "see worked_at and has_skill",
  },
  {
    topic: "has_role",
    means: "whether a role was held",
    from: "the titles of the jobs, a closed list",
  },
  {
    topic: "skills_list",
    means: "skills, in words or ticked off a list",
    from: "the skill list; each choice is asked for by itself",
  },
  {
    topic: "applied_title",
    means: "title of the job applied for",
    from: "the job",
    asked: [{ words: "applied position", with: "job title, position, name, which, what, are" }],
  },
  { topic: "desired_title", means: "title looked for", from: "the profile" },
  {
    topic: "industry",
    means: "industry",
    from: "the profile",
    asked: [{ words: "industry", with: "current, company" }],
  },
  { topic: "certifications_list", means: "certificates", from: "the profile" },
  {
    topic: "has_certificate",
    means: "whether a named certificate, registration or licence is held",
    from: "the certificates, an open list: all words that are asked for are in one of them",
    never: "No",
  },
  {
    topic: "certificate_year",
    means: "year in which a named certificate was issued",
    from: "that certificate",
    never: "a month or a day that it does not hold",
  },
  { topic: "awards_list", means: "awards", from: "the profile" },
];
