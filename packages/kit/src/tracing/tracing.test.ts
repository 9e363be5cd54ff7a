import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { readConfig } from "../config.ts";
import { createLogger } from "../logger.ts";
import { beginClickSpan, beginSpan, inSpan, leaveWork, noteOnSpan } from "./spans.ts";
import { startTracing } from "./start-tracing.ts";
import { parseClick, parseTraceparent } from "./trace-context.ts";
import { readTracingSettings, tracingVariables } from "./tracing-config.ts";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const SPAN = "00f067aa0ba902b7";
const quiet = createLogger("test", "silent");

test.each([
  [`00-${TRACE}-${SPAN}-01`, { traceId: TRACE, spanId: SPAN }],
  [`cc-${TRACE}-${SPAN}-00-of a later version`, { traceId: TRACE, spanId: SPAN }],
  [`00-${"0".repeat(32)}-${SPAN}-01`, undefined],
  [`00-${TRACE}-${"0".repeat(16)}-01`, undefined],
  [`00-${TRACE.toUpperCase()}-${SPAN}-01`, undefined],
  [`00-${TRACE}-${SPAN}`, undefined],
  ["", undefined],
  [null, undefined],
])("traceparent %s names %o", (header, ids) => {
  expect(parseTraceparent(header)).toEqual(ids);
});

test("a click is known by its own name, also where a proxy has put its span in front", () => {
  const proxied = `00-${TRACE}-${"a".repeat(16)}-01`;
  const click = { traceId: TRACE, spanId: SPAN, sentAfterMs: 12 };
  expect(parseClick(proxied, `other=1, sendoff=${SPAN}-12`)).toEqual(click);
  expect(parseClick(proxied, "other=1")).toBeUndefined();
  expect(parseClick(proxied, `sendoff=${SPAN}--12`)).toBeUndefined();
  expect(parseClick(proxied, `sendoff=${SPAN}-123456`)).toBeUndefined();
  expect(parseClick(undefined, `sendoff=${SPAN}-12`)).toBeUndefined();
});

/** The traces part of a configuration. */
const read = (environment: Record<string, string>) =>
  readTracingSettings(readConfig(z.object(tracingVariables), environment));

test("OpenTelemetry's own variables say where traces go, and without an address nothing is traced", () => {
  expect(read({})).toBeUndefined();
  expect(read({ OTEL_EXPORTER_OTLP_HEADERS: "a=b" })).toBeUndefined();
  const OTEL_EXPORTER_OTLP_ENDPOINT = "http://10.0.0.7:4318/";
  expect(
    read({
      OTEL_EXPORTER_OTLP_ENDPOINT,
      OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20abc, x-team=jobs",
      OTEL_TRACES_SAMPLER_ARG: "0.25",
    }),
  ).toEqual({
    url: "http://10.0.0.7:4318/v1/traces",
    headers: { authorization: "Bearer abc", "x-team": "jobs" },
    ratio: 0.25,
  });
  const wrong = { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: "just-a-key" };
  expect(() => read(wrong)).toThrow(/OTEL_EXPORTER_OTLP_HEADERS: write NAME=VALUE/);
});

test("while nothing is traced work runs as it is, and says nothing", async () => {
  expect(await startTracing(undefined, "api", quiet)).toBeTypeOf("function");
  expect(beginSpan("a span")).toBeUndefined();
  expect(leaveWork("left", {})).toBeNull();
  expect(await inSpan("a span", {}, async () => noteOnSpan({}) ?? 7)).toBe(7);
});

/** A collector that keeps what it gets, and answers `status`. */
async function openCollector(status = 200) {
  const got: string[] = [];
  const server = createServer((request, response) => {
    request.on("data", (part: Buffer) => got.push(part.toString("utf8")));
    request.on("end", () => response.writeHead(status).end("{}"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1/traces`, got };
}

test("spans go to the collector with who made them; of what broke off the error's name alone", async () => {
  const { url, got } = await openCollector();
  const end = await startTracing({ url, headers: {}, ratio: 1 }, "worker", quiet);
  const lines: string[] = [];
  const logger = createLogger("test", "info", { write: (line) => lines.push(line) });
  const click = beginClickSpan({ traceId: TRACE, spanId: SPAN }, 20);
  const failing = inSpan("outer", { parent: click?.traceparent }, async () => {
    logger.info("within");
    noteOnSpan({ "sendoff.portal": "linkedin" });
    throw new RangeError("Asha Raman, asha@example.com");
  });
  await expect(failing).rejects.toThrow("Asha");
  logger.info("outside");
  click?.end();
  await end();
  const text = got.join("");
  expect(text).toContain('"sendoff-worker"');
  expect(text).toContain('"RangeError"');
  expect(text).not.toContain("Asha");
  expect(text.match(new RegExp(`"traceId":"${TRACE}"`, "g"))).toHaveLength(2);
  expect(text).toContain(`"parentSpanId":"${SPAN}"`);
  expect(lines.map((line) => z.looseObject({}).parse(JSON.parse(line))["traceId"])).toEqual([
    TRACE,
    undefined,
  ]);
  expect(beginSpan("after the end")).toBeUndefined();
});

test("a part of the traces is kept by their ids alone, whatever a caller says", async () => {
  const { url, got } = await openCollector();
  const end = await startTracing({ url, headers: {}, ratio: 0 }, "api", quiet);
  beginSpan("a call", { parent: `00-${TRACE}-${SPAN}-01` })?.end();
  expect(leaveWork("left", {})).toMatch(/^00-.{32}-.{16}-00$/);
  await end();
  expect(got).toEqual([]);
});

test("a collector that refuses costs a line in the log and nothing else", async () => {
  const { url } = await openCollector(400);
  const lines: string[] = [];
  const logger = createLogger("test", "info", { write: (line) => lines.push(line) });
  const end = await startTracing({ url, headers: { key: "hush" }, ratio: 1 }, "api", logger);
  beginSpan("a call")?.end();
  await end();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("traces could not be sent");
  expect(lines[0]).not.toContain("hush");
});
