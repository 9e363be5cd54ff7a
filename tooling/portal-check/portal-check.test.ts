import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeTestContexts, testBrowser } from "@sendoff/testkit/browser";
import { useSandbox } from "@sendoff/testkit/sandbox";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { BreakingProxy } from "../../rehearsals/soaks/keys/breaking-proxy.ts";
import type { KeyAtom } from "../key-tables/key-atoms.ts";
import { checkPortal } from "./check.ts";
import { findPortal, PORTAL_KEYS } from "./portal.ts";
import { readWish } from "./options.ts";

const ACCOUNT = "checker.asha@example.test";
const ADDRESSES = {
  greenhouse: "https://boards.greenhouse.io/probe-sons",
  lever: "https://jobs.lever.co/probe-sons",
  ashby: "https://jobs.ashbyhq.com/probe-sons",
  workable: "https://apply.workable.com/probe-sons",
  personio: "https://probe-sons.jobs.personio.de/",
  teamtailor: "https://probe-sons.teamtailor.com/",
  smartrecruiters: "https://jobs.smartrecruiters.com/probe-sons",
  recruitee: "https://probe-sons.recruitee.com/",
  rippling: "https://ats.rippling.com/probe-sons/jobs",
  breezy: "https://probe-sons.breezy.hr/",
} as const;

afterAll(closeTestContexts);

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "portal-check-"));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

/** Checks a stand-in as somebody with an account there; returns what is printed, and whether all is well. */
async function check(url: string, portal: string, more: readonly string[] = []) {
  const passwordFile = join(folder(), "password");
  writeFileSync(passwordFile, "correct-horse");
  const isAnybodys = portal.includes(".");
  const account = isAnybodys ? [] : ["--account", ACCOUNT, "--password-file", passwordFile];
  const given = ["--portal", portal, "--sandbox", url, "--headless", "--role", "Engineer"];
  const output: string[] = [];
  const wish = readWish([...given, ...account, ...more]);
  const isWell = await checkPortal(await testBrowser(), wish, (line) => void output.push(line));
  return { isWell, output: output.join("\n") };
}

const lineOf = (output: string, key: string): string =>
  output.split("\n").find((line) => line.trim().startsWith(`${key} `)) ?? "";

/** A portal's stand-in whose pages have another name for one key. */
async function withRenamed(url: string, broken: KeyAtom): Promise<string> {
  const proxy = new BreakingProxy(url);
  onTestFinished(() => proxy.stop());
  const origin = await proxy.start();
  proxy.broken = broken;
  return origin;
}

const job = {
  id: "00000000000000ab",
  title: "Plain Engineer",
  company: "Probe & Sons",
  location: "Pune, Maharashtra",
};

test("a drifted key is reported with the variant that was found in its place, and nothing is sent", async () => {
  const { indeed } = await useSandbox();
  await indeed.loadJobs([job], "replace");
  await indeed.setFaults({ skin: "mosaic", login_variant: "password", continue_testid: "plain" });
  const broken = {
    kind: "data-testid",
    operator: "=",
    value: "jobsearch-JobInfoHeader-title",
  } as const;
  const { output, isWell } = await check(await withRenamed(indeed.url, broken), "indeed", [
    "--fill",
  ]);
  expect(output).toContain("THIS WRITES INTO YOUR ACCOUNT");
  expect(lineOf(output, "job.title")).toContain("is missing");
  expect(lineOf(output, "job.easyApply")).not.toContain("missing");
  // What the page scripts look for is told, too: the cards of the list and of the CV.
  expect(output).toMatch(/indeed: .*\[data-testid=company-name\]/);
  expect(output).toMatch(/smart-apply: .*resume-radio-card/);
  expect(output).toContain("was not pressed");
  expect(output).not.toContain("pages after its first");
  expect(output).toMatch(/Not looked at\n +What comes after the click that sends/);
  expect(isWell).toBe(false);
  expect(await indeed.listReceived()).toEqual([]);
});

