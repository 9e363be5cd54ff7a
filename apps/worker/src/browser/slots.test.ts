import { expect, test } from "vitest";
import { slotsByMemory } from "./slots.ts";

const GB = 1024 ** 3;

test("slots follow the free memory, with a gigabyte left alone, from one to sixteen", () => {
  expect(slotsByMemory(0)).toBe(1);
  expect(slotsByMemory(GB)).toBe(1);
  expect(slotsByMemory(2 * GB)).toBe(4);
  expect(slotsByMemory(3 * GB)).toBe(8);
  expect(slotsByMemory(256 * GB)).toBe(16);
  expect(Number.isInteger(slotsByMemory())).toBe(true);
});
