import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { createDatabase } from "@sendoff/db/client";
import { createLogger } from "@sendoff/kit/logger";
import { Registry } from "prom-client";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { registerLedgerMetrics } from "./ledger-metrics.ts";
import { registerProductFigures } from "./product-figures.ts";

const AddressOf = z.object({ port: z.number() });

test("figures come while the database takes calls and says nothing, without those that it would tell", async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket.resume()));
  await once(silent.listen(0, "127.0.0.1"), "listening");
  const { port } = AddressOf.parse(silent.address());
  const database = createDatabase({
    url: `postgres://nobody@127.0.0.1:${port}/nothing`,
    poolSize: 2,
    applicationName: "test",
  });
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await database.close();
    silent.close();
  });
  const registry = new Registry();
  const deps = { db: database.kysely, logger: createLogger("test", "silent") };
  registerLedgerMetrics(registry, deps);
  registerProductFigures(registry, deps);
  const text = await registry.metrics();
  // Nobody has given up on the database meanwhile: it is still waited for.
  expect(sockets.map(({ readyState }) => readyState)).toEqual(["open", "open"]);
  expect(text).toContain("# HELP sendoff_ledger_sound");
  expect(text).not.toMatch(/^sendoff_\w+(?:\{.*\})? \d/m);
});
