import { expect, test } from "vitest";
import { MARK, MARK_ON_DARK, signsIn } from "./mail-signs.ts";

test("a mail carries the pictures that it shows, as PNGs, and no other", () => {
  expect(signsIn(undefined)).toEqual([]);
  expect(signsIn("<p>Sendoff</p>")).toEqual([]);
  const [sign, ...others] = signsIn(`<img src="cid:${MARK}">`);
  expect([sign?.cid, others]).toEqual([MARK, []]);
  expect(sign?.content.subarray(1, 4).toString()).toBe("PNG");
  const both = signsIn(`<img src="cid:${MARK}"><img src="cid:${MARK_ON_DARK}">`);
  expect(both.map(({ cid }) => cid)).toEqual([MARK, MARK_ON_DARK]);
});
