import { join } from "node:path";
import { z } from "zod";
import { ROOT } from "../start/settings.ts";
import { vitestStep } from "./vitest-step.ts";
import { check, runProgram, type Step, type StepResult } from "./step.ts";

/**
 * Fewer modules than this and the checker has not seen the product: with a parser that does not understand our TypeScript it
 * sees none and is content.
 */
const FEWEST_MODULES = 2_000;

const bin = (name: string): string => join(ROOT, "node_modules/.bin", name);

/** A program of the compiler. What it tells the next run, so that it looks at what changed, is kept. */
function types(name: string, config: string): Step {
  const info = join(
    ROOT,
    ".data",
    config.replace("tsconfig", "types").replace("json", "tsbuildinfo"),
  );
  const args = ["--noEmit", "--project", config, "--incremental", "--tsBuildInfoFile", info];
  return check(name, bin("tsc"), args);
}

/** What looks at each file by itself or as the compiler does; without running the product. */
export const lintSteps: readonly Step[] = [
  check("format", bin("oxfmt"), ["--check"]),
  types("types", "tsconfig.json"),
  types("types of the server", "tsconfig.server.json"),
  types("types of the web", "tsconfig.web.json"),
  types("types of what both share", "tsconfig.shared.json"),
  check("lint", bin("oxlint"), [
    "--type-aware",
    "--deny-warnings",
    "--report-unused-disable-directives",
  ]),
];

/** What looks at how files hang together; without running the product. */
export const codeSteps: readonly Step[] = [
  { name: "boundaries", run: checkBoundaries },
  vitestStep("lint fixtures", ["lint-fixtures"], {
    folders: ["tooling/lint-fixtures"],
    workers: 1,
  }),
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

async function checkBoundaries(signal: AbortSignal): Promise<StepResult> {
  const args = [
    "--config",
    join(ROOT, ".dependency-cruiser.cjs"),
    "--exclude",
    "^tooling/lint-fixtures/|\\.(?:css|svg|png|woff2)$",
    "--output-type",
    "json",
    "packages",
    "apps",
    "e2e",
    "tooling",
    "rehearsals",
  ];
  const { standardOutput, output } = await runProgram(bin("depcruise"), args, { signal });
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
