import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { completeProfile, signIn } from "./flows.ts";
import { newAddress, product } from "./product.ts";

const PUBLIC = ["/", "/pricing", "/privacy-policy", "/terms-and-conditions", "/no-such-page"];
const SIGNED_IN = [
  "/app/dashboard",
  "/app/platforms",
  "/app/cv",
  "/app/wallet",
  "/app/logs",
  "/app/runs",
];

async function expectNoViolations(page: Page, path: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto(`${product.appUrl}${path}`);
    await page.locator("h1").first().waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`,
    );
    expect(found, `${path} in ${colorScheme}`).toEqual([]);
  }
}

test("public pages have no accessibility violations in light and dark", async ({ page }) => {
  for (const path of PUBLIC) await expectNoViolations(page, path);
});

test("the app's pages have no accessibility violations in light and dark", async ({ page }) => {
  await signIn(page, newAddress("noor"));
  await completeProfile(page);
  for (const path of SIGNED_IN) await expectNoViolations(page, path);
});
