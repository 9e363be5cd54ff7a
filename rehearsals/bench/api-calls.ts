import { routes } from "@sendoff/contract/routes";

/** A call as it is made again and again; one with a body saves it. */
interface BenchCall {
  readonly name: CallName;
  readonly path: string;
  readonly query: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

export type CallName =
  | "user-details"
  | "get-platforms"
  | "get-logs"
  | "get-dashboard"
  | "wallet-balance"
  | "needs-you"
  | "save-preferences";

/** What the app sends when somebody changes what they look for. */
const PREFERENCES = {
  filters: {
    roles: ["Backend Engineer", "Software Engineer", "Full Stack Developer"],
    locations: ["Bangalore", "Remote", "Hyderabad"],
    salary_range: { min: 2_400_000, max: 3_800_000 },
  },
};

/** The calls that the app's pages make most. */
export const CALLS: readonly BenchCall[] = [
  { name: "user-details", path: routes.getUserDetails.path, query: "" },
  { name: "get-platforms", path: routes.getPlatforms.path, query: "" },
  { name: "get-logs", path: routes.getLogs.path, query: "?limit=50" },
  { name: "get-dashboard", path: routes.getDashboard.path, query: "" },
  { name: "wallet-balance", path: routes.getWalletBalance.path, query: "" },
  { name: "needs-you", path: routes.getNeedsYou.path, query: "" },
  { name: "save-preferences", path: routes.updateUserDetails.path, query: "", body: PREFERENCES },
];

/** So many people call at a time, each as somebody of their own. */
export const PEOPLE = 8;

export const tokenOf = (person: number): string => `bench-token-${person}`;
