import { loginPath, paths } from "../../config/paths.ts";

/** Where a "start" button leads: the sign-in card, or the app for who is in already. */
export function startLink(isSignedIn: boolean): string {
  return isSignedIn ? paths.app.dashboard : loginPath();
}

/** Where a plan's button leads: the wallet with that plan chosen; visitors sign in on the way. */
export function planLink(isSignedIn: boolean, planId: number): string {
  const wallet = paths.app.choosePlan(planId);
  return isSignedIn ? wallet : loginPath(wallet);
}
