-- Looks, webhooks and sending work on one product of a store at the same time, each on other fields of it.

-- What both sides agree on, with newly agreed values: merged offer by offer and field by field.
create function merged_offers(base jsonb, more jsonb) returns jsonb language sql immutable
set search_path = pg_catalog, pg_temp as $$
  select coalesce(base, '{}')
    || coalesce((select jsonb_object_agg(key, coalesce(base->key, '{}') || value) from jsonb_each(more)), '{}')
$$;

-- When the store was asked for what is kept, in epoch microseconds: an answer that is older and comes later is not kept.
alter table store_product add column asked_at bigint not null default 0;
-- A look that a person asked for and that has not begun: it is not forgotten when other work for the store is ordered meanwhile.
alter table store_access add column asked jsonb;

-- A decision that is taken back is open again: its product is compared with how the store is by then.
create function compare_reopened() returns trigger language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
begin
  update public.store_product p set is_open = true from public.store_listing l
  where l.user_id = new.user_id and l.id::text = new.listing_id and p.user_id = l.user_id and p.store_id::text = l.store_id
    and p.external_id = l.external_id;
  return null;
end $$;
create trigger reopened after update of state on store_conflict for each row
  when (new.state = 'open' and old.state = 'resolved') execute function compare_reopened();
