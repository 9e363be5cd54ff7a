import type { MadeCv, MadeJob, MadeSchool } from "./made-cv.fixture.ts";
import type { PartName } from "./pack.fixture.ts";
import { contactHtml, partHtml } from "./parts.fixture.ts";
import { escape } from "./skill-years.fixture.ts";
import { writeRange } from "./style.fixture.ts";
import type { Style } from "./style.fixture.ts";

/** CVs that say of each part what it is, or set their headings where others have none. */
export const LABELLED_FORMS = [
  "labelled lines",
  "rows of labels",
  "table with heads",
  "turned headings",
  "one line entries",
  "paragraphs",
  "places under dates",
] as const;
export type LabelledForm = (typeof LABELLED_FORMS)[number];

interface Labels {
  readonly company: string;
  readonly title: string;
  readonly dates: string;
  readonly duties: string;
  readonly school: string;
  readonly degree: string;
}

function labels(text: string): Labels {
  const [company = "", title = "", dates = "", duties = "", school = "", degree = ""] =
    text.split(";");
  return { company, title, dates, duties, school, degree };
}

/** What forms and application templates of the languages call the parts of a job and of a school. */
const LABELS: Readonly<Record<string, Labels>> = {
  en: labels("Employer;Designation;Duration;Responsibilities;Institution;Degree"),
  de: labels("Arbeitgeber;Position;Zeitraum;Aufgaben;Schule;Abschluss"),
  fr: labels("Employeur;Poste occupé;Dates;Missions;Établissement;Diplôme"),
  es: labels("Empresa;Puesto;Fechas;Funciones;Centro;Título"),
  it: labels("Datore di lavoro;Posizione ricoperta;Date;Mansioni;Istituto;Titolo di studio"),
  pt: labels("Empresa;Cargo;Período;Atividades;Instituição;Curso"),
  nl: labels("Werkgever;Functie;Periode;Taken;Instelling;Opleiding"),
  pl: labels("Pracodawca;Stanowisko;Okres;Obowiązki;Uczelnia;Kierunek"),
  sv: labels("Arbetsgivare;Befattning;Period;Arbetsuppgifter;Skola;Examen"),
  tr: labels("Firma;Pozisyon;Tarih;Görevler;Okul;Bölüm"),
  id: labels("Perusahaan;Jabatan;Periode;Tugas;Institusi;Jurusan"),
  vi: labels("Công ty;Chức vụ;Thời gian;Mô tả công việc;Trường;Chuyên ngành"),
};

type Row = readonly [label: string, value: string];

function dateOf(cv: MadeCv, style: Style, part: MadeJob | MadeSchool): string {
  return escape(writeRange(style, cv.pack, part.start, part.end));
}

