-- Many instances on one database (OPS-02, OPS-07): who serves, of which version, and which versions a migration leaves behind.

-- System: the instances that serve. Each tells every few seconds that it does; "knows" is the newest migration of its version, "key_mark" tells
-- secrets keys apart without giving one away.
create table instance (
  id uuid primary key,
  version text not null,
  knows text not null,
  key_mark text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
alter table instance enable row level security;
alter table instance force row level security;
create policy owner on instance to :"owner" using (true) with check (true);

-- The migration that a version must know to work on a database that has this one; null where each one works.
alter table migration add column requires text;
