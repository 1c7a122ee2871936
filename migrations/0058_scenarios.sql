-- Saved scenarios of the price simulator (PAGE-04). Made from their declaration by `npm run db:make`, then reviewed.

create table scenario (
  user_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  version bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  name text not null,
  notes text not null,
  levers jsonb not null,
  scope jsonb not null,
  sold_days integer not null,
  volume_change integer not null,
  catalogue text not null,
  tried_at bigint,
  name_key text not null,
  search_text text not null,
  primary key (user_id, id)
);
create unique index scenario_version on scenario (user_id, version);
alter table scenario enable row level security;
alter table scenario force row level security;
create policy own on scenario to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
create policy owner on scenario to :"owner" using (true) with check (true);
grant select, insert, update, delete on scenario to :"app_user";
