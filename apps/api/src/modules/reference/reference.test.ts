import { Country, Currency } from "@sendoff/contract/reference";
import { routes } from "@sendoff/contract/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";
import { dialCodeOf } from "../../reference-data/countries.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

// SPEC 3.62, 7.43
test("countries are listed by name with ISO numbers and dial codes, to anybody", async () => {
  const { status, body } = await api.call(routes.getCountries);
  expect(status).toBe(200);
  const countries = z.array(Country).parse(body);
  const find = (name: string) => countries.find((country) => country.country_name === name);
  expect(find("India")).toEqual({
    id: 356,
    country_name: "India",
    dial_code: "+91",
    code: "IN",
    currency: "INR",
  });
  expect(find("United States")).toMatchObject({ id: 840, dial_code: "+1", currency: "USD" });
  expect(find("United Kingdom")).toMatchObject({ code: "GB", dial_code: "+44", currency: "GBP" });
  expect(find("Switzerland")).toMatchObject({ currency: "CHF" });
  expect(countries.length).toBeGreaterThan(235);
  expect(new Set(countries.map(({ id }) => id)).size).toBe(countries.length);
  for (const country of countries) expect(country.dial_code).toMatch(/^\+[1-9]\d{0,2}$/);
  const names = countries.map((country) => country.country_name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
});

// SPEC 3.63, 7.44
test("currencies in use are listed by code with their names, to anybody", async () => {
  const { status, body } = await api.call(routes.getCurrencies);
  expect(status).toBe(200);
  const currencies = z.array(Currency).parse(body);
  expect(currencies).toContainEqual({ Code: "INR", name: "Indian Rupee" });
  expect(currencies).toContainEqual({ Code: "USD", name: "US Dollar" });
  const codes = currencies.map(({ Code }) => Code);
  expect(codes.length).toBeGreaterThan(140);
  expect(codes).not.toContain("DEM");
  expect(codes).toEqual(codes.toSorted());
});

test.each([
  ["+919876543210", "+91"],
  ["+14155550123", "+1"],
  ["+18095550123", "+1"],
  ["+38344123456", "+383"],
  ["+999123", undefined],
])("the dial code of %s is %s", (number, code) => {
  expect(dialCodeOf(number)).toBe(code);
});
