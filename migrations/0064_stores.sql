-- Connected stores, what is sold in them, and where both sides differ (STORE-01…09). The first three are made from their declarations by
-- `npm run db:make`, then reviewed.

create table store (
  user_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  version bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  name text not null,
  provider text not null,
  external_id text not null,
  address text not null,
  currency text not null,
  catalogue text not null,
  state text not null,
  problem text not null,
  said text not null,
  run jsonb,
  pulled_at bigint,
  pushed_at bigint,
  every_minutes integer not null,
  next_pull_at bigint,
  first_change_set_id text,
  price_list_id text,
  pushes_compare_at boolean not null,
  pushes_stock boolean not null,
  pushes_cost boolean not null,
  fee_percent integer not null,
  fee_fixed bigint not null,
  category_fees jsonb not null,
  name_key text not null,
  search_text text not null,
  primary key (user_id, id)
);
create unique index store_version on store (user_id, version);
alter table store enable row level security;
alter table store force row level security;
create policy own on store to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
create policy owner on store to :"owner" using (true) with check (true);
grant select, insert, update, delete on store to :"app_user";

create table store_listing (
  user_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  version bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  store_id text,
  product_id text,
  external_id text not null,
  title text not null,
  page_url text not null,
  currency text not null,
  offers jsonb not null,
  push_state text not null,
  push_problem text not null,
  said text not null,
  pushed_at bigint,
  primary key (user_id, id)
);
create unique index store_listing_version on store_listing (user_id, version);
alter table store_listing enable row level security;
alter table store_listing force row level security;
create policy own on store_listing to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
create policy owner on store_listing to :"owner" using (true) with check (true);
grant select, insert, update, delete on store_listing to :"app_user";

create table store_conflict (
  user_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  version bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  store_id text,
  listing_id text,
  product_id text,
  variant_id text not null,
  title text not null,
  field text not null,
  currency text not null,
  base jsonb,
  local jsonb,
  store jsonb,
  state text not null,
  choice text not null,
  resolved_at bigint,
  primary key (user_id, id)
);
create unique index store_conflict_version on store_conflict (user_id, version);
alter table store_conflict enable row level security;
alter table store_conflict force row level security;
create policy own on store_conflict to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
create policy owner on store_conflict to :"owner" using (true) with check (true);
grant select, insert, update, delete on store_conflict to :"app_user";

create index store_listing_product on store_listing (user_id, product_id);
create index store_listing_waiting on store_listing (user_id, store_id) where push_state <> 'none';
create unique index store_listing_external on store_listing (user_id, store_id, external_id);
create index store_conflict_open on store_conflict (user_id, store_id, listing_id) where state = 'open';

-- What opens a store, sealed (STORE-08), and how far it was read.
create table store_access (
  user_id uuid not null,
  store_id uuid not null,
  sealed bytea not null,
  -- Webhooks that were asked for.
  subscription text not null default '',
  -- Where the next look for changes begins; null before the first whole one.
  cursor text,
  -- The look that is under way: its own cursor, whether it is of the whole catalogue, and when it began.
  look jsonb,
  -- Rises with each look at the whole catalogue.
  whole_looks bigint not null default 0,
  primary key (user_id, store_id),
  foreign key (user_id, store_id) references store (user_id, id) on delete cascade
);

-- The products of a store as they were last seen there, and as both sides last agreed.
create table store_product (
  user_id uuid not null,
  store_id uuid not null,
  external_id text not null,
  product jsonb not null,
  revision text not null,
  -- The whole look that saw it last.
  seen_in bigint not null default 0,
  is_gone boolean not null default false,
  -- Changed there since it was last compared.
  is_open boolean not null default true,
  -- As both sides last agreed, by field and offer; null before that.
  base jsonb,
  -- What becomes the base when the change set that holds it is applied.
  proposed jsonb,
  change_set_id uuid,
  -- What a person said of a doubtful one: the product that it is, 'new' or 'none'.
  decision text,
  -- Why it is not matched, with the products that it could be.
  doubt jsonb,
  primary key (user_id, store_id, external_id),
  foreign key (user_id, store_id) references store (user_id, id) on delete cascade
);
create index store_product_open on store_product (user_id, store_id, external_id) where is_open;
create index store_product_proposed on store_product (user_id, change_set_id) where change_set_id is not null;
create index store_product_doubt on store_product (user_id, store_id, external_id) where doubt is not null;

-- Webhooks as they came; each event once (STORE-03).
create table store_notice (
  user_id uuid not null,
  id bigint generated by default as identity,
  store_id uuid not null,
  event_id text not null,
  topic text not null,
  about text not null,
  external_id text not null,
  received_at bigint not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed', 'ignored')),
  problem text not null default '',
  done_at bigint,
  primary key (user_id, id),
  unique (user_id, store_id, event_id),
  foreign key (user_id, store_id) references store (user_id, id) on delete cascade
);
create index store_notice_waiting on store_notice (user_id, store_id, id) where state = 'waiting';
create index store_notice_newest on store_notice (user_id, store_id, id desc);

do $$
declare own text;
begin
  foreach own in array array['store_access', 'store_product', 'store_notice'] loop
    execute format('alter table %I enable row level security', own);
    execute format('alter table %I force row level security', own);
    execute format('create policy own on %I to %I using (user_id = (select nullif(current_setting(''app.uid'', true), '''')::uuid)) with check (user_id = (select nullif(current_setting(''app.uid'', true), '''')::uuid))', own, :'app_user');
    execute format('create policy owner on %I to %I using (true) with check (true)', own, :'owner');
    execute format('grant select, insert, update, delete on %I to %I', own, :'app_user');
  end loop;
end $$;

-- Of several accounts with one store, a webhook is for each: looked up before anybody is signed in.
create index store_of_provider on store (provider, external_id) where state = 'connected';
