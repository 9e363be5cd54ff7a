import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { ROOT } from "../start/settings.ts";
import { readStatements, type Statement } from "./read-statements.ts";
import { readTags, type Tag } from "./read-tags.ts";

const TEST_FILE = /\.(?:test|spec|suite)\.tsx?$/;

/** A page of docs/spec-coverage and what it states. */
export interface Page {
  readonly name: string;
  readonly statements: readonly Statement[];
}

export interface Coverage {
  readonly pages: readonly Page[];
  readonly tags: readonly Tag[];
  /** The contents of the product's files, those with most texts first. */
  readonly sources: readonly string[];
  /** Lines of pages and tags of tests that cannot be read. */
  readonly problems: readonly string[];
}

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const filesIn = (pattern: string): string[] => globSync(pattern, { cwd: ROOT }).toSorted();

/** The statements of the specification, the tests that say which of them they prove, and the product's own files. */
export function readCoverage(): Coverage {
  const files = ["apps/*/src/**/*.{ts,tsx}", "packages/*/src/**/*.ts"].flatMap(filesIn);
  const tests = [...files.filter((path) => TEST_FILE.test(path)), ...filesIn("e2e/**/*.ts")];
  const texts = (path: string): boolean => path.endsWith("messages.ts");
  const product = files.filter((path) => !TEST_FILE.test(path));
  const pages = filesIn("docs/spec-coverage/*.md").map((path) => ({
    name: basename(path),
    ...readStatements(read(path)),
  }));
  const tagged = tests
    .filter((path) => !path.includes("node_modules"))
    .map((path) => readTags(path, read(path)));
  return {
    pages,
    tags: tagged.flatMap(({ tags }) => tags),
    sources: [...product.filter(texts), ...product.filter((path) => !texts(path))].map(read),
    problems: [
      ...pages.flatMap(({ name, problems }) => problems.map((what) => `${name}: ${what}`)),
      ...tagged.flatMap(({ problems }) => problems),
    ],
  };
}
