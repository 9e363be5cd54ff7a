import { expect, test } from "vitest";
import { FrameReader, frameOf } from "./frames.ts";

test("a frame that comes in parts is whole when its last byte is there", () => {
  const bytes = Uint8Array.from({ length: 300 }, (_, i) => i % 256);
  const frame = frameOf(bytes);
  for (const size of [1, 3, 4, 5, 299, 304]) {
    const reader = new FrameReader(300);
    for (let at = 0; at < frame.length; at += size) {
      const whole = reader.take(frame.subarray(at, at + size));
      const isLast = at + size >= frame.length;
      expect(whole === undefined ? undefined : [...whole]).toEqual(isLast ? [...bytes] : undefined);
    }
  }
});

test("a frame of nothing is a frame", () => {
  expect(new FrameReader(10).take(frameOf(new Uint8Array()))).toHaveLength(0);
});

test("a frame that says it is longer than what is taken is refused before it is there", () => {
  const reader = new FrameReader(299);
  expect(() => reader.take(frameOf(new Uint8Array(300)).subarray(0, 4))).toThrow(RangeError);
});

test("what comes behind a frame is refused, and the next frame is read as the first", () => {
  const [one, two] = [frameOf(new Uint8Array([1])), frameOf(new Uint8Array([2, 3]))];
  const reader = new FrameReader(10);
  expect([...(reader.take(one) ?? [])]).toEqual([1]);
  expect([...(reader.take(two) ?? [])]).toEqual([2, 3]);
  expect(() => reader.take(new Uint8Array([...one, ...two]))).toThrow(RangeError);
});
