-- Teams (TEAM-01, TEAM-02): people who work in the account of somebody else, each as themselves and behind a wall of their own.

do $$
declare
  role text;
begin
  foreach role in array array[:'app_editor', :'app_viewer', :'app_accountant'] loop
    if not exists (select from pg_roles where rolname = role) then
      execute format('create role %I nologin', role);
    end if;
    begin
      execute format('set local role %I', role);
      execute 'set local role none';
    exception when insufficient_privilege then
      execute format('grant %I to current_user', role);
    end;
    execute format('grant usage on schema public to %I', role);
  end loop;
exception when insufficient_privilege then
  raise exception 'the database login may not create roles'
    using errcode = '42501', hint = format('Give it CREATEROLE, or create the roles %I, %I and %I and grant them to it.',
      :'app_editor', :'app_viewer', :'app_accountant');
end $$;

-- The database's role of a member.
create function app_member_role(of_role text) returns text language sql immutable parallel safe
return case of_role when 'editor' then :'app_editor' when 'viewer' then :'app_viewer' when 'accountant' then :'app_accountant' end;

-- System: who works in whose account. A membership that ended stays, so that the history goes on naming the person.
create table member (
  account_id uuid not null references account (id) on delete cascade,
  person_id uuid not null references account (id) on delete cascade,
  role text not null check (role in ('editor', 'viewer', 'accountant')),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (account_id, person_id),
  check (account_id <> person_id)
);
create index member_person on member (person_id) where ended_at is null;

-- System: only the hash of what the mailed link carries is kept.
create table invitation (
  account_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  email text not null,
  role text not null check (role in ('editor', 'viewer', 'accountant')),
  hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  primary key (account_id, id)
);

do $$
declare
  name text;
begin
  foreach name in array array['member', 'invitation'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to %I using (true) with check (true)', name, :'owner');
  end loop;
end $$;

-- Whose rows a session reaches stays "user_id" for ever. A member's session names the person and the role that they entered with: with
-- another role it is over. One whose account was deleted is kept without it, so that the person goes on in their own.
alter table session
  add column person_id uuid references account (id) on delete cascade,
  add column person_role text,
  add check ((person_id is null) = (person_role is null)),
  drop constraint session_check,
  add check (user_id is not null or revoked_at is not null or person_id is not null);
create index session_person on session (person_id) where person_id is not null;

-- Lets members reach a table of the class own: 'none', 'read' or 'write' for each role. What each may do is derived from what its owner may:
-- the policy "members" decides what is read, grants what is written. A table that a migration does not open stays closed to members.
create function open_to_members(of_table text, editor text, viewer text, accountant text) returns void language plpgsql volatile
set search_path = pg_catalog, public, pg_temp as $$
declare
  relation constant oid := format('public.%I', of_table)::regclass;
  wall text;
  reader text;
  readers text[] := '{}';
  each record;
begin
  select pg_get_expr(polqual, polrelid) into strict wall from pg_policy where polrelid = relation and polname = 'own';
  for each in select * from (values ('editor', editor), ('viewer', viewer), ('accountant', accountant)) as reach(role, how) loop
    reader := quote_ident(app_member_role(each.role));
    if each.how not in ('none', 'read', 'write') then
      raise exception 'a member reaches none, read or write, not %', each.how;
    end if;
    execute format('grant select on %I to %s', of_table, reader);
    if each.how <> 'none' then
      readers := readers || reader;
    end if;
    if each.how = 'write' then
      execute format('grant %s on %I to %s', (
        select string_agg(privilege_type, ', ') from pg_class, aclexplode(relacl)
        where pg_class.oid = relation and grantee = app_user_role()::regrole), of_table, reader);
    end if;
  end loop;
  if readers <> '{}' then
    execute format('create policy members on %I to %s using (%s) with check (%3$s)', of_table, array_to_string(readers, ', '), wall);
  end if;
end $$;
revoke execute on function open_to_members(text, text, text, text) from public;

-- The kinds of rows: src/contract/teams/reach.ts declares the same.
select open_to_members(each, 'write', 'read', 'none') from unnest(array['category', 'brand', 'product', 'change_set', 'import_mapping',
  'shipment', 'shipment_line', 'shipment_charge', 'price_list', 'price_list_price', 'scheduled_price', 'scenario', 'service', 'event',
  'insight_dismissal', 'store', 'store_listing', 'store_conflict']) each;
select open_to_members(each, 'write', 'read', 'read') from unnest(array['business_profile', 'customer', 'document', 'document_counter',
  'document_mail', 'recurring_document']) each;
-- What a person keeps for themselves.
select open_to_members(each, 'none', 'none', 'none') from unnest(array['user_profile', 'sticky_note', 'assistant_message']) each;

-- What the write path keeps beside them. An accountant sees versions, deletions and history of what they may read.
select open_to_members('user_head', 'write', 'read', 'read');
select open_to_members(each, 'write', 'read', 'none') from unnest(array['tombstone', 'change', 'change_set_draft', 'change_set_row',
  'change_set_kept', 'stored_file', 'store_product']) each;
select open_to_members(each, 'write', 'none', 'none') from unnest(array['sync_client', 'idempotency_key']) each;
select open_to_members('user_subscription', 'read', 'none', 'none');

do $$
declare
  name text;
begin
  foreach name in array array['tombstone', 'change'] loop
    execute format($policy$create policy accountants on %I for select to %I
      using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid)
        and kind in ('businessProfile', 'customer', 'document', 'documentCounter', 'documentMail', 'recurringDocument'))$policy$,
      name, :'app_accountant');
  end loop;
  foreach name in array array['exchange_rates', 'subscription_plan'] loop
    execute format('create policy members on %I for select to %I, %I, %I using (true)', name, :'app_editor', :'app_viewer', :'app_accountant');
    execute format('grant select on %I to %I, %I, %I', name, :'app_editor', :'app_viewer', :'app_accountant');
  end loop;
