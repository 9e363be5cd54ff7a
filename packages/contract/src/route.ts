import type { z } from "zod";
import { ErrorBody } from "./errors.ts";

/** One call of the API. It drives the server's parsing and answers, OpenAPI and the typed web client. */
export interface Route {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Fastify notation, for example `/v1/job/runs/:id`. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  /** `bearer` needs a token; `optional` uses one if sent; `none` ignores it. */
  readonly auth: "bearer" | "optional" | "none";
  /**
   * What a token alone is not enough for. `fresh`: a code sent to the account's own address was typed in this session within the
   * last 15 minutes. `recent`: any code was typed in it within the last 30 days. Otherwise 403 `reauthentication_required`. Where
   * the token is optional, a call without one passes.
   */
  readonly reauthentication?: "fresh" | "recent";
  /**
   * A call of the operators' console: for everybody else there is nothing at its address (404), whatever they send. An operator whose
   * code is too old for the console gets 403 `reauthentication_required`; `any-code` lets that one through too.
   */
  readonly audience?: "operator" | "operator-any-code";
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** `multipart` and `stream` calls are not JSON on that side. */
  readonly consumes?: "multipart";
  readonly produces?: "csv" | "event-stream" | "file";
  /** Schema of the answer by status. Success statuses first; refusals use `refusals(...)`. */
  readonly responses: Readonly<Record<number, z.ZodType>>;
}

/** Keeps the literal types of a group of routes, so that client and server see each status's body. */
export function defineRoutes<const T extends Record<string, Route>>(routes: T): T {
  return routes;
}

/** The error body under each of the given statuses. */
export function refusals<const S extends number>(...statuses: S[]): Record<S, typeof ErrorBody>;
export function refusals(...statuses: number[]): Record<number, typeof ErrorBody> {
  return Object.fromEntries(statuses.map((status) => [status, ErrorBody]));
}
