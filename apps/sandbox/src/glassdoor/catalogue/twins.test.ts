import { expect, test } from "vitest";
import { generateCatalogue as generateIndeed } from "../../indeed/catalogue/generate.ts";
import { generateCatalogue as generateLinkedin } from "../../linkedin/catalogue/generate.ts";
import { generateCatalogue } from "./generate.ts";

interface Position {
  title: string;
  company: string;
  location: string;
  workplace: string;
}

const key = (job: Position): string =>
  [job.title, job.company, job.workplace === "remote" ? "remote" : job.location.split(",")[0]].join(
    "|",
  );

test("each pair of sites shares positions, and some are on all three", () => {
  const [here, indeed, linkedin] = [generateCatalogue(), generateIndeed(), generateLinkedin()].map(
    (jobs: readonly Position[]) => new Set(jobs.map(key)),
  ) as [Set<string>, Set<string>, Set<string>];
  const withIndeed = here.intersection(indeed);
  const withLinkedin = here.intersection(linkedin);
  expect(withIndeed.size).toBeGreaterThan(25);
  expect(withLinkedin.size).toBeGreaterThan(25);
  expect(withIndeed.intersection(linkedin).size).toBeGreaterThan(3);
});
