import { appendFileSync } from "node:fs";
import type { DB } from "@sendoff/db/schema";
import {
  type Kysely,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  PostgresQueryCompiler,
} from "kysely";
import { originOf } from "./origin.ts";

/**
 * The same database, whose statements are noted while tests have the product make them: each as a JSON line with the function that
 * makes it, in the file that SENDOFF_STATEMENTS_FILE names (`npm run statements`). Without that it is the database itself.
 */
export function watchStatements(kysely: Kysely<DB>): Kysely<DB> {
  const file = process.env["SENDOFF_STATEMENTS_FILE"];
  return file === undefined ? kysely : kysely.withPlugin(new StatementWatch(file));
}

const noted = new Set<string>();

class StatementWatch implements KyselyPlugin {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    const origin = originOf(new Error("only its stack is looked at").stack ?? "");
    if (origin === undefined) return node;
    const { sql } = new PostgresQueryCompiler().compileQuery(node, queryId);
    const made = JSON.stringify({ origin, sql });
    if (!noted.has(made)) appendFileSync(this.#file, `${made}\n`);
    noted.add(made);
    return node;
  }

  transformResult: KyselyPlugin["transformResult"] = async ({ result }) => result;
}
