import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { ROOT } from "../start/settings.ts";

/**
 * The files that took longest, longest first. One of them that begins last is waited for while the other workers have
 * nothing left to do, and on a fresh clone Vitest knows no durations. `npm test` names the slowest files at its end.
 */
export const SLOWEST_FILES: readonly string[] = [
  "packages/portals/src/naukri/naukri.driver.test.ts",
  "packages/portals/src/naukri/apply-talk.test.ts",
  "packages/portals/src/glassdoor/glassdoor.driver.test.ts",
  "packages/portals/src/indeed/indeed.driver.test.ts",
  "packages/portals/src/linkedin/linkedin.driver.test.ts",
  "packages/portals/src/boards/greenhouse.driver.test.ts",
  "packages/portals/src/indeed/smart-apply.test.ts",
  "packages/portals/src/glassdoor/easy-apply.test.ts",
  "packages/portals/src/boards/ashby.driver.test.ts",
  "packages/portals/src/boards/lever.driver.test.ts",
  "apps/worker/src/jobs/lane-serve/review.test.ts",
  "apps/worker/src/jobs/lane-serve/boards.test.ts",
  "apps/worker/src/portal-health/breaker.test.ts",
  "apps/worker/src/jobs/lane-serve/indeed.test.ts",
  "apps/worker/src/jobs/lane-serve/glassdoor.test.ts",
  "packages/db/src/embedded/start-embedded-postgres.test.ts",
  "packages/cv/src/process/cv-process.test.ts",
  "apps/api/src/modules/cv/hostile-files.test.ts",
  "rehearsals/stage/kills.test.ts",
];

/** Project after project, since only files of one project share workers; within a project the slowest files first. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = (file: TestSpecification): number => {
      const at = SLOWEST_FILES.indexOf(relative(ROOT, file.moduleId));
      return at === -1 ? SLOWEST_FILES.length : at;
    };
    const sorted = await super.sort(files);
    const projects = Map.groupBy(sorted, ({ project }) => project.name);
    const firstRank = (of: readonly TestSpecification[]): number => Math.min(...of.map(rank));
    // Stable: what is not listed stays in Vitest's own order.
    return [...projects.values()]
      .toSorted((one, other) => firstRank(one) - firstRank(other))
      .flatMap((of) => of.toSorted((one, other) => rank(one) - rank(other)));
  }
}
