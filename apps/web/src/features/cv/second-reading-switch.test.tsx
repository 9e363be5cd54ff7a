import { routes } from "@sendoff/contract/routes";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aUser } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const model = { name: "small-model", host: "models.example.com" };
const library = (is_on: boolean) => ({ cvs: [], platforms: [], second_reading: { is_on, model } });

it("says what is sent where before it is switched on, and stays off until then", async () => {
  serveUser(aUser());
  const asked: unknown[] = [];
  server.use(
    handle(routes.listCvs, { status: 200, body: library(false) }),
    handle(routes.changeSecondReading, ({ body }) => {
      asked.push(body);
      return { status: 200, body: library(true) };
    }),
  );
  const { user } = renderApp("/app/cv", { token: "t" });
  const name = "Let a model read what is missed";
  const off = await screen.findByRole("switch", { name, checked: false });
  expect(screen.getByText(/is sent to small-model at models\.example\.com/)).toBeVisible();
  await user.click(off);
  expect(await screen.findByRole("switch", { name, checked: true })).toBeVisible();
  expect(asked).toEqual([{ is_on: true }]);
});

it("tells why it could not be changed", async () => {
  serveUser(aUser());
  server.use(
    handle(routes.listCvs, { status: 200, body: library(false) }),
    handle(routes.changeSecondReading, {
      status: 409,
      body: { code: "conflict", message: "No language model is set up." },
    }),
  );
  const { user } = renderApp("/app/cv", { token: "t" });
  await user.click(await screen.findByRole("switch"));
  expect(await screen.findAllByText("No language model is set up.")).not.toEqual([]);
  expect(await screen.findByRole("switch", { checked: false })).toBeVisible();
});

it("is not there where no model is set up", async () => {
  serveUser(aUser());
  renderApp("/app/cv", { token: "t" });
  await screen.findByLabelText("CV file");
  expect(screen.queryByRole("switch")).toBeNull();
});
