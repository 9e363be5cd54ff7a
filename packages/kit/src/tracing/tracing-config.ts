import { z } from "zod";

/** A W3C baggage-like list as OpenTelemetry's variables have it: `name=value` with commas between. */
const headers = z
  .string()
  .regex(
    /^\s*[\w!#$%&'*+.^`|~-]+=[^,\r\n]*(?:,\s*[\w!#$%&'*+.^`|~-]+=[^,\r\n]*)*$/,
    "write NAME=VALUE with commas between",
  )
  .transform((text) =>
    Object.fromEntries(
      text.split(",").map((part) => {
        const at = part.indexOf("=");
        return [part.slice(0, at).trim(), decoded(part.slice(at + 1).trim())];
      }),
    ),
  );

/** OpenTelemetry's own variables that we read, under its own names (https://opentelemetry.io/docs/specs/otel/protocol/exporter/). */
export const tracingVariables = {
  /** Where a collector takes traces by OTLP over HTTP, without /v1/traces. Without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** What it wants to be told with them, such as a key. A secret. */
  OTEL_EXPORTER_OTLP_HEADERS: headers.optional(),
  /** Which part of all traces is kept, by their ids: the same part in each process. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

/** Where traces go. */
export interface TracingSettings {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly ratio: number;
}

/** Undefined where no collector is configured. */
export function readTracingSettings(
  values: z.output<z.ZodObject<typeof tracingVariables>>,
): TracingSettings | undefined {
  const endpoint = values.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return undefined;
  return {
    url: `${endpoint.replace(/\/+$/, "")}/v1/traces`,
    headers: values.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    ratio: values.OTEL_TRACES_SAMPLER_ARG,
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
