import type {
  ConsoleBundle,
  ConsolePortal,
  ConsolePortals,
  PageKey,
} from "@sendoff/contract/console";
import { PauseReason } from "@sendoff/contract/portal-health";
import type { Db } from "@sendoff/db/client";
import { listPortalFigures, type PortalFigures, readOpenFigures } from "@sendoff/db/console";
import {
  type FailureBundleRow,
  listBundles,
  listPageKeys,
  listPlatformHealth,
  type PageKeyRow,
  type PlatformHealth,
} from "@sendoff/db/portal-health";
import { makerName, MANIFESTS } from "@sendoff/portals/manifest";
import { z } from "zod";

const BUNDLES_SHOWN = 30;
const KEY_HOURS = 24;
const KEYS_SHOWN = 200;
/** The variant that a miss is counted under. */
const MISSED = "none";

/** How portals stand, the worst first. */
export async function describePortals(db: Db, now: Date): Promise<ConsolePortals> {
  const figures = await listPortalFigures(db);
  const open = await readOpenFigures(db);
  const portals = (await listPlatformHealth(db)).map((health) =>
    presentPortal(
      health,
      figures.find(({ portalKey }) => portalKey === health.portalKey),
    ),
  );
  const keys = groupKeys(await listPageKeys(db, KEY_HOURS));
  const bundles = (await listBundles(db, BUNDLES_SHOWN)).map(presentBundle);
  const sum = (of: (portal: ConsolePortal) => number) =>
    portals.reduce((total, portal) => total + of(portal), 0);
  const oldest = portals.flatMap(({ oldest_lane_seconds: seconds }) => seconds ?? []);
  return {
    as_of: now.toISOString(),
    figures: {
      runs_open: open.runs,
      sign_ins_waiting: open.signInsWaiting,
      sent_last_hour: sum((portal) => portal.last_hour.sent),
      confirmed_last_hour: sum((portal) => portal.last_hour.confirmed),
      decided_last_hour: sum((portal) => portal.last_hour.decided),
      unconfirmed: open.unconfirmed,
      oldest_unconfirmed_seconds: open.oldestUnconfirmedSeconds,
      oldest_lane_seconds: oldest.length === 0 ? null : Math.max(...oldest),
    },
    portals: portals.toSorted((one, other) => rank(one) - rank(other)),
    keys,
    key_hours: KEY_HOURS,
    bundles,
  };
}

const STATES = ["paused", "trying", "working"] as const;
const rank = ({ state }: ConsolePortal): number => STATES.indexOf(state);

const Stored = z.object({ state: z.enum(["closed", "open", "half_open"]) });

function presentPortal(health: PlatformHealth, figures: PortalFigures | undefined): ConsolePortal {
  const breaker = Stored.safeParse(health.breaker).data?.state ?? "closed";
  return {
    platform_id: health.platformId,
    name: health.maker === null ? health.platformName : makerName(health.maker),
    boards: health.boards,
    state: breaker === "closed" ? "working" : breaker === "open" ? "paused" : "trying",
    reason: PauseReason.nullable().parse(health.reason),
    note: health.note ?? "",
    since: health.openedAt?.toISOString() ?? null,
    next_try_at: breaker === "closed" ? null : (health.retryAt?.toISOString() ?? null),
    open_runs: health.openRuns,
    accounts: {
      connected: figures?.connected ?? 0,
      code_required: figures?.codeRequired ?? 0,
      needs_user: figures?.needsUser ?? 0,
      signed_out: figures?.signedOut ?? 0,
    },
    oldest_lane_seconds: figures?.oldestLaneSeconds ?? null,
    last_hour: {
      sent: figures?.sent ?? 0,
      confirmed: figures?.confirmed ?? 0,
      decided: figures?.decided ?? 0,
      p95_seconds: typeof figures?.p95Ms === "number" ? figures.p95Ms / 1000 : null,
    },
    hours: [...(figures?.hours ?? Array.from({ length: 24 }, () => null))],
  };
}

function groupKeys(rows: readonly PageKeyRow[]): PageKey[] {
  const byKey = Map.groupBy(rows, ({ portal, key }) => JSON.stringify([portal, key]));
  return [...byKey.values()]
    .flatMap((variants): PageKey[] => {
      const [first] = variants;
      if (first === undefined) return [];
      const missed = variants.find(({ variant }) => variant === MISSED);
      const ways = [...variants.filter((each) => each !== missed), ...(missed ? [missed] : [])];
      return [
        {
          portal: MANIFESTS.find(({ key }) => key === first.portal)?.name ?? first.portal,
          key: first.key,
          looks: variants.reduce((sum, { hits }) => sum + hits, 0),
          missed: missed?.hits ?? 0,
          first_missed_at: missed?.firstHour.toISOString() ?? null,
          variants: ways.map(({ variant, isGuess, hits, lastAt }) => ({
            variant,
            is_guess: isGuess,
            hits,
            last_at: lastAt.toISOString(),
          })),
        },
      ];
    })
    .toSorted((one, other) => other.missed / other.looks - one.missed / one.looks)
    .slice(0, KEYS_SHOWN);
}

const BundleKind = z.enum(["page_changed", "stuck", "unknown_outcome"]);

/** A bundle as the wire has it. */
export function presentBundle(bundle: FailureBundleRow): ConsoleBundle {
  return {
    id: bundle.id,
    platform: bundle.platformName,
    kind: BundleKind.parse(bundle.kind),
    place: bundle.place,
    taken_at: bundle.takenAt.toISOString(),
    bytes: bundle.byteCount,
  };
}
