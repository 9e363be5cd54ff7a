import { routes } from "@sendoff/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";
import { networkOf } from "./sign-in-throttles.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ otpSendsPerIpHour: 3 });
});
afterAll(() => api.close());

test("parallel sends from one network pass its limit together no more than one by one", async () => {
  const send = (index: number, from: string) =>
    api.call(routes.sendEmailOtp, { body: { email: `ip-${from}-${index}@example.test` }, from });
  const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => send(i, "10.1.1.1")));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect((await send(9, "10.1.1.2")).status).toBe(200);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::9", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
])("the network of %s is %s", (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
