import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** `/health` on this machine only: 200 while the worker does its jobs, 503 otherwise. */
export async function startHealthServer(
  port: number,
  isHealthy: () => boolean,
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const isKnown = request.url === "/health";
    const status = !isKnown ? 404 : isHealthy() ? 200 : 503;
    response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
    response.end(JSON.stringify({ status: status === 200 ? "ok" : "not ok" }));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  return {
    port: isAddress(address) ? address.port : port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function isAddress(address: AddressInfo | string | null): address is AddressInfo {
  return address !== null && typeof address !== "string";
}
