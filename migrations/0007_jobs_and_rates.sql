-- Jobs get leases, exchange rates a table, and a cost remembers the foreign amount and rate that it came from.

-- Who works on a job, so that a taker whose lease ran out cannot end the turn of the next one.
alter table job add column lease uuid;

-- Work is ordered in the transaction that causes it, always in the name of the user who acts. The same key of the same kind is the
-- same work: ordered again, it moves to the new time, and a turn that is under way does not end it.
create or replace function enqueue_job(job_kind text, job_payload jsonb, job_uniq text default null, job_run_at timestamptz default now())
returns void language sql volatile security definer
set search_path = pg_catalog, pg_temp as $$
  insert into public.job (kind, uniq, user_id, payload, run_at)
  select job_kind, case when job_uniq is not null then concat_ws(':', uid, job_kind, job_uniq) end, uid, job_payload, job_run_at
  from (select nullif(current_setting('app.uid', true), '')::uuid as uid) acting
  on conflict (uniq) do update set payload = excluded.payload, run_at = excluded.run_at, attempts = 0, last_error = null, lease = null
$$;

-- Up to "most" due jobs of the kinds, each to one taker alone.
create function lease_jobs(kinds text[], most int, seconds int)
returns table (id bigint, kind text, user_id uuid, payload jsonb, attempts int, lease uuid) language sql volatile
set search_path = pg_catalog, pg_temp as $$
  update public.job set lease = gen_random_uuid(), locked_until = now() + make_interval(secs => seconds), attempts = job.attempts + 1
  where job.id in (
    select due.id from public.job due
    where due.kind = any(kinds) and due.run_at <= now() and (due.locked_until is null or due.locked_until < now())
    order by due.run_at limit most for update skip locked
  )
  returning job.id, job.kind, job.user_id, job.payload, job.attempts, job.lease
$$;
revoke execute on function lease_jobs(text[], int, int) from public;

-- Shared: what a currency costs in others, by day and source.
create table exchange_rates (
  date date not null,
  base text not null,
  source text not null,
  rates jsonb not null,
  fetched_at timestamptz not null default now(),
  primary key (date, base, source)
);

do $$
begin
  alter table exchange_rates enable row level security;
  alter table exchange_rates force row level security;
  execute format('create policy owner on exchange_rates to %I using (true) with check (true)', :'owner');
  execute format('create policy shared on exchange_rates for select to %I using (true)', :'app_user');
end $$;
grant select on exchange_rates to :"app_user";

-- Own: what a cost was paid as, where that was in a foreign currency.
alter table product add column base_cost_origin jsonb;
alter table product add column shipping_cost_origin jsonb;
