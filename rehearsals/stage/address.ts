import { createServer, connect, type Socket } from "node:net";
import { once } from "node:events";

/** The address at which a database is reached, whichever server it is today: what a name, a floating address or a proxy is to operators. */
export interface Address {
  readonly port: number;
  /** From now on everybody reaches that server; who was connected to another is cut off. */
  readonly pointTo: (serverPort: number) => void;
  /** Cuts everybody off; until `pointTo` nobody is let in. */
  readonly cut: () => void;
  readonly close: () => Promise<void>;
}

/** Opens an address that leads to the server on `serverPort` of this machine. */
export async function openAddress(serverPort: number): Promise<Address> {
  let target: number | undefined = serverPort;
  const sockets = new Set<Socket>();
  const cut = (): void => {
    target = undefined;
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((caller) => {
    if (target === undefined) {
      caller.destroy();
      return;
    }
    const behind = connect(target, "127.0.0.1");
    for (const [one, other] of [
      [caller, behind],
      [behind, caller],
    ] as const) {
      sockets.add(one);
      one.on("error", () => undefined);
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const at = server.address();
  return {
    port: typeof at === "object" && at !== null ? at.port : 0,
    pointTo(next) {
      cut();
      target = next;
    },
    cut,
    async close() {
      cut();
      server.close();
      await once(server, "close");
    },
  };
}
