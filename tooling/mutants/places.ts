import type { Change } from "./mutant.ts";

/** A file of the database's package. */
export const db = (path: string): string => `packages/db/src/${path}`;

/** A file of the api. */
export const api = (path: string): string => `apps/api/src/${path}`;

/** Row-level security, which holds where a query of the api forgets whose rows it may reach. */
export const WALL: Change = {
  file: db("wall/policies.ts"),
  from: "if (owner === undefined) continue;",
  to: "if (owner !== null) continue;",
};
