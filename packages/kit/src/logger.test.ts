import { expect, test } from "vitest";
import { createToken } from "./ids.ts";
import { createLogger } from "./logger.ts";

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger("test", "info", { write: (line) => void lines.push(line) }));
  return lines.join("");
}

test("secrets are removed by name, one and two levels down", () => {
  const text = logged((logger) =>
    logger.info(
      {
        password: "hunter22",
        body: { otp_code: "123456", email: "a@b.c" },
        headers: { authorization: "x1y2" },
      },
      "hello",
    ),
  );
  for (const secret of ["hunter22", "123456", "x1y2"]) expect(text).not.toContain(secret);
  expect(text).toContain("a@b.c");
});

test("bearer tokens are removed wherever they stand in a text or an error", () => {
  const token = createToken();
  const text = logged((logger) => {
    logger.info(`the header was Bearer ${token}`);
    logger.error({ err: new Error(`bad token ${token}`) }, "failed");
  });
  expect(text).not.toContain(token);
  expect(text.match(/\[secret\]/g)?.length).toBeGreaterThanOrEqual(2);
});

test("lines are JSON with time, level by name and process", () => {
  const line = JSON.parse(logged((logger) => logger.warn("careful")));
  expect(line).toMatchObject({ level: "warn", process: "test", message: "careful" });
  expect(Date.parse(line.time)).not.toBeNaN();
});
