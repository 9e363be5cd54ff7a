import type { MadeAward, MadeCv } from "./made-cv.fixture.ts";
import type { PartName } from "./pack.fixture.ts";
import { escape, yearsHtml } from "./skill-years.fixture.ts";
import { writeMonth, writeRange } from "./style.fixture.ts";
import type { Style } from "./style.fixture.ts";

interface Item {
  readonly first: string;
  readonly second: string;
  readonly place: string;
  readonly date: string;
  readonly body: string;
}

function headOf(style: Style, item: Item): string {
  const first = `<b class=t>${escape(item.first)}</b>`;
  const place = item.place === "" ? "" : `<span class=place>, ${escape(item.place)}</span>`;
  const second = `<span class=c>${escape(item.second)}${place}</span>`;
  const isBeside = style.layout === "date column" || style.layout === "table";
  const date = `<span class=d>${escape(item.date)}</span>`;
  const right =
    style.datePlace === "right" && !isBeside ? `<span class=r>${escape(item.date)}</span>` : "";
  const brackets =
    style.datePlace === "brackets" && !isBeside
      ? ` <span class=d>(${escape(item.date)})</span>`
      : "";
  const above = style.datePlace === "above" && !isBeside ? `<div>${date}</div>` : "";
  const below = style.datePlace === "below" && !isBeside ? `<div>${date}</div>` : "";
  const names =
    style.joint === "lines"
      ? `<div>${right}${first}${brackets}</div><div>${second}</div>`
      : `<div>${right}${first}${style.joint}${second}${brackets}</div>`;
  return `${above}${names}${below}`;
}

function itemHtml(style: Style, item: Item): string {
  const inner = `${headOf(style, item)}${item.body}`;
  if (style.layout === "date column" || style.layout === "table") {
    return `<div class="item row"><div class=when>${escape(item.date)}</div><div class=what>${inner}</div></div>`;
  }
  return `<div class=item>${inner}</div>`;
}

function tasksHtml(style: Style, tasks: readonly string[]): string {
  if (style.mark === "css")
    return `<ul>${tasks.map((task) => `<li>${escape(task)}</li>`).join("")}</ul>`;
  return tasks.map((task) => `<div class=task>${style.mark} ${escape(task)}</div>`).join("");
}

function experience(cv: MadeCv, style: Style): string {
  return cv.jobs
    .map((job) =>
      itemHtml(style, {
        first: style.isCompanyFirst ? job.company : job.title,
        second: style.isCompanyFirst ? job.title : job.company,
        place: style.hasPlaces && !style.isCompanyFirst ? job.place : "",
        date: writeRange(style, cv.pack, job.start, job.end),
        body: tasksHtml(style, job.tasks),
      }),
    )
    .join("");
}

function education(cv: MadeCv, style: Style): string {
  return cv.schools
    .map((school) =>
      itemHtml(style, {
        first: style.isCompanyFirst ? school.institution : school.degree,
        second: style.isCompanyFirst ? school.degree : school.institution,
        place: "",
        date: writeRange(style, cv.pack, school.start, school.end),
        body: "",
      }),
    )
    .join("");
}

function skills(cv: MadeCv, style: Style): string {
  if (style.years !== undefined) return yearsHtml(cv, style, style.years);
  const all = cv.skillGroups.flatMap((group) => group.skills).map(escape);
  switch (style.skills) {
    case "commas":
      return `<div>${all.join(", ")}</div>`;
    case "bars":
      return `<div>${all.join(" | ")}</div>`;
    case "bullets":
      return `<ul>${all.map((skill) => `<li>${skill}</li>`).join("")}</ul>`;
    case "chips":
      return all.map((skill) => `<span class=chip>${skill}</span> `).join("");
    case "columns":
      return `<div class=cols>${all.map((skill) => `<div>${skill}</div>`).join("")}</div>`;
    case "rated":
      return all.map((skill) => `<div class=rated><span>${skill}</span><i></i></div>`).join("");
    case "groups":
      return cv.skillGroups
        .map(
          (group) =>
            `<div><b>${escape(group.name)}:</b> ${group.skills.map(escape).join(", ")}</div>`,
        )
        .join("");
  }
}

