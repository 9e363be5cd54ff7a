import { routes } from "@sendoff/contract/routes";
import { setupServer } from "msw/node";
import { handle } from "./handle.ts";

/** The api's stand-in for tests; handlers come from handle.ts, typed by the contract. Every page asks for the configuration. */
export const server = setupServer(
  handle(routes.getConfig, {
    status: 200,
    body: {
      mode: "sandbox",
      mailbox_url: null,
      boards_url: null,
      sms: true,
      social: [],
      usd_inr_rate: 84,
    },
  }),
);
