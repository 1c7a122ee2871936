-- Customers and business documents: profiles get what stands on a document, customers and documents their tables (DOC, CUST, PROF-02).
-- Made from their declarations by `npm run db:make`, then reviewed.

alter table business_profile add column legal_name text not null default '';
alter table business_profile add column contact_name text not null default '';
alter table business_profile add column email text not null default '';
alter table business_profile add column phone_number text not null default '';
alter table business_profile add column website text not null default '';
alter table business_profile add column registration_number text not null default '';
alter table business_profile add column tax_id text not null default '';
alter table business_profile add column vat_id text not null default '';
alter table business_profile add column electronic_address text not null default '';
alter table business_profile add column electronic_scheme text not null default '';
alter table business_profile add column iban text not null default '';
alter table business_profile add column bic text not null default '';
alter table business_profile add column bank_name text not null default '';
alter table business_profile add column account_name text not null default '';
alter table business_profile add column logo text not null default '';
alter table business_profile add column terms_and_conditions text not null default '';
alter table business_profile add column payment_days integer not null default 30;
alter table business_profile add column tax_basis text not null default 'net';
alter table business_profile add column time_zone text not null default 'UTC';
alter table business_profile add column number_at text not null default 'creation';
alter table business_profile add column number_reset text not null default 'never';
alter table business_profile add column document_design text not null default 'classic';
alter table business_profile add column document_accent text not null default '';
alter table business_profile add column document_language text not null default '';
alter table business_profile add column reminds_after integer;
alter table business_profile
  alter column legal_name drop default,
  alter column contact_name drop default,
  alter column email drop default,
  alter column phone_number drop default,
  alter column website drop default,
  alter column registration_number drop default,
  alter column tax_id drop default,
  alter column vat_id drop default,
  alter column electronic_address drop default,
  alter column electronic_scheme drop default,
  alter column iban drop default,
  alter column bic drop default,
  alter column bank_name drop default,
  alter column account_name drop default,
  alter column logo drop default,
  alter column terms_and_conditions drop default,
  alter column payment_days drop default,
  alter column tax_basis drop default,
  alter column time_zone drop default,
  alter column number_at drop default,
  alter column number_reset drop default,
  alter column document_design drop default,
  alter column document_accent drop default,
  alter column document_language drop default;

-- The parts of an address have the names of the documents now.
update business_profile set address = (address - 'postcode' - 'region')
  || jsonb_strip_nulls(jsonb_build_object('zip', address -> 'postcode', 'state', address -> 'region'));

create table customer (
  user_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  version bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  name text not null,
  company text not null,
  contact_name text not null,
  email text not null,
  phone text not null,
  status text not null,
  tags jsonb not null,
  country text not null,
  industry text not null,
  subscription_id text not null,
  billing_address jsonb not null,
  shipping_address jsonb not null,
  vat_id text not null,
  registration_number text not null,
  electronic_address text not null,
  electronic_scheme text not null,
  buyer_reference text not null,
  currency text not null,
  language text not null,
  tax_category text,
  price_list_id text,
  payment_days integer,
  notes text not null,
  name_key text not null,
  search_text text not null,
  primary key (user_id, id)
);
create unique index customer_version on customer (user_id, version);
alter table customer enable row level security;
alter table customer force row level security;
create policy own on customer to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
create policy owner on customer to :"owner" using (true) with check (true);
grant select, insert, update, delete on customer to :"app_user";

create table document (
  user_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  version bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  document_type text not null,
  document_number text not null,
  is_provisional boolean not null,
  sequence integer,
  counter_id text,
  status text not null,
  business_profile_id text,
  customer_id text,
  customer_name text not null,
  customer_email text not null,
  customer_phone text not null,
  billing_address jsonb not null,
  shipping_address jsonb not null,
  customer_vat_id text not null,
  customer_registration_number text not null,
  customer_electronic_address text not null,
  customer_electronic_scheme text not null,
  buyer_reference text not null,
  order_reference text not null,
  language text not null,
  issue_date text,
  due_date text,
  delivery_date text,
  currency text not null,
  tax_basis text not null,
  prices_include_tax boolean not null,
  items jsonb not null,
  subtotal bigint not null,
  discount_amount bigint not null,
  tax_amount bigint not null,
  total bigint not null,
  taxes jsonb not null,
  payments jsonb not null,
  amount_paid bigint not null,
  balance_due bigint not null,
  credited_amount bigint not null,
  notes text not null,
  customer_notes text not null,
  terms text not null,
  payment_terms text not null,
  reason text not null,
  original_invoice_id text,
  related_documents jsonb not null,
  moves_stock boolean not null,
  stock_moved_at bigint,
  seller jsonb,
  sent_at bigint,
  viewed_at bigint,
  revision integer not null,
  status_before text,
  customer_key text not null,
  search_text text not null,
  primary key (user_id, id)
);
create unique index document_version on document (user_id, version);
alter table document enable row level security;
alter table document force row level security;
create policy own on document to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
create policy owner on document to :"owner" using (true) with check (true);
grant select, insert, update, delete on document to :"app_user";

create table document_counter (
  user_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  version bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  document_type text not null,
  business_profile_id text,
  period text not null,
  prefix text not null,
  current_number integer not null,
  padding integer not null,
  primary key (user_id, id)
);
create unique index document_counter_version on document_counter (user_id, version);
alter table document_counter enable row level security;
alter table document_counter force row level security;
create policy own on document_counter to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
create policy owner on document_counter to :"owner" using (true) with check (true);
grant select, insert, update, delete on document_counter to :"app_user";

create table document_mail (
  user_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  version bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  document_id text,
  customer_id text,
  purpose text not null,
  recipient text not null,
  subject text not null,
  message text not null,
  state text not null,
  error text not null,
  attempts integer not null,
  sent_at bigint,
  primary key (user_id, id)
);
create unique index document_mail_version on document_mail (user_id, version);
alter table document_mail enable row level security;
alter table document_mail force row level security;
create policy own on document_mail to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
create policy owner on document_mail to :"owner" using (true) with check (true);
grant select, insert, update, delete on document_mail to :"app_user";

create table recurring_document (
  user_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  version bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  name text not null,
  document_id text,
  customer_id text,
  repeat text not null,
  day_of_month integer,
  next_on text,
  ends_on text,
  is_active boolean not null,
  sends_mail boolean not null,
  last_made_on text,
  last_document_id text,
  problem text not null,
  primary key (user_id, id)
);
create unique index recurring_document_version on recurring_document (user_id, version);
alter table recurring_document enable row level security;
alter table recurring_document force row level security;
create policy own on recurring_document to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
create policy owner on recurring_document to :"owner" using (true) with check (true);
grant select, insert, update, delete on recurring_document to :"app_user";

-- No number is given out twice in a series, whatever goes wrong (DOC-02).
create unique index document_number_once on document (user_id, counter_id, sequence) where sequence is not null;
create index document_of_customer on document (user_id, customer_id) where customer_id is not null;
create index document_of_invoice on document (user_id, original_invoice_id) where original_invoice_id is not null;
create index document_mail_of_document on document_mail (user_id, document_id);
