import { type Route } from "@sendoff/contract/route";
import { type RouteName, routes } from "@sendoff/contract/routes";
import { createId } from "@sendoff/kit/ids";
import { expectContract } from "@sendoff/testkit/expect-contract";
import type { TestUser } from "@sendoff/testkit/test-user";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApi, type TestApi } from "./testing/test-api.ts";

/** Bad input for every call of the contract: a clear 4xx in D6's shape, never a 5xx, nothing changed. */
let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  api = await createTestApi();
  user = await api.createUser({ first_name: "Asha", mobile: "+919876543210" });
});
afterAll(() => api.close());

const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

/** Values that fit no field of any call, in every field at once. */
const WRONG_VALUES: readonly unknown[] = [
  null,
  [],
  {},
  true,
  -1,
  1.5,
  1e308,
  3_000_000_000,
  2 ** 60,
  "",
  "\uFFFF",
  "x".repeat(5000),
  "'; drop table app_user; --",
];

/** Bodies that fit, so that one wrong field is all that is wrong; they name things that nobody has. */
const FITTING: Partial<Record<string, Record<string, unknown>>> = {
  sendEmailOtp: { email: "fitting@example.test" },
  resendEmailOtp: { email: "fitting@example.test", orderId: "none" },
  verifyEmailOtp: { email: "fitting@example.test", orderId: "none", code: 1 },
  disconnectPlatform: { platform_id: 1 },
  login: { email: "a@example.test", password: "secret", platform_id: 999 },
  loginOtp: { otp_code: "123456", platform_id: "1", session_id: createId() },
  applyJobs: { platform_id: 1 },
  addToWallet: { plan_: 1, amount: 5 },
};

/** Reads as platform 1, so the call would do as it is told and wait for a worker to sign in. */
const fits = (name: string, value: unknown): boolean => name === "login" && value === true;

/** Names of the fields that any call knows. */
function fieldsOf(route: Route): string[] {
  const shape: unknown = Reflect.get(route.body ?? {}, "shape");
  return typeof shape === "object" && shape !== null ? Object.keys(shape) : [];
}

/** Bodies that are wrong whatever the call: text, and the content type it claims to have. */
const RAW_BODIES: readonly (readonly [string, string | Buffer, string])[] = [
  ["JSON that breaks off", '{"email":', "application/json"],
  ["no JSON", "hello", "application/json"],
  ["a number", "5", "application/json"],
  ["a text", '"text"', "application/json"],
  ["null", "null", "application/json"],
  ["a list", "[{}]", "application/json"],
  ["25 levels", nested(25), "application/json"],
  ["100,000 open lists", "[".repeat(100_000), "application/json"],
  ["20,000 levels", nested(20_000), "application/json"],
  [
    "20,000 small values",
    JSON.stringify({ filters: { a: Array(20_000).fill(1) } }),
    "application/json",
  ],
  ["a NUL character", '{"email":"a\\u0000b","first_name":"a\\u0000"}', "application/json"],
  ["half a surrogate pair", '{"filters":{"a":"\\ud800"}}', "application/json"],
  [
    "invalid UTF-8",
    Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    "application/json",
  ],
  ["300 KB", JSON.stringify({ email: "x".repeat(300_000) }), "application/json"],
  ["a form", "email=a%40b.c", "application/x-www-form-urlencoded"],
  ["plain text", "hello", "text/plain"],
  ["XML", "<a/>", "application/xml"],
  ["a multipart body without its boundary", "--x--", "multipart/form-data"],
  ["nonsense as content type", "{}", "nonsense"],
];

interface Attempt {
  readonly what: string;
  readonly options: InjectOptions;
}

function pathOf(route: Route, value: string): string {
  return route.path.replaceAll(/:\w+/g, encodeURIComponent(value));
}

function bodyAttempts(name: string, route: Route): Attempt[] {
  const base = { method: route.method, url: pathOf(route, createId()) } as const;
  const send = (what: string, payload: string | Buffer, type = "application/json"): Attempt => ({
    what,
    options: { ...base, payload, headers: { ...user.headers, "content-type": type } },
  });
  const fields = fieldsOf(route);
  const shown = (value: unknown): string => JSON.stringify(value).slice(0, 30);
  return [
    ...RAW_BODIES.map(([what, payload, type]) => send(what, payload, type)),
    ...WRONG_VALUES.flatMap((value) => [
      send(
        `every field ${shown(value)}`,
        JSON.stringify(Object.fromEntries(fields.map((field) => [field, value]))),
      ),
      ...fields
        .filter((field) => field !== "platform_id" || !fits(name, value))
        .map((field) =>
          send(`${field} ${shown(value)}`, JSON.stringify({ ...FITTING[name], [field]: value })),
        ),
    ]),
    ...fields.map((field) =>
      send(`without ${field}`, JSON.stringify({ ...FITTING[name], [field]: undefined })),
    ),
    send(
      "extra fields",
      JSON.stringify({ ...FITTING[name], extra: nested(5), user_id: createId() }),
    ),
    send("prototype keys", '{"__proto__":{"email":"a@b.co"},"constructor":{"prototype":{}}}'),
  ];
}

