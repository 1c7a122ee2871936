-- Identity: what the embedded OpenID provider keeps, and what sign-out needs of an outside one.
--
-- All of it is of the class system: no grant to the application's roles.

-- The provider's own proof of the sign-in, sealed; it is handed back at sign-out so that the provider ends its session too.
alter table session add column id_token text;

-- People who sign in with the embedded provider. Passwords are scrypt.
create table provider_account (
  id uuid primary key,
  email text not null,
  email_key text not null unique,
  email_verified boolean not null default false,
  password text not null,
  failures int not null default 0,
  locked_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Sessions, grants, codes and interactions. Names are hashed and contents sealed: a copy of the database opens no door.
create table provider_state (
  kind text not null,
  hash bytea not null,
  sealed text not null,
  uid_hash bytea,
  grant_hash bytea,
  account_id uuid references provider_account (id) on delete cascade,
  consumed_at timestamptz,
  expires_at timestamptz not null,
  primary key (kind, hash)
);
create index provider_state_uid on provider_state (uid_hash) where uid_hash is not null;
create index provider_state_grant on provider_state (grant_hash) where grant_hash is not null;
create index provider_state_account on provider_state (account_id) where account_id is not null;
create index provider_state_expires_at on provider_state (expires_at);

-- Links sent by mail; only the hash of what the link carries is kept.
create table provider_link (
  hash bytea primary key,
  purpose text not null check (purpose in ('verify', 'change', 'reset')),
  account_id uuid not null references provider_account (id) on delete cascade,
  email text not null,
  expires_at timestamptz not null
);
create index provider_link_account on provider_link (account_id, purpose);

do $$
declare
  name text;
begin
  foreach name in array array['provider_account', 'provider_state', 'provider_link'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to %I using (true) with check (true)', name, :'owner');
  end loop;
end $$;
