import type { Mutant } from "./mutant.ts";

/** The owner's hand in a worker's page. */
export const STEERING_MUTANTS: readonly Mutant[] = [
  {
    name: "a ticket opens any number of windows",
    file: "apps/worker/src/live-view/live-server.ts",
    from: "if (ticket === undefined || !tickets.use(ticket.viewerId)) {",
    to: "if (ticket === undefined) {",
    test: { file: "apps/worker/src/live-view/steering.test.ts", name: "a ticket opens one socket" },
  },
  {
    name: "a hand acts after the portal has let through",
    file: "apps/worker/src/live-view/page-hand.ts",
    from: "if (this.#isResting || !mayAct()) return;",
    to: "if (!mayAct()) return;",
    and: {
      file: "apps/worker/src/live-view/live-page.ts",
      from: `    this.#isAsked = false;
    this.#onDone = undefined;
    this.#loseControl();`,
      to: "",
    },
    test: {
      file: "apps/worker/src/live-view/steering.test.ts",
      name: "a hand does nothing any more once the portal has let through",
    },
  },
  {
    name: "the page leaves its portal by the owner's hand",
    file: "apps/worker/src/live-view/page-bounds.ts",
    from: "const isOut = event.frameId === mainFrameId && !isWithin(allowed, origins, event.request.url);",
    to: "const isOut = event.frameId === mainFrameId && event.request.url === '';",
    test: {
      file: "apps/worker/src/live-view/live-page.test.ts",
      name: "nothing leads out of the portal",
    },
  },
];
