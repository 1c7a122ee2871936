-- Shipments: a supplier's delivery with its lines and charges, which become landed cost (SHIP-01). Made from the declarations by
-- `npm run db:make`, then reviewed. Quantities, weights and volumes are 1/10,000; days are text as 2026-07-06.
-- A line keeps the id of its product without a foreign key, so that a deleted product that comes back is found again.

create table shipment (
  user_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  version bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  name text not null,
  reference text not null,
  supplier text not null,
  status text not null,
  currency text not null,
  cost_method text not null,
  raise_stock boolean not null,
  arrives_on text,
  notes text not null,
  landed_at bigint,
  change_set_id text,
  landing jsonb,
  name_key text not null,
  search_text text not null,
  primary key (user_id, id)
);
create unique index shipment_version on shipment (user_id, version);
alter table shipment enable row level security;
alter table shipment force row level security;
create policy own on shipment to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
create policy owner on shipment to :"owner" using (true) with check (true);
grant select, insert, update, delete on shipment to :"app_user";

create table shipment_line (
  user_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  version bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  shipment_id uuid,
  position integer not null,
  product_id text,
  variant_id text not null,
  sku text not null,
  description text not null,
  quantity bigint not null,
  received_quantity bigint,
  currency text not null,
  unit_cost bigint not null,
  rate text not null,
  rate_date text,
  rate_source text not null,
  duty_percent integer not null,
  hs_code text not null,
  weight bigint,
  volume bigint,
  primary key (user_id, id),
  constraint shipment_line__shipment_id foreign key (user_id, shipment_id) references shipment (user_id, id)
);
create unique index shipment_line_version on shipment_line (user_id, version);
create index shipment_line_shipment_id on shipment_line (user_id, shipment_id);
alter table shipment_line enable row level security;
alter table shipment_line force row level security;
create policy own on shipment_line to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
create policy owner on shipment_line to :"owner" using (true) with check (true);
grant select, insert, update, delete on shipment_line to :"app_user";

create table shipment_charge (
  user_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  version bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  shipment_id uuid,
  position integer not null,
  kind text not null,
  label text not null,
  currency text not null,
  estimated_amount bigint,
  actual_amount bigint,
  rate text not null,
  rate_date text,
  rate_source text not null,
  split text not null,
  shares jsonb not null,
  dutiable boolean not null,
  primary key (user_id, id),
  constraint shipment_charge__shipment_id foreign key (user_id, shipment_id) references shipment (user_id, id)
);
create unique index shipment_charge_version on shipment_charge (user_id, version);
create index shipment_charge_shipment_id on shipment_charge (user_id, shipment_id);
alter table shipment_charge enable row level security;
alter table shipment_charge force row level security;
create policy own on shipment_charge to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
create policy owner on shipment_charge to :"owner" using (true) with check (true);
grant select, insert, update, delete on shipment_charge to :"app_user";
