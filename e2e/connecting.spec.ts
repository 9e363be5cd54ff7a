import { routes } from "@sendoff/contract/routes";
import { arrive, newAddress } from "./arrive.ts";
import { completeProfile, giveAddress, startConnecting } from "./flows.ts";
import { expect, test } from "./test.ts";

test("a refused password keeps what was typed, the right one connects without a code, and log out ends the session", async ({
  page,
  product,
}) => {
  const person = await arrive(page, product, "ravi");
  const account = newAddress("ravi");
  await startConnecting(page, account, "not-the-password");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expect(dialog.getByLabel("Email")).toHaveValue(account);
  await dialog.getByLabel("Password", { exact: true }).fill("correct-horse");
  await dialog.getByRole("button", { name: "Connect Platform" }).click();
  await expect(page.getByText("Platform connected successfully!")).toBeVisible();
  await expect(page.getByRole("link", { name: /Platforms 1 Connected/ })).toBeVisible();

  await page.getByRole("button", { name: "Log Out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await expect(person.call(routes.getUserDetails)).rejects.toMatchObject({ status: 401 });
});

test("a checkpoint on the portal is shown to its owner and nothing is connected before they pass it", async ({
  page,
  product,
}) => {
  const person = await arrive(page, product, "lena");
  await startConnecting(page, newAddress("captcha.lena"));
  await expect(page.getByText(/It is open for you/)).toBeVisible();
  await expect(page.getByRole("link", { name: /^Show me LinkedIn/ })).toBeVisible();
  await expect(page.getByText("Platform connected successfully!")).toBeHidden();
  expect(await person.call(routes.getPlatforms)).toEqual([]);
});

// SPEC 2a.7
test("an unknown address says so and leads home, and a visitor is sent from the app to the start", async ({
  page,
}) => {
  await page.goto("/no-such-page");
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto("/app/logs");
  await page.waitForURL((url) => url.pathname === "/");
  // The description of the calls is another library's page, under the same policy (test.ts).
  await page.goto("/docs");
  await expect(page.locator(".opblock").first()).toBeVisible();
});

test("after the sign-in a visitor comes to where they were going, and a log out in one tab ends the other", async ({
  context,
  page,
  product,
}) => {
  await arrive(page, product, "tara");
  await page.goto("/app/dashboard");
  const other = await context.newPage();
  await other.goto("/app/logs");
  await expect(other.getByRole("heading", { name: "Application Logs" })).toBeVisible();
  await page.getByRole("button", { name: "Log Out" }).click();
  await other.waitForURL((url) => url.pathname === "/");
  await expect(other.getByRole("link", { name: "Log In" })).toBeVisible();

  await other.goto("/app/cv");
  await other.waitForURL((url) => url.pathname === "/");
  await giveAddress(other, product, newAddress("timo"));
  await completeProfile(other, /\/app\/cv/);
  await expect(other.getByRole("heading", { name: "Profile Information" })).toBeVisible();
});

test("without a connection a page that was never opened says so, and comes when the connection is back", async ({
  browser,
  product,
}) => {
  // Of a browser that has loaded nothing of the app yet.
  const context = await browser.newContext();
  const page = await context.newPage();
  await arrive(page, product, "omar");
  await page.goto("/app/dashboard");
  const logs = page.getByRole("link", { name: "Application Logs" });
  // The page's own scripts come first; a slow machine is not done with them when the page has loaded.
  await logs.waitFor();
  await context.setOffline(true);
  await logs.click();
  await expect(
    page.getByText("You are offline. Runs go on; this page will catch up."),
  ).toBeVisible();
  await expect(page.getByText("This page could not be loaded")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("No logs available.")).toBeVisible();
  await context.close();
});
