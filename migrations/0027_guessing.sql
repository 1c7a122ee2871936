-- The embedded sign-in against guessing and asking around. All of it is of the class system: no grant to the application's roles.

-- Attempts are counted before they are judged, by who is meant and where they come from; the key is a keyed hash that names nobody.
create table provider_attempt (
  key bytea primary key,
  count int not null,
  free_at timestamptz not null,
  last_at timestamptz not null default now()
);
create index provider_attempt_last_at on provider_attempt (last_at);
alter table provider_account drop column failures, drop column locked_until;

-- Newcomers whose address is not confirmed yet; only the hash of what the mailed link carries is kept.
create table provider_newcomer (
  hash bytea primary key,
  email text not null,
  password text not null,
  expires_at timestamptz not null
);
create index provider_newcomer_expires_at on provider_newcomer (expires_at);

do $$
declare
  name text;
begin
  foreach name in array array['provider_attempt', 'provider_newcomer'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to %I using (true) with check (true)', name, :'owner');
  end loop;
end $$;
