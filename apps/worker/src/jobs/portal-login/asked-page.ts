import { PORTAL_OTP_SECONDS } from "@sendoff/contract/constants";
import { askPortalCode, findGivenCode, PORTAL_LOGIN_CHANNEL } from "@sendoff/db/applying";
import { waitForChange } from "@sendoff/db/listen-notify";
import type { LaneSession } from "../../session/lane-session.ts";
import type { LoginWork } from "./login-work.ts";

/** What became of the question: a code, or that it is no longer ours. */
type Given = Exclude<Awaited<ReturnType<typeof findGivenCode>>, { kind: "waiting" }>;

/** A page that asks for a code, as another page can go on with it. */
export interface AskedPage {
  readonly sealedSession: Buffer;
  readonly pageAddress: string;
}

/** Asks the user for the portal's code, and keeps the page's state sealed. Undefined when the sign-in is no longer ours. */
export async function askCode(
  { worker, login }: LoginWork,
  session: LaneSession,
  asked: Pick<Parameters<typeof askPortalCode>[2], "message" | "via" | "isWrongCode">,
): Promise<AskedPage | undefined> {
  const state = JSON.stringify(await session.context.storageState());
  const page = {
    sealedSession: worker.sealer.seal(state, ["portal_login", "session", login.userId, login.id]),
    pageAddress: session.page.url(),
  };
  const isAsked = await askPortalCode(worker.db, login, {
    message: asked.message,
    ...page,
    windowSeconds: PORTAL_OTP_SECONDS,
    isWrongCode: asked.isWrongCode,
    ...(asked.via === undefined ? {} : { via: asked.via }),
  });
  return isAsked ? page : undefined;
}

/**
 * The code, or that the row is no longer ours; undefined when nobody gave one in time. Others have the slot meanwhile; where too
 * many pages wait like this one it is closed (`isPageLeft`), and its sealed state is to go on in another.
 */
export async function waitForCode(
  { worker, login, signal, giveUpDuring }: LoginWork,
  session: LaneSession,
): Promise<(Given & { readonly isPageLeft: boolean }) | undefined> {
  const find = async (): Promise<Given | undefined> => {
    const found = await findGivenCode(worker.db, login);
    return found.kind === "waiting" ? undefined : found;
  };
  let isPageLeft = false;
  const leavePage = async (): Promise<void> => {
    isPageLeft = true;
    await session.close();
  };
  // One that is there already takes no wait: a page that has just been opened for it is not closed again.
  const given =
    (await find()) ??
    (await giveUpDuring(
      () =>
        waitForChange(worker.listener, PORTAL_LOGIN_CHANNEL, login.id, find, {
          timeoutMs: (PORTAL_OTP_SECONDS + 5) * 1000,
          signal,
        }),
      "code",
      leavePage,
    ));
  return given === undefined ? undefined : { ...given, isPageLeft };
}
