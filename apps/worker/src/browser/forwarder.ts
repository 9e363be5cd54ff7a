import { RequestError, Server } from "proxy-chain";
import type { EgressProxy } from "./egress.ts";

/** The way of one browser context to the portal's hosts, by a proxy of the operator's, and to no others. */
export interface Forwarder {
  /** What the browser is to be told. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Listens at `host` for one context. The bounds of where it may go are kept here, before anything leaves, and the proxy's credentials
 * stay in this process: the browser is given neither.
 */
export async function openForwarder(
  { url: upstreamProxyUrl }: EgressProxy,
  { hosts, host }: { readonly hosts: readonly string[]; readonly host: string },
): Promise<Forwarder> {
  const server = new Server({
    host,
    port: 0,
    prepareRequestFunction({ hostname }) {
      if (!hosts.some((each) => isWithin(hostname, each))) {
        throw new RequestError("Not one of the portal's hosts", 403);
      }
      return { upstreamProxyUrl };
    },
  });
  await server.listen();
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${server.port}`,
    close: () => server.close(true),
  };
}

/** A host or, where it is no address, one of its subdomains. */
function isWithin(hostname: string, host: string): boolean {
  const [asked, allowed] = [hostname, host].map((each) =>
    each.toLowerCase().replaceAll(/[[\]]/g, ""),
  );
  return asked === allowed || (isName(host) && asked?.endsWith(`.${allowed}`) === true);
}

/** Not an address of a machine, of which there are no subdomains. */
export const isName = (host: string): boolean => !/^[\d.:]+$|^localhost/.test(host);
