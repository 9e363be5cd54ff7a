import { ACTION_TIMEOUT_MS } from "../form/write-control.ts";
import { hitLocator, scan } from "../page-scan.ts";
import { untilAborted } from "../session-waits.ts";
import type { BoardSession } from "./board-session.ts";

/** Only within what asks for cookies: some of these buttons are submit buttons of a form of their own. */
const BUTTONS =
  ":is([role=dialog],dialog,[class*=cookie i],[id*=cookie i],[aria-label*=cookie i]) :is(button,[role=button])";

const THINGS = {
  cookies: [
    {
      id: "decline",
      css: BUTTONS,
      text: "^((decline|reject|refuse|deny)( all.{0,40})?|(only |strictly )?necessary( cookies)?( only)?|continue without accepting|nur notwendige.{0,20}|alle ablehnen)$",
    },
    {
      id: "accept",
      css: BUTTONS,
      text: "^((accept|allow|agree to) (all|cookies)( cookies)?|alle akzeptieren)$",
    },
  ],
};
const WISH = { page: "apply", until: [], timeoutMs: 0 } as const;

/** Closes a cookie dialog that lies over the form: with the button that allows the least. Does nothing where none is shown. */
export async function declineCookies(board: BoardSession): Promise<void> {
  const { session } = board;
  const { cookies } = await scan(session, THINGS, WISH);
  if (cookies === undefined) return;
  const click = hitLocator(session, cookies).click({ timeout: ACTION_TIMEOUT_MS });
  // One that cannot be pressed stays: whether it is in the way shows at the form's own buttons.
  await untilAborted(session, click).catch(() => session.signal.throwIfAborted());
}
