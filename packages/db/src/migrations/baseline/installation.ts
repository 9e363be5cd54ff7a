/** Which installation a database belongs to, and which line of its history. */
export const installation = `
-- Which mode a database belongs to: made-up money and real money never share one.
create table installation (
  is_only boolean primary key default true check (is_only),
  mode text not null check (mode in ('sandbox', 'live')),
  claimed_at timestamptz not null default now()
);

create table journal_comparison (
  is_only boolean primary key default true check (is_only),
  -- The server and its line of history in which everything was compared with the journal: a restore begins a new line, as does
  -- another server that takes over. Nothing is sent in any other.
  history text not null
);

insert into journal_comparison (history)
  select (select system_identifier from pg_control_system()) || '/' || left(pg_walfile_name(pg_current_wal_lsn()), 8);
`;
