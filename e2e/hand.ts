import {
  isNear,
  listMissed,
  placeOnPicture,
  tapAtRandom,
  type Tapping,
} from "@sendoff/testkit/hand";
import type { AskedCheck, PortalControl } from "@sendoff/testkit/sandbox";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** The check that an account stands before now. */
export async function findCheck(portal: PortalControl, account: string): Promise<AskedCheck> {
  const find = async () =>
    (await portal.listChecks(account)).find((check) => check.passed_at === null);
  await expect.poll(async () => (await find())?.targets.length ?? 0).toBeGreaterThan(0);
  const check = await find();
  if (check === undefined) throw new Error(`${account} stands before no check`);
  return check;
}

/** Where on the steering page's picture something of the check is, in CSS pixels of this window. */
export function placeOn(page: Page, check: AskedCheck, name: string) {
  const target = check.targets.find((each) => each.name === name);
  if (target === undefined) throw new Error(`The check has no ${name}`);
  return placeOnPicture(page, {
    x: target.x + target.width / 2,
    y: target.y + target.height / 2,
  });
}

/** Taps on the picture where the check shows nothing to touch: each lands two pixels at most from what was under it. */
export async function expectTapsToLand(
  page: Page,
  portal: PortalControl,
  account: string,
  tapping: Pick<Tapping, "count" | "isTouch">,
): Promise<void> {
  const { targets, presses: before } = await findCheck(portal, account);
  const isLeftAlone: Tapping["isLeftAlone"] = (place) =>
    targets.some((each) => isNear(each, place));
  const under = await tapAtRandom(page, { ...tapping, random: Math.random, isLeftAlone });
  const presses = async () => (await findCheck(portal, account)).presses.slice(before.length);
  await expect.poll(async () => (await presses()).length).toBe(tapping.count);
  expect(listMissed(under, await presses())).toEqual([]);
}
