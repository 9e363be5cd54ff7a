export function keysOf<T extends object>(value: T): (keyof T)[] {
  const keys: (keyof T)[] = [];
  for (const key in value) keys.push(key);
  return keys;
}

export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

/** Leaves out empty values, so that "not said" is one thing: absent. */
export function omitEmpty<T extends object>(value: T): T {
  const result = { ...value };
  for (const key of keysOf(result)) if (isEmpty(result[key])) delete result[key];
  return result;
}

/** Names of the fields of an entry that hold an untouched default of an import (DECISIONS D13). */
export function importedOf(item: object): Set<string> {
  return new Set(
    "imported" in item && Array.isArray(item.imported) ? item.imported.map(String) : [],
  );
}
