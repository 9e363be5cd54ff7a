import { createHash } from "node:crypto";
import pg from "pg";
import { type Owner, OWNERS, type RowOf } from "./owners.ts";

/**
 * Without it nothing is read: the setting is an error where it was never said. Compared just so, PostgreSQL asks once for a query with
 * its own condition on the user, and plans as it did without a wall.
 */
const ME = "current_setting('sendoff.user_id')::uuid";

/**
 * Puts up row-level security (owners.ts) on whatever table has an owner and lacks it, for the api's role; all others see what they
 * have a right to. A table that has it already is not touched: it may be in use. For the owner of the tables, in its transaction.
 */
export async function raiseWall(client: pg.Client, apiRole: string): Promise<void> {
  const { rows } = await client.query<{ name: string; hasUser: boolean; comment: string | null }>(`
    select c.relname as name,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped) as "hasUser",
      (select obj_description(p.oid, 'pg_policy') from pg_policy p where p.polrelid = c.oid and p.polname = 'everyone') as comment
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`);
  for (const { name, hasUser, comment } of rows) {
    const owner = OWNERS[name] ?? (hasUser ? { column: "user_id" } : undefined);
    if (owner === undefined) continue;
    const statements = wallOf(name, owner, apiRole);
    const mark = createHash("sha256").update(statements.join("\n")).digest("hex").slice(0, 16);
    if (comment === mark) continue;
    for (const statement of statements) await client.query(statement);
    await client.query(
      `comment on policy everyone on ${pg.escapeIdentifier(name)} is ${pg.escapeLiteral(mark)}`,
    );
  }
}

function wallOf(name: string, owner: Owner, apiRole: string): string[] {
  const on = `on ${pg.escapeIdentifier(name)}`;
  const wall = (command: string, condition: string): string[] => [
    `drop policy if exists wall_${command} ${on}`,
    `create policy wall_${command} ${on} as restrictive for ${command} to ${apiRole} ${condition}`,
  ];
  const { seen, added, changed } = conditionsOf(name, owner);
  return [
    `alter table ${pg.escapeIdentifier(name)} enable row level security`,
    `drop policy if exists everyone ${on}`,
    `create policy everyone ${on} using (true) with check (true)`,
    ...wall("select", `using (${seen})`),
    ...wall("insert", `with check (${added})`),
    ...wall("update", `using (${changed}) with check (${changed})`),
    ...wall("delete", `using (${changed})`),
  ];
}

/** Which rows of a table are seen, added and changed. */
function conditionsOf(
  name: string,
  owner: Owner,
): { readonly seen: string; readonly added: string; readonly changed: string } {
  if ("column" in owner) {
    const mine = `${owner.column} = ${ME}`;
    const seen = "isShared" in owner ? `${owner.column} is null or ${mine}` : mine;
    return { seen, added: mine, changed: mine };
  }
  // What of the parent is seen, says its own wall.
  const under = ({ parent, by, key = "id" }: RowOf, more = ""): string =>
    `exists (select from ${parent} p where p.${key} = ${name}.${by}${more})`;
  const parent = OWNERS[owner.parent];
  const isShared = parent !== undefined && "isShared" in parent;
  const changed = under(owner, isShared ? ` and p.${parent.column} = ${ME}` : "");
  const { addedWith, isReadByAll } = owner;
  return {
    seen: isReadByAll === true ? "true" : under(owner),
    added: addedWith === undefined ? changed : under(addedWith),
    changed,
  };
}
