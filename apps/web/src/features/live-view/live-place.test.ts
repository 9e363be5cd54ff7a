import { LiveCommand } from "@sendoff/contract/live-view";
import fc from "fast-check";
import { expect, test } from "vitest";
import { takeKey, textCommands } from "./live-keys.ts";
import { placeInPicture } from "./live-place.ts";

const PAGE = { width: 1280, height: 860 };

test("a tap lands within two pixels of what was under it, over sizes, zooms, scrolls, pixel ratios and both ways of holding a phone", () => {
  fc.assert(
    fc.property(
      fc.record({
        shownWidth: fc.double({ min: 320, max: 2600, noNaN: true }),
        zoom: fc.double({ min: 1, max: 4, noNaN: true }),
        left: fc.double({ min: -4000, max: 400, noNaN: true }),
        top: fc.double({ min: -4000, max: 400, noNaN: true }),
        ratio: fc.constantFrom(1, 1.25, 1.5, 2, 2.625, 3),
        x: fc.double({ min: 0, max: PAGE.width - 1, noNaN: true }),
        y: fc.double({ min: 0, max: PAGE.height - 1, noNaN: true }),
      }),
      ({ shownWidth, zoom, left, top, ratio, x, y }) => {
        const width = shownWidth * zoom;
        const scale = width / PAGE.width;
        const shown = { left, top, width, height: PAGE.height * scale };
        // A finger is told in whole pixels of the screen.
        const snap = (at: number) => Math.round(at * ratio) / ratio;
        const pointer = { clientX: snap(left + x * scale), clientY: snap(top + y * scale) };
        const place = placeInPicture(shown, pointer) ?? { x: Number.NaN, y: Number.NaN };
        // Half a pixel of the screen is all that can be lost.
        const most = Math.min(2, 0.5 / ratio / scale + 1e-6);
        expect(Math.abs(place.x * PAGE.width - x)).toBeLessThanOrEqual(Math.max(most, 1e-6));
        expect(Math.abs(place.y * PAGE.height - y)).toBeLessThanOrEqual(Math.max(most, 1e-6));
      },
    ),
    { numRuns: 1000 },
  );
});

test("a place beyond the picture's edge counts as the edge, and nothing is hit where nothing is shown", () => {
  const shown = { left: 10, top: 20, width: 100, height: 50 };
  expect(placeInPicture(shown, { clientX: 0, clientY: 500 })).toEqual({ x: 0, y: 1 });
  expect(placeInPicture({ ...shown, width: 0 }, { clientX: 0, clientY: 0 })).toBeUndefined();
});

const key = (fields: object) => ({
  key: "a",
  code: "KeyA",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  ...fields,
});

test.each([
  [{ key: "Escape", ctrlKey: true }, "leave"],
  [{ key: "Escape" }, "key"],
  [{ key: "v", ctrlKey: true }, "paste"],
  [{ key: "Insert", shiftKey: true }, "paste"],
  [{ key: "Dead" }, "text"],
  [{ key: "か", isComposing: true }, "text"],
  [{ key: "Unidentified" }, "text"],
  [{}, "key"],
])("of the keys, %o is taken as %s", (fields, taken) => {
  expect(takeKey(key(fields))).toBe(taken);
});

test("a long text is handed over whole, in parts that one message carries", () => {
  const text = "0123456789".repeat(1_000) + "x";
  const parts = textCommands(text).map((part) => LiveCommand.parse(part));
  expect(parts).toHaveLength(3);
  expect(parts.map((part) => (part.type === "text" ? part.text : "")).join("")).toBe(text);
  expect(textCommands("")).toEqual([]);
  // Half of a character would arrive as none.
  const emoji = `x${"🎓".repeat(2_600)}`;
  const halves = textCommands(emoji).map((part) => LiveCommand.parse(part));
  expect(halves.map((part) => (part.type === "text" ? part.text.isWellFormed() : false))).toEqual([
    true,
    true,
  ]);
});
