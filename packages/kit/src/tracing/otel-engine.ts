import { randomUUID } from "node:crypto";
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  RandomIdGenerator,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Logger } from "../logger.ts";
import type { OpenSpan, SpanEngine, SpanOptions } from "./spans.ts";
import { parseTraceparent, type SpanIds } from "./trace-context.ts";
import type { TracingSettings } from "./tracing-config.ts";

const KINDS: Record<NonNullable<SpanOptions["kind"]>, SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

/** The last spans get this long when the process ends. */
const CLOSE_MS = 3000;
const WARN_EVERY_MS = 60_000;

/**
 * OpenTelemetry's SDK behind our seam. Which traces are kept goes by their ids alone, in each process the same, so that a caller
 * cannot make us keep more of them than the operator wants.
 */
export function openSpanEngine(
  { url, headers, ratio }: TracingSettings,
  serviceName: string,
  logger: Logger,
): { readonly engine: SpanEngine; readonly close: () => Promise<void> } {
  const random = new RandomIdGenerator();
  let given: SpanIds | undefined;
  const exporter = new OTLPTraceExporter({ url, headers: { ...headers } });
  const provider = new TracerProvider({
    sampler: new TraceIdRatioBasedSampler(ratio),
    // Random, but for a span that was named elsewhere.
    idGenerator: {
      generateTraceId: () => given?.traceId ?? random.generateTraceId(),
      generateSpanId: () => given?.spanId ?? random.generateSpanId(),
    },
    resource: resourceFromAttributes({
      "service.name": serviceName,
      "service.instance.id": randomUUID(),
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter: tellingOfLoss(exporter, logger) })],
  });
  const tracer = provider.getTracer("sendoff");
  const contexts = new WeakMap<OpenSpan, Context>();
  const contextOf = (parent: OpenSpan | string | undefined): Context => {
    if (typeof parent === "object") return contexts.get(parent) ?? ROOT_CONTEXT;
    const remote = parseTraceparent(parent);
    if (remote === undefined) return ROOT_CONTEXT;
    const flags = { traceFlags: TraceFlags.SAMPLED, isRemote: true };
    return trace.setSpanContext(ROOT_CONTEXT, { ...remote, ...flags });
  };
  const start: SpanEngine["start"] = (name, options) => {
    given = options.ids;
    const context = contextOf(options.parent);
    const span = tracer.startSpan(
      name,
      {
        kind: options.kind === undefined ? SpanKind.INTERNAL : KINDS[options.kind],
        attributes: { ...options.facts },
        ...(options.startedMsAgo === undefined
          ? {}
          : { startTime: new Date(Date.now() - options.startedMsAgo) }),
      },
      context,
    );
    given = undefined;
    const open = openSpan(span);
    contexts.set(open, trace.setSpan(context, span));
    return open;
  };
  const close = async (): Promise<void> => {
    const late = new Promise<void>((resolve) => void setTimeout(resolve, CLOSE_MS).unref());
    await Promise.race([provider.shutdown().catch(() => undefined), late]);
  };
  return { engine: { start }, close };
}

function openSpan(span: Span): OpenSpan {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    traceId,
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`,
    note: (facts) => void span.setAttributes({ ...facts }),
    fail(error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute("error.type", error instanceof Error ? error.name : "unknown");
    },
    end: () => span.end(),
  };
}

/**
 * Says in the log that spans are lost, once a minute, in words of ours: what an exporter says holds addresses and whatever a collector
 * answered.
 */
function tellingOfLoss(exporter: SpanExporter, logger: Logger): SpanExporter {
  let warnedAtMs = Number.NEGATIVE_INFINITY;
  return {
    export(spans, whenDone) {
      exporter.export(spans, (result) => {
        // 0 is success. The package's own name for it would be one more dependency.
        if (result.code !== 0 && performance.now() - warnedAtMs > WARN_EVERY_MS) {
          warnedAtMs = performance.now();
          logger.warn("traces could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT; they are lost");
        }
        whenDone(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}
