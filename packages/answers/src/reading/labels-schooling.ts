import type { Topic } from "../question/meaning.ts";

/** Whole questions about studies and languages, folded, separated by commas: English, German, French, Spanish, Hindi. */
export const SCHOOLING_LABELS: Partial<Record<Topic, string>> = {
  highest_degree: `
    highest level of school you have finished, highest level of school you have completed, highest level of school, highest grade level of school completed, highest grade completed, highest level of school completed, highest year of school completed, highest level of education, highest level of education completed, highest education level, education, highest education,
    highest qualification, highest degree, highest degree earned, highest degree obtained, highest degree completed,
    highest educational qualification, highest academic qualification, education level, level of education,
    educational level, highest level of education you have completed, highest level of education attained,
    highest level of education achieved, highest level of education you have attained,
    highest level of education you have achieved, highest level of education obtained, highest level of study,
    qualification, education qualification, educational qualification, academic qualification,
    highest degree attained, highest degree received, highest completed education, hochster bildungsabschluss,
    hochster abschluss, bildungsabschluss, ihr hochster bildungsabschluss, niveau d etudes,
    niveau d etudes le plus eleve, dernier diplome obtenu, diplome le plus eleve, nivel de estudios, nivel educativo,
    maximo nivel de estudios, nivel maximo de estudios, nivel de estudios mas alto, sabse unchi shiksha,
    highest qualification kya hai, aapki highest qualification kya hai
  `,
  degree_name: `
    degree, degree name, degree earned, degree awarded, degree obtained, degree received, course, course name, degree course, degree title, name of degree, degree type, abschluss, diplome, titulo, titulacion
  `,
  school: `
    school, university, college, institution, institute, school name, university name, college name,
    institution name, school or university, university college, college university, school university,
    university or college, name of university, name of college, name of institution, name of school,
    name of university college, name of your university, name of your college, institute name,
    which university did you attend, which college did you attend, which university did you graduate from,
    which college did you graduate from, where did you study, what university did you attend,
    what school did you attend, what university did you graduate from, universitat, hochschule, universite, ecole,
    etablissement, universidad, escuela, centro de estudios, alma mater
  `,
  field_of_study: `
    field of study, major, discipline, area of study, specialization, specialisation, branch, course of study,
    stream, subject, major field of study, studiengang, studienfach, fachrichtung, domaine d etudes, specialite,
    campo de estudio, kierunek studiow, area de estudio, especialidad
  `,
  gpa: `
    gpa, cgpa, gpa cgpa, cgpa gpa, grade point average, overall gpa, cumulative gpa, final gpa, college gpa,
    university gpa, gpa out of 4, gpa out of 4.0, cgpa out of 10, gpa out of 10,
    cgpa on a scale of 10, gpa on a 4.0 scale, gpa on a scale of 4, gpa 4.0 scale, gpa on a 4 point scale,
    cgpa percentage, percentage cgpa, grade, marks percentage, percentage, aggregate percentage, percentage of marks,
    gpa 10 point scale, abschlussnote, notendurchschnitt, nota media
  `,
  study_end: `
    graduation year, year of graduation, graduation date, date of graduation, year of passing, passing year,
    year of completion, passout year, year of passout, completion year, when did you graduate,
    what year did you graduate, in which year did you graduate, which year did you graduate, year you graduated,
    abschlussjahr, jahr des abschlusses, annee d obtention du diplome, annee d obtention, ano de graduacion,
    graduation year kya hai, expected graduation, expected graduation year, expected graduation date,
    expected year of graduation, anticipated graduation date, year of passing out, passing out year
  `,
  native_language: `
    native language, mother tongue, first language, muttersprache, langue maternelle, lengua materna, jezyk ojczysty
  `,
  languages_list: `
    languages, languages known, languages spoken, known languages, spoken languages, language skills,
    which languages do you speak, what languages do you speak, which languages can you speak,
    what languages are you fluent in, which languages are you fluent in, which of these languages do you speak,
    which of the following languages do you speak, languages you speak, language, languages you know,
    which languages do you know, select the languages you speak, which languages do you speak fluently,
    sprachkenntnisse, sprachen, welche sprachen sprechen sie, langues, langues parlees, quelles langues parlez vous,
    idiomas, que idiomas hablas, idiomas que hablas, aap kaunsi bhasha bolte hain, aap kaun si bhashayein bolte hain
  `,
};
