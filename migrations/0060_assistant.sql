-- Messages of conversations with the assistant (CHAT-07). Made from their declaration by `npm run db:make`, then reviewed.

create table assistant_message (
  user_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  version bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  conversation_id text,
  role text not null,
  content text not null,
  parts jsonb not null,
  figures jsonb not null,
  primary key (user_id, id)
);
create unique index assistant_message_version on assistant_message (user_id, version);
create index assistant_message_conversation on assistant_message (user_id, conversation_id, created_at);
alter table assistant_message enable row level security;
alter table assistant_message force row level security;
create policy own on assistant_message to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
create policy owner on assistant_message to :"owner" using (true) with check (true);
grant select, insert, update, delete on assistant_message to :"app_user";

-- The tokens of a language model that each account used on a day of UTC, for its budget (CHAT-04).
create table assistant_usage (
  user_id uuid not null references account (id) on delete cascade,
  day date not null,
  tokens bigint not null,
  primary key (user_id, day)
);
alter table assistant_usage enable row level security;
alter table assistant_usage force row level security;
create policy own on assistant_usage to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
create policy owner on assistant_usage to :"owner" using (true) with check (true);
grant select, insert, update, delete on assistant_usage to :"app_user";
