import { routes } from "@sendoff/contract/routes";

/** The calls that the app's pages make most. */
export const CALLS = [
  { name: "user-details", path: routes.getUserDetails.path, query: "" },
  { name: "get-platforms", path: routes.getPlatforms.path, query: "" },
  { name: "get-logs", path: routes.getLogs.path, query: "?limit=50" },
  { name: "get-dashboard", path: routes.getDashboard.path, query: "" },
] as const;

export type CallName = (typeof CALLS)[number]["name"];
