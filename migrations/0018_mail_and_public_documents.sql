-- Mail of documents says what goes along and in which language; public links lead to documents too, where quotes are answered (DOC-13, DOC-14, DOC-17).

alter table document_mail add column language text not null default '';
alter table document_mail add column attaches boolean not null default true;
alter table document_mail add column with_link boolean not null default false;
alter table document_mail add column reminder integer not null default 0;
alter table document_mail add column start_date text;
alter table document_mail add column end_date text;
alter table document_mail
  alter column language drop default,
  alter column attaches drop default,
  alter column with_link drop default,
  alter column reminder drop default;
create index document_mail_of_customer on document_mail (user_id, customer_id) where customer_id is not null;

-- What the daily turns look for among all users.
create index document_owed on document (due_date) where document_type = 'invoice' and status in ('sent', 'viewed', 'partial');
create index recurring_document_next on recurring_document (next_on) where is_active;

-- A link leads to a price list or to a document. What its holder answered to a quote stays with it.
alter table public_link alter column price_list_id drop not null;
alter table public_link add column document_id uuid;
alter table public_link add constraint public_link_target check (num_nonnulls(price_list_id, document_id) = 1);
alter table public_link add column answer text;
alter table public_link add column answered_by text;
alter table public_link add column answer_note text;
alter table public_link add column answered_at timestamptz;
create index public_link_document on public_link (user_id, document_id) where document_id is not null;

-- The links of one of the user's own documents, newest first.
create function document_links(document uuid)
returns table (id uuid, created_at timestamptz, expires_at timestamptz, revoked_at timestamptz, views integer, last_viewed_at timestamptz,
  answer text, answered_by text, answer_note text, answered_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select l.id, l.created_at, l.expires_at, l.revoked_at, l.views, l.last_viewed_at, l.answer, l.answered_by, l.answer_note, l.answered_at
  from public.public_link l
  where l.user_id = nullif(current_setting('app.uid', true), '')::uuid and l.document_id = document
  order by l.created_at desc, l.id desc
$$;

-- Makes a link to one of the user's own documents; a mail that is tried again leads to the link it had.
create function make_document_link(link uuid, secret_hash bytea, document uuid, until timestamptz) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  insert into public.public_link (id, hash, user_id, document_id, locale, expires_at)
  values (link, secret_hash, nullif(current_setting('app.uid', true), '')::uuid, document, '', until)
  on conflict (hash) do nothing
$$;

-- Keeps what the holder of a link answered; a link is answered once.
create function answer_document_link(link uuid, said text, by_whom text, note text) returns boolean
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with mine as (
    update public.public_link l set answer = said, answered_by = by_whom, answer_note = note, answered_at = now()
    where l.id = link and l.user_id = nullif(current_setting('app.uid', true), '')::uuid and l.answer is null
    returning 1
  )
  select exists (select from mine)
$$;

-- What a secret opens, as open_link does for price lists.
create function open_document_link(secret_hash bytea, count_view boolean)
returns table (id uuid, user_id uuid, document_id uuid, is_open boolean, answer text, answered_by text, answered_at timestamptz)
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with found as (
    select l.*, l.revoked_at is null and (l.expires_at is null or l.expires_at > now()) and not a.suspended as is_open
    from public.public_link l join public.account a on a.id = l.user_id where l.hash = secret_hash and l.document_id is not null
  ), counted as (
    update public.public_link l set views = l.views + 1, last_viewed_at = now()
    from found where count_view and found.is_open and l.id = found.id
  )
  select found.id, found.user_id, found.document_id, found.is_open, found.answer, found.answered_by, found.answered_at from found
$$;

create or replace function open_link(secret_hash bytea, count_view boolean)
returns table (user_id uuid, price_list_id uuid, locale text, is_open boolean)
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with found as (
    select l.id, l.user_id, l.price_list_id, l.locale,
      l.revoked_at is null and (l.expires_at is null or l.expires_at > now()) and not a.suspended as is_open
    from public.public_link l join public.account a on a.id = l.user_id where l.hash = secret_hash and l.price_list_id is not null
  ), counted as (
    update public.public_link l set views = l.views + 1, last_viewed_at = now()
    from found where count_view and found.is_open and l.id = found.id
  )
  select found.user_id, found.price_list_id, found.locale, found.is_open from found
$$;

revoke execute on function document_links(uuid), make_document_link(uuid, bytea, uuid, timestamptz),
  answer_document_link(uuid, text, text, text), open_document_link(bytea, boolean) from public;
grant execute on function document_links(uuid), make_document_link(uuid, bytea, uuid, timestamptz),
  answer_document_link(uuid, text, text, text) to :"app_user";
