import type { FastifyReply } from "fastify";
import type { Checks } from "../checks/check-store.ts";
import type { CheckedSite } from "../checks/checked-site.ts";
import { stopSignIn } from "../checks/guard.ts";
import type { AccountStore } from "./accounts.ts";
import { setCookie } from "./cookies.ts";

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** What a sign-in at a site ends with. */
export interface SignInSite {
  accounts: Pick<AccountStore, "createSession">;
  checks: Checks;
  /** The cookie that holds the session. */
  cookie: string;
  /** Where the site's checks stand. */
  paths: CheckedSite["paths"];
}

/** Opens a session: the browser is the account's from here on. */
export async function openSession(
  { accounts, cookie }: Pick<SignInSite, "accounts" | "cookie">,
  reply: FastifyReply,
  account: string,
): Promise<void> {
  const token = await accounts.createSession(account);
  setCookie(reply, cookie, token, { maxAgeSeconds: ONE_YEAR_SECONDS });
}

/** Opens the session and says where to go. While the account has a check to pass, no session is opened, and the way is to that. */
export async function finishSignIn(
  site: SignInSite,
  reply: FastifyReply,
  account: string,
  next: string,
): Promise<string> {
  const check = stopSignIn(site, { account, next });
  if (check !== undefined) return check;
  await openSession(site, reply, account);
  return next;
}
