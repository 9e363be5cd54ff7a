import type { FastifyReply, FastifyRequest } from "fastify";
import type { Markup } from "../markup.ts";
import type { Check, Checks } from "./check-store.ts";
import type { CheckKind, CheckPlace } from "./plan.ts";

/** What kind of page a check is to those who know the site: by its address, its title and its first words. */
export type CheckFamily = "captcha" | "owner" | "unknown";

const FAMILIES: Record<CheckKind, CheckFamily> = {
  pictures: "captcha",
  slider: "captcha",
  hold: "captcha",
  frame_box: "captcha",
  app_number: "owner",
  app_shows: "owner",
  consent: "owner",
  unknown_page: "unknown",
};
export const familyOf = (kind: CheckKind): CheckFamily => FAMILIES[kind];

/** How one site asks. */
export interface CheckedSite {
  checks: Checks;
  siteName: string;
  /** The address below which checks of a family stand. */
  paths: Record<CheckFamily, string>;
  /** Where a visitor goes from a check that came with a call, when the page of the call is not known. */
  home: string;
  signInPath: string;
  placeOf(request: FastifyRequest): CheckPlace | undefined;
  /** Whether a request is a call of a page's script. */
  isCall(url: string): boolean;
  /** What is never in the way of `any_page`: the pages to sign in and out by. */
  isOpen(url: string): boolean;
  page(family: CheckFamily, content: Markup): string;
  /** Goes on with a sign-in that waited for a check, and returns where that leads. */
  finishSignIn(reply: FastifyReply, check: Check): Promise<string>;
}

/** Finds where a request leads by patterns of its method and address, written as "GET /jobs". */
export const placesBy =
  (places: readonly (readonly [RegExp, CheckPlace])[]) =>
  ({ method, url }: FastifyRequest): CheckPlace | undefined =>
    places.find(([pattern]) => pattern.test(`${method} ${url}`))?.[1];

/** The address of a check's page. */
export const checkPath = (site: Pick<CheckedSite, "paths">, check: Check): string =>
  `${site.paths[familyOf(check.kind)]}/${check.id}`;
