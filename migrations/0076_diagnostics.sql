-- Diagnostics (DIAG-02): what scans found, of the class own; and samples of the health of the installation, of the class system.

create table scan_run (
  user_id uuid not null references account (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  at timestamptz not null default now(),
  latency_ms double precision not null,
  rows int not null,
  count int not null,
  by_fault jsonb not null,
  is_recovery boolean not null,
  primary key (user_id, id)
);
create index scan_run_newest on scan_run (user_id, at desc);
alter table scan_run enable row level security;
alter table scan_run force row level security;
create policy owner on scan_run to :"owner" using (true) with check (true);
create policy own on scan_run to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
grant select, insert, delete on scan_run to :"app_user";

create table health_sample (
  at timestamptz primary key default now(),
  status text not null,
  components jsonb not null
);
alter table health_sample enable row level security;
alter table health_sample force row level security;
create policy owner on health_sample to :"owner" using (true) with check (true);
create policy admin_reads on health_sample for select to :"app_admin" using (true);
grant select on health_sample to :"app_admin";

-- A key whose answer was never stored is taken away by a recovery.
grant delete on idempotency_key to :"app_user";
