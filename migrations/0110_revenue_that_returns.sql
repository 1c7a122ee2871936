-- Whoever cancels and goes on neither left nor came: movements of one subscription are told apart from those of others (SUB-04). The ID is that
-- of the subscription, so it is nobody's once that is gone; earlier movements have none.
alter table revenue_movement add column chain uuid;

create or replace function note_revenue() returns trigger language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
declare
  was boolean := tg_op <> 'INSERT' and old.provider <> 'test' and old.status = 'active';
  is_now boolean := tg_op <> 'DELETE' and new.provider <> 'test' and new.status = 'active';
begin
  if was and is_now and (old.plan_id, old.price, old.currency, old.billing_cycle) = (new.plan_id, new.price, new.currency, new.billing_cycle) then
    return null;
  end if;
  if was or is_now then
    insert into public.revenue_movement (at, chain, former_plan, former_price, former_currency, former_cycle, plan_id, price, currency, billing_cycle)
    values ((extract(epoch from now()) * 1000)::bigint, case when tg_op = 'DELETE' then old.id else new.id end,
      case when was then old.plan_id end, case when was then old.price end, case when was then old.currency end, case when was then old.billing_cycle end,
      case when is_now then new.plan_id end, case when is_now then new.price end, case when is_now then new.currency end,
      case when is_now then new.billing_cycle end);
  end if;
  return null;
end $$;