function rows(form: LabelledForm, all: readonly Row[]): string {
  if (form === "rows of labels") {
    const inner = all.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`);
    return `<table class=rows>${inner.join("")}</table>`;
  }
  return `<div class=item>${all.map(([label, value]) => `<div>${label}: ${value}</div>`).join("")}</div>`;
}

function table(heads: readonly string[], lines: readonly (readonly string[])[]): string {
  const cells = (line: readonly string[]): string => line.map((c) => `<td>${c}</td>`).join("");
  return `<table class=grid><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr>${lines.map((line) => `<tr>${cells(line)}</tr>`).join("")}</table>`;
}

/** A column of dates, each with the place under it, beside "Title, Company". */
function besideDate(date: string, place: string, a: string, b: string, body: string): string {
  return `<div class=row><div class=when>${date}<br>${escape(place)}</div><div class=what><b>${escape(a)}</b><br>${escape(b)}${body}</div></div>`;
}

function jobs(form: LabelledForm, cv: MadeCv, style: Style, l: Labels): string {
  const tasks = (job: MadeJob): string =>
    job.tasks.map((t) => `<div>– ${escape(t)}</div>`).join("");
  switch (form) {
    case "labelled lines":
    case "rows of labels":
      return cv.jobs
        .map((job) =>
          rows(form, [
            [l.dates, dateOf(cv, style, job)],
            [l.title, escape(job.title)],
            [l.company, escape(job.company)],
            [l.duties, tasks(job)],
          ]),
        )
        .join("");
    case "table with heads":
      return table(
        [l.dates, l.company, l.title],
        cv.jobs.map((job) => [
          dateOf(cv, style, job),
          escape(job.company),
          `<b>${escape(job.title)}</b>${tasks(job)}`,
        ]),
      );
    case "one line entries":
      return cv.jobs
        .map(
          (job) =>
            `<div>${dateOf(cv, style, job)}: <b>${escape(job.title)}</b>, ${escape(job.company)}</div>`,
        )
        .join("");
    case "paragraphs":
      return cv.jobs
        .map(
          (job) =>
            `<p><b>${escape(job.title)}</b> — ${escape(job.company)} (${dateOf(cv, style, job)}). ${job.tasks.map((t) => `${escape(t)}.`).join(" ")}</p>`,
        )
        .join("");
    case "places under dates":
      return cv.jobs
        .map((job) =>
          besideDate(dateOf(cv, style, job), job.place, job.title, job.company, tasks(job)),
        )
        .join("");
    case "turned headings":
      return partHtml("experience", cv, style);
  }
}

function schools(form: LabelledForm, cv: MadeCv, style: Style, l: Labels): string {
  switch (form) {
    case "labelled lines":
    case "rows of labels":
      return cv.schools
        .map((school) =>
          rows(form, [
            [l.dates, dateOf(cv, style, school)],
            [l.degree, escape(school.degree)],
            [l.school, escape(school.institution)],
          ]),
        )
        .join("");
    case "table with heads":
      return table(
        [l.dates, l.school, l.degree],
        cv.schools.map((school) => [
          dateOf(cv, style, school),
          escape(school.institution),
          escape(school.degree),
        ]),
      );
    case "one line entries":
      return cv.schools
        .map(
          (s) =>
            `<div>${dateOf(cv, style, s)}: <b>${escape(s.degree)}</b>, ${escape(s.institution)}</div>`,
        )
        .join("");
    case "paragraphs":
      return cv.schools
        .map(
          (s) =>
            `<p><b>${escape(s.degree)}</b> — ${escape(s.institution)} (${dateOf(cv, style, s)}).</p>`,
        )
        .join("");
    case "places under dates":
      return cv.schools
        .map((s) => besideDate(dateOf(cv, style, s), "", s.degree, s.institution, ""))
        .join("");
    case "turned headings":
      return partHtml("education", cv, style);
  }
}

const PARTS: readonly PartName[] = [
  "summary",
  "experience",
  "education",
  "skills",
  "languages",
  "certificates",
  "awards",
  "interests",
];

/** The CV as a page of HTML in one of the forms. */
export function layOutLabelled(cv: MadeCv, style: Style, form: LabelledForm): string {
  const l = LABELS[cv.pack.code.slice(0, 2)] ?? labels("");
  const part = (name: PartName): string => {
    if (name === "experience") return jobs(form, cv, style, l);
    return name === "education" ? schools(form, cv, style, l) : partHtml(name, cv, style);
  };
  const sections = PARTS.map((name) => {
    const inner = part(name);
    return inner === ""
      ? ""
      : `<section><h2><span>${escape(style.headings[name])}</span></h2><div class=in>${inner}</div></section>`;
  });
  const turned =
    form === "turned headings"
      ? "section { display: flex; gap: 14px; border-top: 1px solid #999; min-height: 150px; break-inside: avoid } .in { padding-top: 8px } h2 { width: 26px; margin: 0; display: flex; justify-content: center; align-items: center } h2 span { writing-mode: vertical-rl; transform: rotate(180deg) } .in { flex: 1 }"
      : "";
  const css = `
    @page { size: A4; margin: 15mm } body { font: 10pt "${style.font}"; margin: 0; line-height: 1.35 }
    h1 { font-size: 22pt; margin: 0 } h2 { font-size: 12pt; margin: 14px 0 5px; color: ${style.color} } .r { float: right } .item { margin-bottom: 9px }
    .grid { border-collapse: collapse; width: 100% } .grid td, .grid th { border: 1px solid #888; padding: 3px 6px; text-align: left; vertical-align: top }
    .rows { width: 100%; margin-bottom: 8px } .rows td { vertical-align: top; padding: 1px 8px } .rows td:first-child { width: 32%; text-align: right; color: #446 }
    .row { display: flex; gap: 14px; margin-bottom: 9px } .when { width: 150px; flex: none; color: #555 } .what { flex: 1 } p { margin: 0 0 6px }
    .chip { display: inline-block; border: 1px solid #888; padding: 1px 6px; margin: 0 6px 5px 0 } .cols { display: grid; grid-template-columns: 1fr 1fr; gap: 2px 18px }
    .rated { display: flex; justify-content: space-between } .rated i { width: 40%; background: #bbb; height: 6px; margin-top: 5px }
    .pair { display: flex; justify-content: space-between; max-width: 260px } .small { font-size: 8.5pt } ul { margin: 2px 0; padding-left: 18px } ${turned}`;
  const head = `<header><h1>${escape(cv.firstName)} ${escape(cv.lastName)}</h1><div>${escape(cv.headline)}</div>${contactHtml(cv, style, false)}</header>`;
  return `<!doctype html><html lang="${cv.pack.code}"><meta charset="utf-8"><style>${css}</style><body>${head}${sections.join("")}</body></html>`;
}
