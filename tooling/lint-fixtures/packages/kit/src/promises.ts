// expect: oxlint typescript(no-floating-promises)
// expect: oxlint typescript(no-misused-promises)
// expect: oxlint typescript(switch-exhaustiveness-check)
// expect: oxlint typescript(consistent-type-imports)
import { Buffer } from "node:buffer";

const work = async (): Promise<number> => 1;

export function floats(): void {
  work();
}

export const misused = [1].forEach(async () => {
  await work();
});

export function misses(kind: "one" | "two"): number {
  switch (kind) {
    case "one":
      return 1;
  }
  return 0;
}

export const kept = (bytes: Buffer): number => bytes.length;
