import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../start/settings.ts";
import { judgeAudit } from "./audit.ts";
import { ALLOWED_LICENCES, LICENCE_EXCEPTIONS } from "./exceptions.ts";
import { findLicenceProblems, isAllowed, readLock } from "./licences.ts";

const packages = readLock(readFileSync(join(ROOT, "package-lock.json"), "utf8"));

test("every dependency has a licence that somebody has allowed, and every exception is needed", () => {
  expect(packages.length).toBeGreaterThan(500);
  const rules = { allowed: ALLOWED_LICENCES, exceptions: LICENCE_EXCEPTIONS };
  expect(findLicenceProblems(packages, rules)).toEqual([]);
});

test("an unknown licence, none at all, and an exception without need are told", () => {
  const of = (name: string, licence: string) => ({
    name,
    version: "1.0.0",
    licence,
    isDevelopment: false,
  });
  const exception = { name: /^c$/, licence: "GPL-3.0", why: "" };
  const rules = { allowed: new Set(["MIT"]), exceptions: [exception] };
  const problems = (...all: ReturnType<typeof of>[]) => findLicenceProblems(all, rules);
  expect(problems(of("a", "MIT"), of("c", "GPL-3.0"))).toEqual([]);
  expect(problems(of("b", "GPL-3.0"), of("c", "GPL-3.0"))).toEqual([
    expect.stringMatching(/^b 1\.0\.0 has the licence GPL-3\.0: read it/),
  ]);
  expect(problems(of("b", ""), of("c", "GPL-3.0"))).toEqual([
    expect.stringMatching(/^b 1\.0\.0 has the licence \(none named\)/),
  ]);
  // The same name under another licence than the one that was read.
  expect(problems(of("c", "AGPL-3.0"))).toHaveLength(2);
});

test.each([
  ["MIT", true],
  ["GPL-3.0", false],
  ["(GPL-3.0 OR MIT)", true],
  ["(MIT AND Zlib)", false],
  ["(MIT AND Zlib) OR ISC", true],
  ["(MIT AND (Zlib OR ISC))", true],
  ["", false],
])("%s can be met: %s", (expression, isMet) => {
  expect(isAllowed(expression, new Set(["MIT", "ISC"]))).toBe(isMet);
});

const report = JSON.stringify({
  vulnerabilities: {
    leaky: {
      via: [
        {
          name: "leaky",
          title: "Leaks",
          url: "https://github.com/advisories/GHSA-aaaa",
          severity: "high",
        },
      ],
    },
    above: { via: ["leaky"] },
  },
});

test("an advisory fails the gate unless an exception holds today", () => {
  const judge = (until?: string) =>
    judgeAudit(
      report,
      until === undefined ? [] : [{ id: "GHSA-aaaa", why: "not reached", until }],
      "2026-11-28",
    );
  expect(judge("2026-11-28")).toEqual({ kind: "asked", problems: [], excepted: 1 });
  expect(judge()).toMatchObject({ problems: [expect.stringMatching(/^leaky: Leaks, high/)] });
  expect(judge("2026-11-27")).toMatchObject({
    problems: [expect.stringContaining("its exception ended on 2026-11-27")],
  });
});

test("an exception that nothing needs is told, and a registry that does not answer is no clean report", () => {
  const exception = { id: "GHSA-bbbb", why: "", until: "2099-01-01" };
  expect(judgeAudit('{"vulnerabilities":{}}', [exception], "2026-11-28")).toEqual({
    kind: "asked",
    excepted: 0,
    problems: ["Nothing needs the exception for GHSA-bbbb: take it out"],
  });
  const refusal =
    '{"message":"request to https://registry.example/-/npm/v1 failed","error":{"summary":""}}';
  expect(judgeAudit(refusal, [], "2026-11-28")).toEqual({
    kind: "not asked",
    why: "request to the registry failed",
  });
  expect(judgeAudit("", [], "2026-11-28")).toEqual({ kind: "not asked", why: "no answer" });
});
