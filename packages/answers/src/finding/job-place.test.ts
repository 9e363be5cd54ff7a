import { expect, it } from "vitest";
import { answerField, isUnknown } from "../engine/index.ts";
import { factsFromJson } from "../facts/index.ts";

function ask(question: string, person: { city: string; country: string }, location: string) {
  const facts = factsFromJson({
    user: { first_name: "Ada", last_name: "Brown", ...person, location: person.city },
    profile: {
      personal: { City: person.city, Country: person.country, Citizenship: person.country },
    },
    today: "2026-11-24",
    job: { title: "Cook", company: "Ash", location },
  });
  const options = ["Yes", "No"];
  const answer = answerField(
    { question, kind: "radio", required: true, options, value: "", error: "" },
    facts,
  );
  return isUnknown(answer) ? undefined : answer.value;
}

const INDIAN = { city: "Pune", country: "India" };
const BRITISH = { city: "Leeds", country: "United Kingdom" };
const GERMAN = { city: "Berlin", country: "Germany" };
const AUSTRALIAN = { city: "Melbourne", country: "Australia" };

it.each([
  [INDIAN, "Chakan, Pune"],
  [BRITISH, "Leeds (Morley)"],
  [BRITISH, "Leeds LS28"],
  [GERMAN, "Berlin-Neukölln"],
  [AUSTRALIAN, "Port Melbourne"],
  [AUSTRALIAN, "Fitzroy, Melbourne VIC"],
])("knows the city and the country of a job in a part of a city: %j, %s", (person, location) => {
  expect(ask("Are you comfortable commuting to this job's location?", person, location)).toBe(
    "Yes",
  );
  expect(ask("Will you now or in the future require visa sponsorship?", person, location)).toBe(
    "No",
  );
});

it.each([
  [AUSTRALIAN, "Melbourne, FL"],
  [{ city: "Paris", country: "France" }, "Paris, Texas"],
  [BRITISH, "Newcastle NSW"],
])("concludes nothing from a namesake elsewhere: %j, %s", (person, location) => {
  expect(ask("Are you comfortable commuting to this job's location?", person, location)).toBe(
    undefined,
  );
  expect(ask("Will you now or in the future require visa sponsorship?", person, location)).toBe(
    undefined,
  );
});
