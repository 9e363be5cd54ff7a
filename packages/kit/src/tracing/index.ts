export {
  beginClickSpan,
  beginSpan,
  inSpan,
  leaveWork,
  noteOnSpan,
  type OpenSpan,
  withSpan,
} from "./spans.ts";
export { startTracing } from "./start-tracing.ts";
export { parseClick } from "./trace-context.ts";
export { readTracingSettings, type TracingSettings, tracingVariables } from "./tracing-config.ts";
