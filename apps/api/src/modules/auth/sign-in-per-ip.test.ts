import { routes } from "@sendoff/contract/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

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
