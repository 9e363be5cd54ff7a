import { ErrorBody } from "@sendoff/contract/errors";
import { type Route } from "@sendoff/contract/route";

/** What `app.inject` answers, as far as the contract cares. */
interface Injected {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Refusals that any call may meet before its own rules are asked: limits, the parser, a wrong method, a full disk. */
const ANYWHERE = new Set([400, 404, 413, 415, 429, 507]);

/**
 * Throws unless an answer is one that its route promises: the status is in the contract, the body parses under that
 * status's schema, refusals have D6's shape and api answers are not cached. Returns the body as JSON (or text).
 */
export function expectContract(route: Route, answer: Injected): unknown {
  const status = answer.statusCode;
  const schema = route.responses[status] ?? (ANYWHERE.has(status) ? ErrorBody : undefined);
  const call = `${route.method} ${route.path}`;
  if (schema === undefined) throw new Error(`${call} answered ${status}: ${answer.body}`);
  const isText = status < 300 && route.produces !== undefined;
  const body: unknown = isText ? answer.body : JSON.parse(answer.body);
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    throw new Error(`${call} answered ${status} with another body: ${parsed.error.message}`);
  }
  if (status === 429 && !/^[1-9]\d*$/.test(String(answer.headers["retry-after"]))) {
    throw new Error(`${call} answered 429 without Retry-After`);
  }
  if (!isText && answer.headers["cache-control"] !== "no-store") {
    throw new Error(`${call} may be cached`);
  }
  return body;
}
