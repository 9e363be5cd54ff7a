/** A cell as a spreadsheet takes it for text: one that looks like a formula is neutralised (DECISIONS D6). */
function cellOf(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = /^[=+\-@\t\r]/.test(value) && value !== "-" ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows with their heads as CSV, with the mark that makes spreadsheets read it as UTF-8. */
export function csvOf({
  columns,
  rows,
}: {
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}): string {
  const lines = [columns, ...rows].map((row) => row.map(cellOf).join(","));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
