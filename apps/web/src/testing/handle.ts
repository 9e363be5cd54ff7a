import type { Route } from "@sendoff/contract/route";
import { type HttpHandler, HttpResponse, http } from "msw";
import type { z } from "zod";

type StatusOf<R extends Route> = keyof R["responses"] & number;
interface Seen {
  body: unknown;
  request: Request;
  params: Readonly<Record<string, string | readonly string[] | undefined>>;
}
type Reply<R extends Route> = {
  [S in StatusOf<R>]: { status: S; body: z.input<R["responses"][S]>; headers?: HeadersInit };
}[StatusOf<R>];

/** Answers one route of the contract; status and body must be ones that the contract declares. */
export function handle<R extends Route, const A extends Reply<R>>(
  route: R,
  reply: A | ((seen: Seen) => A),
): HttpHandler {
  const on = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }[route.method];
  return on(`*${route.path}`, async ({ request, params }) => {
    const isJson = request.headers.get("content-type")?.startsWith("application/json") === true;
    const body: unknown = isJson ? await request.clone().json() : undefined;
    const answer = typeof reply === "function" ? reply({ body, request, params }) : reply;
    const init: { status: number; headers?: HeadersInit } = { status: answer.status };
    if (answer.headers !== undefined) init.headers = answer.headers;
    return typeof answer.body === "string"
      ? new HttpResponse(answer.body, init)
      : HttpResponse.json(JSON.parse(JSON.stringify(answer.body)), init);
  });
}
