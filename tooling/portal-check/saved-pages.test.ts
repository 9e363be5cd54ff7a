import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { closeTestContexts, testBrowser } from "@sendoff/testkit/browser";
import { afterAll, expect, test } from "vitest";
import { readSaved } from "./read-saved.ts";
import { questionsFile } from "./saved-pages.ts";

/**
 * Pages that `npm run portal:check -- --save` wrote, one folder a portal, each with the questions that were read off it then.
 * Whoever moves a saved page here has a test of it; only its questions are to be looked over once.
 */
const PAGES = join(import.meta.dirname, "fixtures");
const questions = globSync("*/*.questions.json", { cwd: PAGES }).toSorted();

afterAll(closeTestContexts);

test("there is a saved page", () => {
  expect(questions).not.toEqual([]);
});

test.each(questions)("%s: the saved page is read as when it was saved", async (file) => {
  const portal = basename(dirname(file));
  const page = join(PAGES, file.replace(/\.questions\.json$/, ".html"));
  expect(questionsFile(page)).toBe(join(PAGES, file));
  const read = await readSaved(await testBrowser(), portal, readFileSync(page, "utf8"));
  expect(read).toEqual(JSON.parse(readFileSync(join(PAGES, file), "utf8")));
});
