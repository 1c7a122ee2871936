-- Pages where plans are paid: what keeps a plan, and what ends with an account (SUB-01).

-- Nobody pays for an account that is deleted: with its customer goes the order to end all that it pays for, in the same transaction.
create function order_payment_end() returns trigger language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.job (kind, uniq, payload)
  values ('payment-end', concat_ws(':', 'payment-end', old.provider, old.external_id),
    jsonb_build_object('provider', old.provider, 'customer', old.external_id, 'checkout', old.checkout_id))
  on conflict (uniq) do nothing;
  return null;
end $$;
-- The test mode keeps nothing beyond the account.
create trigger ended after delete on payment_customer for each row when (old.provider <> 'test') execute function order_payment_end();

-- The plan that the page of payment is of: a plan that somebody may be paying for is not deleted.
alter table payment_customer add column plan_id uuid references subscription_plan (id);
create index payment_customer_plan on payment_customer (plan_id) where plan_id is not null;
