import { routes } from "@sendoff/contract/routes";
import { screen, within } from "@testing-library/react";
import { aTemplate, aUser } from "./fixtures.ts";
import { handle } from "./handle.ts";
import { renderApp, serveUser } from "./render-app.tsx";
import { server } from "./server.ts";

export const success = {
  status: 200,
  body: { success: true, platform_id: 1, message: "Platform connected successfully" },
} as const;
export const codeNeeded = {
  status: 202,
  body: {
    requiresOTP: true,
    session_id: "s1",
    platform_id: 1,
    message: "code",
    via: "email",
    expires_in: 300,
  },
} as const;

export function serveLinkedIn() {
  const seen = serveUser(aUser({ filters: { roles: ["Backend Engineer"], locations: ["Pune"] } }));
  server.use(
    handle(routes.getPlatformTemplates, {
      status: 200,
      body: [aTemplate()],
    }),
  );
  return seen;
}

export async function openDialog() {
  const app = renderApp("/app/platforms", { token: "t" });
  await app.user.click(await screen.findByRole("button", { name: "Connect Platform" }));
  await screen.findByRole("dialog", { name: "Connect LinkedIn" });
  return app;
}

export const inDialog = () => within(screen.getByRole("dialog"));
export const email = () => screen.getByLabelText<HTMLInputElement>("Email");
export const password = () => screen.getByLabelText<HTMLInputElement>("Password");

export async function signIn({ user }: Awaited<ReturnType<typeof openDialog>>) {
  await user.type(email(), "me@example.com");
  await user.type(password(), "correct-horse");
  await user.click(inDialog().getByRole("button", { name: "Connect Platform" }));
}

export async function reachCode() {
  serveLinkedIn();
  server.use(handle(routes.login, codeNeeded));
  const app = await openDialog();
  await signIn(app);
  const code = await screen.findByLabelText("Code from LinkedIn");
  return { ...app, code };
}
