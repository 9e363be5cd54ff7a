import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { Server } from "node:net";

/** What a test has opened on this machine, to be closed after it. */
export class LocalServers {
  readonly #closing: (() => unknown)[] = [];

  onClose(close: () => unknown): void {
    this.#closing.push(close);
  }

  /** Listens on a free port and returns it. */
  async listen(server: Server): Promise<number> {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    this.onClose(() => server.close());
    const address = server.address();
    return typeof address === "object" && address !== null ? address.port : 0;
  }

  serve(handle: RequestListener): Promise<number> {
    return this.listen(createServer(handle));
  }

  async close(): Promise<void> {
    for (const close of this.#closing.splice(0)) await close();
  }
}
