-- Drafts of change sets: what was uploaded or asked for, and what it would change. Drafts are read over REST and never synced;
-- what was applied is told by "change" alone.

-- How the rows of a draft become changes. Its row is the lock under which they are uploaded, checked and applied.
create table change_set_draft (
  user_id uuid not null,
  change_set_id uuid not null,
  plan jsonb not null,
  primary key (user_id, change_set_id),
  foreign key (user_id, change_set_id) references change_set (user_id, id) on delete cascade
);

create table change_set_row (
  user_id uuid not null,
  change_set_id uuid not null,
  n integer not null,
  input jsonb not null default '{}',
  state text not null default 'new' check (state in ('new', 'create', 'update', 'same', 'bad')),
  kind text not null default 'product',
  row_id uuid,
  before jsonb,
  after jsonb,
  problems jsonb not null default '[]',
  primary key (user_id, change_set_id, n),
  foreign key (user_id, change_set_id) references change_set_draft (user_id, change_set_id) on delete cascade
);

do $$
declare
  name text;
begin
  foreach name in array array['change_set_draft', 'change_set_row'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to %I using (true) with check (true)', name, :'owner');
    execute format($policy$create policy own on %I to %I
      using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
      with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))$policy$, name, :'app_user');
  end loop;
end $$;

grant select, insert, update, delete on change_set_draft, change_set_row to :"app_user";
