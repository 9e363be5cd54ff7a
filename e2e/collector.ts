import { createServer } from "node:http";
import { z } from "zod";

const Value = z.union([
  z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
  z.object({ intValue: z.union([z.number(), z.string()]) }).transform(({ intValue }) => intValue),
]);
const Attributes = z
  .array(z.object({ key: z.string(), value: Value }))
  .transform((all) => Object.fromEntries(all.map(({ key, value }) => [key, value])));
const Sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: Attributes,
            }),
          ),
        }),
      ),
    }),
  ),
});

/** A span as a collector got it, with the name of the process that sent it. */
export type CollectedSpan = z.output<
  typeof Sent
>["resourceSpans"][number]["scopeSpans"][number]["spans"][number] & { readonly service: unknown };

/** Stands in for an operator's collector: takes traces by OTLP over HTTP, and keeps them as they came. */
export interface Collector {
  readonly url: string;
  readonly spans: () => readonly CollectedSpan[];
  /** Everything that was sent, byte for byte. */
  readonly text: () => string;
  readonly close: () => Promise<void>;
}

export async function openCollector(): Promise<Collector> {
  const received: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      received.push(Buffer.concat(parts).toString("utf8"));
      response.setHeader("content-type", "application/json").end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The collector has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    text: () => received.join("\n"),
    spans: () =>
      received
        .flatMap((text) => Sent.parse(JSON.parse(text)).resourceSpans)
        .flatMap(({ resource, scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) =>
            spans.map((span) => ({ ...span, service: resource.attributes["service.name"] })),
          ),
        ),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