function addressAttempts(route: Route): Attempt[] {
  const headers = { ...user.headers };
  const { method } = route;
  const inPath = ["1", "x", "\0", "../..", "'", "%", "x".repeat(900), createId(), "💥"];
  const inQuery = ["-1", "x", "%00", "1e99", "3000000000", "%ff", "[]", "x".repeat(3000)];
  const url = pathOf(route, createId());
  return [
    ...(route.params === undefined ? [] : inPath).map((value) => ({
      what: `path ${value.slice(0, 20)}`,
      options: { method, url: pathOf(route, value), headers },
    })),
    ...(route.query === undefined ? [] : inQuery).flatMap((value) => {
      const query = ["limit", "cursor", "after"].map((key) => `${key}=${value}`);
      return [query, [...query, ...query], ...query.map((one) => [one])].map((parts) => ({
        what: `query ${parts.join("&").slice(0, 60)}`,
        options: { method, url: `${url}?${parts.join("&")}`, headers },
      }));
    }),
  ];
}

/** Status that a route may answer to nonsense: refusals, and success where the value happens to fit. */
function isClear(route: Route, status: number): boolean {
  return (status >= 400 && status < 500) || (status < 300 && status in route.responses);
}

/** Calls that need no body: whatever is sent along, the session is over. */
const ENDS_SESSION: ReadonlySet<RouteName> = new Set<RouteName>([
  "logout",
  "logOutEverywhere",
  "reportNotMe",
]);
const names = Object.keys(routes).filter((name): name is RouteName => name in routes);

test("every call of the contract is registered", () => {
  const served = new Set(api.app.contractRoutes);
  expect(names.filter((name) => !served.has(routes[name]))).toEqual([]);
});

describe.each(names)("%s", (name) => {
  const route: Route = routes[name];

  // SPEC 7.6
  test("bad input is a clear 4xx, never a 5xx", async () => {
    const wrong: string[] = [];
    const attempts = [
      ...(route.method === "GET" ? [] : bodyAttempts(name, route)),
      ...addressAttempts(route),
    ];
    for (const { what, options } of attempts) {
      const answer = await api.app.inject(options);
      if (!isClear(route, answer.statusCode)) {
        wrong.push(`${what}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
        continue;
      }
      try {
        expectContract(route, answer);
      } catch (error) {
        wrong.push(`${what}: ${String(error)}`);
      }
    }
    expect(wrong).toEqual([]);
    const me = await api.call(routes.getUserDetails, { user });
    expect(me.status).toBe(ENDS_SESSION.has(name) ? 401 : 200);
    if (ENDS_SESSION.has(name)) user = await api.createUser({ first_name: "Asha" });
  });

  test("a broken path is a 400 or 404 as JSON", async () => {
    for (const url of [`${route.path}/%ff`, `${route.path}/%00`, `${route.path}/x/y/z`]) {
      const answer = await api.app.inject({ method: route.method, url, headers: user.headers });
      expect([400, 404]).toContain(answer.statusCode);
      expect(answer.json()).toMatchObject({
        code: expect.any(String),
        message: expect.any(String),
      });
    }
  });

  test.skipIf(route.auth !== "bearer")(
    "no token, or a wrong one, is a 401 before anything is read",
    async () => {
      for (const authorization of [
        undefined,
        "Bearer x",
        `Bearer ${"x".repeat(5000)}`,
        "Bearer \u00e9",
      ]) {
        const answer = await api.app.inject({
          method: route.method,
          url: pathOf(route, createId()),
          headers: {
            "content-type": "application/json",
            ...(authorization === undefined ? {} : { authorization }),
          },
          ...(route.method === "GET" ? {} : { payload: "{not json" }),
        });
        expect(answer.statusCode).toBe(401);
        expectContract(route, answer);
      }
    },
  );
});
