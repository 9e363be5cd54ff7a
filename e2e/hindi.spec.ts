import type { Page } from "@playwright/test";
import { listMessages, readCode } from "@sendoff/testkit/sandbox";
import { TOKEN_STORAGE_KEY } from "@sendoff/contract/constants";
import { newAddress } from "./arrive.ts";
import { expectNoViolations } from "./axe.ts";
import { expectNoSidewaysScroll } from "./flows.ts";
import { expect, test } from "./test.ts";

const PHONE = { width: 390, height: 844 };

/** Names, units and keys that stay as they are; the rest of what a screen says is to be in Hindi. */
const NAMES =
  /\S+@\S+|(?:LinkedIn|Indeed|Glassdoor|Naukri|ZipRecruiter|Monster|CareerBuilder)(?:\.com)?|Sendoff|PayU|UPI|CSV|PDF|Word|MB|Asia\/Kolkata|Asha|Raman|Ctrl|Enter/gi;

/** The Latin words that a screen shows beside names and their initials. */
async function englishOn(page: Page): Promise<string[]> {
  const text = await page.locator("body").innerText();
  return [...new Set(text.replaceAll(NAMES, " ").match(/[A-Za-z]{3,}/g) ?? [])];
}

test("somebody whose browser asks for Hindi reads it everywhere, changes to English and back", async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.appUrl, locale: "hi-IN" });
  const page = await context.newPage();
  const address = newAddress("hindi");

  await test.step("the landing page leads to the sign-in, and the code's mail is in Hindi", async () => {
    await page.goto("/");
    await page.waitForURL("**/hi/");
    await expect(page.locator("html")).toHaveAttribute("lang", "hi");
    await expectNoViolations(page, "the landing page in Hindi");
    await expect(page.getByRole("main")).not.toContainText(" and ");
    await page.getByRole("link", { name: "शुरू करें" }).first().click();
    await page.getByPlaceholder("अपना ईमेल डालें").fill(address);
    const since = new Date().toISOString();
    await page.getByRole("button", { name: "कोड भेजें" }).click();
    const code = await readCode(product.mailUrl, address, since);
    const [mail] = await listMessages(product.mailUrl, address);
    expect(mail?.subject).toBe("आपका Sendoff लॉग इन कोड");
    await page.locator("input[autocomplete=one-time-code]").fill(code);
    await page.getByRole("button", { name: "कोड जाँचें" }).click();
    await expect(page.getByRole("heading", { name: "सीवी से शुरू करें" })).toBeVisible();
  });

  await test.step("the app and what the server says in it are in Hindi", async () => {
    const token = await page.evaluate((key) => localStorage.getItem(key), TOKEN_STORAGE_KEY);
    const details = {
      first_name: "Asha",
      last_name: "Raman",
      username: "asha",
      mobile: "9876543210",
    };
    const answer = await context.request.put("/v1/job/auth/user-details", {
      headers: { authorization: `Bearer ${token}` },
      data: { ...details, dial_code: "+91", time_zone: "Asia/Kolkata" },
    });
    expect(await answer.json()).toMatchObject({ language: "hi" });
    const left: Record<string, readonly string[]> = {};
    for (const path of [
      "dashboard",
      "platforms",
      "scheduler",
      "wallet",
      "needs-you",
      "runs",
      "logs",
    ]) {
      await page.goto(`/app/${path}`);
      await expect(page.getByRole("heading").first()).toBeVisible();
      await expect(page.locator("main [aria-busy=true], main .skeleton")).toHaveCount(0);
      const english = await englishOn(page);
      if (english.length > 0) left[path] = english;
      await expectNoViolations(page, `${path} in Hindi`);
    }
    expect(left).toEqual({});
    for (const path of [
      "fits",
      "cv",
      "analytics",
      "review",
      "answers",
      "profile-settings/security",
    ]) {
      await page.goto(`/app/${path}`);
      await expect(page.getByRole("heading").first()).toBeVisible();
      await expect(page.locator("main [aria-busy=true], main .skeleton")).toHaveCount(0);
      await expectNoViolations(page, `${path} in Hindi`);
    }
    const refused = await context.request.get("/v1/job/runs/00000000-0000-4000-8000-000000000001", {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await refused.json()).toMatchObject({ message: "ऐसा कोई दौर नहीं है।" });
  });

  await test.step("on a phone nothing is cut, and axe finds nothing", async () => {
    await page.setViewportSize(PHONE);
    await page.goto("/app/profile-settings");
    await expect(page.getByRole("heading", { name: "प्रोफ़ाइल सेटिंग" })).toBeVisible();
    await expectNoSidewaysScroll(page, "settings in Hindi");
    await expectNoViolations(page, "settings in Hindi");
  });

  await test.step("English is chosen in the settings, and Hindi again", async () => {
    await page.locator("label", { hasText: "English" }).click();
    await expect(page.getByRole("heading", { name: "Profile Settings" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.locator("label", { hasText: "हिन्दी" }).click();
    await expect(page.getByRole("heading", { name: "प्रोफ़ाइल सेटिंग" })).toBeVisible();
  });
  await context.close();
});
