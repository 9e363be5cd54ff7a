import { expect, test } from "vitest";
import { isOwnHost } from "./own-host.ts";

test.each([
  "127.0.0.1:5000",
  "[::1]:5000",
  "localhost",
  "LOCALHOST:5000",
  "10.0.0.7",
  "sendoff.example",
])("%s is this server", (host) => {
  expect(isOwnHost(host, ["sendoff.example"])).toBe(true);
});

test.each([
  undefined,
  "",
  "rebound.example:5000",
  "sendoff.example.evil.test",
  "localhost.evil.test",
  "127.0.0.1.evil.test",
  "localhost@evil.test",
  "evil.test/localhost",
  "local host",
])("%s is not", (host) => {
  expect(isOwnHost(host, ["sendoff.example"])).toBe(false);
});
