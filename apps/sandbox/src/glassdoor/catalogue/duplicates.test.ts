import { expect, test } from "vitest";
import { generateCatalogue as generateIndeed } from "../../indeed/catalogue/generate.ts";
import { generateCatalogue as generateLinkedin } from "../../linkedin/catalogue/generate.ts";
import { plainPosition } from "../../job-site/catalogue/respell.ts";
import { PLACES } from "../../job-site/catalogue/places.ts";
import { generateCatalogue } from "./generate.ts";

interface Position {
  title: string;
  company: string;
  location: string;
  workplace: string;
}

const cityOf = ({ location, workplace }: Position): string => {
  const city = location.split(",")[0]?.toLowerCase() ?? "";
  if (workplace === "remote") return "remote";
  return PLACES.find((place) => place.aliases.includes(city))?.name ?? city;
};
const key = (job: Position): string => {
  const { title, company } = plainPosition(job);
  return [title, company, cityOf(job)].join("|");
};

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

test("what two sites share is written in two ways more often than in one", () => {
  const spellings = (jobs: readonly Position[]) =>
    new Map(jobs.map((job) => [key(job), `${job.title}|${job.company}|${job.location}`]));
  const [here, linkedin] = [spellings(generateCatalogue()), spellings(generateLinkedin())];
  const shared = [...here].filter(([position]) => linkedin.has(position));
  const differing = shared.filter(
    ([position, text]) => text.split(",")[0] !== linkedin.get(position)?.split(",")[0],
  );
  expect(differing.length).toBeGreaterThan(shared.length / 2);
});
