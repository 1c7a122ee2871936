-- Sticky notes over the pages (NOTE-06). Made from their declaration by `npm run db:make`, then reviewed.

create table sticky_note (
  user_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  version bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  content text not null,
  color text not null,
  x integer not null,
  y integer not null,
  z_index integer not null,
  width integer not null,
  height integer not null,
  page text not null,
  record text,
  is_hidden boolean not null,
  name_key text not null,
  search_text text not null,
  primary key (user_id, id)
);
create unique index sticky_note_version on sticky_note (user_id, version);
alter table sticky_note enable row level security;
alter table sticky_note force row level security;
create policy own on sticky_note to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
create policy owner on sticky_note to :"owner" using (true) with check (true);
grant select, insert, update, delete on sticky_note to :"app_user";
