-- The ground: roles, accounts, sessions, versions, history, jobs.
--
-- Three classes of table. Own: rows of one user, seen through the policy "own" alone. Shared: read by all. System: no grant to
-- the application's roles; reached through the functions below, or by the owner. Every table forces row-level security and has a
-- policy for the owner, who is no superuser on a server and would else see nothing.

do $$
declare
  role text;
begin
  foreach role in array array[:'app_user', :'app_admin'] loop
    if not exists (select from pg_roles where rolname = role) then
      execute format('create role %I nologin', role);
    end if;
    begin
      execute format('set local role %I', role);
      execute 'set local role none';
    exception when insufficient_privilege then
      execute format('grant %I to current_user', role);
    end;
  end loop;
exception when insufficient_privilege then
  raise exception 'the database login may not create roles'
    using errcode = '42501', hint = format('Give it CREATEROLE, or create the roles %I and %I and grant both to it.', :'app_user', :'app_admin');
end $$;

grant usage on schema public to :"app_user", :"app_admin";

create function app_user_role() returns text language sql immutable parallel safe return :'app_user';
create function app_admin_role() returns text language sql immutable parallel safe return :'app_admin';

-- System: who there is.

create table account (
  id uuid primary key,
  role text not null default 'user' check (role in ('user', 'admin')),
  suspended boolean not null default false,
  created_at timestamptz not null default now()
);

