import { setTimeout as delay } from "node:timers/promises";
import { openWindow } from "@sendoff/testkit/hand";
import type { Person } from "@sendoff/testkit/person";

/** How long until a page that is closed is looked for again. */
const AGAIN_MS = 250;

/** Keeps a window on each account's page, whichever it is now, until it is stopped; returns how many frames came. */
export function watchAll(
  apiUrl: string,
  lanes: readonly { readonly person: Person; readonly platformId: number }[],
): { readonly stop: () => Promise<number> } {
  let isOver = false;
  let frames = 0;
  const watch = async (person: Person, platformId: number): Promise<void> => {
    while (!isOver) {
      const window = await openWindow(person, apiUrl, platformId).catch(() => undefined);
      while (!isOver && window !== undefined && window.closedWith === undefined) {
        await delay(AGAIN_MS);
      }
      frames += window?.frames.length ?? 0;
      window?.socket.terminate();
      await delay(AGAIN_MS);
    }
  };
  const watching = Promise.all(lanes.map(({ person, platformId }) => watch(person, platformId)));
  return {
    async stop() {
      isOver = true;
      await watching;
      return frames;
    },
  };
}
