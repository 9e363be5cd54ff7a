import { PLATFORM_PAGE_SIZE } from "@sendoff/contract/constants";
import { type PlatformTemplate, type UserPlatform } from "@sendoff/contract/platform";
import { isConnected } from "../../queries/platforms.query.ts";

export type CardKind = "connected" | "needs_you" | "available" | "soon" | "bookmark";

/** A platform with what is known of the user's connection to it. */
export interface PlatformEntry {
  template: PlatformTemplate;
  connection: UserPlatform | undefined;
  kind: CardKind;
}

export type PlatformTab = "featured" | "connected" | "available";

function kindOf(template: PlatformTemplate, connection: UserPlatform | undefined): CardKind {
  if (template.kind === "bookmark") return "bookmark";
  if (!template.is_active) return "soon";
  if (connection === undefined) return "available";
  if (isConnected(connection)) return "connected";
  return connection.state === "needs_user" || connection.state === "code_required"
    ? "needs_you"
    : "available";
}

export function listEntries(
  templates: readonly PlatformTemplate[],
  connections: readonly UserPlatform[],
): PlatformEntry[] {
  return templates.map((template) => {
    const connection = connections.find(({ platform_id }) => platform_id === template.id);
    return { template, connection, kind: kindOf(template, connection) };
  });
}

/** What can be connected now, a sign-in that waits for the person included. */
function isAvailable({ kind }: PlatformEntry): boolean {
  return kind === "available" || kind === "needs_you";
}

/** The featured ones, then what the user has added, then what is to come. */
function rankOf({ template }: PlatformEntry): number {
  if (template.tags.includes("featured")) return 0;
  return template.kind === "built_in" ? 2 : 1;
}

export function entriesOfTab(entries: readonly PlatformEntry[], tab: PlatformTab): PlatformEntry[] {
  switch (tab) {
    case "featured":
      // The tab that shows everything, so that no platform is out of reach.
      return entries.toSorted((a, b) => rankOf(a) - rankOf(b));
    case "connected":
      return entries.filter(({ kind }) => kind === "connected");
    case "available":
      return entries.filter(isAvailable);
  }
}

export function searchEntries(entries: readonly PlatformEntry[], search: string): PlatformEntry[] {
  const wanted = search.trim().toLowerCase();
  return entries.filter(({ template: { platform_name, platform_url } }) =>
    `${platform_name} ${platform_url}`.toLowerCase().includes(wanted),
  );
}

export interface PageOf<T> {
  items: T[];
  /** Within 1 and `pages`, whatever was asked for. */
  page: number;
  pages: number;
}

export function pageOf<T>(
  items: readonly T[],
  wanted: number,
  size: number = PLATFORM_PAGE_SIZE,
): PageOf<T> {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const page = Math.min(Math.max(1, wanted), pages);
  return { items: items.slice((page - 1) * size, page * size), page, pages };
}

/** "linkedin.com": the address as people say it. */
export function hostOf(url: string): string {
  return url
    .replace(/^https?:\/\//i, "")
    .replace(/^www\./i, "")
    .replace(/\/+$/, "");
}
