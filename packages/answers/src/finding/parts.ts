import { skillKey } from "../world/skills.ts";

/** "Java and Spring Boot": all of them must be known. The whole is tried first: "CI/CD" is one skill. */
export function parts(subject: string): { names: string[]; isAll: boolean } {
  const isAny = / (or|oder|ou|o|ya) /.test(subject);
  // Of "A or B and C" nobody can tell what belongs together.
  if (isAny && / (?:and|und|et|y|aur) /.test(subject)) return { names: [], isAll: true };
  // "Java or Rust in embedded systems": what follows belongs to all of them, so the parts alone say nothing.
  if (/ (?:in|for|with|using|on|within|at|from|to|mit|avec|con) /.test(subject)) {
    return { names: [], isAll: true };
  }
  const names = subject
    .split(isAny ? / (?:or|oder|ou|o|ya) / : / (?:and|und|et|y|aur) /)
    .map((name) => skillKey(name));
  return { names, isAll: !isAny };
}
