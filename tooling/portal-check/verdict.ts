import type { KeyFinding } from "./key-census.ts";

/** What every healthy walk meets, by page. All other keys are of occasions: a check, a closed job, the end of a session. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  search: ["results"],
  list: ["jobs"],
  job: ["easyApply", "open", "title", "company", "place", "description"],
  apply: ["primary", "submit"],
};
/** How page objects name what is found by the words on it alone, where no surer mark was there. */
const BY_WORDS = new Set(["text", "words"]);

export type KeyState =
  /** The surest variant is there. */
  | "found"
  /** Another is, the surest not: the portal has changed, and the driver has coped. */
  | "by_another"
  | "missing"
  /** Not there, and not needed on this way. */
  | "not_met";

export interface JudgedKey extends KeyFinding {
  readonly isNeeded: boolean;
  readonly state: KeyState;
}

export function isNeeded(key: string): boolean {
  const [page = "", name = ""] = key.split(".");
  return NEEDED[page]?.includes(name) === true;
}

/** What a key's finding means. */
export function judgeKey(finding: KeyFinding): JudgedKey {
  const { key, variants, found, wasMissed } = finding;
  const needed = isNeeded(key) || wasMissed;
  const state = (): KeyState => {
    if (found.length === 0 || wasMissed) return needed ? "missing" : "not_met";
    const [first] = variants;
    const hasFirst =
      first === undefined ? found.some((each) => !BY_WORDS.has(each)) : found.includes(first);
    return hasFirst ? "found" : "by_another";
  };
  return { ...finding, isNeeded: needed, state: state() };
}

/** Whether it is a reason to look at the portal's pages again before anybody applies there. */
export function isAlarming({ isNeeded: needed, state }: JudgedKey): boolean {
  return needed && (state === "missing" || state === "by_another");
}
