import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";

function statusOf(error: unknown): number {
  if (error instanceof z.ZodError) return 400;
  return typeof error === "object" && error !== null && "statusCode" in error
    ? Number(error.statusCode)
    : 500;
}

/** Input that could not be read is the caller's fault (400); the rest is ours (500) and is reported. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const status = statusOf(error);
  const message = error instanceof Error ? error.message : String(error);
  if (status >= 500) {
    const line = { level: "error", msg: "sandbox request failed", url: request.url, message };
    process.stderr.write(`${JSON.stringify(line)}\n`);
  }
  return reply.code(status).send({ message });
}
