import { setTimeout as delay } from "node:timers/promises";
import { type AskedCheck, tapInApp } from "../sandbox/check-control.ts";
import type { PortalControl } from "../sandbox/sandbox-client.ts";
import type { Viewer } from "./viewer.ts";
import { waitFor } from "./wait-for.ts";

interface Place {
  readonly x: number;
  readonly y: number;
}

const STEPS = 14;
const STEP_MS = 12;

/**
 * Passes the check that an account stands before, by what a viewer can do: it knows the page as a picture only. `mailboxUrl` is the
 * origin of the sandbox's mailbox. Throws when no check is asked for, or its page shows no place to touch, within a minute.
 */
export async function passCheck(
  viewer: Viewer,
  portal: PortalControl,
  account: string,
  mailboxUrl: string,
): Promise<void> {
  const check = await findCheck(portal, account);
  const place = async (name: string): Promise<Place> =>
    centreOf(await findTarget(portal, account, name));
  switch (check.kind) {
    case "app_number":
      await tapInApp(mailboxUrl, check, check.solution?.number ?? 0);
      return;
    case "slider": {
      const from = await place("handle");
      await reach(viewer, from);
      press(viewer, from);
      const to = { x: from.x + (check.solution?.value ?? 0), y: from.y + 2 };
      await move(viewer, from, to, true);
      lift(viewer, to);
      return;
    }
    case "hold": {
      const at = await place("hold");
      await reach(viewer, at);
      press(viewer, at);
      await waitFor(
        async () => {
          // Whoever is cut off holds it no longer.
          if (viewer.closedWith !== undefined) return;
          const { is_chosen: isFull } = await findTarget(portal, account, "hold");
          if (!isFull) throw new Error("the button is not full yet");
        },
        { timeoutMs: 60_000, intervalMs: 50 },
      );
      lift(viewer, at);
      return;
    }
    case "frame_box": {
      await tap(viewer, await place("box"));
      // The frame asks its own server; until that has answered, the button is refused. Once it is not, the page is another.
      await waitFor(
        async () => {
          const now = (await portal.listChecks(account)).find(({ id }) => id === check.id);
          if (now === undefined || now.passed_at !== null) return;
          const send = now.targets.find(({ name }) => name === "send");
          if (send !== undefined) await tap(viewer, centreOf(send));
          throw new Error("not passed yet");
        },
        { timeoutMs: 60_000, intervalMs: 400 },
      );
      return;
    }
    default:
      for (const choice of check.solution?.chosen ?? []) {
        const target = await findTarget(portal, account, choice);
        // A line that was lost on the way may have left it chosen: another tap would take that back.
        if (!target.is_chosen) await tap(viewer, centreOf(target));
      }
      await tap(viewer, await place("send"));
  }
}

async function findCheck(portal: PortalControl, account: string): Promise<AskedCheck> {
  return waitFor(
    async () => {
      const check = (await portal.listChecks(account)).at(-1);
      if (check === undefined || check.passed_at !== null) throw new Error("no check is asked for");
      return check;
    },
    { timeoutMs: 60_000, intervalMs: 50 },
  );
}

async function findTarget(portal: PortalControl, account: string, name: string) {
  return waitFor(
    async () => {
      const target = (await portal.listChecks(account))
        .at(-1)
        ?.targets.find((each) => each.name === name);
      if (target === undefined) throw new Error(`the page shows no ${name} yet`);
      return target;
    },
    { timeoutMs: 60_000, intervalMs: 50 },
  );
}

const centreOf = ({ x, y, width, height }: Place & { width: number; height: number }): Place => ({
  x: x + width / 2,
  y: y + height / 2,
});

const placeOf = ({ x, y }: Place) => ({ x: x / 1280, y: y / 860 });

async function move(viewer: Viewer, from: Place, to: Place, held: boolean): Promise<void> {
  for (let step = 1; step <= STEPS; step += 1) {
    const share = step / STEPS;
    const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    viewer.send({ type: "pointer", kind: "move", held, ...placeOf(at) });
    await delay(STEP_MS);
  }
}

const reach = (viewer: Viewer, to: Place): Promise<void> =>
  move(viewer, { x: to.x - 60, y: to.y - 40 }, to, false);

function press(viewer: Viewer, at: Place): void {
  viewer.send({ type: "pointer", kind: "down", ...placeOf(at) });
}

function lift(viewer: Viewer, at: Place): void {
  viewer.send({ type: "pointer", kind: "up", ...placeOf(at) });
}

async function tap(viewer: Viewer, at: Place): Promise<void> {
  await reach(viewer, at);
  press(viewer, at);
  lift(viewer, at);
}
