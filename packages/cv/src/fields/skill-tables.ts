import type { Line } from "../layout/line.ts";
import { fold } from "../structure/heading-words.ts";

const foldedSet = (list: string): ReadonlySet<string> =>
  new Set(list.split("|").map((each) => fold(each.trim())));

/** Heads of the columns of a table of skills, by what stands below them. */
const HEADS: readonly ReadonlySet<string>[] = [
  foldedSet(
    `area|skill area|category|categories|domain|type|group|field|domaine|catégorie|bereich|kategorie|gebiet|fachgebiet|área|categoría|ámbito|ambito|categoria|gebied|categorie|obszar|kategoria|område|kategori|oblast|terület|domeniu|alan|область|категория|категорія|област|τομέας|المجال|תחום|领域|类别|分野|분야`,
  ),
  foldedSet(
    `skill|skills|competence|competences|competency|competencies|technology|technologies|tools|kenntnis|kenntnisse|fähigkeit|fähigkeiten|kompetenz|kompetenzen|compétence|compétences|habilidad|habilidades|competencia|competencias|conocimientos|competência|competências|
    competenza|competenze|vaardigheid|vaardigheden|umiejętność|umiejętności|kompetens|kompetenser|ferdighet|ferdigheter|færdigheder|taito|taidot|dovednost|dovednosti|készség|készségek|competență|competențe|beceri|beceriler|навык|навыки|навичка|навички|умения|δεξιότητα|δεξιότητες|المهارة|المهارات|מיומנות|技能|スキル|기술`,
  ),
  foldedSet(
    `level|skill level|proficiency|proficiency level|rating|expertise|niveau|stufe|nivel|nível|livello|poziom|nivå|taso|úroveň|szint|seviye|уровень|рівень|ниво|επίπεδο|المستوى|רמה|水平|熟练程度|レベル|수준`,
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