create table identity (
  issuer text not null,
  subject text not null,
  user_id uuid not null references account (id) on delete cascade,
  email text,
  email_verified boolean not null default false,
  name text,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index identity_user on identity (user_id);

-- Only hashes of secrets are kept. idle_expires_at - last_seen_at is the idle time that the session was given.
create table session (
  hash bytea primary key,
  id uuid not null unique,
  user_id uuid not null references account (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  idle_expires_at timestamptz not null,
  auth_time timestamptz not null,
  issuer text not null,
  user_agent text,
  ip text,
  revoked_at timestamptz
);
create index session_user_id on session (user_id);

create table api_token (
  id uuid primary key,
  hash bytea not null unique,
  user_id uuid not null references account (id) on delete cascade,
  name text not null,
  scope text not null check (scope in ('read', 'write')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_token_user_id on api_token (user_id);

-- Own: versions, deletions, history, dedupe.

-- One counter a user, raised and locked by each write; rows older than "forgotten" may have lost their tombstones.
create table user_head (
  user_id uuid primary key references account (id) on delete cascade,
  version bigint not null default 0,
  forgotten bigint not null default 0
) with (fillfactor = 50);

create table tombstone (
  user_id uuid not null,
  version bigint not null,
  kind text not null,
  id uuid not null,
  deleted_at timestamptz not null default now(),
  primary key (user_id, kind, id)
);
create unique index tombstone_version on tombstone (user_id, version);
create index tombstone_deleted_at on tombstone (deleted_at);

create table change (
  user_id uuid not null,
  version bigint not null,
  kind text not null,
  id uuid not null,
  before jsonb,
  after jsonb,
  actor text not null,
  why text,
  change_set_id uuid,
  mutation_id uuid,
  recorded_at timestamptz not null default now(),
  effective_at timestamptz not null default now(),
  primary key (user_id, version, kind, id)
);
create index change_by_row on change (user_id, kind, id, version);
create index change_by_set on change (user_id, change_set_id) where change_set_id is not null;

create table sync_client (
  user_id uuid not null,
  client_id uuid not null,
  last_seq bigint not null default 0,
  refused jsonb not null default '{}',
  seen_at timestamptz not null default now(),
  primary key (user_id, client_id)
);

create table idempotency_key (
  user_id uuid not null,
  key text not null,
  request_hash bytea not null,
  status int,
  body text,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_key_created_at on idempotency_key (created_at);

-- System: work and settings.

create table job (
  id bigint generated always as identity primary key,
  kind text not null,
  uniq text unique,
  user_id uuid references account (id) on delete cascade,
  payload jsonb not null default '{}',
  run_at timestamptz not null default now(),
  every interval,
  locked_until timestamptz,
  attempts int not null default 0,
  last_error text
);
create index job_due on job (run_at);

create table setting (
  name text primary key,
  value jsonb not null
);

-- The walls.

do $$
declare
  name text;
begin
  foreach name in array array['migration', 'account', 'identity', 'session', 'api_token', 'user_head', 'tombstone', 'change',
    'sync_client', 'idempotency_key', 'job', 'setting'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to %I using (true) with check (true)', name, :'owner');
  end loop;
  foreach name in array array['user_head', 'tombstone', 'change', 'sync_client', 'idempotency_key'] loop
    execute format($policy$create policy own on %I to %I
      using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
      with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))$policy$, name, :'app_user');
  end loop;
end $$;

grant select, insert, update on user_head, sync_client, idempotency_key to :"app_user";
grant select, insert, delete on tombstone to :"app_user";
grant select, insert on change to :"app_user"; -- history is only ever added to

create policy admin_reads on account for select to :"app_admin" using (true);
create policy admin_changes on account for update to :"app_admin" using (true) with check (true);
grant select, update (role, suspended) on account to :"app_admin";

-- The doors. PW001 no session, PW002 suspended, PW003 read-only token, PW004 not an administrator.

create function admit(who uuid) returns uuid language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
declare
  is_suspended boolean;
begin
  select suspended into is_suspended from public.account where id = who;
  if is_suspended is null then
    raise exception 'no session' using errcode = 'PW001';
  elsif is_suspended then
    raise exception 'suspended' using errcode = 'PW002';
  end if;
  perform set_config('app.uid', who::text, true);
  return who;
end $$;

-- Marking a session as seen must never fail or delay what its user came for.
create function may_mark() returns boolean language sql stable
return current_setting('transaction_read_only') = 'off' and current_setting('transaction_isolation') = 'read committed';

create function enter_session(secret_hash bytea) returns uuid language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
declare
  found_session public.session;
begin
  select * into found_session from public.session
  where hash = secret_hash and revoked_at is null and expires_at > now() and idle_expires_at > now();
  if found_session.last_seen_at < now() - interval '60 seconds' and public.may_mark() then
    update public.session
    set last_seen_at = now(), idle_expires_at = least(expires_at, now() + (idle_expires_at - last_seen_at))
    where hash = (select hash from public.session where hash = secret_hash for update skip locked);
  end if;
  return public.admit(found_session.user_id);
end $$;

create function enter_token(secret_hash bytea, wants_write boolean) returns uuid language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
declare
  found_token public.api_token;
begin
  select * into found_token from public.api_token
  where hash = secret_hash and revoked_at is null and expires_at > now();
  if found_token.scope = 'read' and wants_write then
    raise exception 'read only token' using errcode = 'PW003';
  end if;
  if (found_token.last_used_at is null or found_token.last_used_at < now() - interval '60 seconds')
    and found_token.id is not null and public.may_mark() then
    update public.api_token set last_used_at = now()
    where hash = (select hash from public.api_token where hash = secret_hash for update skip locked);
  end if;
  return public.admit(found_token.user_id);
end $$;

create function enter_admin() returns void language plpgsql stable security definer
set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from public.account
    where id = nullif(current_setting('app.uid', true), '')::uuid and role = 'admin' and not suspended) then
    raise exception 'not an administrator' using errcode = 'PW004';
  end if;
end $$;

-- Work is ordered in the transaction that causes it, always in the name of the user who acts.
create function enqueue_job(job_kind text, job_payload jsonb, job_uniq text default null, job_run_at timestamptz default now())
returns void language sql volatile security definer
set search_path = pg_catalog, pg_temp as $$
  insert into public.job (kind, uniq, user_id, payload, run_at)
  values (job_kind, job_uniq, nullif(current_setting('app.uid', true), '')::uuid, job_payload, job_run_at)
  on conflict (uniq) do nothing
$$;

revoke execute on function admit(uuid), may_mark(), enter_session(bytea), enter_token(bytea, boolean), enter_admin(),
  enqueue_job(text, jsonb, text, timestamptz) from public;
grant execute on function enqueue_job(text, jsonb, text, timestamptz) to :"app_user";
