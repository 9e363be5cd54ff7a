import { isIP } from "node:net";

/**
 * Whether a Host header names this server: by an address, as localhost, or by one of its names. Any other name that leads here is a
 * trick of a page elsewhere (DNS rebinding), which would read our answers as its own.
 */
export function isOwnHost(header: string | undefined, names: readonly string[] = []): boolean {
  const url = URL.parse(`http://${header ?? ""}`);
  // Whatever is more than a host and a port is none.
  if (url === null || url.host === "" || `${url.pathname}${url.search}${url.username}` !== "/") {
    return false;
  }
  const name = url.hostname.replace(/^\[(.*)\]$/, "$1");
  return isIP(name) !== 0 || name === "localhost" || names.includes(name);
}
