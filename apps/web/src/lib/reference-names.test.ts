import { afterEach, expect, test } from "vitest";
import { setLanguage } from "../language/language.ts";
import { countryName, currencyName } from "./reference-names.ts";

const india = { id: 1, country_name: "India", dial_code: "+91", code: "IN", currency: "INR" };
const nowhere = { ...india, country_name: "Elsewhere", code: "QX" };
const asItIs = (text: string) => text;

afterEach(() => setLanguage("en", new Map(), asItIs));

test("countries and currencies are named in the app's language, and by their own name where it knows none", () => {
  expect(countryName(india)).toBe("India");
  setLanguage("hi", new Map(), asItIs);
  expect(countryName(india)).toBe("भारत");
  expect(countryName(nowhere)).toBe("Elsewhere");
  expect(currencyName({ Code: "INR", name: "Indian Rupee" })).toBe("भारतीय रुपया");
});
