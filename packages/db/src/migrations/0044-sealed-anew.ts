import { type Kysely, sql } from "kysely";

/**
 * A stored sign-in that is sealed anew for another key of the vault is the one it was: the audit trail does not tell its user that a
 * password was saved.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}

const changes = `
create or replace function audit_lane_secret() returns trigger language plpgsql as $$
declare
  secret lane_secret%rowtype := case when tg_op = 'DELETE' then old else new end;
begin
  if tg_op = 'UPDATE' and current_setting('sendoff.sealing_anew', true) = 'on' then
    return null;
  end if;
  if secret.kind = 'credentials' then
    insert into audit_event (user_id, actor, event, facts) values (secret.user_id, 'system',
      case when tg_op = 'DELETE' then 'credential_deleted' else 'credential_saved' end,
      jsonb_build_object('platform_id', secret.platform_id));
  end if;
  return null;
end $$;
`;
