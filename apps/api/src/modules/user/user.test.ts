import { ErrorBody } from "@sendoff/contract/errors";
import { routes } from "@sendoff/contract/routes";
import { UserDetails } from "@sendoff/contract/user";
import type { TestUser } from "@sendoff/testkit/test-user";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const put = (user: TestUser, body: unknown) => api.call(routes.updateUserDetails, { user, body });

async function saved(user: TestUser, body: unknown): Promise<UserDetails> {
  const answer = await put(user, body);
  expect(answer).toMatchObject({ status: 200 });
  return UserDetails.parse(answer.body);
}

/** The paths that a refusal names, once it is sure that nothing has changed. */
async function refusedPaths(user: TestUser, body: unknown): Promise<string[]> {
  const before = await api.call(routes.getUserDetails, { user });
  const { status, body: refusal } = await put(user, body);
  const after = await api.call(routes.getUserDetails, { user });
  expect(status).toBe(400);
  expect(after.body).toEqual(before.body);
  const { code, issues } = ErrorBody.parse(refusal);
  expect(code).toBe("invalid_input");
  return (issues ?? []).map((issue) => issue.path);
}

// SPEC 5.25, 5.26, 6.7, 7.11, 7.18, 9.4
test("a call without a token, or with one that is made up, is refused with the spec's text", async () => {
  for (const headers of [
    {},
    { authorization: "Bearer nonsense" },
    { authorization: "Basic dTpw" },
    { authorization: "Bearer " },
  ]) {
    expect(await api.call(routes.getUserDetails, { headers })).toMatchObject({
      status: 401,
      body: {
        code: "unauthenticated",
        message: "Authentication token not found. Please login again.",
      },
    });
  }
});

// SPEC 7.12, 7.17, 9.14
test("only the fields sent are changed, unknown ones are dropped, and both spellings of the path work", async () => {
  const user = await api.createUser({ location: "Pune" });
  const first = await saved(user, { first_name: " Asha ", email: "other@example.test", id: "x" });
  expect(first).toMatchObject({ first_name: "Asha", location: "Pune", email: user.email });
  const alias = await api.call(routes.updateUserDetailsAlias, {
    user,
    body: { last_name: "Raman", current_ctc: 0, expected_ctc: 0, notice_period: "1m" },
  });
  expect(alias).toMatchObject({
    status: 200,
    body: { first_name: "Asha", last_name: "Raman", current_ctc: 0, notice_period: "1m" },
  });
});

// SPEC 3.21, 5.14
test("empty values clear; amounts may come as text", async () => {
  const user = await api.createUser();
  expect(
    await saved(user, { current_ctc: "1800000", expected_ctc: 2_550_000.5, location: "Pune" }),
  ).toMatchObject({ current_ctc: 1_800_000, expected_ctc: 2_550_000.5 });
  expect(await saved(user, { current_ctc: "", expected_ctc: null, location: "" })).toMatchObject({
    current_ctc: null,
    expected_ctc: null,
    location: "",
  });
});

describe("a CTC", () => {
  test("that cannot be a year's pay in rupees is refused, with what to send instead", async () => {
    const { status, body } = await put(await api.createUser(), { expected_ctc: 28 });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: {
        code: "invalid_input",
        message: "28 rupees cannot be a year's pay. For 28 lakh send 2800000",
        issues: [{ path: "expected_ctc" }],
      },
    });
    expect(await refusedPaths(await api.createUser(), { current_ctc: "49999" })).toEqual([
      "current_ctc",
    ]);
    expect(await refusedPaths(await api.createUser(), { current_ctc: 28e10 })).toEqual([
      "current_ctc",
    ]);
  });

  test("of nothing, and one in another currency, is kept; its currency alone cannot make it rupees", async () => {
    const user = await api.createUser();
    expect(
      await saved(user, { current_ctc: 0, expected_ctc: 42_000, expected_ctc_currency: "EUR" }),
    ).toMatchObject({ current_ctc: 0, expected_ctc: 42_000 });
    expect(await refusedPaths(user, { expected_ctc_currency: "INR" })).toEqual(["expected_ctc"]);
  });
});

test.each([
  "Immediate",
  "15 days",
  "2 weeks",
  "1 month",
  "45",
  "1m",
  "Serving notice",
  "Negotiable",
  "1-2 months",
  "",
])("the notice period %j is kept as it was written", async (notice_period) => {
  expect(await saved(await api.createUser(), { notice_period })).toMatchObject({ notice_period });
});

// SPEC 7.15
test("a plan that is sold is kept and can be cleared; low-balance mail is off until it is asked for", async () => {
  const user = await api.createUser();
  const first = await saved(user, { plan: 2 });
  expect(first).toMatchObject({ plan: 2, low_balance_email: false });
  expect(await saved(user, { low_balance_email: true })).toMatchObject({ low_balance_email: true });
  expect(await saved(user, { plan: null })).toMatchObject({ plan: null, low_balance_email: true });
});

