-- Services: what they cost and how they are sold (SERV-01…03). Made from their declaration by `npm run db:make`, then reviewed.

create table service (
  user_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  version bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  name text not null,
  description text not null,
  category text not null,
  image_url text not null,
  thumbnail_url text not null,
  base_currency text not null,
  labor_cost bigint,
  labor_hours bigint,
  labor_rate bigint,
  material_cost bigint,
  overhead_cost bigint,
  subcontractor_cost bigint,
  additional_costs jsonb not null,
  pricing_model text not null,
  pricing_strategy text not null,
  pricing_value integer not null,
  hourly_rate bigint,
  fixed_price bigint,
  value_price bigint,
  package_options jsonb not null,
  is_active boolean not null,
  total_cost bigint not null,
  computed_price bigint not null,
  main_price bigint not null,
  margin integer not null,
  name_key text not null,
  search_text text not null,
  primary key (user_id, id)
);
create unique index service_version on service (user_id, version);
alter table service enable row level security;
alter table service force row level security;
create policy own on service to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
create policy owner on service to :"owner" using (true) with check (true);
grant select, insert, update, delete on service to :"app_user";
