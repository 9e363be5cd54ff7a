/** So that a spreadsheet reads the file as UTF-8. */
export const CSV_START = "\uFEFF";

/** Rows as CSV: quoted where needed, and no cell is left that a spreadsheet would run as a formula. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return CSV_START + csvLines(rows);
}

/** The same for a part of a file: its lines, each ended. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** A formula's first character, also in the full width of East Asian keyboards, behind whatever spreadsheets read over. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

/** A cell that a spreadsheet would run gets an apostrophe in front (RELIABILITY 5). A plain number is nothing to run. */
function cell(text: string): string {
  const isFormula = FORMULA.test(text) && !/^-\d+(?:\.\d+)?$/.test(text);
  const neutral = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(neutral) ? `"${neutral.replaceAll('"', '""')}"` : neutral;
}
