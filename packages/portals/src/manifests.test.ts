import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BoardMaker } from "@sendoff/contract/board-makers";
import { expect, test } from "vitest";
import { boardManifest, MANIFESTS, findManifest } from "./manifests.ts";
import { findDriver, getDriver } from "./registry.ts";

test("ids are those that logs already hold", () => {
  expect(MANIFESTS.map(({ id, name }) => [id, name])).toEqual([
    [1, "LinkedIn"],
    [2, "Naukri"],
    [3, "IIMJobs"],
    [4, "Indeed"],
    [5, "Glassdoor"],
    [6, "ZipRecruiter"],
    [7, "Monster"],
    [8, "CareerBuilder"],
  ]);
});

// SPEC 1.1
test("a platform has a driver exactly when its manifest says so", () => {
  for (const manifest of MANIFESTS) {
    const driver = findDriver(manifest.id);
    expect(driver?.manifest).toBe(manifest.support === "driver" ? manifest : undefined);
  }
  expect(() => getDriver(3)).toThrow(RangeError);
  expect(findManifest(99)).toBeUndefined();
});

test("no maker of boards has the key of a built-in platform: breakers and pauses are kept by it", () => {
  const keys = MANIFESTS.map(({ key }) => key);
  for (const maker of BoardMaker.options) {
    expect(keys).not.toContain(maker);
    expect(maker).toMatch(/^[a-z][a-z0-9]{1,39}$/);
  }
});

test("filter ids are unique over all platforms", () => {
  const ids = MANIFESTS.flatMap((manifest) => manifest.filters.map((filter) => filter.id));
  expect(new Set(ids).size).toBe(ids.length);
});

test("a host is either the portal's own or one that only serves files", () => {
  expect(findManifest(1)?.assetHosts).toEqual(["licdn.com"]);
  for (const { hosts, assetHosts } of MANIFESTS) {
    expect(assetHosts.filter((host) => hosts.includes(host))).toEqual([]);
  }
});

test("where a form's own check comes from is named, and is none of the portal's hosts", () => {
  const boards = (["greenhouse", "lever", "ashby"] as const).map((maker) =>
    boardManifest({ id: 0, name: "", board: { maker, token: "acme", host: `${maker}.test` } }),
  );
  const all = [...MANIFESTS, ...boards];
  const named = Object.fromEntries(all.map(({ key, captchaHosts = [] }) => [key, captchaHosts]));
  const recaptcha = ["www.google.com", "www.gstatic.com", "www.recaptcha.net"];
  expect(named).toMatchObject({
    linkedin: [],
    naukri: recaptcha,
    indeed: [...recaptcha, "challenges.cloudflare.com"],
    glassdoor: [...recaptcha, "challenges.cloudflare.com"],
    greenhouse: recaptcha,
    lever: ["hcaptcha.com"],
    ashby: recaptcha,
  });
  for (const { hosts, captchaHosts = [] } of all) {
    expect(captchaHosts.filter((host) => hosts.includes(host))).toEqual([]);
  }
});

test("manifests come without a browser behind them", () => {
  for (const file of [
    "manifests.ts",
    "manifest.ts",
    "linkedin/linkedin.manifest.ts",
    "indeed/indeed.manifest.ts",
    "glassdoor/glassdoor.manifest.ts",
    "naukri/naukri.manifest.ts",
  ]) {
    const text = readFileSync(join(import.meta.dirname, file), "utf8");
    expect(text).not.toMatch(/from "(playwright.*|.*\.driver\.ts)"/);
  }
});
