-- Copies of the messages that visitors wrote on the contact page (PAGE-05). Of the class system: no grant to the application's roles.
-- The sender is a keyed hash of a network, which names nobody; it only counts.
create table contact_message (
  id uuid primary key,
  name text not null,
  email text not null,
  message text not null,
  language text not null,
  sender bytea not null,
  created_at timestamptz not null default now(),
  mailed_at timestamptz
);
create index contact_message_created_at on contact_message (created_at);

do $$
begin
  alter table contact_message enable row level security;
  alter table contact_message force row level security;
  execute format('create policy owner on contact_message to %I using (true) with check (true)', :'owner');
end $$;
