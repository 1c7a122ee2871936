-- Plans that the operator sells, and who subscribed to them (SUB-01…07).

-- Shared: kept by administrators, read by everybody.
create table subscription_plan (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  description text not null,
  price bigint not null check (price >= 0),
  currency text not null,
  billing_cycle text not null check (billing_cycle in ('monthly', 'quarterly', 'annual')),
  features jsonb not null,
  -- What the server enforces, by name; what is missing has no limit.
  limits jsonb not null,
  max_users integer check (max_users > 0),
  trial_days integer not null check (trial_days >= 0),
  is_active boolean not null,
  position integer not null,
  -- Which of the default plans it is: each is made once (SUB-07).
  made_as text unique,
  created_at bigint not null,
  updated_at bigint not null
);

-- Own: what a user subscribed to, as the payment provider tells it. Users read it; only the server writes it.
create table user_subscription (
  user_id uuid not null references account (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  plan_id uuid not null references subscription_plan (id),
  status text not null check (status in ('active', 'trial', 'canceled', 'expired', 'suspended')),
  cancel_at_period_end boolean not null,
  payment_issue boolean not null,
  access_until bigint,
  next_billing_at bigint,
  period_start bigint not null,
  period_end bigint not null,
  trial_end bigint,
  -- What is paid each period: the plan may have another price by now.
  price bigint not null,
  currency text not null,
  billing_cycle text not null check (billing_cycle in ('monthly', 'quarterly', 'annual')),
  provider text not null check (provider in ('stripe', 'test')),
  external_id text not null,
  -- The look at the provider that it is from: an older look never replaces a newer one.
  seen_in bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (user_id, id),
  unique (provider, external_id)
);
create index user_subscription_plan on user_subscription (plan_id, status);
create index user_subscription_due on user_subscription (provider, period_end) where status not in ('expired');
create sequence payment_look;

-- System: who a customer of the payment provider is, and the page of payment that is open.
create table payment_customer (
  user_id uuid not null references account (id) on delete cascade,
  provider text not null,
  external_id text not null,
  checkout_id text,
  primary key (user_id, provider),
  unique (provider, external_id)
);

-- System: events as they came, each once (SUB-03).
create table payment_event (
  provider text not null,
  event_id text not null,
  type text not null,
  subscription_id text,
  said_at bigint not null,
  received_at bigint not null,
  state text not null check (state in ('waiting', 'done', 'ignored')),
  primary key (provider, event_id)
);
create index payment_event_waiting on payment_event (provider, subscription_id) where state = 'waiting';
create index payment_event_received on payment_event (received_at);

-- System: what the test mode keeps in place of a payment provider, by customer (SUB-05).
create table test_payment (
  customer_id text primary key,
  user_id uuid not null references account (id) on delete cascade,
  ledger jsonb not null
);
create index test_payment_ledger on test_payment using gin (ledger jsonb_path_ops);

do $$
declare each text;
begin
  foreach each in array array['subscription_plan', 'user_subscription', 'payment_customer', 'payment_event', 'test_payment'] loop
    execute format('alter table %I enable row level security', each);
    execute format('alter table %I force row level security', each);
    execute format('create policy owner on %I to %I using (true) with check (true)', each, :'owner');
  end loop;
end $$;
create policy shared on subscription_plan for select to :"app_user" using (true);
grant select on subscription_plan to :"app_user";
create policy admin_keeps on subscription_plan to :"app_admin" using (true) with check (true);
grant select, insert, update, delete on subscription_plan to :"app_admin";
create policy own on user_subscription for select to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
grant select on user_subscription to :"app_user";
create policy admin_reads on user_subscription for select to :"app_admin" using (true);
grant select on user_subscription to :"app_admin";

-- Whether a subscription lets its user in at a moment.
create function subscription_lets_in(status text, access_until bigint, at bigint) returns boolean language sql immutable parallel safe as $$
  select case when status in ('active', 'trial') then access_until is null or access_until > at
    else status = 'canceled' and access_until > at end
$$;

-- The plan whose limits hold for the open transaction's user: that of the subscription that lets in; else the first plan without a price
-- that is offered; else none, and nothing is limited.
create function plan_in_force() returns subscription_plan language sql stable as $$
  select plan from (
    select p as plan, 0 as rank, -s.created_at as place from user_subscription s join subscription_plan p on p.id = s.plan_id
    where s.user_id = (select nullif(current_setting('app.uid', true), '')::uuid)
      and subscription_lets_in(s.status, s.access_until, (extract(epoch from now()) * 1000)::bigint)
    union all
    select p, 1, p.position from subscription_plan p where p.is_active and p.price = 0
    order by rank, place limit 1
  ) found
$$;

-- The e-mail address that an administrator reaches a subscriber by.
create function subscriber_email(of_user uuid) returns text language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  select email from public.identity where user_id = of_user order by created_at desc limit 1
$$;
revoke execute on function subscriber_email(uuid) from public;
grant execute on function subscriber_email(uuid) to :"app_admin";
