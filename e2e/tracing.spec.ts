import { arriveReady, newAddress, UNTIL_APPLIED_MS } from "./arrive.ts";
import type { CollectedSpan } from "./collector.ts";
import { expect, test } from "./test.ts";

const LINKEDIN = 1;
const PASSWORD = "correct-horse";

/** All that a span may say (SpanFacts), and that it broke off. */
const FACTS = new Set([
  "error.type",
  "http.request.method",
  "http.response.status_code",
  "http.route",
  "sendoff.application_id",
  "sendoff.attempt",
  "sendoff.outcome",
  "sendoff.portal",
  "sendoff.reason",
  "sendoff.request_id",
  "sendoff.run_id",
]);

test("one trace leads from the click to the confirmation, through browser, api and worker, and no person is in it", async ({
  page,
  product,
  collector,
}) => {
  const person = await arriveReady(page, product, "traced");
  const account = newAddress("traced.account");
  await person.connect(LINKEDIN, account, PASSWORD);
  await page.goto("/app/platforms");
  const asked = page.waitForRequest((request) => request.url().endsWith("/apply-jobs"));
  await page.getByRole("button", { name: "Apply now" }).first().click();
  const { traceparent = "", tracestate = "" } = (await asked).headers();
  const [, traceId = "", clickId = ""] = traceparent.split("-");
  expect(tracestate).toMatch(new RegExp(`^sendoff=${clickId}-\\d+$`));
  await page.waitForURL(/\/app\/runs\//);
  const runId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await person.waitForRun(runId, UNTIL_APPLIED_MS);
  const received = await product.linkedin.listReceived(account);
  expect(received.length).toBeGreaterThan(0);

  const inTrace = () => collector.spans().filter((span) => span.traceId === traceId);
  const applied = () =>
    inTrace().filter(({ attributes }) => attributes["sendoff.outcome"] === "APPLIED");
  await expect.poll(() => applied().length).toBe(received.length);
  const wayToConfirmation = (): string[] => {
    const byId = new Map(inTrace().map((span) => [span.spanId, span]));
    const wayTo = (span: CollectedSpan | undefined): string[] =>
      span === undefined ? [] : [...wayTo(byId.get(span.parentSpanId ?? "")), span.name];
    const [first] = applied();
    return wayTo(
      inTrace().find(
        ({ name, parentSpanId }) =>
          name === "click and confirmation" && parentSpanId === first?.spanId,
      ),
    );
  };
  // A span is sent when it has ended, and that of the turn ends last.
  await expect
    .poll(wayToConfirmation)
    .toEqual([
      "click",
      "POST /v1/job/apply/apply-jobs",
      "run queued",
      "turn on an account",
      "application",
      "click and confirmation",
    ]);
  expect(inTrace().find(({ spanId }) => spanId === clickId)?.name).toBe("click");
  expect(new Set(inTrace().map(({ service }) => service))).toEqual(
    new Set(["sendoff-api", "sendoff-worker"]),
  );
  const steps = inTrace().filter(({ parentSpanId }) => parentSpanId === applied()[0]?.spanId);
  expect(steps.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["step open", "step form", "step submit", "step confirm", "journal"]),
  );
  expect(applied()[0]?.attributes).toMatchObject({
    "sendoff.run_id": runId,
    "sendoff.portal": "linkedin",
  });

  const said = new Set(collector.spans().flatMap(({ attributes }) => Object.keys(attributes)));
  expect([...said].filter((name) => !FACTS.has(name))).toEqual([]);
  // A nanosecond's digits are like any number.
  const text = collector.text().replaceAll(/"\w+TimeUnixNano":"\d+"/g, "");
  // What is shorter than this is a number of days or a yes, and stands in ids by chance.
  const answers = received.flatMap((each) => each.answers.map(({ value }) => String(value)));
  const personal = [
    person.email,
    account,
    PASSWORD,
    person.token,
    ...received.flatMap(({ company, job_title }) => [company, job_title]),
    ...answers.filter((value) => value.length > 5),
  ];
  expect(personal.length).toBeGreaterThan(10);
  expect(personal.filter((words) => text.includes(words))).toEqual([]);
});
