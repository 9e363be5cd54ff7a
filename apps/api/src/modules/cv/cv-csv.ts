import type { CvExtraction } from "@sendoff/contract/cv";
import { toCsv } from "../../presenters/csv.ts";

/** The extraction as CSV, one line for each value: section, number of the item, field, value (DECISIONS D6). */
export function extractionToCsv(extraction: CvExtraction): string {
  const lines = [["Section", "Item", "Field", "Value"]];
  for (const [section, content] of Object.entries(extraction)) {
    const items: unknown[] = Array.isArray(content) ? content : [content];
    items.forEach((item, index) => {
      for (const [field, value] of flatten(item)) {
        if (value !== "") lines.push([title(section), String(index + 1), title(field), value]);
      }
    });
  }
  return toCsv(lines);
}

function flatten(value: unknown, prefix = ""): [field: string, value: string][] {
  if (typeof value === "string") return [[prefix, value]];
  // 0 years is how an extraction writes "the CV does not say".
  if (typeof value === "number") return [[prefix, value === 0 ? "" : String(value)]];
  if (typeof value === "boolean") return [[prefix, value ? "Yes" : "No"]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    flatten(inner, prefix === "" ? name : `${prefix} ${name}`),
  );
}

/** "workExperience" to "Work experience". */
function title(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
