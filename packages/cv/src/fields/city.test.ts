import { describe, expect, test } from "vitest";
import { readPrinted } from "../made-cvs/print.fixture.ts";

async function cityOn(contacts: string): Promise<string> {
  const outcome = await readPrinted(`<!doctype html><meta charset=utf-8>
    <style>body { font: 10pt "Liberation Sans", Arial } h1 { font-size: 20pt; margin: 0 } h2 { font-size: 13pt } p { margin: 1px 0 }</style>
    <h1>Rahel Sommer, CA</h1>${contacts}<h2>Profile</h2><p>Accountant who has worked in Lisbon, Porto and abroad since 2009.</p>
    <h2>Skills</h2><p>Consolidation, IFRS</p>`);
  if (outcome.kind === "refused") throw new Error(outcome.message);
  return outcome.extraction.personalInformation.city;
}

describe("the city of an address", () => {
  test.each([
    ["a street, a state and a country", "19 Marsh Lane, Flat 2, Denver, Colorado, US", "Denver"],
    ["a postcode before it", "Lange Zeile 8, 99974 Quellendorf", "Quellendorf"],
    ["a postcode behind it", "7 Mill Row, Leeds LS6", "Leeds"],
    ["a county that no list knows", "Ballydun, Co. Somewhere, IE", "Ballydun"],
    ["a country in brackets", "Isiolo, Isiolo County (KE)", "Isiolo"],
    ["a country without a comma", "sommer@example.org / Ostrava CZ / 0555 120 340", "Ostrava"],
    ["a district before it", "Alcântara, Lisbon · 0555 120 340", "Lisbon"],
    ["a street and a district before it", "Unit 4, Quay Road, Kilimani, Nairobi", "Nairobi"],
    ["a city and a state of one name", "Buffalo, New York", "Buffalo"],
    ["a label", "Wohnort: Quellendorf", "Quellendorf"],
  ])("is found with %s", async (_, contact, city) => {
    expect(await cityOn(`<p>${contact}</p>`)).toBe(city);
  });

  test.each([
    ["letters behind the name and a job in a country", "Tax Advisor, USA"],
    ["cities in a sentence", "Open to roles in Vienna and Graz"],
    ["the label of a telephone number", "+49 555 0100 200 (Mobile)"],
  ])("is not made of %s", async (_, contact) => {
    expect(await cityOn(`<p>${contact}</p>`)).toBe("");
  });
});
