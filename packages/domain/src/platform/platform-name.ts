import { PLATFORM_IDS } from "@sendoff/contract/constants";

const NAMES: ReadonlyMap<number, string> = new Map([
  [PLATFORM_IDS.linkedin, "LinkedIn"],
  [PLATFORM_IDS.naukri, "Naukri"],
  [PLATFORM_IDS.iimjobs, "IIMJobs"],
  [PLATFORM_IDS.indeed, "Indeed"],
]);

/** What a log calls a platform: the name of its record, else by the fixed ids, else 'Unknown Platform' (SPEC 1, DECISIONS D12). */
export function platformNameOf(id: number, recordedName: string | null): string {
  const name = recordedName?.trim() ?? "";
  return name === "" ? (NAMES.get(id) ?? "Unknown Platform") : name;
}
