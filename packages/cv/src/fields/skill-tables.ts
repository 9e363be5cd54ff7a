import type { Line } from "../layout/line.ts";
import { fold } from "../vocabulary/heading-words.ts";

const asSet = (list: string): ReadonlySet<string> =>
  new Set(list.split("|").map((each) => each.trim()));

/** Heads of the columns of a table of skills, by what stands below them, as `fold` writes them. */
export const HEADS: readonly ReadonlySet<string>[] = [
  asSet(
    `area|skill area|category|categories|domain|type|group|field|domaine|categorie|bereich|kategorie|gebiet|fachgebiet|categoria|ambito|gebied|obszar|kategoria|omrade|kategori|oblast|terulet|domeniu|alan|область|категория|категорія|област|τομεασ|المجال|תחום|领域|类别|分野|분야`,
  ),
  asSet(
    `skill|skills|competence|competences|competency|competencies|technology|technologies|tools|kenntnis|kenntnisse|fahigkeit|fahigkeiten|kompetenz|kompetenzen|habilidad|habilidades|competencia|competencias|conocimientos|
    competenza|competenze|vaardigheid|vaardigheden|umiejetnosc|umiejetnosci|kompetens|kompetenser|ferdighet|ferdigheter|faerdigheder|taito|taidot|dovednost|dovednosti|keszseg|keszsegek|competenta|competente|beceri|beceriler|навык|навыки|навичка|навички|умения|δεξιοτητα|δεξιοτητεσ|المهاره|المهارات|מיומנות|技能|スキル|기술`,
  ),
  asSet(
    `level|skill level|proficiency|proficiency level|rating|expertise|niveau|stufe|nivel|livello|poziom|niva|taso|uroven|szint|seviye|уровень|рівень|ниво|επιπεδο|المستوي|רמה|水平|熟练程度|レヘル|수준`,
  ),
];

/** "Area | Skills" and "Skill | Level": nothing but heads of columns, of skills among them. */
function isHead({ cells }: Line): boolean {
  const kinds = cells.map(({ text }) => HEADS.findIndex((heads) => heads.has(fold(text))));
  return !kinds.includes(-1) && kinds.includes(1) && new Set(kinds).size > 1;
}

/** The lines of a skills section without those that only say what stands in the columns of a table. */
export function withoutSkillHeads(lines: readonly Line[]): Line[] {
  return lines.filter((line) => line.cells.length < 2 || !isHead(line));
}
