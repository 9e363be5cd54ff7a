import type { FastifyReply } from "fastify";

/**
 * Ends the connection in the middle of the answer. Before its first byte the browser would take the connection for a stale
 * one and send the form again by itself.
 */
export function cutOff(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(200, { "content-type": "application/json", "content-length": 1000 });
  reply.raw.write("{", () => reply.raw.socket?.destroy());
}
