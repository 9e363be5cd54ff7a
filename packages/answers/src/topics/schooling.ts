import type { TopicEntry } from "./topic-entry.ts";

const STUDY_END = "completed, graduate, end, degree, which, when, did, school, date, month";

/** Studies and languages. */
export const SCHOOLING: readonly TopicEntry[] = [
  {
    topic: "highest_degree",
    means: "highest completed level or degree",
    from: "the studies, the highest that is completed",
    never: "one under way",
    asked: [
      {
        words:
          "education; highest + education; highest + degree; education + level; degree + level; degree + completed + highest",
        with: "highest, completed, level, degree, education, have, name, current, which, what, full",
      },
    ],
  },
  {
    topic: "degree_name",
    means: "degree of a school",
    from: "that study",
    asked: [{ words: "first degree + name", subject: "bachelor" }],
  },
  {
    topic: "has_degree",
    means: "whether there is a degree as high, in a field",
    from: "the completed studies, a closed list",
    concludes: "a higher degree includes a lower one",
    never: "that a related field is the field; No where an equivalent would do",
  },
  {
    topic: "school",
    means: "school or university",
    from: "that study",
    asked: [
      {
        words: "school; school + highest + degree",
        with: "degree, highest, completed, name, education, graduate, which, where, have, did",
      },
      {
        words: "school + first degree; first degree + where; school + bachelor",
        with: "completed, name, graduate, which",
        subject: "bachelor",
      },
      {
        words: "school + master",
        with: "completed, name, graduate, which, where, did, degree",
        subject: "master",
      },
      {
        words: "school + doctorate",
        with: "completed, name, graduate, which, where, did, degree",
        subject: "doctorate",
      },
    ],
  },
  {
    topic: "field_of_study",
    means: "subject of a degree",
    from: "the degree's name",
    asked: [
      {
        words: "field of study",
        with: "degree, highest, completed, name, school, education, which",
      },
      {
        words: "field of study + first degree; field of study + bachelor",
        with: "which, name, degree",
        subject: "bachelor",
      },
      { words: "field of study + master", with: "which, name, degree", subject: "master" },
      { words: "field of study + doctorate", with: "which, name, degree", subject: "doctorate" },
    ],
  },
  {
    topic: "gpa",
    beside:
      "high school, school certificate, btech, bachelor, master, doctorate, degree, education, std, scale, bed, country, pg, graduate, completed, number, percentage, year, school, higher vocational, vocational, university degree",
    means: "grade",
    from: "that study",
    concludes: "the class that a degree's name tells",
    never: "converted to another scale",
    asked: [
      { words: "grade", with: "degree, highest, education, graduate, completed" },
      { words: "grade + first degree", with: "graduate", subject: "bachelor" },
      { words: "grade + graduate; grade + bachelor", with: "degree", subject: "bachelor" },
      { words: "grade + master", with: "degree, completed", subject: "master" },
    ],
  },
  {
    topic: "study_start",
    means: "when a study began",
    from: "that study",
    asked: [
      {
        words: "start + education; start + degree; start + first degree; start + school",
        with: "date, month, year, when, did, name, start",
      },
    ],
  },
  {
    topic: "study_end",
    means: "when a study ended or will end",
    from: "that study",
    asked: [
      {
        words:
          "graduate; graduate + year; graduate + date; degree + completed + year; education + completed + year; degree + completed + date; highest + degree + end; degree + end + year; highest + education + completed + year",
        with: "year, date, month, degree, highest, completed, school, which, when, did, education, expected, end",
      },
      {
        words: "bachelor + date; first degree + date; bachelor + year; first degree + year",
        with: STUDY_END,
        subject: "bachelor",
      },
      { words: "master + year", with: STUDY_END, subject: "master" },
      {
        words: "school certificate + graduate; school certificate + year",
        with: STUDY_END + ", year",
        subject: "school",
      },
      {
        words: "high school + graduate; high school + year",
        with: STUDY_END + ", year",
        subject: "twelfth",
      },
      { words: "doctorate + year; doctorate + date", with: STUDY_END, subject: "doctorate" },
      { words: "completed + year; completed + date; end + year", with: "month", under: "studies" },
    ],
  },
  {
    topic: "languages_list",
    means: "languages",
    from: "the profile",
    asked: [
      {
        words: "language; language + speak",
        with: "which, what, have, speak, do, can, level, fluent, use",
      },
    ],
  },
  {
    topic: "speaks",
    means: "whether a language is spoken",
    from: "the profile, an open list",
    never: "No",
  },
  {
    topic: "language_level",
    means: "level of a language, on the scale of the choices, or whether it reaches a level",
    from: "the profile",
    concludes: "A1 to C2 and their names in words, native above all of them",
    never: "one step finer than it was said",
  },
  {
    topic: "language_reaches",
    means: "whether a language reaches one of A1 to C2",
    from: "the profile",
    never: "where the words of the profile may stand for either side",
  },
  {
    topic: "native_language",
    means: "mother tongue",
    from: "the one language called native",
    asked: [{ words: "native; native + language", with: "which, what" }],
  },
  {
    topic: "is_student",
    beside:
      "unfinished, student status, part time, full time, student, education, degree, school, current, full, completed, registered, course, university, college, pursuing, studying, enrolled",
    means: "whether a study is under way",
    from: "the studies, a closed list",
  },
  {
    topic: "degree_country",
    means: "country in which a degree was obtained",
    from: "the place of the study's institution",
    asked: [
      {
        words: "country + degree; country + education; country + school; country + graduate",
        with: "which, where, completed, highest, did, education, degree",
      },
    ],
  },
];
