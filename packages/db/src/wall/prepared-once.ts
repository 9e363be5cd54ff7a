import { createHash } from "node:crypto";
import { sql } from "kysely";

/** Put in front of what a query selects (`modifyFront`) that every call makes: PostgreSQL plans it once for each connection. */
export const preparedOnce = sql`/* prepared once */`;

const names = new Map<string, string>();

/** The name under which a connection keeps such a query; undefined of all others. */
export function preparedNameOf(text: string): string | undefined {
  if (!text.startsWith("select /* prepared once */")) return undefined;
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `sendoff_${createHash("sha256").update(text).digest("hex").slice(0, 16)}`;
  names.set(text, name);
  return name;
}
