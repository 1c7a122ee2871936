-- The jobs of one user are a range of the index of users: as an equality, a kept plan may read the due jobs of all others first (OPS-06).
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
            select id, kind, run_at, locked_until from public.job
            where job.user_id is not null and (job.user_id, job.run_at) >= (one, '-infinity'::timestamptz)
              and (job.user_id, job.run_at) <= (one, now())
            order by job.user_id, job.run_at limit window_size) j
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
