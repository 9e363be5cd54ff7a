import { type JobPreferences, SalaryRange } from "@sendoff/contract/profile";
import { z } from "zod";

const Loose = z.object({
  roles: z.array(z.unknown()).catch([]).default([]),
  locations: z.array(z.unknown()).catch([]).default([]),
  salary_range: z.unknown().optional(),
});

/**
 * Roles, locations and salary range from the wire's `filters` (SPEC 3, job-preference use), trimmed and without duplicates.
 * Never throws: what does not fit is left out.
 */
export function jobPreferencesFromFilters(filters: unknown): JobPreferences {
  const loose = Loose.safeParse(typeof filters === "string" ? parseJson(filters) : filters);
  if (!loose.success) return { roles: [], locations: [] };
  const salary = SalaryRange.safeParse(loose.data.salary_range);
  return {
    roles: texts(loose.data.roles),
    locations: texts(loose.data.locations),
    ...(salary.success ? { salaryRange: salary.data } : {}),
  };
}

/** Whether a search is possible: at least one role and one location (DECISIONS D6). */
export function hasJobPreferences(
  preferences: Pick<JobPreferences, "roles" | "locations">,
): boolean {
  return preferences.roles.length > 0 && preferences.locations.length > 0;
}

function texts(values: readonly unknown[]): string[] {
  const seen = new Map<string, string>();
  for (const value of values) {
    if (typeof value !== "string") continue;
    const text = value.trim().slice(0, 500);
    if (text !== "" && !seen.has(text.toLowerCase())) seen.set(text.toLowerCase(), text);
  }
  return [...seen.values()].slice(0, 50);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
