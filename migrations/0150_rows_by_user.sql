-- What triggers do for rows of users, for a database whose rows of users lie on several nodes (OPS-02): a write says itself what it orders, and asks
-- whether it may. Where all rows lie in one database the triggers stay.

-- A key of files belongs to one user, whose id it begins with: what is unique for each user is unique.
create unique index stored_file_image on stored_file (user_id, image_key);
create unique index stored_file_thumbnail on stored_file (user_id, thumbnail_key);

-- Work that stored rows order, for the user of the open transaction: jobs of stores, and pages of payment that ask for what is not open any more.
create function order_stored_work(told jsonb) returns void language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
declare
  uid uuid := nullif(current_setting('app.uid', true), '')::uuid;
begin
  perform public.order_store_work(w.work, uid, w.ref::text)
  from (select distinct x.work, x.ref from jsonb_to_recordset(told) as x(work text, ref uuid)
    where x.work in ('store-push', 'store-notices')) w
  where uid is not null;
  perform public.order_card_look(c.user_id, c.account_id, 'stale', c.session_id)
  from jsonb_to_recordset(told) as d(work text, ref uuid, balance bigint, currency text, status text)
  join public.card_checkout c on c.user_id = uid and c.document_id = d.ref and c.state = 'open'
  where d.work = 'document-page' and (
    d.balance is distinct from c.amount or d.currency is distinct from c.currency or d.status in ('draft', 'void', 'refunded')
    or not exists (
      select from public.public_link l join public.account a on a.id = l.user_id
      where l.user_id = uid and l.document_id = d.ref and l.revoked_at is null and (l.expires_at is null or l.expires_at > now())
        and not a.suspended));
end $$;
revoke execute on function order_stored_work(jsonb) from public;
grant execute on function order_stored_work(jsonb) to :"app_user", :"app_editor";

-- The same answers as before, in a language whose statements are planned with their values: of a distributed database only these know the node.
create or replace function holds_private_rows(of_set uuid) returns boolean language plpgsql stable security definer
set search_path = pg_catalog, pg_temp as $$
declare
  uid uuid := nullif(current_setting('app.uid', true), '')::uuid;
begin
  return exists (select from public.change_set_row r
      where r.user_id = uid and r.change_set_id = of_set and public.is_private_kind(r.kind))
    or exists (select from public.change c
      where c.user_id = uid and c.change_set_id = of_set and public.is_private_kind(c.kind));
end $$;

create or replace function is_stale_page(page card_checkout) returns boolean language plpgsql stable security definer
set search_path = pg_catalog, pg_temp as $$
declare
  uid uuid := page.user_id;
  paid uuid := page.document_id;
  found_document record;
begin
  select d.balance_due, d.currency, d.status into found_document from public.document d where d.user_id = uid and d.id = paid;
  return not found or found_document.balance_due is distinct from page.amount or found_document.currency <> page.currency
    or found_document.status in ('draft', 'void', 'refunded')
    or not exists (
      select from public.public_link l join public.account a on a.id = l.user_id
      where l.user_id = uid and l.document_id = paid and l.revoked_at is null
        and (l.expires_at is null or l.expires_at > now()) and not a.suspended);
end $$;