test("a mail about each run that has ended is off until it is asked for", async () => {
  const user = await api.createUser();
  expect(await saved(user, {})).toMatchObject({ run_report_email: false });
  expect(await saved(user, { run_report_email: true })).toMatchObject({ run_report_email: true });
  expect(await refusedPaths(user, { run_report_email: "yes" })).toEqual(["run_report_email"]);
});

test.each([
  [{ country_id: 12_345 }, "country_id"],
  [{ current_ctc_currency: "XXX" }, "current_ctc_currency"],
  [{ expected_ctc_currency: "DEM" }, "expected_ctc_currency"],
])("%j is not of the lists and refused", async (body, path) => {
  expect(await refusedPaths(await api.createUser(), body)).toEqual([path]);
});

// SPEC 3.21
test("a country and currencies of the lists are kept, and can be cleared", async () => {
  const user = await api.createUser();
  const chosen = { country_id: 356, current_ctc_currency: "INR", expected_ctc_currency: "eur" };
  expect(await saved(user, chosen)).toMatchObject({ ...chosen, expected_ctc_currency: "EUR" });
  const cleared = { country_id: 0, dial_code: "", current_ctc_currency: "" };
  expect(await saved(user, cleared)).toMatchObject(cleared);
});

test("a number does not go without its dial code", async () => {
  const user = await api.createUser({ dial_code: "+91", mobile: "+919876543210" });
  expect(await refusedPaths(user, { dial_code: "" })).toEqual(["dial_code"]);
});

describe("mobile", () => {
  // SPEC 3.19
  test.each([
    [{ mobile: "98765 43210" }, "+91", "+919876543210"],
    [{ mobile: "+919876543210" }, "+91", "+919876543210"],
    [{ mobile: "919876543210" }, "+91", "+919876543210"],
    [{ mobile: "9198765432" }, "+91", "+919198765432"],
    [{ mobile: "+33123456789" }, "+33", "+33123456789"],
    [{ mobile: "4155550123", dial_code: "+1" }, "+1", "+14155550123"],
    [{ mobile: "+447700900123" }, "+44", "+447700900123"],
  ])("%j is stored as %s %s", async (body, dialCode, mobile) => {
    expect(await saved(await api.createUser(), body)).toMatchObject({
      dial_code: dialCode,
      mobile,
      mobile_verified: false,
    });
  });

  test.each([
    [{ mobile: "987654321" }],
    [{ mobile: "98765432101" }],
    [{ mobile: "+91987654321" }],
    [{ mobile: "+999123456789" }],
    [{ mobile: "abc" }],
  ])("%j is refused", async (body) => {
    expect(await refusedPaths(await api.createUser(), body)).toEqual(["mobile"]);
  });

  test("a new dial code moves the number, a new number is unverified, an empty one clears", async () => {
    const user = await api.createUser({
      dial_code: "+91",
      mobile: "+919876543210",
      mobile_verified_at: new Date(),
    });
    expect(await saved(user, { mobile: "9876543210" })).toMatchObject({ mobile_verified: true });
    expect(await saved(user, { dial_code: "+1" })).toMatchObject({
      dial_code: "+1",
      mobile: "+19876543210",
      mobile_verified: false,
    });
    expect(await saved(user, { mobile: "" })).toMatchObject({ mobile: "", dial_code: "+1" });
  });
});

// SPEC 5.7, 5.15
test.each([
  [{ time_zone: "Mars/Phobos" }, "time_zone"],
  [{ time_zone: "+05:30" }, "time_zone"],
  [{ plan: 3_000_000_000 }, "plan"],
  [{ plan: 0 }, "plan"],
  [{ plan: 4 }, "plan"],
  [{ plan: 1.5 }, "plan"],
  [{ low_balance_email: "yes" }, "low_balance_email"],
  [{ current_ctc: 1e12 }, "current_ctc"],
  [{ current_ctc: "12 lakh" }, "current_ctc"],
  [{ current_ctc: -1 }, "current_ctc"],
  [{ first_name: " " }, "first_name"],
  [{ filters: [] }, "filters"],
  [{ filters: "[1]" }, "filters"],
])("%j is refused and changes nothing", async (body, path) => {
  expect(await refusedPaths(await api.createUser(), body)).toEqual([path]);
});

