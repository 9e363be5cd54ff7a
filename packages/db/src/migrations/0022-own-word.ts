import { type Kysely, sql } from "kysely";

/** What users say themselves: that an application in doubt arrived or did not, and that they applied by their own hand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}

const changes = `
alter table application
  drop constraint application_proof_check,
  -- user_said: we clicked, no portal confirmed it, its user says that it arrived. user_sent: its user applied by their own hand.
  add constraint application_proof_check check (proof in
    ('confirmation_seen', 'applied_mark_seen', 'user_said', 'user_sent', 'none')),
  -- Only what a portal confirmed is charged (DECISIONS D4).
  add constraint application_own_word_free check (proof not in ('user_said', 'user_sent')
    or (status = 'APPLIED' and cost_cents is null)),
  -- In doubt, and its user cannot tell either: it is not asked about any more.
  add column set_aside_at timestamptz,
  add constraint application_set_aside_doubt check (set_aside_at is null or status = 'NEEDS_REVIEW');

-- Figures tell by the proof what Sendoff sent, and read nothing but this index.
drop index application_figures;
create index application_figures on application (user_id, dated_at)
  include (platform_id, status, attempts, reason_code, response_status, response_reached, interview_on, cost_cents,
    busy_ms, employer, failure, proof);
`;
