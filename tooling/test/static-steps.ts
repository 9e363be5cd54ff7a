import { join } from "node:path";
import { z } from "zod";
import { ROOT } from "../start/settings.ts";
import { vitestStep } from "./vitest-step.ts";
import { check, runProgram, type Step, type StepResult } from "./step.ts";

/**
 * Fewer modules than this and the checker has not seen the product: with a parser that does not understand our TypeScript it
 * sees none and is content.
 */
const FEWEST_MODULES = 600;

const bin = (name: string): string => join(ROOT, "node_modules/.bin", name);

/** What can be checked without running the product. */
export const staticSteps: readonly Step[] = [
  check("format", bin("oxfmt"), ["--check"]),
  check("types", bin("tsc"), ["--noEmit"]),
  check("lint", bin("oxlint"), [
    "--type-aware",
    "--deny-warnings",
    "--report-unused-disable-directives",
  ]),
  { name: "boundaries", run: checkBoundaries },
  vitestStep("planted violations", ["canary"]),
  check("dead code", bin("knip"), ["--no-config-hints"]),
];

const Report = z.object({
  summary: z.object({
    totalCruised: z.number(),
    violations: z.array(
      z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) }),
    ),
  }),
});

async function checkBoundaries(): Promise<StepResult> {
  const { standardOutput, output } = await runProgram(bin("depcruise"), [
    "--config",
    join(ROOT, ".dependency-cruiser.cjs"),
    "--exclude",
    "^tooling/canary/|\\.(?:css|svg|png|woff2)$",
    "--output-type",
    "json",
    "packages",
    "apps",
    "e2e",
    "tooling",
  ]);
  const report = Report.safeParse(parseJson(standardOutput));
  if (!report.success) return { passed: 0, failed: 1, output };
  const { totalCruised, violations } = report.data.summary;
  if (totalCruised < FEWEST_MODULES) {
    const sentence = `Only ${totalCruised} modules were seen, fewer than ${FEWEST_MODULES}: the checker does not see the product.`;
    return { passed: 0, failed: 1, output: sentence };
  }
  const lines = violations.map(({ from, to, rule }) => `  ${rule.name}: ${from} → ${to}`);
  return lines.length === 0
    ? { passed: 1, failed: 0, output }
    : {
        passed: 0,
        failed: 1,
        output: `${lines.join("\n")}\nThe rules are in .dependency-cruiser.cjs.`,
      };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