describe("filters", () => {
  // SPEC 3.22
  test("a name that is sent replaces its own value; what another part wrote is kept", async () => {
    const user = await api.createUser();
    await saved(user, { filters: { roles: ["Chef"], theirs: { a: [1] }, skills: [] } });
    const { filters } = await saved(user, { filters: JSON.stringify({ locations: ["Pune"] }) });
    expect(filters).toMatchObject({ roles: ["Chef"], locations: ["Pune"], theirs: { a: [1] } });
    const cleared = await saved(user, { filters: { roles: null } });
    expect(cleared.filters).not.toHaveProperty("roles");
  });

  test("two tabs that save different sections at once both keep theirs", async () => {
    const user = await api.createUser();
    await Promise.all(
      Array.from({ length: 12 }, (_, i) => saved(user, { filters: { [`part${i}`]: i } })),
    );
    const { body } = await api.call(routes.getUserDetails, { user });
    expect(Object.keys(UserDetails.parse(body).filters)).toHaveLength(12);
  });

  test("roles and locations are trimmed and without doubles", async () => {
    const { filters } = await saved(await api.createUser(), {
      filters: { roles: [" Data  Engineer ", "data engineer", "", "Chef"], locations: [] },
    });
    expect(filters).toEqual({ roles: ["Data Engineer", "Chef"], locations: [] });
  });

  // SPEC 3.24
  test("the spec's other shape is written in the first one, with fields nobody knows kept", async () => {
    const { filters } = await saved(await api.createUser(), {
      filters: {
        personalInformation: { firstName: "Asha", shoeSize: "38" },
        workExperience: [{ jobTitle: "Cook", company: "Kettle", startDate: "2020-01" }],
      },
    });
    expect(filters).toEqual({
      personal: { "First Name": "Asha", shoeSize: "38" },
      experience: {
        Experience: [{ "Job Title": "Cook", Company: "Kettle", "Start Date": "2020-01" }],
      },
    });
  });

  test.each([
    [{ salary_range: { min: 99_999, max: 200_000 } }, "filters.salary_range.min"],
    [{ salary_range: { min: 100_000, max: 5_000_001 } }, "filters.salary_range.max"],
    [{ salary_range: { min: 300_000, max: 200_000 } }, "filters.salary_range"],
    [{ salary_range: "much" }, "filters.salary_range"],
    [{ roles: "Chef" }, "filters.roles"],
    [{ roles: Array.from({ length: 51 }, (_, i) => `Role ${i}`) }, "filters.roles"],
    [{ locations: [1] }, "filters.locations"],
    [{ experience: "none" }, "filters.experience"],
    [{ personal: [] }, "filters.personal"],
  ])("%j is refused", async (filters, path) => {
    const user = await api.createUser();
    expect(await refusedPaths(user, { filters })).toEqual([path]);
    expect(await refusedPaths(user, { filters: JSON.stringify(filters) })).toEqual([path]);
  });

  // SPEC 3.22
  test("text passes the guards of a body: depth, syntax, NUL; keys that reach prototypes are dropped", async () => {
    const user = await api.createUser();
    for (const filters of [`${'{"a":'.repeat(25)}1${"}".repeat(25)}`, "{", '{"a":"\\u0000"}']) {
      expect(await put(user, { filters })).toMatchObject({
        status: 400,
        body: { code: "invalid_input" },
      });
    }
    const { filters } = await saved(user, {
      filters: '{"__proto__":{"admin":true},"a":{"constructor":{"prototype":{"x":1}},"b":1}}',
    });
    expect(filters).toEqual({ a: { b: 1 } });
    expect(Reflect.get({}, "admin")).toBeUndefined();
  });

  test("filters that grow past 256 KB in the whole are refused and nothing is lost", async () => {
    const user = await api.createUser();
    await saved(user, { filters: { a: "x".repeat(200_000) } });
    expect(await put(user, { filters: { b: "x".repeat(100_000) } })).toMatchObject({
      status: 413,
      body: { code: "too_large" },
    });
    const { body } = await api.call(routes.getUserDetails, { user });
    expect(Object.keys(UserDetails.parse(body).filters)).toEqual(["a"]);
  });
});

test.each([51, -1, "ten", 1.5e9])(
  "%j years with a skill are refused, and nothing is saved",
  async (years) => {
    const user = await api.createUser();
    const skills = [{ "Skill Name": "Go" }, { "Skill Name": "SQL", "Years of Experience": years }];
    for (const filters of [
      { skills },
      { skills: { Skills: skills } },
      JSON.stringify({ skills }),
    ]) {
      expect(await api.call(routes.updateUserDetails, { user, body: { filters } })).toMatchObject({
        status: 400,
        body: {
          issues: [{ path: "filters.skills.1.years", message: expect.stringContaining("0 to 50") }],
        },
      });
    }
    const { body } = await api.call(routes.getUserDetails, { user });
    expect(JSON.stringify(body)).not.toContain("SQL");
  },
);
