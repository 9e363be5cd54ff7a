import { afterEach, describe, expect, it, vi } from "vitest";
import { runSteps, summarise } from "./step.ts";

describe("runSteps and summarise", () => {
  const written: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => written.push(String(text)) > 0);
  afterEach(() => void written.splice(0));

  it("go on after a failure, show its output, and end with the counts alone", async () => {
    const outcomes = await runSteps([
      { name: "one", run: async () => ({ passed: 3, failed: 0, output: "quiet" }) },
      { name: "two", run: async () => ({ passed: 1, failed: 2, output: "what went wrong" }) },
      { name: "three", run: () => Promise.reject(new Error("could not run")) },
      { name: "four", run: async () => ({ passed: 5, failed: 0, output: "" }) },
    ]);
    expect(summarise(outcomes)).toBe(1);
    const text = written.join("");
    expect(text).toContain("what went wrong");
    expect(text).toContain("could not run");
    expect(text).not.toContain("quiet");
    expect(text.trimEnd().split("\n").at(-1)).toBe("9 passed, 3 failed");
  });

  it("answer 0 when nothing failed", async () => {
    const run = async () => ({ passed: 1, failed: 0, output: "" });
    expect(summarise(await runSteps([{ name: "one", run }]))).toBe(0);
  });
});
