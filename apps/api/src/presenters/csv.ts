/** So that a spreadsheet reads the file as UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Rows as CSV: quoted where needed, and no cell is left that a spreadsheet would run as a formula. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

/** A cell that a spreadsheet would run gets an apostrophe in front (RELIABILITY 5). A plain number is nothing to run. */
function cell(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^-\d+(?:\.\d+)?$/.test(text);
  const neutral = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(neutral) ? `"${neutral.replaceAll('"', '""')}"` : neutral;
}
