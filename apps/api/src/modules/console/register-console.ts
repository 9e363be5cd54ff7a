import type { Route } from "@sendoff/contract/route";
import { UnexpectedError } from "@sendoff/kit/errors";
import type { FastifyInstance } from "fastify";
import type { Operator } from "../../plugins/operators.ts";
import { type Call, register, type RouteResponse } from "../../plugins/register-route.ts";

/** A call of the console, for `handler` with the operator who makes it. It reaches everybody's rows: what it shows is the handler's to choose. */
export function registerConsole<const R extends Route, S extends keyof R["responses"] & number>(
  app: FastifyInstance,
  route: R,
  handler: (call: Call<R> & { readonly operator: Operator }) => Promise<RouteResponse<R, S>>,
): void {
  register<R, S>(
    app,
    route,
    async (call) => {
      const { operator } = call.request;
      if (operator === null) throw new UnexpectedError(`${route.path} has no operator`);
      return handler({ ...call, operator });
    },
    "system",
  );
}
