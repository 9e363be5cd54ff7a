import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Closes, when the server closes, the connections that would hold it up. Node closes idle ones itself, but waits for two kinds: those on
 * which no request has come yet (browsers and proxies open some ahead of need), until the time for a first request is over, and those
 * with a request under way, until their keep-alive is over. The first are destroyed here, the second closed with their response.
 */
export function endLastConnections(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  let isEnding = false;
  const heard = ({ socket }: { readonly socket: Socket }): void => void silent.delete(socket);
  app.server.on("connection", (socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  app.server.on("request", heard);
  app.server.on("upgrade", heard);
  app.addHook("preClose", async () => {
    isEnding = true;
    for (const socket of silent) socket.destroy();
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isEnding) reply.header("connection", "close");
  });
}
