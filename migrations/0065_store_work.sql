-- Work for stores is ordered by users too, and by webhooks in their name: looks, what is sent, webhooks, pictures.

create or replace function enqueue_job(job_kind text, job_payload jsonb, job_uniq text default null, job_run_at timestamptz default now())
returns void language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
declare
  uid uuid := nullif(current_setting('app.uid', true), '')::uuid;
begin
  if job_kind is null or job_kind <> all (array['document-mail', 'store-pull', 'store-push', 'store-notices', 'store-pictures']) then
    raise exception 'work of this kind is not ordered by users' using errcode = '42501';
  end if;
  insert into public.job (kind, uniq, user_id, payload, run_at)
  values (job_kind, case when job_uniq is not null then concat_ws(':', uid, job_kind, job_uniq) end, uid, job_payload, job_run_at)
  on conflict (uniq) do update set payload = excluded.payload, run_at = excluded.run_at, attempts = 0, last_error = null, lease = null;
end $$;

-- The product here that a product of a store is, or is proposed to be: one of a store has it alone.
alter table store_product add column product_id uuid;
create index store_product_taken on store_product (user_id, store_id, product_id) where product_id is not null;
