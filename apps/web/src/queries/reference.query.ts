import { routes } from "@sendoff/contract/routes";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../lib/api-client.ts";

/** Lists that change with a release, if ever. */
const FOR_THE_VISIT = Number.POSITIVE_INFINITY;

export const countriesQuery = queryOptions({
  queryKey: ["countries"],
  queryFn: async ({ signal }) => (await call(routes.getCountries, { signal })).body,
  staleTime: FOR_THE_VISIT,
});

export const currenciesQuery = queryOptions({
  queryKey: ["currencies"],
  queryFn: async ({ signal }) => (await call(routes.getCurrencies, { signal })).body,
  staleTime: FOR_THE_VISIT,
});
