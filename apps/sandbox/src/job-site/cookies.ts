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

/** What an answer sets so far. */
export function listCookies(reply: FastifyReply): { name: string; value: string }[] {
  return [reply.getHeader("set-cookie") ?? []].flat().map((line) => {
    const [pair = ""] = String(line).split(";");
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1) };
  });
}

export function clearCookie(reply: FastifyReply, name: string): void {
  setCookie(reply, name, "", { maxAgeSeconds: 0 });
}
