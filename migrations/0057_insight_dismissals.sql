-- Dismissed insights, so that they stay away on every device (INS-02). Made from their declaration by `npm run db:make`, then reviewed.

create table insight_dismissal (
  user_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  version bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  insight_id text not null,
  cause text not null,
  primary key (user_id, id)
);
create unique index insight_dismissal_version on insight_dismissal (user_id, version);
alter table insight_dismissal enable row level security;
alter table insight_dismissal force row level security;
create policy own on insight_dismissal to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
create policy owner on insight_dismissal to :"owner" using (true) with check (true);
grant select, insert, update, delete on insight_dismissal to :"app_user";
