-- Card payments on invoices (DOC-14): a seller's own account at Stripe, pages of payment, payments, and what Stripe reported of them.

-- Own: an account at the payment provider. Key and signing secret are sealed; a closed one keeps neither.
create table card_account (
  user_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  -- Empty where a restricted key may not tell it.
  external_id text not null,
  name text not null,
  mode text not null check (mode in ('live', 'test')),
  key_kind text not null check (key_kind in ('restricted', 'secret')),
  state text not null check (state in ('waiting', 'active', 'refused', 'closed')),
  sealed bytea not null,
  signing bytea not null,
  -- The webhook endpoint that was made with the key; empty for one that a person made.
  endpoint_id text not null,
  heard_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (user_id, id)
);
create unique index card_account_open on card_account (user_id) where state <> 'closed';
create index card_account_id on card_account (id);

-- Own: a page of payment of an invoice. One at a time is open, so that nobody pays twice.
create table card_checkout (
  user_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  document_id uuid not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  language text not null,
  title text not null,
  state text not null check (state in ('opening', 'open', 'paid', 'over')),
  session_id text not null default '',
  url text not null default '',
  created_at bigint not null,
  expires_at bigint not null,
  asked_at bigint not null,
  primary key (user_id, id),
  foreign key (user_id, account_id) references card_account (user_id, id) on delete cascade
);
create unique index card_checkout_one on card_checkout (user_id, document_id) where state in ('opening', 'open');
create index card_checkout_id on card_checkout (id);
create index card_checkout_account on card_checkout (user_id, account_id);
create index card_checkout_late on card_checkout (asked_at) where state in ('opening', 'open');

-- Own: a payment by card as it was last seen. `problem` says why its entries do not stand on the document.
create table card_payment (
  user_id uuid not null,
  id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  document_id uuid not null,
  reference text not null,
  paid_at bigint not null,
  amount bigint not null,
  currency text not null,
  fee bigint,
  fee_currency text not null,
  -- What is left of it after refunds and disputes.
  kept bigint not null,
  dispute text not null,
  -- More than was open, kept as a credit of the customer.
  is_credit boolean not null,
  problem text not null,
  seen_in bigint not null,
  asked_at bigint not null,
  primary key (user_id, id),
  foreign key (user_id, account_id) references card_account (user_id, id) on delete cascade,
  unique (user_id, account_id, reference)
);
create index card_payment_newest on card_payment (user_id, paid_at desc, id);
create index card_payment_document on card_payment (user_id, document_id);
create index card_payment_without_fee on card_payment (asked_at) where fee is null;
create sequence card_look;
grant usage on sequence card_look to :"app_user";

-- System: events of sellers' accounts as they came, each once.
create table card_event (
  user_id uuid not null,
  account_id uuid not null,
  event_id text not null,
  type text not null,
  reference text not null,
  said_at bigint not null,
  received_at bigint not null,
  state text not null check (state in ('waiting', 'done', 'ignored')),
  primary key (user_id, account_id, event_id),
  foreign key (user_id, account_id) references card_account (user_id, id) on delete cascade
);
create index card_event_waiting on card_event (user_id, account_id, reference) where state = 'waiting';
create index card_event_received on card_event (received_at);

do $$
declare each text;
begin
  foreach each in array array['card_account', 'card_checkout', 'card_payment', 'card_event'] loop
    execute format('alter table %I enable row level security', each);
    execute format('alter table %I force row level security', each);
    execute format('create policy owner on %I to %I using (true) with check (true)', each, :'owner');
  end loop;
  foreach each in array array['card_account', 'card_checkout', 'card_payment'] loop
    execute format('create policy own on %I to %I using (user_id = (select nullif(current_setting(''app.uid'', true), '''')::uuid)) with check (user_id = (select nullif(current_setting(''app.uid'', true), '''')::uuid))', each, :'app_user');
    execute format('grant select, insert, update, delete on %I to %I', each, :'app_user');
  end loop;
end $$;

-- Orders that a payment, or a page of payment, is looked at; for the user of the open transaction, or by the server.
create function order_card_look(of_user uuid, of_account uuid, what text, reference text) returns void language sql volatile security definer
set search_path = pg_catalog, pg_temp as $$
  insert into public.job (kind, uniq, user_id, payload)
  select 'card-look', concat_ws(':', of_user, 'card-look', of_account, reference), of_user,
    jsonb_build_object('accountId', of_account, 'what', what, 'reference', reference)
  where of_user = coalesce(nullif(current_setting('app.uid', true), '')::uuid, of_user)
  on conflict (uniq) do update set payload = excluded.payload, run_at = now(), attempts = 0, last_error = null, lease = null
$$;
revoke execute on function order_card_look(uuid, uuid, text, text) from public;
grant execute on function order_card_look(uuid, uuid, text, text) to :"app_user";

-- A payment says what its provider calls it, and what was kept of it.
update document set
  payments = (
    select jsonb_agg('{"reference": "", "fee": null}'::jsonb || line order by place)
    from jsonb_array_elements(payments) with ordinality as each (line, place)
  )
where payments <> '[]'::jsonb;
