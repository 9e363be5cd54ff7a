import type { Page } from "playwright-core";
import type { Cast } from "./people.ts";
import type { Shot } from "./shot.ts";

const PAGES = {
  portals: "/console/portals",
  queues: "/console/queues",
  payments: "/console/payments",
  people: "/console/people",
  audit: "/console/audit",
  "no such page": "/console/nothing",
} as const;

/** The operators' console. */
export function listConsole(cast: Cast): Shot[] {
  const pages = Object.entries(PAGES).map(([name, path]) => of(name, path));
  return [
    ...pages,
    of("portals, pause", "/console/portals", async (page) => {
      await page
        .getByRole("button", { name: /^Pause: / })
        .first()
        .click();
      await page.getByRole("dialog").waitFor();
    }),
    of("payments, looked up", "/console/payments", async (page) => {
      await page.getByLabel("Order, PayU's number").fill(cast.payment);
      await page.getByRole("button", { name: "Look up" }).click();
      await page.getByLabel("Amount").fill("1680");
      await page.getByLabel("Reason, shown to the person").fill("Charged twice, ticket 3381");
      await page.getByRole("region", { name: "What to do" }).waitFor();
    }),
    of("people, looked up", "/console/people", async (page) => {
      await page.getByLabel("E-mail address or id").fill(cast.address);
      await page.getByLabel("Reason, shown to the person").fill("Ticket 3381, run stuck");
      await page.getByRole("button", { name: "Look up" }).click();
      await page.getByText("Hidden from operators").waitFor();
    }),
    of("audit, nothing fits", "/console/audit", async (page) => {
      await page.getByLabel("Person or operator").fill("nobody@example.com");
      await page.getByRole("button", { name: "Find" }).click();
      await page.getByText("Nothing fits").waitFor();
    }),
    of("closed", "/console/portals", closed),
  ];
}

function of(name: string, path: string, act?: Shot["act"]): Shot {
  return {
    name: `console, ${name}`,
    viewer: "operator",
    path,
    ...(act === undefined ? {} : { act }),
  };
}

/** As after half an hour without use. */
async function closed(page: Page): Promise<void> {
  await page.route("**/v1/console/session", async (route) => {
    const answer = await route.fetch();
    const body: unknown = await answer.json();
    await route.fulfill({ json: { ...Object(body), good_until: null } });
  });
  await page.reload();
  await page.getByRole("button", { name: "Send me a code" }).waitFor();
}
