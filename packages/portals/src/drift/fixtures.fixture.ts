import { existsSync } from "node:fs";
import { DRIVERS } from "../registry.ts";
import { boardsFixture } from "../testing/boards.fixture.ts";
import type { PortalFixture } from "../testing/portal.fixture.ts";

/** How a portal is run for the check; a driver in the registry brings its fixture by the name of its file. */
export interface NamedFixture {
  readonly name: string;
  readonly load: () => Promise<PortalFixture>;
}

/** Every registered driver, and the boards of each maker. */
export function listFixtures(): NamedFixture[] {
  const portals = DRIVERS.map(({ manifest }) => ({
    name: manifest.key,
    load: () => loadFixture(manifest.key),
  }));
  const boards = (["greenhouse", "lever", "ashby"] as const).map((maker) => ({
    name: maker,
    load: () => Promise.resolve(boardsFixture(maker)),
  }));
  return [...portals, ...boards];
}

async function loadFixture(key: string): Promise<PortalFixture> {
  const file = new URL(`../testing/${key}.fixture.ts`, import.meta.url);
  const wanted = `packages/portals/src/testing/${key}.fixture.ts with an export ${key}Fixture`;
  if (!existsSync(file)) throw new Error(`The driver of ${key} needs ${wanted}`);
  const module: unknown = await import(file.href);
  const fixture: unknown =
    typeof module === "object" && module !== null
      ? Reflect.get(module, `${key}Fixture`)
      : undefined;
  if (!isFixture(fixture)) throw new Error(`The driver of ${key} needs ${wanted}`);
  return fixture;
}

function isFixture(value: unknown): value is PortalFixture {
  return typeof value === "object" && value !== null && "driver" in value && "variants" in value;
}
