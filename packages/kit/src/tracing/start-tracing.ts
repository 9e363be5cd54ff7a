import type { Logger } from "../logger.ts";
import { useEngine } from "./spans.ts";
import type { TracingSettings } from "./tracing-config.ts";

/**
 * Sends spans to the operator's collector from now on; returns how to send the last ones and end. Without settings it does nothing,
 * and OpenTelemetry is not even loaded. A collector that is away, or slow, costs spans and nothing else.
 */
export async function startTracing(
  settings: TracingSettings | undefined,
  process: "api" | "worker",
  logger: Logger,
): Promise<() => Promise<void>> {
  if (settings === undefined) return async () => undefined;
  const { openSpanEngine } = await import("./otel-engine.ts");
  const { engine, close } = openSpanEngine(settings, `sendoff-${process}`, logger);
  useEngine(engine);
  return async () => {
    useEngine(undefined);
    await close();
  };
}
