import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { KeyAtom } from "../../../tooling/key-tables/key-atoms.ts";
import { withoutMarks } from "./mark.ts";
import { renameKey } from "./rename-key.ts";

/** What a server sent, as text. */
export interface SentText {
  readonly type: string;
  readonly text: string;
  /** Asked for by the page's own scripts. */
  readonly isOfScript: boolean;
}

const CHANGEABLE = /html|json|javascript|css|xml/;
/** They are of the connection, or no longer true of a changed body. */
const OWN_HEADERS =
  /^(connection|keep-alive|transfer-encoding|content-length|content-encoding|cache-control|etag|last-modified)$/;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

/**
 * A portal of the sandbox behind another address, where one key of its pages has another name: in its HTML, scripts, styles and
 * data alike, as on a site that was rebuilt. What a page sends back reaches the sandbox under the old names.
 */
export class BreakingProxy {
  /** The key that is renamed; undefined while the pages are left as they are. */
  broken: KeyAtom | undefined;
  /** Filled with what is sent, where it is set. */
  heard: SentText[] | undefined;
  /** How many answers had the broken key. */
  met = 0;
  readonly #upstream: string;
  readonly #server: Server;

  /** `upstream` is the portal's own origin. */
  constructor(upstream: string) {
    this.#upstream = new URL(upstream).origin;
    this.#server = createServer((request, response) => {
      this.#pass(request, response).catch((error: unknown) =>
        response.destroy(error instanceof Error ? error : undefined),
      );
    });
  }

  /** Listens, and returns its own origin. */
  async start(): Promise<string> {
    const { hostname } = new URL(this.#upstream);
    await new Promise<void>((resolve) => this.#server.listen(0, hostname, resolve));
    return this.url;
  }

  get url(): string {
    const address: AddressInfo | string | null = this.#server.address();
    if (address === null || typeof address === "string")
      throw new Error("The proxy does not listen");
    return `http://${new URL(this.#upstream).hostname}:${address.port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = await bodyOf(request);
    const isMarked = withoutMarks(sent.toString("latin1")).length !== sent.length;
    const body = isMarked ? Buffer.from(withoutMarks(sent.toString("latin1")), "latin1") : sent;
    const bytes = new Uint8Array(body);
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) {
      if (/^(host|connection|content-length|accept-encoding|if-.*|expect)$/.test(name)) continue;
      const text = Array.isArray(value) ? value.join(", ") : (value ?? "");
      headers.set(name, withoutMarks(text).replaceAll(this.url, this.#upstream));
    }
    headers.set("accept-encoding", "identity");
    const method = request.method ?? "GET";
    const answer = await fetch(this.#upstream + withoutMarks(request.url ?? "/"), {
      method,
      headers,
      redirect: "manual",
      ...(method === "GET" || method === "HEAD" ? {} : { body: bytes }),
    });
    // Browsers say whether a page or one of its scripts asks.
    const isOfScript = request.headers["sec-fetch-dest"] === "empty";
    await this.#answer(answer, response, isOfScript);
  }

  async #answer(answer: Response, response: ServerResponse, isOfScript: boolean): Promise<void> {
    const type = answer.headers.get("content-type") ?? "";
    const bytes = Buffer.from(await answer.arrayBuffer());
    const headers: Record<string, string | string[]> = { "cache-control": "no-store" };
    for (const [name, value] of answer.headers) {
      if (!OWN_HEADERS.test(name) && name !== "set-cookie") {
        headers[name] = value.replaceAll(this.#upstream, this.url);
      }
    }
    const cookies = answer.headers.getSetCookie();
    if (cookies.length > 0) headers["set-cookie"] = cookies;
    response.writeHead(answer.status, headers);
    response.end(
      CHANGEABLE.test(type)
        ? this.#changed({ type, text: bytes.toString("utf8"), isOfScript })
        : bytes,
    );
  }

  #changed({ type, text, isOfScript }: SentText): string {
    const own = text.replaceAll(this.#upstream, this.url);
    this.heard?.push({ type, text: own, isOfScript });
    // A script whose data is called otherwise would have been changed with it.
    const isForPage = this.broken?.kind === "json" && isOfScript;
    if (this.broken === undefined || isForPage) return own;
    const changed = renameKey(own, type, this.broken);
    if (changed !== own) this.met += 1;
    return changed;
  }
}
