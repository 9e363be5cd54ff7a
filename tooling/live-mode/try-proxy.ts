import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from "node:http";
import type { Duplex } from "node:stream";
import { LIVE_PROTOCOL, LIVE_SOCKET_PATH } from "@sendoff/contract/live-view";
import { bad, type Finding, good, reasonOf } from "./finding.ts";

export interface ProxySettings {
  /** PUBLIC_URL. */
  readonly publicUrl: string;
  /** Where the api is going to listen. */
  readonly host: string;
  readonly port: number;
  readonly trustProxy: boolean;
}

/** An address of nobody (RFC 5737), as a caller would make one up. */
const MADE_UP = "203.0.113.7";
const TIMEOUT_MS = 10_000;

/**
 * Calls PUBLIC_URL as a browser does and listens on the api's port for what the proxy makes of it: TLS, the way to this machine, whose
 * address it tells, and whether it lets the WebSocket of live pages through.
 */
export async function tryProxy(settings: ProxySettings): Promise<Finding[]> {
  const { publicUrl, host, port } = settings;
  const path = `/live-check/${randomBytes(12).toString("hex")}`;
  let seen: IncomingHttpHeaders | undefined;
  const server = createServer((request, response) => {
    if (request.url === path) seen = request.headers;
    response.writeHead(204).end();
  });
  server.on("upgrade", acceptSocket);
  const refusal = await listen(server, host, port);
  if (refusal !== undefined) return [...schemeFindings(publicUrl), bad(refusal)];
  try {
    const response = await fetch(new URL(path, publicUrl), {
      headers: { "x-forwarded-for": MADE_UP },
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.arrayBuffer();
    return [
      ...schemeFindings(publicUrl),
      ...(seen === undefined
        ? [
            bad(
              `${publicUrl} answers (status ${response.status}), but the call did not come to ${host}:${port}. Let the proxy lead there, with the path as it is.`,
            ),
          ]
        : [
            good(`${publicUrl} leads to ${host}:${port}.`),
            addressFinding(settings, seen),
            await socketFinding(publicUrl),
          ]),
    ];
  } catch (error) {
    return [
      ...schemeFindings(publicUrl),
      bad(
        `${publicUrl} cannot be opened (${reasonOf(error)}). Check its name in the DNS, the proxy, and that its certificate is valid for that name.`,
      ),
    ];
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

function schemeFindings(publicUrl: string): Finding[] {
  return publicUrl.startsWith("https:")
    ? []
    : [
        bad(
          `PUBLIC_URL is not https: passwords and sessions would cross the internet in the clear. Put a proxy with TLS before the api, and name its https address.`,
        ),
      ];
}

/** Limits count by the caller's address: one that callers may choose counts nothing, the proxy's own counts everybody as one. */
function addressFinding({ trustProxy }: ProxySettings, headers: IncomingHttpHeaders): Finding {
  const forwarded = String(headers["x-forwarded-for"] ?? "");
  const first = forwarded.split(",")[0]?.trim() ?? "";
  if (first === MADE_UP) {
    return bad(
      "The proxy passes on the X-Forwarded-For that a caller makes up. Let it write its own (nginx: proxy_set_header X-Forwarded-For $remote_addr).",
    );
  }
  if (first === "") {
    return bad(
      "The proxy does not say who called: it sets no X-Forwarded-For. Let it (nginx: proxy_set_header X-Forwarded-For $remote_addr).",
    );
  }
  return trustProxy
    ? good("The proxy says who called, and callers cannot make it up.")
    : bad(
        "The proxy says who called, and the api does not listen to it: set TRUST_PROXY=true, or everybody counts as one caller.",
      );
}

/** Agrees to a WebSocket (RFC 6455, 4.2.2) and says nothing on it. */
function acceptSocket({ headers }: IncomingMessage, stream: Duplex): void {
  stream.on("error", () => undefined);
  const accept = createHash("sha1")
    .update(`${headers["sec-websocket-key"]}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
    .digest("base64");
  stream.write(
    `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: ${accept}\r\nsec-websocket-protocol: ${headers["sec-websocket-protocol"]}\r\n\r\n`,
  );
}

/** On it users see a portal's page, and pass its checks. */
async function socketFinding(publicUrl: string): Promise<Finding> {
  const address = new URL(LIVE_SOCKET_PATH, publicUrl);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(address, LIVE_PROTOCOL);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  socket.addEventListener("open", () => resolve(true));
  socket.addEventListener("error", () => resolve(false));
  const timer = setTimeout(() => resolve(false), TIMEOUT_MS);
  const isThrough = await promise;
  clearTimeout(timer);
  socket.close();
  return isThrough
    ? good("The proxy lets WebSockets through.")
    : bad(
        `The proxy does not let a WebSocket through on ${LIVE_SOCKET_PATH}, on which users see a portal's page and pass its checks. Let it (nginx: proxy_http_version 1.1; proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection "upgrade").`,
      );
}

/** Listens, or returns why that cannot be and what to do. */
async function listen(server: Server, host: string, port: number): Promise<string | undefined> {
  server.listen(port, host);
  try {
    await once(server, "listening");
    return undefined;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EADDRINUSE"
      ? `${host}:${port} is taken, so that what the proxy says of callers could not be seen. Stop Sendoff, or what else listens there, and run this again.`
      : `The api could not listen on ${host}:${port} (${reasonOf(error)}). Check HOST and PORT.`;
  }
}
