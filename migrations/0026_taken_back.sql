-- What is written to take a change set back counts for nobody as a change of its own: other change sets are taken back through it.
alter table change add column reverts uuid;

-- The rows of which something stayed when their change set was taken back, with the reasons; tried again, they are written anew.
create table change_set_kept (
  user_id uuid not null,
  change_set_id uuid not null,
  kind text not null,
  row_id uuid not null,
  is_whole boolean not null,
  parts jsonb not null,
  primary key (user_id, change_set_id, kind, row_id),
  foreign key (user_id, change_set_id) references change_set (user_id, id) on delete cascade
);

alter table change_set_kept enable row level security;
alter table change_set_kept force row level security;
create policy owner on change_set_kept to :"owner" using (true) with check (true);
create policy own on change_set_kept to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
grant select, insert, update, delete on change_set_kept to :"app_user";
