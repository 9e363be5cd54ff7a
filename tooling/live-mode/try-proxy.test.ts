import { createServer, request } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { getFreePort } from "../start/free-port.fixture.ts";
import { LocalServers } from "./local-servers.fixture.ts";
import { tryProxy } from "./try-proxy.ts";

const servers = new LocalServers();
afterEach(() => servers.close());

describe("the proxy", () => {
  /** Passes calls on to a port, with what it says of the caller; WebSockets, too, where it is told to. */
  const proxyTo = (
    port: number,
    forwarded: (theirs: string | undefined) => string | undefined,
    hasSockets = false,
  ) => {
    const server = createServer((incoming, response) => {
      const { "x-forwarded-for": theirs, ...headers } = incoming.headers;
      const value = forwarded(typeof theirs === "string" ? theirs : undefined);
      const onward = request({
        host: "127.0.0.1",
        port,
        path: incoming.url,
        headers: { ...headers, ...(value === undefined ? {} : { "x-forwarded-for": value }) },
      });
      onward.on("response", (answer) => answer.pipe(response.writeHead(answer.statusCode ?? 500)));
      onward.on("error", () => response.writeHead(502).end());
      onward.end();
    });
    server.on("upgrade", ({ url, headers }, stream) => {
      if (!hasSockets) return stream.end("HTTP/1.1 400 Bad Request\r\n\r\n");
      const onward = request({ host: "127.0.0.1", port, path: url, headers });
      onward.on("upgrade", (answer, theirs) => {
        const lines = Object.entries(answer.headers).map(
          ([name, value]) => `${name}: ${String(value)}`,
        );
        stream.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join("\r\n")}\r\n\r\n`);
        stream.pipe(theirs).pipe(stream);
      });
      onward.end();
    });
    return servers.listen(server);
  };
  const findings = async (settings: {
    proxy: number;
    port: number;
    trustProxy?: boolean;
  }): Promise<string> =>
    (
      await tryProxy({
        publicUrl: `http://127.0.0.1:${settings.proxy}`,
        host: "127.0.0.1",
        port: settings.port,
        trustProxy: settings.trustProxy ?? true,
      })
    )
      .map(({ isGood, text }) => `${isGood ? "good" : "bad"}: ${text}`)
      .join("\n");

  it("leads here and says who called, or what it says is reported as wrong", async () => {
    const port = await getFreePort();
    const own = await proxyTo(port, () => "198.51.100.1", true);
    expect(await findings({ proxy: own, port })).toMatch(
      /good: .* leads to[^]*good: The proxy says[^]*good: The proxy lets WebSockets/,
    );
    expect(await findings({ proxy: own, port, trustProxy: false })).toContain(
      "set TRUST_PROXY=true",
    );
    const passing = await proxyTo(port, (theirs) => `${theirs}, 198.51.100.1`);
    expect(await findings({ proxy: passing, port })).toContain("bad: The proxy passes on");
    const silent = await proxyTo(port, () => undefined);
    expect(await findings({ proxy: silent, port })).toMatch(
      /bad: The proxy does not say who[^]*bad: The proxy does not let a WebSocket through/,
    );
  });

  it("that leads elsewhere, is away or has no TLS is told of, and so is a port that is taken", async () => {
    const [port, elsewhere] = [
      await getFreePort(),
      await servers.serve((_, response) => response.end()),
    ];
    expect(await findings({ proxy: elsewhere, port })).toMatch(
      /PUBLIC_URL is not https[^]*did not come to/,
    );
    expect(await findings({ proxy: await getFreePort(), port })).toContain("ECONNREFUSED");
    expect(await findings({ proxy: elsewhere, port: elsewhere })).toContain("Stop Sendoff");
    const strange = {
      publicUrl: "https://jobs.example.com",
      host: "192.0.2.1",
      port,
      trustProxy: true,
    };
    expect((await tryProxy(strange))[0]?.text).toMatch(
      /could not listen on 192\.0\.2\.1.*Check HOST/,
    );
  });
});
