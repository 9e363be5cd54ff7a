import { routes } from "@sendoff/contract/routes";
import type { FastifyInstance } from "fastify";
import { register } from "../../plugins/register-route.ts";
import { COUNTRIES, CURRENCIES } from "../../reference-data/countries.ts";

/** Lists that forms choose from; no token needed (SPEC 6). */
export function registerReferenceModule(app: FastifyInstance): void {
  register(app, routes.getCountries, async () => ({
    status: 200,
    body: [...COUNTRIES],
  }));
  register(app, routes.getCurrencies, async () => ({
    status: 200,
    body: [...CURRENCIES],
  }));
}
