-- Of one user two jobs run at a time at most, so that nobody's slow work holds up that of others.
create index job_running on job (user_id) where locked_until is not null and user_id is not null;

create or replace function lease_jobs(kinds text[], most int, seconds int)
returns table (id bigint, kind text, user_id uuid, payload jsonb, attempts int, lease uuid) language sql volatile
set search_path = pg_catalog, pg_temp as $$
  update public.job set lease = gen_random_uuid(), locked_until = now() + make_interval(secs => seconds), attempts = job.attempts + 1
  where job.id in (
    select due.id from public.job due
    where due.kind = any(kinds) and due.run_at <= now() and (due.locked_until is null or due.locked_until < now())
      and (due.user_id is null or (
        select count(*) from public.job busy
        where busy.user_id = due.user_id and busy.locked_until >= now() and busy.kind = any(kinds)) < 2)
    order by due.run_at limit most for update of due skip locked
  )
  returning job.id, job.kind, job.user_id, job.payload, job.attempts, job.lease
$$;
