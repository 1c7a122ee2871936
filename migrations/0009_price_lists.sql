-- Price lists, their prices, and prices of the future. Made from the declarations in src/contract/entities by `npm run db:make`, then
-- reviewed. Times are epoch milliseconds, amounts units of 1/10,000 minor unit, percentages ppm, quantities 1/10,000.

create table price_list (
  user_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  version bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  title text not null,
  product_ids jsonb not null,
  status text not null,
  description text not null,
  customer_group text not null,
  priority integer not null,
  valid_from text,
  valid_to text,
  currency text not null,
  rates jsonb,
  rule_kind text not null,
  rule_percent integer not null,
  basis text not null,
  price_ending text,
  tiers jsonb not null,
  show_trade boolean not null,
  show_pictures boolean not null,
  accent text not null,
  note text not null,
  name_key text not null,
  search_text text not null,
  primary key (user_id, id)
);
create unique index price_list_version on price_list (user_id, version);
alter table price_list enable row level security;
alter table price_list force row level security;
create policy own on price_list to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
create policy owner on price_list to :"owner" using (true) with check (true);
grant select, insert, update, delete on price_list to :"app_user";

create table price_list_price (
  user_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  version bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  price_list_id uuid,
  product_id text not null,
  variant_id text not null,
  min_quantity bigint not null,
  currency text not null,
  price bigint not null,
  primary key (user_id, id),
  constraint price_list_price__price_list_id foreign key (user_id, price_list_id) references price_list (user_id, id)
);
create unique index price_list_price_version on price_list_price (user_id, version);
create index price_list_price_price_list_id on price_list_price (user_id, price_list_id);
alter table price_list_price enable row level security;
alter table price_list_price force row level security;
create policy own on price_list_price to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
create policy owner on price_list_price to :"owner" using (true) with check (true);
grant select, insert, update, delete on price_list_price to :"app_user";

create table scheduled_price (
  user_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  version bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  title text not null,
  product_id text not null,
  variant_id text not null,
  price_list_id uuid,
  patch_kind text not null,
  currency text not null,
  amount bigint,
  percent_off integer not null,
  starts_at bigint not null,
  ends_at bigint,
  promotion boolean not null,
  status text not null,
  applied_price bigint,
  price_before bigint,
  applied jsonb,
  change_set_id text not null,
  end_change_set_id text not null,
  kept_rows integer not null,
  problem text not null,
  primary key (user_id, id),
  constraint scheduled_price__price_list_id foreign key (user_id, price_list_id) references price_list (user_id, id)
);
create unique index scheduled_price_version on scheduled_price (user_id, version);
create index scheduled_price_price_list_id on scheduled_price (user_id, price_list_id);
alter table scheduled_price enable row level security;
alter table scheduled_price force row level security;
create policy own on scheduled_price to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
create policy owner on scheduled_price to :"owner" using (true) with check (true);
grant select, insert, update, delete on scheduled_price to :"app_user";


-- What is due is looked for over all users, and there is little of it.
create index scheduled_price_begins on scheduled_price (starts_at) where status = 'planned';
create index scheduled_price_ends on scheduled_price (ends_at) where status = 'running';
-- The prices of a product in lists, and its scheduled ones: what a lowest price and a deletion ask for.
create index price_list_price_product on price_list_price (user_id, product_id);
create index scheduled_price_product on scheduled_price (user_id, product_id);
