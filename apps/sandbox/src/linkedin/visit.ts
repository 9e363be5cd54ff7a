import type { FastifyReply, FastifyRequest } from "fastify";
import { hashText } from "../seeded-random.ts";
import { readCookie, setCookie } from "../job-site/cookies.ts";
import { COOKIES } from "./cookies.ts";
import type { FaultSwitches } from "./faults.ts";
import { createView, type View } from "./pages/view.ts";
import type { Portal } from "./portal.ts";

export type Skin = "legacy" | "sdui";

/** A signed-in visit: who, what is switched for them, and what this page load looks like. */
export interface Visit {
  account: string;
  faults: FaultSwitches;
  view: View;
  searchSkin: Skin;
  jobSkin: Skin;
  usesShadowDialogs: boolean;
}

export const VISIT_SKINS = ["legacy", "sdui", "mixed"] as const;
type SkinMode = (typeof VISIT_SKINS)[number];

const asSkinMode = (value: unknown): SkinMode | undefined =>
  VISIT_SKINS.find((mode) => mode === value);

function skinModeOf(request: FastifyRequest, faults: FaultSwitches, account: string): SkinMode {
  const query = request.query;
  const asked =
    typeof query === "object" && query !== null && "skin" in query ? query.skin : undefined;
  return (
    asSkinMode(asked) ??
    faults.skin ??
    asSkinMode(readCookie(request, COOKIES.skin)) ??
    VISIT_SKINS[hashText(`skin:${account}`) % VISIT_SKINS.length] ??
    "legacy"
  );
}

export function createVisit(portal: Portal, request: FastifyRequest, account: string): Visit {
  const faults = portal.faults.get(account);
  const mode = skinModeOf(request, faults, account);
  const jobSkin: Skin = mode === "legacy" ? "legacy" : "sdui";
  return {
    account,
    faults,
    view: createView(portal.accounts.getProfile(account), `${request.protocol}://${request.host}`),
    searchSkin: mode === "sdui" ? "sdui" : "legacy",
    jobSkin,
    usesShadowDialogs:
      faults.shadow_dialogs ?? (mode === "sdui" && hashText(`shadow:${account}`) % 2 === 0),
  };
}

/** `?skin=` holds for the pages that follow, as the account's own skin would. */
export function keepAskedSkin(request: FastifyRequest, reply: FastifyReply): void {
  const query = request.query;
  if (typeof query !== "object" || query === null || !("skin" in query)) return;
  const mode = asSkinMode(query.skin);
  if (mode !== undefined) setCookie(reply, COOKIES.skin, mode);
}

/** Finds the account of a request by its session cookie. */
export function findAccount(portal: Portal, request: FastifyRequest): string | undefined {
  const token = readCookie(request, COOKIES.session);
  const account = portal.accounts.findSession(token);
  if (account === undefined) return undefined;
  const expiry = portal.faults.get(account).session_expiry;
  return typeof expiry === "number" ? portal.accounts.findSession(token, expiry) : account;
}
