import { readFileSync } from "node:fs";
import { type Db } from "@sendoff/db/client";
import {
  bundleFolder,
  type FailureKind,
  recordBundleFiles,
  reserveBundle,
} from "@sendoff/db/portal-health";
import { createId } from "@sendoff/kit/ids";
import type { Logger } from "@sendoff/kit/logger";
import type { Storage } from "@sendoff/kit/storage";
import type { PageLook } from "@sendoff/portals/driver";
import type { PortalManifest } from "@sendoff/portals/manifest";
import { copyDocuments, takeCoveredPicture } from "@sendoff/portals/page-copy";
import type { Page } from "playwright-core";
import { z } from "zod";
import type { SteeredPages } from "../browser/steered-pages.ts";
import { createPageTrail, type PageTrail } from "./page-trail.ts";
import { stripQuery } from "../browser/strip-query.ts";

/** What stopped something on a portal's page. */
export interface Failure {
  readonly kind: FailureKind;
  readonly manifest: PortalManifest;
  /** A locator, or a step of the form; the locator that was missed last where it is left out. */
  readonly place?: string;
  readonly applicationId?: string;
  /** Steps of the application, as its receipt has them. */
  readonly steps?: unknown;
  /** Words of the person: answers, names, addresses. Nothing that is kept shows them. */
  readonly words: readonly string[];
}

/** How many bundles are kept, and for how long. */
export interface BundleLimits {
  readonly days: number;
  readonly mostPerDay: number;
}

export interface FailureKeeper {
  /** To be told of each look at a page that may fail later. */
  readonly noteLook: (page: Page, look: PageLook) => void;
  /** To be told of each thing of a form that could not be read. */
  readonly noteOddity: PageTrail["noteOddity"];
  /** To be told of each thing that was needed and not found. */
  readonly noteMiss: (page: Page, locator: string) => void;
  /**
   * Keeps picture, HTML and trace of what a page shows now, redacted. Never rejects and never holds up for more than some
   * seconds: a failed copy fails nothing else. Beyond the day's most nothing is kept. Of a page that its owner's hand was in only the
   * log says where it stood: its picture and HTML may hold what was typed.
   */
  readonly keep: (page: Page, failure: Failure) => Promise<void>;
}

/** Failure bundles in `storage`, listed in the database (STYLE 8: on failure keep what is needed to mend it). */
export function createFailureKeeper(
  deps: {
    readonly db: Db;
    readonly storage: Storage;
    readonly logger: Logger;
    readonly steered: SteeredPages;
  },
  limits: BundleLimits,
  now = () => new Date(),
): FailureKeeper {
  const { db, storage, logger, steered } = deps;
  const trail = createPageTrail(now);
  const store = async (page: Page, failure: Failure): Promise<void> => {
    const id = createId();
    const { kind } = failure;
    const place = failure.place ?? trail.missed(page) ?? "";
    const platformId = failure.manifest.id;
    const applicationId = failure.applicationId ?? null;
    if (steered.was(page)) {
      const address = stripQuery(page.url());
      const where = { platformId, kind, place, address };
      logger.error(where, "no bundle is kept of a page that its owner's hand was in");
      return;
    }
    const bundle = { id, platformId, applicationId, kind, place };
    if (!(await reserveBundle(db, bundle, limits.mostPerDay))) {
      logger.warn({ platformId, place }, "no more failure bundles are kept today");
      return;
    }
    const files = await collect(page, failure, {
      place,
      at: now().toISOString(),
      looks: trail.list(page),
      oddities: trail.oddities(page),
    });
    for (const { name, bytes } of files) await storage.put(`${bundleFolder(id)}/${name}`, bytes);
    const byteCount = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
    await recordBundleFiles(
      db,
      id,
      files.map(({ name }) => name),
      byteCount,
    );
    logger.error({ bundleId: id, platformId, kind, place }, "a failure bundle was kept");
  };
  return {
    noteLook: trail.note,
    noteMiss: trail.noteMiss,
    noteOddity: trail.noteOddity,
    keep: (page, failure) =>
      store(page, failure).catch((error: unknown) =>
        logger.warn({ kind: failure.kind, err: error }, "no failure bundle could be kept"),
      ),
  };
}

interface BundleFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

async function collect(
  page: Page,
  { kind, steps, words, manifest }: Failure,
  seen: {
    readonly place: string;
    readonly at: string;
    readonly looks: readonly unknown[];
    readonly oddities: readonly unknown[];
  },
): Promise<BundleFile[]> {
  const known = [...new Set(words.map((word) => word.trim()))].filter((word) => word !== "");
  const picture = await takeCoveredPicture(page, known).catch(() => undefined);
  const documents = await copyDocuments(page, known);
  const trace = {
    kind,
    portal: manifest.key,
    address: stripQuery(page.url()),
    ...seen,
    // The form's own words, which may name whom they greet.
    oddities: JSON.parse(withoutWords(JSON.stringify(seen.oddities), known)),
    title: withoutWords(await page.title().catch(() => ""), known),
    steps: JSON.parse(withoutWords(JSON.stringify(steps ?? []), known)),
    versions: {
      sendoff: VERSION,
      node: process.version,
      browser: page.context().browser()?.version() ?? "",
    },
    frames: page.frames().map((frame) => stripQuery(frame.url())),
  };
  const encoder = new TextEncoder();
  return [
    { name: "trace.json", bytes: encoder.encode(`${JSON.stringify(trace, null, 2)}\n`) },
    ...(picture === undefined ? [] : [{ name: "picture.jpg", bytes: picture }]),
    ...documents.map(({ name, html }) => ({ name, bytes: encoder.encode(html) })),
  ];
}

const VERSION = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"))).version;

/** In text that is JSON: a word's own JSON is searched for, so that what is left parses. */
function withoutWords(text: string, words: readonly string[]): string {
  return words
    .filter((word) => word.length > 3)
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, word) => rest.replaceAll(JSON.stringify(word).slice(1, -1), "█"), text);
}
