import { once } from "node:events";
import { connect } from "node:net";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { endLastConnections } from "./last-connections.ts";

test("a connection on which nothing was asked does not hold up the end, and a call under way is answered", async () => {
  const app = Fastify({ forceCloseConnections: "idle" });
  endLastConnections(app);
  const asked = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  app.get("/", async () => {
    asked.resolve();
    await mayAnswer.promise;
    return "answered";
  });
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  const silent = connect(Number(new URL(origin).port), "127.0.0.1");
  await Promise.all([once(silent, "connect"), once(app.server, "connection")]);
  const answer = fetch(origin);
  await asked.promise;
  const ended = app.close();
  // Nobody but the server ends it.
  await once(silent, "close");
  mayAnswer.resolve();
  expect(await (await answer).text()).toBe("answered");
  await ended;
});
