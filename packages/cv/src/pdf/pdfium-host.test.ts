import { expect, test } from "vitest";
import { startPdfium } from "./pdfium-host.ts";

/** A WebAssembly file that only imports the function `env.NAME`. */
function fileThatWants(name: string): Uint8Array<ArrayBuffer> {
  const text = (value: string): number[] => [value.length, ...Buffer.from(value)];
  const type = [1, 4, 1, 0x60, 0, 0];
  const entry = [1, ...text("env"), ...text(name), 0, 0];
  return new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, ...type, 2, entry.length, ...entry]);
}

test("a file that wants something unknown of its host is refused by the name of it", () => {
  expect(() => startPdfium(fileThatWants("open_a_window"))).toThrow(/"open_a_window"/);
});

test("a file that gives no memory is refused", () => {
  expect(() => startPdfium(fileThatWants("_tzset_js"))).toThrow(/no memory/);
});
