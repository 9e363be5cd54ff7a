import { expect, test } from "vitest";
import { isSentFile, sentFileName } from "./sent-file-name.ts";

const SHA = "3f9ac210aa00bb11cc22dd33ee44ff550123456789abcdef0123456789abcdef";

test.each([
  ["asha-raman.pdf", "asha-raman-3f9ac210.pdf"],
  ["Asha Raman (2026).v2.docx", "Asha Raman (2026).v2-3f9ac210.docx"],
  ["résumé", "résumé-3f9ac210"],
  [".pdf", ".pdf-3f9ac210"],
  ["asha-3f9ac210.pdf", "asha-3f9ac210.pdf"],
])("%s is sent as %s", (fileName, sent) => {
  expect(sentFileName({ fileName, sha256: SHA })).toBe(sent);
  expect(isSentFile(sent, { fileName, sha256: SHA })).toBe(true);
});

test.each(["asha.pdf", "asha-3f9ac211.pdf", "asha-3f9ac210.docx"])(
  "a kept %s does not count as asha.pdf",
  (kept) => {
    expect(isSentFile(kept, { fileName: "asha.pdf", sha256: SHA })).toBe(false);
  },
);

test("the same content under the user's earlier name counts", () => {
  const file = { fileName: "asha-2026.pdf", sha256: SHA };
  expect(isSentFile("my-cv-3f9ac210.pdf", file)).toBe(true);
});

test.each(["asha-3f9ac210 (4).pdf", "asha.v2-3f9ac210 (12).pdf"])(
  "%s, which a portal has counted, has the same content",
  (kept) => {
    expect(isSentFile(kept, { fileName: "asha.pdf", sha256: SHA })).toBe(true);
  },
);

test("a file without a fingerprint is never taken for a kept one", () => {
  expect(isSentFile("asha-.pdf", { fileName: "asha.pdf", sha256: "" })).toBe(false);
});
