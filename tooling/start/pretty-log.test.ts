import { describe, expect, it } from "vitest";
import { prettyLine } from "./pretty-log.ts";

describe("prettyLine", () => {
  it("prints time, process, level, message and the other fields", () => {
    const time = "2026-03-01T12:03:44.120Z";
    const clock = new Date(time).toTimeString().slice(0, 8);
    const line = JSON.stringify({
      level: "info",
      time,
      process: "api",
      message: "signed in",
      user: 7,
    });
    expect(prettyLine("api", line)).toBe(`${clock} api      info  signed in user=7`);
  });

  it("shows the stack of an error", () => {
    const line = JSON.stringify({
      level: "error",
      message: "failed",
      err: { stack: "Error: x\n  at y" },
    });
    expect(prettyLine("worker", line)).toContain("err=\n  Error: x\n  at y");
  });

  it.each(["plain text", "{ not json", "{}x"])(
    "keeps a line that is no record whole: %s",
    (line) => {
      expect(prettyLine("sandbox", line).endsWith(line)).toBe(true);
    },
  );
});
