-- What waits to be sent to a store, or came from it, orders its work in the transaction that causes it: nothing waits for a job that was
-- never ordered, and nothing is done twice (STORE-03, STORE-06).

-- What is being sent, by offer and field: kept before it leaves, so that after a crash it is known as our own when it is found in the store.
alter table store_product add column sending jsonb;

create function order_store_work(job_kind text, of_user uuid, of_store text) returns void language sql volatile security definer
set search_path = pg_catalog, pg_temp as $$
  insert into public.job (kind, uniq, user_id, payload)
  values (job_kind, concat_ws(':', of_user, job_kind, of_store), of_user, jsonb_build_object('storeId', of_store))
  on conflict (uniq) do update set run_at = now(), attempts = 0, last_error = null, lease = null
$$;
revoke execute on function order_store_work(text, uuid, text) from public;

create function order_store_push() returns trigger language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
begin
  perform public.order_store_work('store-push', waiting.user_id, waiting.store_id)
  from (select distinct user_id, store_id from changed where push_state = 'waiting' and store_id is not null) waiting;
  return null;
end $$;
create trigger order_push_of_new after insert on store_listing referencing new table as changed
  for each statement execute function order_store_push();
create trigger order_push after update on store_listing referencing new table as changed
  for each statement execute function order_store_push();

-- A store that is reached again is sent what waited for it.
create function order_store_rest() returns trigger language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
begin
  perform public.order_store_work('store-push', new.user_id, new.id::text)
  where exists (select from public.store_listing
    where user_id = new.user_id and store_id = new.id::text and push_state = 'waiting');
  perform public.order_store_work('store-notices', new.user_id, new.id::text)
  where exists (select from public.store_notice where user_id = new.user_id and store_id = new.id and state = 'waiting');
  return null;
end $$;
create trigger order_rest after update of state on store for each row
  when (new.state = 'connected' and old.state <> 'connected') execute function order_store_rest();

create function order_store_notices() returns trigger language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
begin
  perform public.order_store_work('store-notices', waiting.user_id, waiting.store_id::text)
  from (select distinct user_id, store_id from changed where state = 'waiting') waiting;
  return null;
end $$;
create trigger order_notices after insert on store_notice referencing new table as changed
  for each statement execute function order_store_notices();
create trigger order_notices_again after update on store_notice referencing new table as changed
  for each statement execute function order_store_notices();
