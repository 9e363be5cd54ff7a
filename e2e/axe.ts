import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Asks axe, in light and dark, about the page as it stands; `what` names it where something is found. */
export async function expectNoViolations(page: Page, what: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations } = await new AxeBuilder({ page }).options(RULES).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`,
    );
    expect(found, `${what} in ${colorScheme}`).toEqual([]);
  }
}

// Off in axe unless asked for: the size of targets is WCAG 2.2, the name in the label is still being tried out there.
const RULES = {
  rules: { "target-size": { enabled: true }, "label-content-name-mismatch": { enabled: true } },
};
