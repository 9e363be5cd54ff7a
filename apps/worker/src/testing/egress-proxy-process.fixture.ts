import { createServer, type IncomingMessage, request as ask } from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";

/**
 * A proxy as an operator may have one, in a process of its own: it writes each call that it takes as a JSON line, and leads all names to
 * this machine. Its port comes first.
 */
const server = createServer((request, response) => {
  note(request);
  const target = new URL(request.url ?? "");
  const { method, headers } = request;
  const onward = ask({
    host: "127.0.0.1",
    port: target.port,
    path: target.pathname + target.search,
    method,
    headers,
  });
  onward.on("response", (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on("error", () => response.writeHead(502).end());
  request.pipe(onward);
});
server.on("connect", (request: IncomingMessage, socket: Duplex) => {
  note(request);
  const onward = connect({ host: "127.0.0.1", port: Number(request.url?.split(":").at(-1)) });
  onward.on("connect", () => {
    socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
    socket.pipe(onward).pipe(socket);
  });
  for (const each of [onward, socket]) each.on("error", () => void socket.destroy());
});
server.listen(0, "127.0.0.1", () => process.stdout.write(`${JSON.stringify(server.address())}\n`));

function note({ method, url, headers }: IncomingMessage): void {
  const credentials = headers["proxy-authorization"] ?? "";
  process.stdout.write(`${JSON.stringify({ method, url, credentials })}\n`);
}
