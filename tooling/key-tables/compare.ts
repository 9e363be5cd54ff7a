import { existsSync } from "node:fs";
import { basename } from "node:path";
import { covers, describeAtom } from "./key-atoms.ts";
import type { KeyAtom } from "./key-atoms.ts";
import { driverKeys } from "./driver-keys.ts";
import { OWNED_CONSTANTS, PORTAL_PLACES, SHARED_PLACES } from "./places.ts";
import type { TablePlaces } from "./places.ts";
import { readTable } from "./read-table.ts";
import type { KeyRow, KeySource, KeyTable } from "./read-table.ts";
import { sandboxClasses, sandboxKeys } from "./sandbox-keys.ts";

export const tablePath = (table: string): string => `docs/portals/${table}.md`;

/** A key in the code, and the file that has it. */
export interface PlacedKey {
  readonly atom: KeyAtom;
  readonly file: string;
}

/** Whether a constant of a driver's file belongs to a table: three makers share a file, and what is in none of theirs is shared. */
export function isOfTable({ table, constant }: TablePlaces, found: string): boolean {
  if (table === SHARED_PLACES.table) return !OWNED_CONSTANTS.includes(found);
  return constant === undefined || constant === found;
}

/** The keys of a table's driver. */
export function driverKeysOf(places: TablePlaces): PlacedKey[] {
  return places.driver.flatMap((file) =>
    driverKeys(file)
      .filter(({ constant }) => isOfTable(places, constant))
      .map(({ atom }) => ({ atom, file })),
  );
}

/** Classes count where the driver, or the reader of any form, goes by them: the others are how the sandbox looks. */
function isLookedFor(places: TablePlaces): (known: KeyAtom) => boolean {
  const wanted = [places, SHARED_PLACES]
    .flatMap(driverKeysOf)
    .map(({ atom }) => atom)
    .filter(({ kind }) => kind === "class" || kind === "names");
  return (known) => wanted.some((atom) => covers(known, atom));
}

/** The keys of the pages that the sandbox draws for a table. */
export function sandboxKeysOf(places: TablePlaces): PlacedKey[] {
  const isKey = isLookedFor(places);
  return places.sandbox.flatMap((file) =>
    [...sandboxKeys(file), ...sandboxClasses(file).filter(isKey)].map((atom) => ({ atom, file })),
  );
}

const NO_TABLE: KeyTable = { rows: [], count: "" };

export const tableOf = ({ table }: TablePlaces): KeyTable =>
  existsSync(tablePath(table)) ? readTable(tablePath(table)) : NO_TABLE;

/** The rows that a page of the sandbox may have its keys in: those of its table; of pages that several share, those of all. */
export function sandboxRows(places: TablePlaces): readonly KeyRow[] {
  if (places.table !== SHARED_PLACES.table) return tableOf(places).rows;
  return [...PORTAL_PLACES, SHARED_PLACES].flatMap((each) => tableOf(each).rows);
}

export const isIn = (row: KeyRow, atom: KeyAtom): boolean =>
  row.atoms.some((known) => covers(known, atom));

const describe = ({ atom, file }: PlacedKey): string => `${describeAtom(atom)} in ${file}`;

/** Keys of the code that no row has. */
export function missingKeys(keys: readonly PlacedKey[], rows: readonly KeyRow[]): string[] {
  return keys.filter(({ atom }) => !rows.some((row) => isIn(row, atom))).map(describe);
}

/** Keys of the driver whose rows do not name the file, and files that have no key of the row that names them. */
export function wrongDriverCells(places: TablePlaces): string[] {
  const keys = driverKeysOf(places);
  const { rows } = tableOf(places);
  const unnamed = keys.filter(({ atom, file }) => {
    const holders = rows.filter((row) => isIn(row, atom));
    return holders.length > 0 && !holders.some((row) => row.driver.includes(basename(file)));
  });
  return unnamed.map((key) => `${describe(key)}: no row of it names the file`);
}

/** Files that a table names as the driver's place of a key which they do not have. */
export function emptyDriverCells(places: TablePlaces): string[] {
  const keys = driverKeysOf(places);
  return tableOf(places).rows.flatMap((row) =>
    row.driver
      .filter((name) => !keys.some(({ atom, file }) => basename(file) === name && isIn(row, atom)))
      .map((name) => `${row.key}: ${name} has no such key`),
  );
}

/** The sentence that ends a table. */
export function countOf(rows: readonly KeyRow[]): string {
  const number = (source: KeySource): number => rows.filter((row) => row.source === source).length;
  return `Keys by source: ${number("captured")} captured, ${number("second-hand")} second-hand, ${number("guess")} guess.`;
}
