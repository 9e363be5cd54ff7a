import { routes } from "@sendoff/contract/routes";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { aPlatform, aTemplate, aUser } from "../../../testing/fixtures.ts";
import { handle } from "../../../testing/handle.ts";
import { renderApp, serveUser } from "../../../testing/render-app.tsx";
import { server } from "../../../testing/server.ts";

// SPEC 2b.36
it("Update Credentials asks for new ones and checks them by signing in", async () => {
  serveUser(aUser());
  const sent: unknown[] = [];
  server.use(
    handle(routes.getPlatformTemplates, { status: 200, body: [aTemplate()] }),
    handle(routes.getPlatforms, { status: 200, body: [aPlatform()] }),
    handle(routes.login, ({ body }) => {
      sent.push(body);
      return { status: 200, body: { success: true, platform_id: 1, message: "" } };
    }),
  );
  const { user } = renderApp("/app/platforms", { token: "t" });
  const update = { name: "Update Credentials, LinkedIn" };
  await user.click(await screen.findByRole("button", update));
  const dialog = within(await screen.findByRole("dialog", { name: "Update Credentials" }));
  await user.type(dialog.getByLabelText("Email"), "new@example.com");
  await user.type(dialog.getByLabelText("Password"), "correct-horse");
  await user.click(dialog.getByRole("button", { name: "Connect Platform" }));
  expect(await screen.findByText("Platform connected successfully!")).toBeVisible();
  await waitFor(() =>
    expect(sent).toMatchObject([
      { email: "new@example.com", password: "correct-horse", platform_id: 1 },
    ]),
  );
});
