/** CVs and other files that employers get, and the answers that users gave. */
export const answers = `
create table cv (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  version integer not null check (version > 0),
  file_name text not null,
  mime_type text not null,
  byte_count integer not null check (byte_count > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  storage_key text not null,
  extraction jsonb,
  created_at timestamptz not null default now(),
  unique (user_id, version),
  unique (user_id, id)
);

alter table app_user
  -- Only one of the user's own.
  add foreign key (id, current_cv_id) references cv (user_id, id) on delete set null (current_cv_id);

-- A row: employers on this platform get this CV, whichever is current. A deleted CV takes its rows along.
create table cv_choice (
  user_id uuid not null references app_user on delete cascade,
  platform_id integer not null references platform on delete cascade,
  cv_id uuid not null,
  chosen_at timestamptz not null default now(),
  primary key (user_id, platform_id),
  foreign key (user_id, cv_id) references cv (user_id, id) on delete cascade
);

-- Files beside the CV: one cover letter and one photo for each user, for forms that ask for them (DECISIONS D13).
create table enclosure (
  user_id uuid not null references app_user on delete cascade,
  purpose text not null check (purpose in ('cover_letter', 'photo')),
  file_name text not null,
  mime_type text not null,
  byte_count integer not null check (byte_count > 0),
  -- Of the file as it is kept and sent.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  storage_key text not null unique,
  uploaded_at timestamptz not null default now(),
  primary key (user_id, purpose)
);

-- What the user answered once. question_key is the normalised question.
create table saved_answer (
  user_id uuid not null references app_user on delete cascade,
  question_key text not null,
  question text not null,
  answer jsonb not null,
  kind text not null,
  options jsonb not null default '[]'::jsonb,
  saved_at timestamptz not null default now(),
  id uuid not null default gen_random_uuid() unique,
  -- "This country", "us" and "this location" change with the job: the answer holds for these only. Empty: for all.
  country text not null default '',
  company text not null default '',
  location text not null default '',
  primary key (user_id, question_key, country, company, location)
);
`;
