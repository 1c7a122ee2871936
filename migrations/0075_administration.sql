-- Administration (ADMIN-02, ADMIN-04): suspension with its reason, what administrators see of people, and the audit log.

alter table account add column suspended_at timestamptz;
alter table account add column suspended_reason text not null default '';

-- An installation keeps an administrator, whoever asks at the same time: PW008.
create function keep_an_admin() returns trigger language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
begin
  if old.role = 'admin' and not old.suspended and (new.role <> 'admin' or new.suspended) then
    perform pg_advisory_xact_lock(hashtext('administrators'));
    if not exists (select from public.account where role = 'admin' and not suspended and id <> old.id) then
      raise exception 'the last administrator' using errcode = 'PW008';
    end if;
  end if;
  return new;
end $$;
create trigger keep_an_admin before update of role, suspended on account for each row execute function keep_an_admin();

-- Of the class system: entries are only added, by the functions below. Each carries the hash of the one before it.
create table audit_entry (
  seq bigint primary key,
  at timestamptz not null,
  -- Who acted; null for somebody who was not signed in, and for the operator's own commands.
  actor uuid,
  -- The call, and the account that it is about.
  act text not null,
  subject uuid,
  detail text not null,
  -- "done", or the code of the refusal.
  outcome text not null,
  -- Shortened to its network.
  address text,
  former bytea not null,
  hash bytea not null
);
create index audit_entry_actor on audit_entry (actor, seq);
create index audit_entry_subject on audit_entry (subject, seq);

-- Where the chain ends: without it nobody would miss the newest entries.
create table audit_head (
  id boolean primary key check (id),
  seq bigint not null,
  hash bytea not null
);

do $$
declare
  name text;