end $$;

-- Functions: an editor calls those of the owner, but for feeds, which are a person's own; others those that read.
do $$
declare
  called regprocedure;
begin
  for called in
    select p.oid from pg_proc p, aclexplode(p.proacl) acl
    where p.pronamespace = 'public'::regnamespace and acl.grantee = app_user_role()::regrole and p.proname not like '%calendar_feed%'
  loop
    execute format('grant execute on function %s to %I', called, :'app_editor');
  end loop;
  foreach called in array array['refuse_long_search()', 'refuse_large_list()', 'product_candidates(text, integer)', 'document_links(uuid)',
    'public_links(uuid)']::regprocedure[] loop
    execute format('grant execute on function %s to %I', called, :'app_viewer');
  end loop;
  foreach called in array array['refuse_long_search()', 'refuse_large_list()', 'document_links(uuid)']::regprocedure[] loop
    execute format('grant execute on function %s to %I', called, :'app_accountant');
  end loop;
end $$;

-- What a member's edit announces goes to the owner's webhooks, which the member does not see.
create function announce(told jsonb, most int) returns void language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
declare
  uid uuid := nullif(current_setting('app.uid', true), '')::uuid;
begin
  -- What waits is counted once for each webhook, not for each event.
  with asking as materialized (
    select w.id, w.events, (select count(*) from (select from public.webhook_delivery d
      where d.user_id = uid and d.webhook_id = w.id and d.state = 'waiting' limit most) full_one) < most as fits
    from public.webhook w where w.user_id = uid and w.state = 'active'
  ), asked as (
    select w.id as webhook_id, x.*, w.fits
    from asking w cross join rows from (jsonb_to_recordset(told)
      as (event_id uuid, event text, record_kind text, record_id uuid, body text)) with ordinality
      as x(event_id, event, record_kind, record_id, body, n)
    where x.event = any(w.events)
  ), kept as (
    insert into public.webhook_delivery (user_id, webhook_id, event_id, event, record_kind, record_id, body)
    select uid, webhook_id, event_id, event, record_kind, record_id, body from asked where fits order by n
  )
  update public.webhook set missed = missed + lost.n
  from (select webhook_id, count(*) as n from asked where not fits group by webhook_id) lost
  where webhook.user_id = uid and webhook.id = lost.webhook_id;
end $$;
revoke execute on function announce(jsonb, int) from public;
grant execute on function announce(jsonb, int) to :"app_user", :"app_editor";

-- An administrator's rights are those of a person in their own account, never of a member.
create or replace function enter_admin() returns void language plpgsql stable security definer
set search_path = pg_catalog, pg_temp as $$
begin
  if coalesce(current_setting('app.person', true), '') <> '' or not exists (select from public.account
    where id = nullif(current_setting('app.uid', true), '')::uuid and role = 'admin' and not suspended) then
    raise exception 'not an administrator' using errcode = 'PW004';
  end if;
end $$;

-- Sessions are those of the person, in whose account they may work.
create or replace view admin_person with (security_barrier) as
  select a.id, a.role, a.suspended, a.suspended_at, a.suspended_reason, a.created_at,
    coalesce(i.email, '') as email, coalesce(i.email_verified, false) as email_verified, coalesce(i.name, '') as name,
    coalesce(i.issuer, '') as issuer, coalesce(i.subject, '') as subject,
    (select max(s.last_seen_at) from session s where s.user_id = a.id and s.person_id is null or s.person_id = a.id) as last_seen_at,
    (select count(*) from session s where (s.user_id = a.id and s.person_id is null or s.person_id = a.id) and s.revoked_at is null
      and least(s.expires_at, s.idle_expires_at) > now())::int as sessions,
    (select count(*) from api_token t where t.user_id = a.id and t.revoked_at is null and t.expires_at > now())::int as tokens,
    coalesce((select h.version from user_head h where h.user_id = a.id), 0) as writes
  from account a
  left join lateral (select * from identity where identity.user_id = a.id order by identity.created_at desc limit 1) i on true;

create or replace function admin_sign_out(who uuid) returns int language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
declare
  gone bytea[];
  ended bytea[];
  browsers int;
begin
  with left_alone as (
    update public.session set revoked_at = now(), id_token = null
    where (user_id = who and person_id is null or person_id = who) and revoked_at is null returning provider_session
  ) select array_agg(provider_session), count(*) into gone, browsers from left_alone;
  with closed as (
    delete from public.provider_state where kind = 'Session' and uid_hash = any(gone) returning grant_hash
  ) select array_agg(grant_hash) into ended from closed;
  delete from public.provider_state
  where kind <> 'Session' and (grant_hash = any(ended) or kind = 'Grant' and hash = any(ended));
  return browsers;
end $$;
