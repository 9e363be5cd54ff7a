import type { Route } from "@sendoff/contract/route";
import { asSystem, asUser } from "@sendoff/db/wall";
import { translateLines } from "@sendoff/domain/translations";
import { UnexpectedError } from "@sendoff/kit/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { SignedIn } from "./auth.ts";
import { readerLanguage } from "./reader-language.ts";
import { translateAnswer } from "./translate-answers.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** What has been registered so far, the console's calls aside; the API description lists these and no others. */
    contractRoutes: Route[];
  }
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type UserOf<Auth extends Route["auth"]> = Auth extends "bearer"
  ? SignedIn
  : Auth extends "optional"
    ? SignedIn | undefined
    : undefined;

/** What a handler gets, typed by its route. */
export interface Call<R extends Route> {
  readonly body: Parsed<R["body"]>;
  readonly query: Parsed<R["query"]>;
  readonly params: Parsed<R["params"]>;
  readonly user: UserOf<R["auth"]>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type StatusOf<R extends Route> = keyof R["responses"] & number;

/** A status of the route with a body that belongs to it; which to which is checked when the answer is parsed. */
export interface RouteResponse<R extends Route, S extends StatusOf<R> = StatusOf<R>> {
  readonly status: S;
  readonly body: Parsed<R["responses"][S]>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The handler has taken the socket (`reply.hijack()`) and answers by itself: server-sent events. */
export const STREAMED = Symbol("streamed");

export type Handler<R extends Route, S extends StatusOf<R>> = (
  call: Call<R>,
) => Promise<RouteResponse<R, S> | typeof STREAMED>;

interface LooseCall {
  readonly body: unknown;
  readonly query: unknown;
  readonly params: unknown;
  readonly user: SignedIn | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
interface LooseResponse {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * For whom a call's queries are made, where it is not for the one who is signed in: "system" reaches everybody's rows, for calls that
 * have to look before anybody is known.
 */
type ActsAs = "system";

/**
 * Serves one call of the contract: checks the token, parses body, query and path before `handler` runs, and parses what it
 * answers. The database shows the handler the caller's rows and no others, and nobody's when nobody is signed in. An answer outside the contract is a fault of ours (500), in every environment.
 */
export function register<const R extends Route, S extends StatusOf<R>>(
  app: FastifyInstance,
  route: R,
  handler: Handler<R, S>,
  actsAs?: ActsAs,
): void;
export function register(
  app: FastifyInstance,
  route: Route,
  handler: (call: LooseCall) => Promise<LooseResponse | typeof STREAMED>,
  actsAs?: ActsAs,
): void {
  if (route.audience === undefined) app.contractRoutes.push(route);
  app.route({
    method: route.method,
    url: route.path,
    config: {
      auth: route.auth,
      ...(route.reauthentication === undefined ? {} : { reauthentication: route.reauthentication }),
      ...(route.audience === undefined ? {} : { audience: route.audience }),
      ...(route.produces === undefined ? {} : { produces: route.produces }),
    },
    // A stream has no end to wait for.
    exposeHeadRoute: route.method === "GET" && route.produces !== "event-stream",
    schema: {
      ...(route.body === undefined ? {} : { body: route.body }),
      ...(route.query === undefined ? {} : { querystring: route.query }),
      ...(route.params === undefined ? {} : { params: route.params }),
      response: answerSchemas(route),
    },
    handler: async (request, reply) => {
      const user = request.user ?? undefined;
      if (user === undefined && route.auth === "bearer") {
        throw new UnexpectedError(`${route.path} was reached without a user`);
      }
      const { body, query, params } = request;
      const handle = () => handler({ body, query, params, user, request, reply });
      const answer = await handleAs(user, actsAs, handle);
      if (answer === STREAMED) return reply;
      if (!(answer.status in route.responses)) {
        throw new UnexpectedError(
          `${route.path} answered ${answer.status}, which it never promised`,
        );
      }
      return reply
        .code(answer.status)
        .headers(answer.headers ?? {})
        .send(inLanguageOf(request, route, answer));
    },
  });
}

/** The answer as its reader reads it; files and texts are made in their language by whoever makes them. */
function inLanguageOf(request: FastifyRequest, route: Route, answer: LooseResponse): unknown {
  const schema = route.responses[answer.status];
  const language = readerLanguage(request);
  if (language === "en" || schema === undefined || route.produces !== undefined) return answer.body;
  return translateAnswer(schema, answer.body, (text) => translateLines(language, text));
}

function handleAs<T>(user: SignedIn | undefined, actsAs: ActsAs | undefined, work: () => T): T {
  if (actsAs === "system") return asSystem(work);
  return user === undefined ? work() : asUser(user.id, work);
}

/** A file, CSV or a stream is not serialised as JSON. */
function answerSchemas(route: Route): Record<string, z.ZodType> {
  const entries = Object.entries(route.responses);
  return Object.fromEntries(
    entries.filter(([status]) => route.produces === undefined || Number(status) >= 300),
  );
}
