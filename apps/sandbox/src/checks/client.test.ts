import { tapInApp, useSandbox } from "@sendoff/testkit/sandbox";
import { expect, test } from "vitest";

const EMAIL = "checked@example.test";

test("a planned check is reported until a number was tapped in the app, and is forgotten on demand", async () => {
  const { linkedin, urls } = await useSandbox();
  const cookies = await linkedin.openSession(EMAIL);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const open = () =>
    fetch(new URL("/feed/", linkedin.url), { headers: { cookie }, redirect: "manual" });
  await linkedin.planCheck(EMAIL, { kind: "app_number", at: "any_page", times: "always" });
  expect(await linkedin.listChecks(EMAIL)).toEqual([]);
  expect((await open()).status).toBe(302);
  const [asked] = await linkedin.listChecks(EMAIL);
  if (asked === undefined) throw new Error("No check was asked for");
  expect(asked).toMatchObject({ kind: "app_number", at: "any_page", passed_at: null });
  await tapInApp(urls.mailUrl, asked, (asked.solution?.number ?? 0) + 100);
  expect((await linkedin.listChecks(EMAIL))[0]?.refusals).toMatchObject([
    { reason: "wrong_choice" },
  ]);
  const number = (await linkedin.listChecks(EMAIL))[0]?.solution?.number ?? 0;
  await tapInApp(urls.mailUrl, asked, number);
  expect((await linkedin.listChecks(EMAIL))[0]).toMatchObject({
    passed_at: expect.any(String),
    solution: null,
  });
  // It is asked again at once, for good.
  expect((await open()).status).toBe(302);
  await linkedin.clearChecks(EMAIL);
  expect((await open()).status).toBe(200);
  expect(await linkedin.listChecks(EMAIL)).toEqual([]);
});