begin
  foreach name in array array['audit_entry', 'audit_head'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to %I using (true) with check (true)', name, :'owner');
    execute format('create policy admin_reads on %I for select to %I using (true)', name, :'app_admin');
    execute format('grant select on %I to %I', name, :'app_admin');
  end loop;
end $$;

create function keep_audit_entry() returns trigger language plpgsql
set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'the audit log is only added to' using errcode = '42501';
end $$;
create trigger keep_audit_entry before update or delete on audit_entry for each row execute function keep_audit_entry();
create trigger keep_audit_log before truncate on audit_entry for each statement execute function keep_audit_entry();

-- The canonical form of an entry is a JSON list of texts, which src/server/administration/audit-chain.ts makes too.
create function append_audit(entry_actor uuid, entry_act text, entry_subject uuid, entry_detail text, entry_outcome text, entry_address text)
returns void language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  head public.audit_head;
  entry_at timestamptz;
  next_hash bytea;
begin
  insert into public.audit_head (id, seq, hash) values (true, 0, '') on conflict do nothing;
  select * into head from public.audit_head for update;
  entry_at := date_trunc('milliseconds', clock_timestamp());
  next_hash := sha256(convert_to(encode(head.hash, 'hex') || json_build_array(
    (head.seq + 1)::text, round(extract(epoch from entry_at) * 1000)::bigint::text, coalesce(entry_actor::text, ''), entry_act,
    coalesce(entry_subject::text, ''), entry_detail, entry_outcome, coalesce(entry_address, ''))::text, 'UTF8'));
  insert into public.audit_entry (seq, at, actor, act, subject, detail, outcome, address, former, hash)
  values (head.seq + 1, entry_at, entry_actor, entry_act, entry_subject, entry_detail, entry_outcome, entry_address, head.hash, next_hash);
  update public.audit_head set seq = head.seq + 1, hash = next_hash;
end $$;

-- In the name of the administrator of the open transaction.
create function record_audit(entry_act text, entry_subject uuid, entry_detail text, entry_address text)
returns void language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  select public.append_audit(nullif(current_setting('app.uid', true), '')::uuid, entry_act, entry_subject, entry_detail, 'done', entry_address)
$$;

-- What administrators see of people: who they are and how much they have, never what stands in their rows.
create view admin_person with (security_barrier) as
  select a.id, a.role, a.suspended, a.suspended_at, a.suspended_reason, a.created_at,
    coalesce(i.email, '') as email, coalesce(i.email_verified, false) as email_verified, coalesce(i.name, '') as name,
    coalesce(i.issuer, '') as issuer, coalesce(i.subject, '') as subject,
    (select max(s.last_seen_at) from session s where s.user_id = a.id) as last_seen_at,
    (select count(*) from session s where s.user_id = a.id and s.revoked_at is null
      and least(s.expires_at, s.idle_expires_at) > now())::int as sessions,
    (select count(*) from api_token t where t.user_id = a.id and t.revoked_at is null and t.expires_at > now())::int as tokens,
    coalesce((select h.version from user_head h where h.user_id = a.id), 0) as writes
  from account a
  left join lateral (select * from identity where identity.user_id = a.id order by identity.created_at desc limit 1) i on true;
grant select on admin_person to :"app_admin";

-- Waiting work without what it is about; addresses in the words of an error are left out.
create view admin_job with (security_barrier) as
  select id, kind, run_at, extract(epoch from every)::int as every_seconds, locked_until > now() as running, attempts,
    left(regexp_replace(coalesce(last_error, ''), '\S+@\S+', '…', 'g'), 200) as error
  from job;
grant select on admin_job to :"app_admin";

-- How many rows a user has in each table, and their size in bytes.
create function admin_usage(who uuid) returns table (name text, rows bigint, bytes bigint) language plpgsql stable security definer
set search_path = pg_catalog, pg_temp as $$
declare
  found_name text;
begin
  for found_name in
    select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'user_id' and not a.attisdropped order by 1
  loop
    return query execute format(
      'select %L::text, count(*), coalesce(sum(pg_column_size(t.*)), 0)::bigint from public.%I t where user_id = $1', found_name, found_name)
    using who;
  end loop;
end $$;

create function admin_file_bytes(who uuid) returns bigint language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  select coalesce(sum(bytes), 0)::bigint from public.stored_file where user_id = who and state = 'stored'
$$;

-- Rows and bytes of each table of the installation. Large tables are not counted row by row: the database's own estimate is told.
create function admin_tables() returns table (name text, rows bigint, is_estimate boolean, table_bytes bigint, index_bytes bigint, index_reads bigint, table_reads bigint)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  found record;
begin
  for found in
    select c.oid, c.relname, c.reltuples, s.idx_scan, s.seq_scan from pg_class c left join pg_stat_user_tables s on s.relid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 2
  loop
    name := found.relname;
    is_estimate := found.reltuples > 100000;
    if is_estimate then
      rows := found.reltuples::bigint;
    else
      execute format('select count(*) from public.%I', found.relname) into rows;
    end if;
    table_bytes := pg_table_size(found.oid);
    index_bytes := pg_indexes_size(found.oid);
    index_reads := coalesce(found.idx_scan, 0);
    table_reads := coalesce(found.seq_scan, 0);
    return next;
  end loop;
end $$;

-- The counts of stored pictures and of mails by their state.
create function admin_figures() returns json language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  select json_build_object(
    'databaseBytes', pg_database_size(current_database()),
    'files', (select count(*) from public.stored_file where state = 'stored'),
    'fileBytes', (select coalesce(sum(bytes), 0) from public.stored_file where state = 'stored'),
    'mails', (select coalesce(json_object_agg(state, n), '{}') from (
      select state, count(*) as n from public.document_mail where created_at > extract(epoch from now() - interval '30 days') * 1000
      group by state) m))
$$;

-- Signs out every browser of a user, and the provider's sessions behind them.
create function admin_sign_out(who uuid) returns int language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
declare
  gone bytea[];
  ended bytea[];
  browsers int;
begin
  with left_alone as (
    update public.session set revoked_at = now(), id_token = null where user_id = who and revoked_at is null returning provider_session
  ) select array_agg(provider_session), count(*) into gone, browsers from left_alone;
  with closed as (
    delete from public.provider_state where kind = 'Session' and uid_hash = any(gone) returning grant_hash
  ) select array_agg(grant_hash) into ended from closed;
  delete from public.provider_state
  where kind <> 'Session' and (grant_hash = any(ended) or kind = 'Grant' and hash = any(ended));
  return browsers;
end $$;

-- Tells the user, in their own record of security events, what an administrator did.
create function admin_security_event(who uuid, event_kind text, event_detail text) returns void language sql volatile security definer
set search_path = pg_catalog, pg_temp as $$
  insert into public.security_event (user_id, kind, detail) select id, event_kind, event_detail from public.account where id = who
$$;

grant update (suspended_at, suspended_reason) on account to :"app_admin";
revoke execute on function append_audit(uuid, text, uuid, text, text, text), record_audit(text, uuid, text, text), admin_usage(uuid),
  admin_file_bytes(uuid), admin_tables(), admin_figures(), admin_sign_out(uuid), admin_security_event(uuid, text, text) from public;
grant execute on function record_audit(text, uuid, text, text), admin_usage(uuid), admin_file_bytes(uuid), admin_tables(), admin_figures(), admin_sign_out(uuid),
  admin_security_event(uuid, text, text) to :"app_admin";
