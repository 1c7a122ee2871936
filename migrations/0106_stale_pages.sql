-- A page of payment of an invoice is closed as soon as it asks for something that is not open any more (DOC-14).

-- Whether nobody should pay there: another amount is open by now, or the page that leads there is closed.
create function is_stale_page(page card_checkout) returns boolean language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  select not exists (
    select from public.document d where d.user_id = page.user_id and d.id = page.document_id
      and d.balance_due = page.amount and d.currency = page.currency and d.status not in ('draft', 'void', 'refunded')
  ) or not exists (
    select from public.public_link l join public.account a on a.id = l.user_id
    where l.user_id = page.user_id and l.document_id = page.document_id and l.revoked_at is null
      and (l.expires_at is null or l.expires_at > now()) and not a.suspended
  )
$$;
revoke execute on function is_stale_page(card_checkout) from public;

create function order_stale_page(of_user uuid, of_document uuid) returns void language sql volatile security definer
set search_path = pg_catalog, pg_temp as $$
  select public.order_card_look(c.user_id, c.account_id, 'stale', c.session_id)
  from public.card_checkout c
  where c.user_id = of_user and c.document_id = of_document and c.state = 'open' and public.is_stale_page(c)
    -- With an account, its documents go.
    and exists (select from public.account where id = of_user)
$$;
revoke execute on function order_stale_page(uuid, uuid) from public;

create function note_stale_document() returns trigger language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
begin
  perform public.order_stale_page(old.user_id, old.id);
  return null;
end $$;
create trigger page_changed after update of balance_due, currency, status on document for each row
  when ((old.balance_due, old.currency, old.status) is distinct from (new.balance_due, new.currency, new.status))
  execute function note_stale_document();
create trigger page_gone after delete on document for each row execute function note_stale_document();

create function note_stale_link() returns trigger language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
begin
  perform public.order_stale_page(old.user_id, old.document_id);
  return null;
end $$;
create trigger page_closed after update of revoked_at on public_link for each row
  when (new.document_id is not null and new.revoked_at is not null and old.revoked_at is null) execute function note_stale_link();
