import type { MadeCv } from "./made-cv.fixture.ts";
import type { Style, YearsForm } from "./style.fixture.ts";

export function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

const COLUMN_HEADS: Readonly<Record<string, readonly [string, string]>> = {
  en: ["Skill", "Years"],
  de: ["Kenntnis", "Jahre"],
  nl: ["Vaardigheid", "Jaren"],
  pl: ["Umiejętność", "Lata"],
  sv: ["Färdighet", "År"],
  fr: ["Compétence", "Années"],
  es: ["Habilidad", "Años"],
  it: ["Competenza", "Anni"],
  pt: ["Competência", "Anos"],
};

/** The skills with their years in the form; a skill without years stands alone. */
export function yearsHtml(cv: MadeCv, style: Style, form: YearsForm): string {
  const all = cv.skillGroups.flatMap((group) => group.skills);
  const write = (years: number): string => style.yearsText.replace("#", String(years));
  const each = (join: (skill: string, years: string) => string, wrap: string): string =>
    all
      .map((skill) => {
        const years = cv.years.get(skill);
        const text =
          years === undefined ? escape(skill) : join(escape(skill), escape(write(years)));
        return `<${wrap}>${text}</${wrap}>`;
      })
      .join("");
  switch (form) {
    case "brackets":
      return `<div>${each((skill, years) => `${skill} (${years})`, "span").replaceAll("</span><span>", "</span>, <span>")}</div>`;
    case "dash":
      return `<ul>${each((skill, years) => `${skill} – ${years}`, "li")}</ul>`;
    case "level":
      return each((skill, years) => `${skill} (Expert, ${years})`, "div");
    case "margin":
      return each(
        (skill, years) =>
          `<span class="pair wide"><span>${skill}</span><span>${years}</span></span>`,
        "div",
      );
    case "below":
      return each((skill, years) => `${skill}</b><div class=small>${years}</div><b>`, "b")
        .replaceAll("<b>", "<div><b>")
        .replaceAll("</b>", "</b></div>");
    case "table":
      return tableHtml(cv, all);
    case "groups":
      return groupsHtml(cv, all, write);
  }
}

function tableHtml(cv: MadeCv, all: readonly string[]): string {
  const [skill, years] = COLUMN_HEADS[cv.pack.code.slice(0, 2)] ?? ["Skill", "Years"];
  const rows = all.map(
    (each) => `<tr><td>${escape(each)}</td><td>${cv.years.get(each) ?? ""}</td></tr>`,
  );
  return `<table class=years><tr><th>${skill}</th><th>${years}</th></tr>${rows.join("")}</table>`;
}

/** "5 years: SQL, Go", the skills without years on a line of their own above. */
function groupsHtml(cv: MadeCv, all: readonly string[], write: (years: number) => string): string {
  const groups = Map.groupBy(all, (skill) => cv.years.get(skill) ?? 0);
  return [...groups]
    .sort(([years], [others]) => years - others)
    .map(([years, skills]) => {
      const list = skills.map(escape).join(", ");
      return years === 0 ? `<p>${list}</p>` : `<div><b>${escape(write(years))}:</b> ${list}</div>`;
    })
    .join("");
}
