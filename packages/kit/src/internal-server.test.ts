import { request } from "node:http";
import { expect, test } from "vitest";
import { startInternalServer } from "./internal-server.ts";

/** The status of `/health` under a name, from a server that listens on `host`. */
async function statusUnder(name: string, host: string, path = "/health"): Promise<number> {
  const server = await startInternalServer({ host, port: 0 }, async ({ url }, response) => {
    if (url === "/broken") throw new Error("broken");
    if (url === "/health") response.writeHead(200).end();
    return url === "/health";
  });
  try {
    return await new Promise((resolve, reject) => {
      const headers = { host: name };
      const asked = request({ host: "127.0.0.1", port: server.port, path, headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      asked.on("error", reject);
      asked.end();
    });
  } finally {
    await server.close();
  }
}

test("on the loopback address only this machine's names are answered; where others may ask, any name", async () => {
  expect(await statusUnder("localhost:5002", "127.0.0.1")).toBe(200);
  expect(await statusUnder("worker.internal:5002", "127.0.0.1")).toBe(403);
  expect(await statusUnder("worker.internal:5002", "0.0.0.0")).toBe(200);
});

test("an unknown address is a 404, and a fault a 500", async () => {
  expect(await statusUnder("localhost", "127.0.0.1", "/other")).toBe(404);
  expect(await statusUnder("localhost", "127.0.0.1", "/broken")).toBe(500);
});
