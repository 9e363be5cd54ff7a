import { expect, test } from "vitest";
import { modernZoneName, zoneLabel } from "./zone-names.ts";

test.each([
  ["Asia/Calcutta", "Asia/Kolkata"],
  ["Europe/Kiev", "Europe/Kyiv"],
  ["Asia/Kolkata", "Asia/Kolkata"],
  ["Mars/Phobos", "Mars/Phobos"],
])("%s is called %s today", (name, today) => {
  expect(modernZoneName(name)).toBe(today);
});

test.each([
  ["Asia/Kolkata", "IST"],
  ["UTC", "UTC"],
])("beside a time %s is written %s", (zone, label) => {
  expect(zoneLabel(zone, new Date("2026-11-20T04:10:31Z"))).toBe(label);
});
