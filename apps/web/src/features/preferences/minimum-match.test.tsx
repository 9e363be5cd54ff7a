import { routes } from "@sendoff/contract/routes";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aUser } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

it("says how well a job has to match, and changes it in one place for all platforms", async () => {
  serveUser(aUser());
  const sent: unknown[] = [];
  server.use(
    handle(routes.changeMatchSettings, ({ body }) => {
      sent.push(body);
      return { status: 200, body: { minimum_score: 70 } };
    }),
  );
  const { user } = renderApp("/app/dashboard", { token: "t" });
  const choice = await screen.findByRole("combobox", { name: "Minimum score" });
  expect(choice).toHaveTextContent("60% or more");
  await user.click(choice);
  await user.click(await screen.findByRole("option", { name: "70% or more" }));
  expect(await screen.findByRole("combobox", { name: "Minimum score" })).toHaveTextContent(
    "70% or more",
  );
  expect(sent).toEqual([{ minimum_score: 70 }]);
});
