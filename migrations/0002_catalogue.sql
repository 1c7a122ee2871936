-- The catalogue: what users keep. Made from the declarations in src/contract/entities by `npm run db:make`, then reviewed.
-- Times are epoch milliseconds, amounts units of 1/10,000 minor unit, percentages ppm (docs/decisions/0002).

create table user_profile (
  user_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  version bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  email text not null,
  display_name text not null,
  photo_url text not null,
  preferred_currency text not null,
  receive_notifications boolean not null,
  primary key (user_id, id)
);
create unique index user_profile_version on user_profile (user_id, version);
alter table user_profile enable row level security;
alter table user_profile force row level security;
create policy own on user_profile to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
create policy owner on user_profile to :"owner" using (true) with check (true);
grant select, insert, update, delete on user_profile to :"app_user";

create table business_profile (
  user_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  version bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  name text not null,
  business_type text not null,
  is_default boolean not null,
  country text not null,
  address jsonb not null,
  preferred_currency text not null,
  vat_registered boolean not null,
  tax_rate integer not null,
  prices_include_vat boolean not null,
  vat_recoverable boolean not null,
  duty_basis text not null,
  default_margin integer not null,
  trade_margin integer not null,
  price_ending text not null,
  floor_margin integer,
  primary key (user_id, id)
);
create unique index business_profile_version on business_profile (user_id, version);
alter table business_profile enable row level security;
alter table business_profile force row level security;
create policy own on business_profile to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
create policy owner on business_profile to :"owner" using (true) with check (true);
grant select, insert, update, delete on business_profile to :"app_user";

create table category (
  user_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  version bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  name text not null,
  description text not null,
  slug text not null,
  sort_order integer not null,
  is_active boolean not null,
  parent_id uuid,
  level integer not null,
  floor_margin integer,
  name_key text not null,
  primary key (user_id, id),
  constraint category__parent_id foreign key (user_id, parent_id) references category (user_id, id)
);
create unique index category_version on category (user_id, version);
create index category_parent_id on category (user_id, parent_id);
alter table category enable row level security;
alter table category force row level security;
create policy own on category to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
create policy owner on category to :"owner" using (true) with check (true);
grant select, insert, update, delete on category to :"app_user";

create table brand (
  user_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  version bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  name text not null,
  description text not null,
  website text not null,
  contact_email text not null,
  contact_phone text not null,
  notes text not null,
  is_active boolean not null,
  name_key text not null,
  primary key (user_id, id)
);
create unique index brand_version on brand (user_id, version);
alter table brand enable row level security;
alter table brand force row level security;
create policy own on brand to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
create policy owner on brand to :"owner" using (true) with check (true);
grant select, insert, update, delete on brand to :"app_user";

create table product (
  user_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  version bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  name text not null,
  sku text not null,
  barcode text not null,
  description text not null,
  category_id uuid,
  brand_id uuid,
  tags jsonb not null,
  image_url text not null,
  thumbnail_url text not null,
  is_active boolean not null,
  stock integer,
  group_key text not null,
  base_currency text not null,
  base_cost bigint not null,
  shipping_cost bigint not null,
  import_duty integer not null,
  vat_tax integer,
  additional_costs jsonb not null,
  pricing_mode text,
  pricing_strategy text not null,
  pricing_percent integer,
  pricing_amount bigint,
  retail_price bigint,
  trade_price bigint,
  price_ending text,
  floor_margin integer,
  has_variants boolean not null,
  variants jsonb not null,
  source text not null,
  is_sticky boolean not null,
  x integer not null,
  y integer not null,
  color text not null,
  total_cost bigint not null,
  effective_price bigint,
  effective_trade_price bigint,
  margin integer,
  below_floor boolean not null,
  receipt jsonb,
  priced_at bigint,
  name_key text not null,
  search_text text not null,
  primary key (user_id, id),
  constraint product__category_id foreign key (user_id, category_id) references category (user_id, id),
  constraint product__brand_id foreign key (user_id, brand_id) references brand (user_id, id)
);
create unique index product_version on product (user_id, version);
create index product_category_id on product (user_id, category_id);
create index product_brand_id on product (user_id, brand_id);
alter table product enable row level security;
alter table product force row level security;
create policy own on product to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
create policy owner on product to :"owner" using (true) with check (true);
grant select, insert, update, delete on product to :"app_user";

create table change_set (
  user_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  version bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  title text not null,
  origin text not null,
  state text not null,
  size integer not null,
  effect jsonb not null,
  applied_at bigint,
  reverted_at bigint,
  skipped integer not null,
  primary key (user_id, id)
);
create unique index change_set_version on change_set (user_id, version);
alter table change_set enable row level security;
alter table change_set force row level security;
create policy own on change_set to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
create policy owner on change_set to :"owner" using (true) with check (true);
grant select, insert, update, delete on change_set to :"app_user";

create table import_mapping (
  user_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  version bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  name text not null,
  settings jsonb not null,
  primary key (user_id, id)
);
create unique index import_mapping_version on import_mapping (user_id, version);
alter table import_mapping enable row level security;
alter table import_mapping force row level security;
create policy own on import_mapping to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
create policy owner on import_mapping to :"owner" using (true) with check (true);
grant select, insert, update, delete on import_mapping to :"app_user";

create index product_by_name on product (user_id, name_key collate "C", id);
create index product_by_price on product (user_id, effective_price);
create index product_by_sku on product (user_id, sku);

-- Whether any user has a product of this id: the one question about others that duplicating asks (PROD-04).
create function product_exists(wanted uuid) returns boolean language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  select exists (select from public.product where id = wanted)
$$;
revoke execute on function product_exists(uuid) from public;
grant execute on function product_exists(uuid) to :"app_user";
