import { setTimeout as delay } from "node:timers/promises";
import type { Viewer } from "@sendoff/testkit/hand";
import type { PortalControl } from "@sendoff/testkit/sandbox";

const SIZE = { width: 1280, height: 860 };
const TAPS = 200;
/** A page that nothing has changed for so long changes by the next input. */
const QUIET_MS = 250;
const GIVE_UP_MS = 5_000;
const DRAG_MS = 5_000;
/** A hand's own pace: sixty moves a second. */
const MOVE_MS = 16;

/** The moment at which the next frame comes. Throws when none does in five seconds. */
export function waitForFrame({ socket }: Viewer): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      socket.off("message", onMessage);
      reject(new Error("no frame came"));
    }, GIVE_UP_MS);
    const onMessage = (_data: unknown, isBinary: boolean): void => {
      if (!isBinary) return;
      clearTimeout(timer);
      socket.off("message", onMessage);
      resolve(performance.now());
    };
    socket.on("message", onMessage);
  });
}

/** Milliseconds from each tap on a picture of the check, which marks it or takes the mark away, to the frame that shows it. */
export async function measureTaps(
  hand: Viewer,
  portal: PortalControl,
  account: string,
): Promise<number[]> {
  const targets = (await readTargets(portal, account)).filter(({ name }) => name !== "send");
  const times: number[] = [];
  for (let turn = 0; turn < TAPS; turn += 1) {
    const target = targets[turn % targets.length];
    if (target === undefined) throw new Error("the check shows no pictures");
    const place = placeOf(target);
    hand.send({ type: "pointer", kind: "move", ...place });
    await untilQuiet(hand);
    const frame = waitForFrame(hand);
    const pressed = performance.now();
    hand.send({ type: "pointer", kind: "down", ...place });
    hand.send({ type: "pointer", kind: "up", ...place });
    times.push((await frame) - pressed);
  }
  return times;
}

/** Frames a second while a slider follows the pointer to and fro. */
export async function measureDrag(
  hand: Viewer,
  portal: PortalControl,
  account: string,
): Promise<number> {
  const handle = (await readTargets(portal, account)).find(({ name }) => name === "handle");
  if (handle === undefined) throw new Error("the check shows no handle");
  const from = placeOf(handle);
  hand.send({ type: "pointer", kind: "move", ...from });
  hand.send({ type: "pointer", kind: "down", ...from });
  const before = hand.frames.length;
  const started = performance.now();
  for (let step = 0; performance.now() - started < DRAG_MS; step += 1) {
    // Never where it would be let go: the portal counts a wrong place as a refusal.
    const x = from.x + 0.05 + 0.04 * Math.sin(step / 8);
    hand.send({ type: "pointer", kind: "move", held: true, x, y: from.y });
    await delay(MOVE_MS);
  }
  const seconds = (performance.now() - started) / 1000;
  return Math.round(((hand.frames.length - before) / seconds) * 10) / 10;
}

async function readTargets(portal: PortalControl, account: string) {
  for (let tries = 0; tries < 100; tries += 1) {
    const targets = (await portal.listChecks(account)).at(-1)?.targets ?? [];
    if (targets.length > 0) return targets;
    await delay(50);
  }
  throw new Error("the check's page shows nothing to touch");
}

const placeOf = ({
  x,
  y,
  width,
  height,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
}) => ({
  x: (x + width / 2) / SIZE.width,
  y: (y + height / 2) / SIZE.height,
});

async function untilQuiet(hand: Viewer): Promise<void> {
  for (let count = -1; count !== hand.frames.length;) {
    count = hand.frames.length;
    await delay(QUIET_MS);
  }
}
