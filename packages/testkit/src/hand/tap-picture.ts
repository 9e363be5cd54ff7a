import type { Locator, Page } from "playwright-core";

interface Place {
  readonly x: number;
  readonly y: number;
}

interface Box extends Place {
  readonly width: number;
  readonly height: number;
}

/** The window that workers give a portal's page, in CSS pixels: what the sandbox tells places in. */
const PORTAL_WINDOW = { width: 1280, height: 860 };
/** Whatever lies over the picture's edge, and the picture's own border, is no part of it. */
const MARGIN = 2;
const NEAR = 8;
const TRIES = 200;
/** Of a tap, in pixels of the portal's page. */
const MOST_OFF = 2;

/** The page's picture on the steering page. */
const pictureOf = (page: Page): Locator => page.getByRole("img", { name: /page/ });

/**
 * Where on the steering page's picture a place of the portal's page is, in CSS pixels of this window; moves an enlarged picture so that it is
 * in sight. Throws where there is no picture.
 */
export function placeOnPicture(page: Page, at: Place): Promise<Place> {
  return pictureOf(page).evaluate(
    (picture, [{ x, y }, size]) => {
      const find = () => {
        const { left, top, width, height } = picture.getBoundingClientRect();
        return { x: left + (x / size.width) * width, y: top + (y / size.height) * height };
      };
      for (let box = picture.parentElement; box !== null; box = box.parentElement) {
        const { left, top, width, height } = box.getBoundingClientRect();
        box.scrollLeft += find().x - left - width / 2;
        box.scrollTop += find().y - top - height / 2;
      }
      return find();
    },
    [at, PORTAL_WINDOW] as const,
  );
}

/** Whether a tap at a place might touch something, were it a little beside. */
export const isNear = (box: Box, { x, y }: Place): boolean =>
  Math.abs(x - box.x - box.width / 2) < box.width / 2 + NEAR &&
  Math.abs(y - box.y - box.height / 2) < box.height / 2 + NEAR;

export interface Tapping {
  readonly count: number;
  readonly random: () => number;
  /** By a finger; else by the mouse. */
  readonly isTouch: boolean;
  /** Places of the portal's page that are left alone. */
  readonly isLeftAlone?: (place: Place) => boolean;
}

/**
 * Taps at random places of the picture, wherever it is in sight, and moves it by turns within its room; returns which places of the
 * portal's page were under the taps. Throws when the picture is nowhere in sight.
 */
export async function tapAtRandom(page: Page, tapping: Tapping): Promise<Place[]> {
  const under: Place[] = [];
  for (let nth = 0; nth < tapping.count; nth += 1) {
    if (nth % 5 === 4) await movePicture(page, tapping.random);
    const { at, place } = await findFreePlace(page, tapping);
    if (tapping.isTouch) await page.touchscreen.tap(at.x, at.y);
    else await page.mouse.click(at.x, at.y);
    under.push(place);
  }
  return under;
}

/** Those of the presses that the portal saw which are more than two pixels from what was under the tap, each beside it. */
export function listMissed(under: readonly Place[], presses: readonly Place[]) {
  return under.flatMap((meant, nth) => {
    const landed = presses[nth];
    const off = landed === undefined ? Infinity : distanceOf(meant, landed);
    return off <= MOST_OFF ? [] : [{ meant, landed, off }];
  });
}

const distanceOf = (one: Place, other: Place): number =>
  Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));

/** Which place of the portal's page is drawn at a point of the window; undefined where something else is. */
function placeUnder(page: Page, at: Place): Promise<Place | undefined> {
  return pictureOf(page).evaluate(
    (picture, [point, size, margin]) => {
      const { left, top, width, height } = picture.getBoundingClientRect();
      const [x, y] = [point.x - left, point.y - top];
      const isInside = x > margin && y > margin && x < width - margin && y < height - margin;
      if (!isInside || document.elementFromPoint(point.x, point.y) !== picture) return undefined;
      return { x: (x / width) * size.width, y: (y / height) * size.height };
    },
    [at, PORTAL_WINDOW, MARGIN] as const,
  );
}

async function findFreePlace(page: Page, { random, isLeftAlone }: Tapping) {
  const view = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  for (let tries = 0; tries < TRIES; tries += 1) {
    const at = { x: Math.floor(random() * view.width), y: Math.floor(random() * view.height) };
    const place = await placeUnder(page, at);
    if (place !== undefined && isLeftAlone?.(place) !== true) return { at, place };
  }
  throw new Error("The picture is nowhere in sight");
}

/** Somewhere else in its room, as far as it can be moved there. */
async function movePicture(page: Page, random: () => number): Promise<void> {
  await pictureOf(page).evaluate(
    (picture, [across, down]) => {
      for (let box = picture.parentElement; box !== null; box = box.parentElement) {
        box.scrollLeft = across * (box.scrollWidth - box.clientWidth);
        box.scrollTop = down * (box.scrollHeight - box.clientHeight);
      }
    },
    [random(), random()] as const,
  );
}
