import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Ends connections with the server that Node, which ends idle ones, would wait for: those on which nothing was asked (browsers and proxies
 * open some ahead of need), for as long as a call may take to come in, and those whose call was under way, for as long as they are kept.
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
