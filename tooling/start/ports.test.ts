import { once } from "node:events";
import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { refuseTakenPorts } from "./ports.ts";
import { readSettings } from "./settings.ts";

describe("refuseTakenPorts", () => {
  it.each(["127.0.0.1", "::1"])(
    "names the port, its holder and the variable (%s)",
    async (host) => {
      const server = createServer().listen(0, host);
      await once(server, "listening");
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      const settings = readSettings(
        { SENDOFF_MODE: "live", PORT: String(port), METRICS_PORT: "0", WORKER_PORT: "0" },
        { isWatching: false },
      );
      const refusal = refuseTakenPorts(settings);
      await expect(refusal).rejects.toThrow(`Port ${port} (the app) is taken`);
      await expect(refusal).rejects.toThrow(`PORT=${port + 10} npm start`);
      const holder = process.platform === "linux" ? ` by process ${process.pid} ` : "";
      await expect(refusal).rejects.toThrow(holder);
      server.close();
    },
  );
});
