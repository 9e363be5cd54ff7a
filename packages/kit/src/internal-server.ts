import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { isIP } from "node:net";
import { isOwnHost } from "./own-host.ts";

/** Answers a request, or returns false for an address that is none of its own. */
export type InternalAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<boolean>;

export interface InternalServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/**
 * Serves what is for those who run the product (probes, figures) on a port of its own, never the public one. On this machine's loopback
 * address it answers under the machine's own names only (isOwnHost); where other hosts may reach it (METRICS_HOST), under whatever
 * name they know it by, since what is read there tells nothing of anybody. Throws when the port is taken.
 */
export async function startInternalServer(
  place: { readonly host: string; readonly port: number },
  answer: InternalAnswer,
): Promise<InternalServer> {
  const isLocalOnly = isLoopback(place.host);
  const server = createServer((request, response) => {
    if (isLocalOnly && !isOwnHost(request.headers.host)) {
      response.writeHead(403).end();
      return;
    }
    answer(request, response).then(
      (isDone) => {
        if (!isDone) response.writeHead(404).end();
      },
      () => {
        if (!response.headersSent) response.writeHead(500);
        response.end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(place.port, place.host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : place.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // Whoever gathers figures keeps a connection open.
        server.closeAllConnections();
      }),
  };
}

function isLoopback(host: string): boolean {
  const address = host.replace(/^::ffff:/, "");
  return (
    address === "localhost" ||
    address === "::1" ||
    (isIP(address) === 4 && address.startsWith("127."))
  );
}
