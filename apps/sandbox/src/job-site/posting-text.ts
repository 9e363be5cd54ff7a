import { markup, type Markup } from "../markup.ts";
import type { EmploymentType } from "./posting.ts";

const TYPE_TEXT: Record<EmploymentType, string> = {
  fulltime: "Full-time",
  parttime: "Part-time",
  contract: "Contract",
  temporary: "Temporary",
  internship: "Internship",
};
const WORKPLACE_TEXT = { on_site: "In person", remote: "Remote", hybrid: "Hybrid work" };

export const typeText = (type: EmploymentType): string => TYPE_TEXT[type];
export const workplaceText = (place: keyof typeof WORKPLACE_TEXT): string => WORKPLACE_TEXT[place];

/** Paragraphs and "- " lists of a description, as HTML. */
export function descriptionMarkup(description: string): Markup {
  return markup`${description.split("\n\n").map((block) => {
    const lines = block.split("\n");
    const items = lines.filter((line) => line.startsWith("- "));
    const text = lines.filter((line) => !line.startsWith("- "));
    if (items.length === 0) return markup`<p>${text.join(" ")}</p>`;
    return markup`<p><b>${text.join(" ")}</b></p><ul>${items.map((item) => markup`<li>${item.slice(2)}</li>`)}</ul>`;
  })}`;
}
