import type { SchemaSection } from "../../state/profile-schema.ts";
import { choiceWord } from "../../state/messages.ts";
import { messages } from "./messages.ts";
import type { ItemDraft } from "./section-draft.ts";

function filled(parts: readonly (string | undefined)[]): string[] {
  return parts.filter((part): part is string => part !== undefined && part !== "");
}

/** "Jul 2022 to now", "2016 to 2020". */
function period(draft: ItemDraft): string {
  const { startDate = "", endDate = "" } = draft.text;
  const end = draft.flags["currentlyWorkingHere"] === true ? messages.now : endDate;
  if (startDate === "" || end === "") return startDate || end;
  return messages.fromTo(startDate, end);
}

/** The entry's name: its first field. */
export function itemTitle(section: SchemaSection, draft: ItemDraft): string {
  const [first] = section.fields;
  const text = first === undefined ? "" : (draft.text[first.key] ?? "");
  return text === "" ? messages.newItemLabel(section.list?.itemLabel ?? section.title) : text;
}

/** One line of facts below it. */
export function itemSubtitle(section: SchemaSection, draft: ItemDraft): string {
  const { text } = draft;
  switch (section.key) {
    case "experience":
      return filled([text["company"], text["workLocation"], period(draft)]).join(", ");
    case "education":
      return filled([text["institutionName"], text["institutionCity"], period(draft)]).join(", ");
    case "skills":
      return yearsWords(text["years"], draft.imported.includes("years"));
    case "languages":
      return choiceWord(text["proficiency"] ?? "");
    default:
      return filled([text["issuer"], text["date"]]).join(", ");
  }
}

/** A default of the import is no statement about the person, so it is not shown as one. */
function yearsWords(years: string | undefined, isImported: boolean): string {
  if (years === undefined || years === "" || isImported) return "";
  return years === "1" ? messages.oneYear : messages.yearsOfExperience(years);
}
