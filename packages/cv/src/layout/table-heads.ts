import { fold } from "../vocabulary/heading-words.ts";
import type { Role } from "../vocabulary/label-role.ts";
import { labelRole } from "../vocabulary/label-words.ts";
import type { Cell } from "./line.ts";

/** What a label or the head of a column says the text is; undefined for any other text. */
export type RoleOf = (text: string) => Role | undefined;

/** Heads of the two columns that make one range, as `fold` writes them. Anywhere else most of these words say nothing. */
const FROM = new Set(
  "from|start|start date|starting date|date from|from date|date started|joined|date joined|von|beginn|ab|de|du|debut|date de debut|depuis|desde|inicio|fecha de inicio|fecha inicio|data de inicio|dal|da|inizio|data inizio|data di inizio|van|begin|begindatum|startdatum|od|fran|fra|alkaen|zacatek|kezdete|de la|baslangic|mulai|tu|с|от|з|од|από|απο|من|מ|开始|开始时间|開始|시작|시작일".split(
    "|",
  ),
);
const TO = new Set(
  "to|end|end date|ending date|date to|to date|date ended|left|date left|until|till|bis|ende|a|au|fin|date de fin|hasta|fecha de fin|fecha fin|data de fim|fim|ate|termino|al|fine|data fine|data di fine|tot|eind|einddatum|do|til|asti|konec|vege|pana la|bitis|selesai|den|по|до|έως|εως|إلى|الى|עד|结束|结束时间|終了|종료|종료일".split(
    "|",
  ),
);

/** What a column holds. `from` and `to` are the ends of the dates. */
export type ColumnRole = Role | "from" | "to";

/** "% / CGPA", "School / College": a head of several labels is what the first of them is. */
function roleOfHead(text: string, roleOf: RoleOf): Role | undefined {
  const parts = text.split(/\s*[/,&]\s*|\s+(?:or|ou|oder)\s+/u).filter((part) => part !== "");
  const roles = parts.map((part) => (/^\(?%\)?$/.test(part) ? "score" : roleOf(part)));
  return roleOf(text) ?? (roles.includes(undefined) ? undefined : roles[0]);
}

/** What the columns hold below a row of heads, which `roleOf` reads; undefined where the row is none. */
export function rolesOf(cells: readonly Cell[], roleOf: RoleOf): ColumnRole[] | undefined {
  if (cells.length < 2) return undefined;
  const isFrom = (i: number): boolean =>
    FROM.has(fold(cells[i]?.text ?? "")) && TO.has(fold(cells[i + 1]?.text ?? ""));
  const found = cells.map(({ text }, i): ColumnRole | undefined => {
    if (isFrom(i)) return "from";
    return isFrom(i - 1) ? "to" : roleOfHead(text, roleOf);
  });
  const known = new Set(
    found.filter((role) => role !== undefined && role !== "ignored" && role !== "to"),
  );
  // A head that no list knows says nothing, if three others leave no doubt.
  const isHead = known.size >= (found.includes(undefined) ? 3 : 2);
  if (!isHead || cells.some(({ text }) => /\d/.test(text))) return undefined;
  return found.map((role) => role ?? "ignored");
}

/** A row whose cells all name what stands below them. */
export function isTableHead(cells: readonly Cell[]): boolean {
  return rolesOf(cells, labelRole) !== undefined;
}
