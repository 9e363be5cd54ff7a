import { z } from "zod";
import { defineRoutes, refusals } from "./route.ts";

/** SPEC 3. `id` is the country's number in ISO 3166-1 and never changes; 0 stands for none. */
export const Country = z.object({
  id: z.number().int().positive(),
  country_name: z.string(),
  /** With its plus: "+91". */
  dial_code: z.string(),
  /** ISO 3166-1, two letters. */
  code: z.string(),
  /** What most pay there is in, ISO 4217; empty where none is known. */
  currency: z.string(),
});
export type Country = z.infer<typeof Country>;

/** SPEC 3. `Code` is ISO 4217. */
export const Currency = z.object({ Code: z.string(), name: z.string() });
export type Currency = z.infer<typeof Currency>;

export const referenceRoutes = defineRoutes({
  getCountries: {
    method: "GET",
    path: "/v1/get-countries",
    tag: "Reference",
    summary: "Countries with their dial codes, by name",
    auth: "none",
    responses: { 200: z.array(Country), ...refusals(503) },
  },
  getCurrencies: {
    method: "GET",
    path: "/v1/job/currencies",
    tag: "Reference",
    summary: "Currencies in use, by code",
    auth: "none",
    responses: { 200: z.array(Currency), ...refusals(503) },
  },
});
