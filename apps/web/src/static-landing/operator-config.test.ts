import { routes } from "@sendoff/contract/routes";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, it } from "vitest";
import { setUserZone } from "../lib/user-zone.ts";
import { handle } from "../testing/handle.ts";
import { server } from "../testing/server.ts";
import { landingMarkup } from "./landing-markup.tsx";
import { showOperatorConfig } from "./operator-config.ts";

const config = {
  mode: "live" as const,
  mailbox_url: null,
  boards_url: null,
  sms: true,
  social: [{ name: "LinkedIn", url: "https://social.example/sendoff" }],
  usd_inr_rate: 84,
};

beforeEach(() => {
  document.body.innerHTML = landingMarkup();
});
afterEach(() => {
  document.body.innerHTML = "";
  setUserZone(undefined);
});

const prices = () =>
  [...document.querySelectorAll("[data-dollars]")].map(({ textContent }) => textContent);

it.each([
  ["Asia/Kolkata", "₹66.36 ($0.79)"],
  ["Europe/Berlin", "$0.79"],
])("writes the built page's prices as a visitor reads them: %s", async (timeZone, price) => {
  setUserZone(timeZone);
  server.use(handle(routes.getConfig, { status: 200, body: config }));
  expect(prices()).toEqual(["$0.79", "$0.79"]);
  await showOperatorConfig();
  expect(prices()).toEqual([price, price]);
  const link = document.querySelector("[data-social] a");
  expect(link?.getAttribute("href")).toBe("https://social.example/sendoff");
});

it("leaves the page as it was built where the server does not answer", async () => {
  setUserZone("Asia/Kolkata");
  server.use(http.get(`*${routes.getConfig.path}`, () => new HttpResponse(null, { status: 503 })));
  await showOperatorConfig();
  expect(prices()).toEqual(["$0.79", "$0.79"]);
  expect(document.querySelector("[data-social] a")).toBeNull();
});
