import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { z } from "zod";

const text = readFileSync(
  fileURLToPath(new URL("../../package-lock.json", import.meta.url)),
  "utf8",
);
const { packages } = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().optional(),
        os: z.array(z.string()).optional(),
        optionalDependencies: z.record(z.string(), z.string()).optional(),
      }),
    ),
  })
  .parse(JSON.parse(text));

/** npm ci refuses a lock without them, on every system; npm leaves out those that the registry in use does not have. */
it("package-lock.json holds the programs of every system, each for the system of its name", () => {
  const wanted = Object.values(packages).flatMap((entry) =>
    Object.entries(entry.optionalDependencies ?? {}),
  );
  const systems = wanted.filter(([name]) => /android|darwin|freebsd|linux|win32/.test(name));
  expect(systems.length).toBeGreaterThan(100);
  for (const [name, version] of systems) {
    const entry = packages[`node_modules/${name}`];
    expect([name, entry?.version]).toEqual([name, version]);
    expect(name).toContain(entry?.os?.[0]);
  }
});

it("package-lock.json names no registry, so that everybody's own is asked", () => {
  expect(text).not.toMatch(/"resolved": "https?:/);
});
