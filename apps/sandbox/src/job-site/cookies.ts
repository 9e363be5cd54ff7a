import type { FastifyReply, FastifyRequest } from "fastify";

export function readCookie(request: FastifyRequest, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) {
      return pair.slice(at + 1).trim();
    }
  }
  return undefined;
}

interface CookieOptions {
  maxAgeSeconds?: number;
  isReadable?: boolean;
}

/** Values are tokens of ours, which need no escaping. */
export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  options: CookieOptions = {},
): void {
  const parts = [`${name}=${value}`, "Path=/", "SameSite=Lax"];
  if (options.isReadable !== true) parts.push("HttpOnly");
  if (options.maxAgeSeconds !== undefined) parts.push(`Max-Age=${options.maxAgeSeconds}`);
  reply.header("set-cookie", parts.join("; "));
}

export function clearCookie(reply: FastifyReply, name: string): void {
  setCookie(reply, name, "", { maxAgeSeconds: 0 });
}
