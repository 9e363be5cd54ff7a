import { sql } from "kysely";

/** Applications `a` that a list shows: not those whose job was found and never opened. Written as the index `application_log` has it. */
export const IS_LISTED = sql<boolean>`(a.status <> 'QUEUED' or a.attempts > 0)`;
