import { expect, test } from "vitest";
import { isPublicHost } from "./public-host.ts";

/** As the browser writes the host of an address. */
const hostOf = (address: string): string => new URL(address).hostname;

test.each([
  "https://localhost/jobs",
  "https://LOCALHOST./",
  "https://jobs.localhost/",
  "https://127.0.0.1/",
  "https://127.1/",
  "https://2130706433/",
  "https://0x7f.0.0.1/",
  "https://0/",
  "https://10.1.2.3/",
  "https://172.16.0.1/",
  "https://172.31.255.255/",
  "https://192.168.1.1/",
  "https://169.254.169.254/latest",
  "https://100.64.0.1/",
  "https://198.18.0.1/",
  "https://224.0.0.1/",
  "https://255.255.255.255/",
  "https://[::1]/",
  "https://[::]/",
  "https://[::ffff:127.0.0.1]/",
  "https://[fe80::1]/",
  "https://[fd00::1]/",
  "https://[2002:7f00:1::]/",
  "https://[ff02::1]/",
  "https://intranet/",
  "https://printer.local/",
  "https://wiki.corp/",
  "https://metadata.google.internal/",
  "https://nas.home.arpa/",
])("%s is not of the open internet", (address) => {
  expect(isPublicHost(hostOf(address))).toBe(false);
});

test.each([
  "https://example.com/careers",
  "https://jobs.example.co.in/",
  "https://localhost.example.com/",
  "https://8.8.8.8/",
  "https://172.32.0.1/",
  "https://[2606:4700::1111]/",
  "https://xn--bcher-kva.example.de/",
])("%s may be", (address) => {
  expect(isPublicHost(hostOf(address))).toBe(true);
});
