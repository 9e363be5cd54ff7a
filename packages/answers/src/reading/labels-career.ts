import type { Topic } from "../question/meaning.ts";

/** Whole questions about work and the lists of the profile, folded, separated by commas: English, German, French, Spanish, Hindi. */
export const CAREER_LABELS: Partial<Record<Topic, string>> = {
  current_title: `
    position held, post held, job held, title held, poste occupe, cargo desempenado, ausgeubte tatigkeit, current title, current job title, current role, current position, current designation, designation, job title,
    most recent job title, present designation, present position, what do you do currently, position title,
    current or most recent job title, current most recent job title, role title, aktuelle position,
    derzeitige position, berufsbezeichnung, stellenbezeichnung, poste actuel, intitule du poste actuel, intitule du poste, intitule de poste,
    cargo actual, puesto actual, current designation kya hai, title of current position, most recent title,
    most recent role, most recent position
  `,
  current_company: `
    current company, current employer, current organization, current organisation, company, company name, employer,
    employer name, current company name, current employer name, name of current employer,
    name of your current employer, name of current company, name of your current company, present company,
    present employer, present organisation, present organization, most recent employer, last company, current last company, current last employer, most recent company,
    current or most recent employer, current most recent employer, current or most recent company, organization name,
    organisation name, where do you currently work, where do you work currently,
    which company do you currently work for, which company are you currently working for,
    which company are you working with currently, who is your current employer, who do you currently work for,
    aktueller arbeitgeber, derzeitiger arbeitgeber, arbeitgeber, employeur actuel, entreprise actuelle, entreprise,
    employeur, empresa actual, empresa, empleador actual, aap abhi kis company mein kaam karte hain,
    current company kaunsi hai, current company kya hai
  `,
  previous_title: `
    previous title, previous job title, previous role, previous position, previous designation, last designation,
    titre precedent, vorherige position
  `,
  previous_company: `
    previous company, previous employer, previous organization, previous organisation, previous company name,
    previous employer name, last employer, letzter arbeitgeber, vorheriger arbeitgeber, employeur precedent, empresa anterior
  `,
  employment_type: `
    was this post full or part time, full or part time, full time or part time post, vollzeit oder teilzeit, temps de travail, contract type, arbeitszeit, full time or part time, full part time, jornada, employment type, job type, experience type, type of employment
  `,
  skills_list: `
    software skills, software skills tick all known, software known, skills, key skills, top skills, technical skills, your skills, primary skills, core skills, skill set, skillset,
    your key skills, what are your key skills, fahigkeiten, kenntnisse, competences, competences cles, habilidades,
    aptitudes
  `,
  certifications_list: `
    certifications, certificates, professional certifications, your certifications, licenses and certifications,
    licenses certifications, which certifications do you have, what certifications do you have,
    which certifications do you hold, what certifications do you hold, zertifikate, zertifizierungen,
    certificaciones
  `,
  awards_list: `
    awards, achievements, awards and achievements, honors and awards, honours and awards
  `,
  industry: `
    industry, current industry, which industry do you work in, industry you work in
  `,
  preferred_locations: `
    preferred location, preferred locations, preferred work location, preferred work locations,
    preferred job location, preferred job locations, preferred city, preferred cities, location preference,
    location preferences, desired location, desired work location, which location are you applying for,
    which locations are you open to, which location do you prefer,
    which of these locations would you prefer to work from, which office location do you prefer,
    which office would you like to work from, where would you like to work, where would you prefer to work,
    which location would you prefer, which of the following locations are you interested in,
    which of these locations are you open to, bevorzugter standort, wunschstandort, lieu de travail souhaite,
    ubicacion preferida
  `,
  desired_title: `
    desired job title, desired role, desired position, preferred role, preferred job title, role you are looking for,
    what role are you looking for
  `,
  is_employed: `
    are you currently employed, are you employed, are you currently working, currently employed,
    are you presently employed, do you currently have a job, are you employed currently, are you employed at present,
    are you currently in employment, sind sie derzeit beschaftigt, sind sie aktuell berufstatig,
    sind sie zurzeit angestellt, etes vous actuellement en poste, etes vous en poste actuellement,
    trabajas actualmente, estas trabajando actualmente, esta trabajando actualmente, kya aap abhi kaam kar rahe hain,
    kya aap abhi job kar rahe hain, kya aap currently employed hain, are you unemployed,
    are you currently unemployed
  `,
  job_start: `
    von, du, desde, de, dal, van, date started, employed from, employed since, worked from, startdatum, datum in dienst, eintritt, fecha de alta, fecha de ingreso, data de entrada, data inizio, start date, date of joining, joining date, from, from date, start month, start year, start date year, year of start date, start date month, date from, job start date, employment start date,
    startdatum, date de debut, fecha de inicio
  `,
  job_end: `
    finish date, date finished, date left, date separated, separation date, date of separation, dates to, employed to, employed until, relieved on, worked until, einddatum, datum uit dienst, austritt, fecha de baja, fecha de salida, data de saida, data fine, leaving date, date of leaving, relieving date, bis, jusqu au, hasta, ate, fino a, tot, end date, to, to date, end year, end date year, year of end date, end date month, date to, end month, job end date, employment end date, enddatum, date de fin,
    fecha de fin
  `,
  job_is_current: `
    i currently work here, currently working here, i am currently working in this role, current job,
    i currently work in this role, is this your current job, i am currently working here, to present,
    currently work here, do you currently work here, do you still work here, are you still working here,
    do you currently work in this role
  `,
  job_description: `
    description, role description, job description, responsibilities, duties, job responsibilities
  `,
  current_job_years: `
    years in current role, years in current company, years in current position, experience in current company,
    experience in current organization, how long have you been in your current role,
    how long have you been with your current employer
  `,
};
