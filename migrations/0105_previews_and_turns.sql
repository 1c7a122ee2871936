-- The last preview of a change of plan: only that is charged, once (SUB-06).
alter table payment_customer add column preview jsonb;

-- However much work of one user is due, taking the next costs the same: the oldest of each kind is looked through up to a limit, and where all of that
-- is of users with two running, others are looked for one user after the other, from a different one on each time.
create index job_due_of_kind on job (kind, run_at);
create index job_of_user on job (user_id, run_at) where user_id is not null;
create index job_of_nobody on job (run_at) where user_id is null;

create or replace function lease_jobs(kinds text[], most int, seconds int)
returns table (id bigint, kind text, user_id uuid, payload jsonb, attempts int, lease uuid) language plpgsql volatile
set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  window_size constant int := 200;
  busy uuid[] := array(
    select j.user_id from public.job j
    where j.locked_until is not null and j.user_id is not null and j.locked_until >= now() and j.kind = any(kinds)
    group by j.user_id having count(*) >= 2);
  seen int;
  chosen bigint[];
  first_user uuid;
  last_user uuid;
  one uuid;
  begun_at uuid;
  has_turned boolean := false;
begin
  select count(*), (array_agg(w.id order by w.run_at) filter (
      where (w.locked_until is null or w.locked_until < now()) and (w.user_id is null or w.user_id <> all(busy))))[1:window_size]
    into seen, chosen
    from unnest(kinds) wanted (kind) cross join lateral (
      select id, user_id, run_at, locked_until from public.job where job.kind = wanted.kind and job.run_at <= now()
      order by job.run_at limit window_size) w;
  if chosen is null and seen >= window_size then
    chosen := array(
      select j.id from public.job j
      where j.user_id is null and j.kind = any(kinds) and j.run_at <= now() and (j.locked_until is null or j.locked_until < now())
      order by j.run_at limit window_size);
    select min(j.user_id::text)::uuid, max(j.user_id::text)::uuid into first_user, last_user from (
      (select user_id from public.job where user_id is not null order by user_id limit 1) union all
      (select user_id from public.job where user_id is not null order by user_id desc limit 1)) j;
    -- Ids of users begin with the moment at which they came.
    begun_at := public.uuid_between(first_user, last_user);
    one := begun_at;
    for turn in 1 .. 500 loop
      exit when cardinality(chosen) > 0 or one is null or (has_turned and one > begun_at);
      one := (select j.user_id from public.job j where j.user_id > one order by j.user_id limit 1);
      if one is null and not has_turned then
        has_turned := true;
        one := first_user;
      end if;
      if one <> all(busy) then
        chosen := array(
          select j.id from (
            select id, kind, run_at, locked_until from public.job where job.user_id = one and job.run_at <= now()
            order by job.run_at limit window_size) j
          where j.kind = any(kinds) and (j.locked_until is null or j.locked_until < now()));
      end if;
    end loop;
  end if;
  return query
    update public.job set lease = gen_random_uuid(), locked_until = now() + make_interval(secs => seconds), attempts = job.attempts + 1
    where job.id in (
      select due.id from public.job due
      where due.id = any(chosen) and due.run_at <= now() and (due.locked_until is null or due.locked_until < now())
      order by due.run_at limit most for update of due skip locked
    )
    returning job.id, job.kind, job.user_id, job.payload, job.attempts, job.lease;
end $$;

-- A value between two ids by chance, by their first 48 bits.
create function uuid_between(low uuid, high uuid) returns uuid language sql volatile
set search_path = pg_catalog, pg_temp as $$
  select (lpad(to_hex((l + floor(random() * (h - l + 1)))::bigint), 12, '0') || repeat('0', 20))::uuid
  from (select ('x' || left(replace(low::text, '-', ''), 12))::bit(48)::bigint as l,
    ('x' || left(replace(high::text, '-', ''), 12))::bit(48)::bigint as h) bounds
$$;
revoke execute on function uuid_between(uuid, uuid) from public;

-- Events of one account of a seller in the running minute.
alter table card_account add column heard_from bigint not null default 0;
alter table card_account add column heard_count integer not null default 0;
