import { setupServer } from "msw/node";

/** The api's stand-in for tests; handlers come from handle.ts, typed by the contract. */
export const server = setupServer();
