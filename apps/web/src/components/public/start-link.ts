import { loginPath, paths } from "../../config/paths.ts";

/** Where a "start" button leads: the sign-in card, or the app for who is in already. */
export function startLink(isSignedIn: boolean): string {
  return isSignedIn ? paths.app.dashboard : loginPath();
}
