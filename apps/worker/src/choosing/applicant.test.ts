import { isUnknown, answerField } from "@sendoff/answers/engine";
import { createUser } from "@sendoff/testkit/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keyOf, openTestWorker, type TestWorker } from "../testing/test-worker.fixture.ts";
import { loadApplicant } from "./applicant.ts";

let own: TestWorker;
beforeAll(async () => {
  own = await openTestWorker("http://127.0.0.1:9");
});
afterAll(() => own.close());

/** What a form that asks for the country gets from somebody with these settings. */
async function countryOf(settings: { readonly country_id?: number; readonly location?: string }) {
  const user = await createUser(own.world, settings);
  const { factsFor } = await loadApplicant(own.worker, keyOf(user));
  const outcome = answerField(
    { question: "Country", kind: "text", required: true, options: [], value: "", error: "" },
    factsFor({ title: "Engineer", company: "Initech", location: "" }),
    [],
  );
  return isUnknown(outcome) ? undefined : { value: outcome.value, source: outcome.source };
}

test.each([
  [356, "India"],
  [8, "Albania"],
  [344, "Hong Kong"],
  [104, "Myanmar"],
])("a form gets the country chosen in the settings: %i is %s", async (country_id, name) => {
  const answer = await countryOf({ country_id });
  expect(answer?.value).toBe(name);
});

test("the country chosen in the settings stands before what the city's name says", async () => {
  expect(await countryOf({ country_id: 124, location: "London" })).toMatchObject({
    value: "Canada",
    source: "settings",
  });
});

test("without a chosen country, it gets none", async () => {
  expect(await countryOf({ country_id: 0 })).toBeUndefined();
});
