import type { AskedCheck, PortalControl } from "@sendoff/testkit/sandbox";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** The window that workers give a portal's page, in CSS pixels: what the sandbox tells places in. */
const PORTAL_WINDOW = { width: 1280, height: 860 };

/** The check that an account stands before now. */
export async function findCheck(portal: PortalControl, account: string): Promise<AskedCheck> {
  const find = async () =>
    (await portal.listChecks(account)).find((check) => check.passed_at === null);
  await expect.poll(async () => (await find())?.targets.length ?? 0).toBeGreaterThan(0);
  const check = await find();
  if (check === undefined) throw new Error(`${account} stands before no check`);
  return check;
}

/** Where on the steering page's picture a place of the portal's page is, in CSS pixels of this window. */
export async function placeOn(page: Page, check: AskedCheck, name: string) {
  const target = check.targets.find((each) => each.name === name);
  if (target === undefined) throw new Error(`The check has no ${name}`);
  const picture = page.getByRole("img", { name: /page/ });
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (box === null) throw new Error("The picture is not shown");
  return {
    x: box.x + ((target.x + target.width / 2) / PORTAL_WINDOW.width) * box.width,
    y: box.y + ((target.y + target.height / 2) / PORTAL_WINDOW.height) * box.height,
  };
}
