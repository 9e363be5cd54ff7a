import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { BoardMaker } from "@sendoff/contract/board-makers";
import { MANIFESTS } from "@sendoff/portals/manifest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const Fields = z.array(z.object({ question: z.string(), kind: z.string() }));

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sendoff-form-inspect-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function inspect(portal: string, ...pages: string[]) {
  const files = pages.map((page, nth) => {
    const file = join(folder, `${portal}-${nth}.html`);
    writeFileSync(file, `<!doctype html><meta charset="utf-8">${page}`);
    return file;
  });
  const args = ["tooling/inspect/form-inspect.ts", "--portal", portal, ...files];
  return spawnSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" });
}

/** The questions of each page, one page a line. */
const questionsOf = (stdout: string): string[][] =>
  stdout
    .trim()
    .split("\n")
    .map((line) => Fields.parse(JSON.parse(line)).map(({ question }) => question));

test("every portal and every maker that can be driven can be named, and --help says so", () => {
  const { status, stderr } = inspect("nonsense", "");
  expect(status).toBe(2);
  const [message = "", help = ""] = stderr.split("\n\n", 2);
  const names = message.split(" ").map((word) => word.replace(",", ""));
  const driven = MANIFESTS.filter(({ support }) => support === "driver").map(({ key }) => key);
  expect(names).toEqual(expect.arrayContaining([...driven, ...BoardMaker.options, "any"]));
  const explained = stderr.slice(stderr.indexOf(help));
  for (const name of [...driven, ...BoardMaker.options, "any"]) expect(explained).toContain(name);
});

test("a maker's form is read as its driver reads it: without what fills it from a file, and nothing where there is none", () => {
  const form = `<label for="news">News</label><input id="news"><form data-ui="application-form">
    <div data-ui="autofill-button"><label>Import resume from <input type="file"></label></div>
    <label><span id="firstname_label">First name</span><input id="firstname" aria-labelledby="firstname_label"></label>
    <label for="cv">Resume</label><input id="cv" type="file" data-ui="resume">
    <button type="submit" data-ui="apply-button">Submit application</button></form>`;
  const { status, stdout } = inspect("workable", form, "<p>No form</p>");
  expect(status).toBe(0);
  expect(questionsOf(stdout)).toEqual([["First name", "Resume"], []]);
});

test("of Naukri the question that its drawer asks is read", () => {
  const drawer = `<div class="chatbot_Drawer"><ul><li class="botItem"><div class="botMsg">What is your notice period?</div></li></ul>
    <div class="chatbot_SendMessageContainer"><div class="textArea" contenteditable="true">&nbsp;</div></div></div>`;
  const { status, stdout } = inspect("naukri", drawer, "<p>No drawer</p>");
  expect(status).toBe(0);
  expect(questionsOf(stdout)).toEqual([["What is your notice period?"], []]);
});
