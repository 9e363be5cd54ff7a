import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "./deps.ts";

/** Every area of the API, one line each. */
export function registerModules(app: FastifyInstance, deps: ApiDeps): void {
  void app;
  void deps;
}
