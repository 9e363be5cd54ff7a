// expect: oxlint eslint(no-console)
// expect: oxlint eslint(eqeqeq)
// expect: oxlint eslint(no-var)
// expect: oxlint eslint(prefer-const)
// expect: oxlint unicorn(prefer-node-protocol)
import { join } from "path";

export var old = join("a", "b");
export function habits(value: string): number {
  let kept = 1;
  if (value == "x") console.log(value);
  return kept;
}
