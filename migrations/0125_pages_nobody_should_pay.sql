-- A page of payment is closed too when its seller is suspended, and while money of its invoice that went is not entered (DOC-14, DOC-15).

create or replace function is_stale_page(page card_checkout) returns boolean language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  select not exists (
    select from public.document d where d.user_id = page.user_id and d.id = page.document_id
      and d.balance_due = page.amount and d.currency = page.currency and d.status not in ('draft', 'void', 'refunded')
  ) or not exists (
    select from public.public_link l join public.account a on a.id = l.user_id
    where l.user_id = page.user_id and l.document_id = page.document_id and l.revoked_at is null
      and (l.expires_at is null or l.expires_at > now()) and not a.suspended
  ) or exists (
    select from public.card_payment p where p.user_id = page.user_id and p.document_id = page.document_id and p.problem in ('refused', 'twice')
  )
$$;

-- An administrator suspends others: the order is not one of the user of the transaction.
create function note_stale_account() returns trigger language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
declare actor text = coalesce(current_setting('app.uid', true), '');
begin
  perform set_config('app.uid', '', true);
  perform public.order_stale_page(c.user_id, c.document_id) from public.card_checkout c where c.user_id = new.id and c.state = 'open';
  perform set_config('app.uid', actor, true);
  return null;
end $$;
create trigger pages_suspended after update of suspended on account for each row
  when (new.suspended and not old.suspended) execute function note_stale_account();

create function note_stale_refund() returns trigger language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
begin
  perform public.order_stale_page(new.user_id, new.document_id);
  return null;
end $$;
create trigger page_refused after insert or update of problem on card_payment for each row
  when (new.problem in ('refused', 'twice')) execute function note_stale_refund();
