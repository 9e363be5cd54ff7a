import { routes } from "@sendoff/contract/routes";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { handle } from "../../testing/handle.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

it("asks before it stops the daily mail, for somebody who is not signed in", async () => {
  const asked: unknown[] = [];
  server.use(
    handle(routes.unsubscribe, ({ params }) => {
      asked.push(params["token"]);
      return { status: 200, body: { daily_mail: false } };
    }),
  );
  const { user } = renderApp("/unsubscribe/abc.def");
  expect(await screen.findByRole("heading", { name: "Stop the daily mail?" })).toBeVisible();
  expect(asked).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Stop the mail" }));
  expect(await screen.findByRole("heading", { name: "The daily mail is off" })).toBeVisible();
  expect(asked).toEqual(["abc.def"]);
});

it("says what to do with a link that is not whole", async () => {
  const message = "This link is not whole. Open it from the mail once more.";
  server.use(handle(routes.unsubscribe, { status: 404, body: { code: "not_found", message } }));
  const { user } = renderApp("/unsubscribe/x");
  await user.click(await screen.findByRole("button", { name: "Stop the mail" }));
  expect(await screen.findByText(message)).toBeVisible();
});
