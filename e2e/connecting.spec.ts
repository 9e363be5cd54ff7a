import { expect, test } from "@playwright/test";
import { completeProfile, signIn, startConnecting } from "./flows.ts";
import { newAddress, product, readCode } from "./product.ts";

test("a refused password keeps what was typed, the right one connects without a code, and log out ends the session", async ({
  page,
}) => {
  await signIn(page, newAddress("ravi"));
  await completeProfile(page);

  const account = newAddress("ravi");
  await startConnecting(page, "LinkedIn", account, "not-the-password");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expect(dialog.getByLabel("Email")).toHaveValue(account);
  await dialog.getByLabel("Password", { exact: true }).fill("correct-horse");
  await dialog.getByRole("button", { name: "Connect Platform" }).click();
  await expect(page.getByText("Platform connected successfully!")).toBeVisible();
  await expect(page.getByRole("link", { name: /Platforms 1 Connected/ })).toBeVisible();

  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  await page.getByRole("button", { name: "Log Out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  const answer = await page.request.get(`${product.appUrl}/v1/job/auth/user-details`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(401);
});

test("a checkpoint on the portal is told to the user and nothing is connected", async ({
  page,
}) => {
  await signIn(page, newAddress("lena"));
  await completeProfile(page);
  await startConnecting(page, "LinkedIn", newAddress("captcha.lena"));
  await expect(page.getByRole("alert").or(page.getByRole("alertdialog")).first()).toBeVisible();
  await expect(page.getByText("Platform connected successfully!")).toBeHidden();
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  const answer = await page.request.get(`${product.appUrl}/v1/job/platform/get-platforms`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await answer.json()).toEqual([]);
});

test("an unknown address says so and leads home, and a visitor is sent from the app to the start", async ({
  page,
}) => {
  await page.goto(`${product.appUrl}/no-such-page`);
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto(`${product.appUrl}/app/logs`);
  await page.waitForURL((url) => url.pathname === "/");
});

test("after the sign-in a visitor comes to where they were going, and a log out in one tab ends the other", async ({
  context,
  page,
}) => {
  const address = newAddress("tara");
  await signIn(page, address);
  await completeProfile(page);
  const other = await context.newPage();
  await other.goto(`${product.appUrl}/app/logs`);
  await expect(other.getByRole("heading", { name: "Application Logs" })).toBeVisible();
  await page.getByRole("button", { name: "Log Out" }).click();
  await other.waitForURL((url) => url.pathname === "/");
  await expect(other.getByRole("link", { name: "Log In" })).toBeVisible();

  await other.goto(`${product.appUrl}/app/cv`);
  await other.waitForURL((url) => url.pathname === "/");
  const since = new Date().toISOString();
  // Another address: the first one may ask for its next code only after a minute.
  const newcomer = newAddress("timo");
  await other.getByPlaceholder("Enter your email").fill(newcomer);
  await other.getByRole("button", { name: "Send OTP" }).click();
  await other
    .locator("input[autocomplete=one-time-code]")
    .fill(await readCode(other, newcomer, since));
  await other.getByRole("button", { name: "Verify OTP" }).click();
  await completeProfile(other, /\/app\/cv/);
  await expect(other.getByRole("heading", { name: "Profile Information" })).toBeVisible();
});

test("without a connection a page that was never opened says so, and comes when the connection is back", async ({
  context,
  page,
}) => {
  await signIn(page, newAddress("omar"));
  await completeProfile(page);
  await context.setOffline(true);
  await page.getByRole("link", { name: "Application Logs" }).click();
  await expect(
    page.getByText("You are offline. Runs go on; this page will catch up."),
  ).toBeVisible();
  await expect(page.getByText("This page could not be loaded")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("No logs available.")).toBeVisible();
});
