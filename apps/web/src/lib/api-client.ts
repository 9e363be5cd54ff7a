import { ErrorBody } from "@sendoff/contract/errors";
import { type Route } from "@sendoff/contract/route";
import type { z } from "zod";
import { language } from "../language/language.ts";
import { badAnswer, networkError, refusalFrom } from "./api-error.ts";
import { clearToken, findToken } from "./session.ts";
import { clickHeaders } from "./trace-click.ts";

type SuccessStatus = 200 | 201 | 202 | 204;
type Responses<R extends Route> = R["responses"];
/** What a call answers: one member per success status that its route declares. */
export type Answer<R extends Route> = {
  [S in Extract<keyof Responses<R>, SuccessStatus>]: Responses<R>[S] extends z.ZodType
    ? { status: S; body: z.output<Responses<R>[S]> }
    : never;
}[Extract<keyof Responses<R>, SuccessStatus>];

type Part<R extends Route, K extends "body" | "params"> =
  R extends Record<K, infer S extends z.ZodType>
    ? undefined extends z.input<S>
      ? Partial<Record<K, z.input<S>>>
      : Record<K, z.input<S>>
    : Partial<Record<K, undefined>>;
/** What a route needs to be called, as its schemas take it. */
export type CallInput<R extends Route> = Part<R, "body"> &
  Part<R, "params"> & {
    query?: R extends { query: infer S extends z.ZodType } ? z.input<S> : undefined;
    signal?: AbortSignal | undefined;
  };

interface LooseInput {
  body?: unknown;
  params?: unknown;
  query?: unknown;
  signal?: AbortSignal | undefined;
}
interface LooseAnswer {
  status: number;
  body: unknown;
}

let handleSignedOut: () => void = clearToken;

/** What happens when the server no longer knows the token; the app installs it once (SPEC 7: clear and go to /). */
export function onSignedOut(handler: () => void): void {
  handleSignedOut = handler;
}

let confirmIdentity: (() => Promise<boolean>) | undefined;
/** What is under way: calls that are refused at the same time wait for one code. */
let confirming: Promise<boolean> | undefined;

/**
 * Sets who asks the person for a fresh code when the server wants one (403 `reauthentication_required`); the handler resolves to
 * whether one was typed. The app sets it once. Returns a function that removes it.
 */
export function onReauthentication(handler: () => Promise<boolean>): () => void {
  confirmIdentity = handler;
  return () => {
    if (confirmIdentity === handler) confirmIdentity = undefined;
  };
}

async function isConfirmed(): Promise<boolean> {
  if (confirmIdentity === undefined) return false;
  confirming ??= confirmIdentity().finally(() => {
    confirming = undefined;
  });
  return confirming;
}

/** A 401 ends the session, unless the person has signed in anew since the request left. */
export function noteStatus(status: number, sentToken: string | undefined): void {
  if (status === 401 && sentToken !== undefined && sentToken === findToken()) handleSignedOut();
}

/**
 * Calls one route of the contract. Answers `{ status, body }` for the success statuses it declares, the body parsed by
 * the route's schema; throws `ApiError` for refusals, for answers outside the contract and when no answer came. Where the server
 * wants a fresh code first, the person is asked for one and the call is made once more.
 */
export function call<R extends Route>(
  route: R,
  ...input: Record<never, never> extends CallInput<R> ? [CallInput<R>?] : [CallInput<R>]
): Promise<Answer<R>>;
export async function call(route: Route, input: LooseInput = {}): Promise<LooseAnswer> {
  const first = await attempt(route, input);
  const wantsCode = first.status === 403 && isReauthentication(first.body);
  const { status, body, retryAfter } =
    wantsCode && (await isConfirmed()) ? await attempt(route, input) : first;
  return readAnswer(route, status, body, retryAfter);
}

async function attempt(
  route: Route,
  input: LooseInput,
): Promise<LooseAnswer & { retryAfter: string | null }> {
  const token = route.auth === "none" ? undefined : findToken();
  const response = await send(route, input, token);
  noteStatus(response.status, token);
  const body = await readBody(route, response);
  return { status: response.status, body, retryAfter: response.headers.get("retry-after") };
}

function isReauthentication(body: unknown): boolean {
  return ErrorBody.safeParse(body).data?.code === "reauthentication_required";
}

/** Checks an answer against the route: the parsed body for a declared success, `ApiError` for anything else. */
export function readAnswer(
  route: Route,
  status: number,
  body: unknown,
  retryAfter: string | null,
): LooseAnswer {
  if (status < 200 || status > 299) throw refusalFrom(status, body, retryAfter);
  const parsed = route.responses[status]?.safeParse(body);
  if (parsed === undefined || !parsed.success) throw badAnswer(status);
  return { status, body: parsed.data };
}

async function send(route: Route, input: LooseInput, token: string | undefined): Promise<Response> {
  const headers = requestHeaders(token);
  const init: RequestInit = { method: route.method, headers, signal: input.signal ?? null };
  // What is only read is not what somebody clicked for.
  if (route.method !== "GET") for (const [name, value] of clickHeaders()) headers.set(name, value);
  if (input.body !== undefined) {
    headers.set("content-type", "application/json");
    init.body = JSON.stringify(input.body);
  } else if (route.method !== "GET" && route.consumes === undefined && route.body !== undefined) {
    headers.set("content-type", "application/json");
    init.body = "{}";
  }
  try {
    return await fetch(addressOf(route, input.params, input.query), init);
  } catch (error) {
    if (input.signal?.aborted === true) throw error;
    throw networkError();
  }
}

export function requestHeaders(token: string | undefined): Headers {
  const headers = new Headers({ accept: "application/json", "accept-language": language() });
  if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
  return headers;
}

/** Texts as they are, numbers and booleans as JSON has them. */
function wireText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** `/v1/job/runs/:id` with its values and query filled in; throws on a missing value, which is a fault of ours. */
export function addressOf(route: Route, params: unknown, query: unknown): string {
  const values = new Map(entriesOf(params));
  const path = route.path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new TypeError(`${route.path} needs ${name}`);
    return encodeURIComponent(wireText(value));
  });
  const search = new URLSearchParams();
  for (const [key, value] of entriesOf(query)) {
    if (value !== undefined && value !== null) search.set(key, wireText(value));
  }
  const text = search.toString();
  return text === "" ? path : `${path}?${text}`;
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

/** A file as a Blob, a table as text, everything else and every refusal as JSON. */
async function readBody(route: Route, response: Response): Promise<unknown> {
  if (response.ok && route.produces === "file") return await response.blob();
  if (response.ok && route.produces === "csv") return await response.text();
  return await readJson(response);
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
