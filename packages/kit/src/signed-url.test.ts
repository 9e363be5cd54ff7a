import { expect, test } from "vitest";
import { createUrlSigner } from "./signed-url.ts";

const now = new Date("2026-11-21T10:20:00Z");
const signer = createUrlSigner(Buffer.alloc(32, 7));

function parts(address: string): [string, string] {
  const [payload = "", signature = ""] = address.slice("/v1/files/".length).split(".");
  return [payload, signature];
}

test("a signed address leads to its key for ten minutes, and for no more than fifteen", () => {
  const [payload, signature] = parts(signer.sign("pictures/a/one.jpg", now));
  expect(signer.verify(payload, signature, now)).toBe("pictures/a/one.jpg");
  expect(signer.verify(payload, signature, new Date(now.getTime() + 10 * 60_000))).toBe(
    "pictures/a/one.jpg",
  );
  expect(
    signer.verify(payload, signature, new Date(now.getTime() + 15 * 60_000 + 1)),
  ).toBeUndefined();
});

test("an address of another key or another signer leads nowhere", () => {
  const [payload, signature] = parts(signer.sign("pictures/a/one.jpg", now));
  const [otherPayload] = parts(signer.sign("pictures/b/two.jpg", now));
  const [, foreign] = parts(createUrlSigner(Buffer.alloc(32, 8)).sign("pictures/a/one.jpg", now));
  expect(signer.verify(otherPayload, signature, now)).toBeUndefined();
  expect(signer.verify(payload, foreign, now)).toBeUndefined();
  expect(signer.verify(payload, "", now)).toBeUndefined();
});

test("an address stays the same for up to five minutes, so that browsers may keep the picture", () => {
  const later = new Date(now.getTime() + 4 * 60_000);
  expect(signer.sign("a/b.jpg", new Date(now.getTime() + 1))).toBe(signer.sign("a/b.jpg", later));
});

test("while the secret changes, what the one before signed is taken, and nothing is signed with it", () => {
  const changing = createUrlSigner([Buffer.alloc(32, 8), Buffer.alloc(32, 7)]);
  expect(changing.verify(...parts(signer.sign("a/b.jpg", now)), now)).toBe("a/b.jpg");
  const [payload, signature] = parts(changing.sign("a/b.jpg", now));
  expect(signer.verify(payload, signature, now)).toBeUndefined();
  expect(createUrlSigner(Buffer.alloc(32, 8)).verify(payload, signature, now)).toBe("a/b.jpg");
});

test("an address opens what it was made for, and nothing else of its key", () => {
  const [payload, signature] = parts(signer.sign("cv/a/one.pdf", now, "cv_page"));
  expect(signer.verify(payload, signature, now, "cv_page")).toBe("cv/a/one.pdf");
  expect(signer.verify(payload, signature, now, "cv_file")).toBeUndefined();
  expect(signer.verify(payload, signature, now)).toBeUndefined();
});
