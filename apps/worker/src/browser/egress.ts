import { createHash } from "node:crypto";
import { connect, type Socket } from "node:net";
import { ConfigError } from "@sendoff/kit/config";
import { createOpener, VaultError } from "@sendoff/kit/vault";

/** A proxy of the operator's by which accounts leave for the portals. */
export interface EgressProxy {
  /** What it is called in the configuration, in logs and in the accounts' rows. */
  readonly name: string;
  /** With its credentials: never for a log. */
  readonly url: string;
}

/** What a sealed EGRESS_PROXIES begins with. */
export const SEALED = "sealed:";
/** What EGRESS_PROXIES is sealed for: it opens as nothing else. */
export const EGRESS_CONTEXT = ["configuration", "EGRESS_PROXIES"] as const;

/** What is spoken to a proxy, with the port where an address names none; SOCKS has no usual one. */
const PORTS: ReadonlyMap<string, string> = new Map([
  ["http:", "80"],
  ["https:", "443"],
  ["socks4:", ""],
  ["socks5:", ""],
]);
const NAME = /^[\w.-]{1,40}$/;

/**
 * The proxies that EGRESS_PROXIES lists: `NAME=http://user:password@host:port` with commas between, as text or sealed for the vault.
 * Throws ConfigError that says what is wrong, and no part of the value, which may be a secret.
 */
export function readEgressProxies(
  text: string | undefined,
  privateKeys: readonly Uint8Array[],
): readonly EgressProxy[] {
  if (text === undefined) return [];
  const proxies = opened(text, privateKeys)
    .split(",")
    .filter((part) => part.trim() !== "")
    .map((part, place): EgressProxy => {
      const at = part.indexOf("=");
      const [name, url] = [part.slice(0, at).trim(), part.slice(at + 1).trim()];
      const parsed = URL.parse(url);
      if (!NAME.test(name) || parsed === null || portOf(parsed) === "" || !isDecodable(parsed)) {
        throw refusal(`its part ${place + 1} is no NAME=http://user:password@host:port`);
      }
      return { name, url: parsed.href };
    });
  if (new Set(proxies.map(({ name }) => name)).size < proxies.length) {
    throw refusal("two of its proxies have one name");
  }
  return proxies;
}

/** "" where it names none that could be called. */
const portOf = ({ protocol, port }: URL): string =>
  PORTS.has(protocol) && port !== "" ? port : (PORTS.get(protocol) ?? "");

/** A "%" that begins no code is no part of an address: nobody could send what it stands for. */
function isDecodable({ username, password }: URL): boolean {
  try {
    decodeURIComponent(`${username}${password}`);
    return true;
  } catch {
    return false;
  }
}

function opened(text: string, privateKeys: readonly Uint8Array[]): string {
  if (!text.startsWith(SEALED)) return text;
  const sealed = Buffer.from(text.slice(SEALED.length), "base64");
  try {
    return createOpener(privateKeys).open(sealed, EGRESS_CONTEXT);
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    throw refusal("was sealed for another key; seal it anew with npm run vault:keys -- --seal");
  }
}

const refusal = (problem: string): ConfigError =>
  new ConfigError([{ variables: ["EGRESS_PROXIES"], problem }]);

/**
 * Which of the proxies an account leaves by that has none yet: the same for the same account and proxies, in any order of them, and as
 * many accounts by each. Undefined where there are none.
 */
export function chooseProxy<Proxy extends Pick<EgressProxy, "name">>(
  proxies: readonly Proxy[],
  account: string,
): Proxy | undefined {
  const weigh = ({ name }: Proxy): string =>
    createHash("sha256").update(`${account}\n${name}`).digest("hex");
  return proxies.toSorted((one, other) => (weigh(one) < weigh(other) ? 1 : -1))[0];
}

const ANSWER_MS = 10_000;

/**
 * Whether a proxy takes what is sent by it: it answers on its port and, where it speaks HTTP, does not refuse our credentials. What
 * becomes of the way on from there is not its fault.
 */
export async function takesCalls({ url }: EgressProxy, portalHost: string): Promise<boolean> {
  const address = new URL(url);
  const { hostname, protocol, username, password } = address;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket: Socket = connect({
    host: hostname.replaceAll(/[[\]]/g, ""),
    port: Number(portOf(address)),
  });
  socket.setTimeout(ANSWER_MS, () => resolve(false));
  socket.once("error", () => resolve(false));
  socket.once("connect", () => {
    // SOCKS, and TLS, have no short question; and credentials go to none of them as they stand.
    if (protocol !== "http:") {
      resolve(true);
      return;
    }
    const given = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    const credentials =
      username === ""
        ? ""
        : `Proxy-Authorization: Basic ${Buffer.from(given).toString("base64")}\r\n`;
    socket.write(
      `CONNECT ${portalHost}:443 HTTP/1.1\r\nHost: ${portalHost}:443\r\n${credentials}\r\n`,
    );
  });
  socket.once("data", (answer: Buffer) =>
    resolve(!/^HTTP\/1\.\d (?:407|403)/.test(answer.toString("latin1"))),
  );
  // It took the call, and could not go on.
  socket.once("close", () => resolve(true));
  try {
    return await promise;
  } finally {
    socket.destroy();
  }
}