function languages(cv: MadeCv, style: Style): string {
  const each = (join: (name: string, level: string) => string): string[] =>
    cv.languages.map(({ name, level }) => join(escape(name), escape(level)));
  switch (style.languages) {
    case "dash":
      return each((name, level) => `<div>${name} – ${level}</div>`).join("");
    case "colon":
      return each((name, level) => `<div><b>${name}:</b> ${level}</div>`).join("");
    case "brackets":
      return each((name, level) => `<div>${name} (${level})</div>`).join("");
    case "commas":
      return `<div>${each((name, level) => `${name} (${level})`).join(", ")}</div>`;
    case "right":
      return each(
        (name, level) => `<div class=pair><span>${name}</span><span>${level}</span></div>`,
      ).join("");
    case "below":
      return each((name, level) => `<div><b>${name}</b></div><div class=small>${level}</div>`).join(
        "",
      );
  }
}

function awards(cv: MadeCv, style: Style, all: readonly MadeAward[]): string {
  return all
    .map((award) => {
      const date = escape(writeMonth(style, cv.pack, award.date));
      const title = escape(award.title);
      const issuer = escape(award.issuer);
      if (style.layout === "date column" || style.layout === "table")
        return `<div class="item row"><div class=when>${date}</div><div class=what><b>${title}</b>, ${issuer}</div></div>`;
      return style.datePlace === "right"
        ? `<div class=item><div><span class=r>${date}</span><b>${title}</b></div><div>${issuer}</div></div>`
        : `<div class=item><b>${title}</b>, ${issuer} (${date})</div>`;
    })
    .join("");
}

/** The inside of a section; empty if the CV has none. */
export function partHtml(part: PartName, cv: MadeCv, style: Style): string {
  switch (part) {
    case "summary":
      return `<p>${escape(cv.pack.summary)}</p>`;
    case "experience":
      return experience(cv, style);
    case "education":
      return education(cv, style);
    case "skills":
      return skills(cv, style);
    case "languages":
      return languages(cv, style);
    case "certificates":
      return awards(cv, style, cv.certificates);
    case "awards":
      return awards(cv, style, cv.awards);
    case "interests":
      return `<p>${escape(cv.pack.interests.join(", "))}</p>`;
    case "contact":
      return contactHtml(cv, style, true);
  }
}

/** Address, phone and e-mail, one below the other or on one line. */
export function contactHtml(cv: MadeCv, style: Style, isNarrow: boolean): string {
  const link = `<a href="mailto:${cv.email}">${cv.email}</a>`;
  const values = [escape(cv.place), escape(cv.phone), style.hasPhoto ? link : cv.email];
  if (style.contact === "icons") {
    const icons = ["⌂", "☎", "✉"];
    return values.map((value, i) => `<div class=k>${icons[i] ?? ""} ${value}</div>`).join("");
  }
  if (style.contact === "labels") {
    const labels = CONTACT_LABELS[cv.pack.code.slice(0, 2)] ?? CONTACT_LABELS["en"] ?? [];
    return values
      .map((value, i) => `<div class=k><b>${labels[i] ?? ""}:</b> ${value}</div>`)
      .join("");
  }
  if (style.contact === "lines" || isNarrow)
    return values.map((value) => `<div class=k>${value}</div>`).join("");
  return `<div class=k>${values.join(" | ")}</div>`;
}

const CONTACT_LABELS: Readonly<Record<string, readonly string[]>> = {
  en: ["Address", "Phone", "Email"],
  de: ["Anschrift", "Telefon", "E-Mail"],
  fr: ["Adresse", "Tél.", "Courriel"],
  es: ["Dirección", "Teléfono", "Correo"],
  it: ["Indirizzo", "Telefono", "E-mail"],
  pt: ["Morada", "Telefone", "E-mail"],
  nl: ["Adres", "Telefoon", "E-mail"],
  pl: ["Adres", "Telefon", "E-mail"],
  sv: ["Adress", "Telefon", "E-post"],
};
