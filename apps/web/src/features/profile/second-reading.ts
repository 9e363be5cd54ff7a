import type { CvExtraction } from "@sendoff/contract/cv";
import type { FoundInCv } from "./found-in-cv.ts";
import { listRules, type ListKey } from "./merge-cv.ts";

type CvList = Exclude<keyof CvExtraction, "personalInformation">;

const listNames: Readonly<Record<CvList, ListKey>> = {
  workExperience: "experience",
  education: "education",
  skills: "skills",
  languages: "languages",
  achievements: "achievements",
  certifications: "certifications",
};
const fieldNames: Readonly<Record<string, string>> = {
  "institution.name": "institutionName",
  "institution.city": "institutionCity",
  "institution.state": "institutionState",
  issuingDate: "date",
  awardTitle: "title",
  skill: "name",
};

/**
 * The ids of the review's values and entries that only a model found, from the api's names for them ("workExperience.0.startDate"). An
 * entry is named, too, when the model gave it its name.
 */
export function idsOfSecondReading(
  found: FoundInCv,
  cv: CvExtraction,
  named: readonly string[],
): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const name of named) {
    const [list = "", at = "", ...rest] = name.split(".");
    if (list === "personalInformation") ids.add(`personal.${at}`);
    if (!isList(list)) continue;
    const key = listNames[list];
    const index = placeOf(found[key], cv, list, Number(at));
    if (index === -1) continue;
    const field = rest.join(".");
    const own = fieldNames[field] ?? field;
    const id = `${key}.${index}`;
    if (own === "" || listRules[key].key.includes(own)) ids.add(id);
    if (own !== "") ids.add(`${id}.${own}`);
  }
  return ids;
}

function isList(name: string): name is CvList {
  return Object.hasOwn(listNames, name);
}

/** Where an entry of the CV stands among those that have a name; nameless ones are left out of the review. */
function placeOf(kept: readonly object[], cv: CvExtraction, list: CvList, at: number): number {
  const names = listRules[listNames[list]].key;
  const isNamed = (entry: object): boolean => {
    const values: Record<string, unknown> = flatten(entry);
    return names.some((name) => typeof values[name] === "string" && values[name].trim() !== "");
  };
  const entries: readonly object[] = cv[list];
  const entry = entries[at];
  if (entry === undefined || !isNamed(entry)) return -1;
  const index = entries.slice(0, at).filter(isNamed).length;
  return index < kept.length ? index : -1;
}

/** An entry of the CV with the profile's names for its fields. */
function flatten(entry: object, prefix = ""): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entry).flatMap(([key, value]: [string, unknown]) =>
      typeof value === "object" && value !== null
        ? Object.entries(flatten(value, `${prefix}${key}.`))
        : [[fieldNames[`${prefix}${key}`] ?? `${prefix}${key}`, value]],
    ),
  );
}
