import { once } from "node:events";
import { createServer } from "node:net";
import { createSealer, createVaultKeys } from "@sendoff/kit/vault";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { openEgressProxy } from "../testing/egress-proxy.fixture.ts";
import { chooseProxy, EGRESS_CONTEXT, readEgressProxies, SEALED, takesCalls } from "./egress.ts";

const AddressOf = z.object({ port: z.number() });

const LISTED = "one=http://user:secret@10.0.0.1:3128, two=socks5://10.0.0.2:1080";
const PROXIES = [
  { name: "one", url: "http://user:secret@10.0.0.1:3128/" },
  { name: "two", url: "socks5://10.0.0.2:1080" },
];

test("proxies are read by their names, as text or sealed for the vault", () => {
  const { publicKey, privateKey } = createVaultKeys();
  expect(readEgressProxies(undefined, [])).toEqual([]);
  expect(readEgressProxies(LISTED, [])).toEqual(PROXIES);
  const sealed = createSealer(publicKey).seal(LISTED, EGRESS_CONTEXT).toString("base64");
  expect(readEgressProxies(`${SEALED}${sealed}`, [privateKey])).toEqual(PROXIES);
  const other = createVaultKeys().privateKey;
  expect(() => readEgressProxies(`${SEALED}${sealed}`, [other])).toThrow(
    "EGRESS_PROXIES: was sealed for another key",
  );
});

test.each([
  "http://user:secret@10.0.0.1:3128",
  "one=ftp://user:secret@10.0.0.1:21",
  "one=http://user:secret%zz@10.0.0.1:3128",
  "one=socks5://user:secret@10.0.0.1",
  "a b=http://user:secret@10.0.0.1:3128",
  "one=http://user:secret@10.0.0.1:3128, one=http://user:secret@10.0.0.2:3128",
])("a list that is none is refused without a word of it: %s", (text) => {
  const read = (): unknown => readEgressProxies(text, []);
  expect(read).toThrow("EGRESS_PROXIES");
  expect(read).not.toThrow("secret");
});

test.each([
  "http://user:secret@10.0.0.1:80",
  "https://user:secret@10.0.0.1:443",
  "http://10.0.0.1",
])("an address at the usual port of its kind is one: %s", (url) => {
  expect(readEgressProxies(`one=${url}`, [])).toHaveLength(1);
});

test("an account gets the same proxy in any order of them, each of three gets a third, and a fourth takes from all alike", () => {
  const three = ["a", "b", "c"].map((name) => ({ name }));
  const accounts = Array.from({ length: 3000 }, (_, index) => `account ${index}`);
  const chosen = accounts.map((account) => chooseProxy(three, account)?.name);
  expect(accounts.map((each) => chooseProxy(three.toReversed(), each)?.name)).toEqual(chosen);
  for (const { name } of three) {
    const share = chosen.filter((each) => each === name).length;
    expect(share).toBeGreaterThan(900);
    expect(share).toBeLessThan(1100);
  }
  const four = [...three, { name: "d" }];
  const moved = accounts.filter((each, index) => chooseProxy(four, each)?.name !== chosen[index]);
  expect(moved.every((each) => chooseProxy(four, each)?.name === "d")).toBe(true);
  expect(chooseProxy([], "account")).toBeUndefined();
});

test("a proxy that answers takes calls, and one that has gone does not", async () => {
  const { proxy, kill } = await openEgressProxy("one");
  expect(await takesCalls(proxy, "portal.test")).toBe(true);
  await kill();
  expect(await takesCalls(proxy, "portal.test")).toBe(false);
});

test.each(["https:", "socks5:"])(
  "a proxy by %s is asked for its port alone: credentials go to none of them as they stand",
  async (protocol) => {
    const received: Buffer[] = [];
    const closed = Promise.withResolvers<void>();
    const server = createServer((socket) => {
      socket.on("data", (part) => received.push(part));
      socket.on("close", () => closed.resolve());
    });
    onTestFinished(() => new Promise((resolve) => void server.close(() => resolve())));
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = AddressOf.parse(server.address());
    const proxy = { name: "one", url: `${protocol}//user:secret@127.0.0.1:${port}` };
    expect(await takesCalls(proxy, "portal.test")).toBe(true);
    await closed.promise;
    expect(Buffer.concat(received).toString()).toBe("");
  },
);