test("without --fill nothing is typed or attached, and what is saved names nobody", async () => {
  const { linkedin } = await useSandbox();
  await linkedin.loadJobs([{ ...job, id: "4900000002" }], "replace");
  await linkedin.setFaults({ skin: "legacy", login_variant: "classic", skip_interstitial: true });
  const saveTo = folder();
  const { output } = await check(linkedin.url, "linkedin", ["--save", saveTo]);
  expect(output).toContain("Nothing is typed, attached or sent");
  expect(output).toContain("read and left as it was");
  expect(output).toMatch(/Not looked at\n +The form's pages after its first/);
  expect(output).toMatch(/ \(\w+, required/);
  // The older pages, where several variants of the button are found, and not the surest.
  expect(lineOf(output, "job.easyApply")).toMatch(
    /several: top-card, .*the surest, sdui-label, is missing/,
  );
  expect(await linkedin.listReceived()).toEqual([]);
  const pages = readdirSync(saveTo).filter((file) => file.endsWith(".html"));
  expect(pages.length).toBeGreaterThanOrEqual(3);
  const all = pages.map((file) => readFileSync(join(saveTo, file), "utf8")).join("\n");
  expect(all).toContain("Plain Engineer");
  // The hirer of the job, the account's own address and name, pictures.
  expect(all).toContain("hirer-card");
  expect(all).not.toContain("Talent team");
  expect(all).not.toMatch(/checker\.asha|<img[^>]* src="[^"]/);
  expect(all).not.toMatch(/<input[^>]* value="[^"]/);
  expect(readdirSync(saveTo).some((file) => file.endsWith(".questions.json"))).toBe(true);
});

test("a form in a frame of a frame is saved with its questions, and what is hidden is in none of its pages", async () => {
  const { glassdoor } = await useSandbox();
  await glassdoor.loadJobs([{ ...job, id: "4900000003" }], "replace");
  const saveTo = folder();
  const more = ["--save", saveTo, "--hide", "Checker Person"];
  const { output } = await check(glassdoor.url, "glassdoor", more);
  expect(output).not.toContain("Not kept");
  const files = readdirSync(saveTo);
  const form = files.find((file) => /-form.*\.frame-\d-\d\.questions\.json$/.test(file)) ?? "";
  expect(readFileSync(join(saveTo, form), "utf8")).toContain('"question"');
  const pages = files.filter((file) => file.endsWith(".html"));
  const all = pages.map((file) => readFileSync(join(saveTo, file), "utf8")).join("\n");
  expect(all).not.toMatch(/checker[-_. ]?person|\w\.pdf/i);
});

test("a key of which no variant is there is reported as missing", async () => {
  const { boards } = await useSandbox();
  await boards.loadJobs([{ ...job, id: "4900000002", vendor: "lever" }], "replace");
  const broken = { kind: "class", operator: "=", value: "posting" } as const;
  const url = await withRenamed(boards.url, broken);
  const { output, isWell } = await check(url, ADDRESSES.lever);
  expect(lineOf(output, "list.jobs")).toMatch(/none of .*needed/);
  expect(isWell).toBe(false);
});

test("of Naukri it is said that its questions are never seen", async () => {
  const { naukri } = await useSandbox();
  await naukri.loadJobs([{ ...job, id: "210000000001" }], "replace");
  const { output } = await check(naukri.url, "naukri");
  expect(output).toMatch(/Not looked at\n +Naukri's questions/);
  expect(output).toMatch(/search\.cards +1 read/);
});

test("every portal and every maker can be checked", () => {
  expect(PORTAL_KEYS).toEqual(["linkedin", "naukri", "indeed", "glassdoor"]);
  for (const address of Object.values(ADDRESSES)) {
    expect(findPortal(address, undefined).driver.manifest.signIn).toBe("none");
  }
  expect(() => findPortal("monster", undefined)).toThrow(/--portal takes/);
});
