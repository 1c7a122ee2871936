-- Public links: whoever holds the secret of one may look at a price list (PLIST-05). Only the hash of the secret is kept.
--
-- Of the class system: no grant to the application's roles, reached through the functions below. A link names its list without a
-- reference, so that a deleted list that is restored has its links again.
create table public_link (
  id uuid primary key,
  hash bytea not null unique,
  user_id uuid not null references account (id) on delete cascade,
  price_list_id uuid not null,
  -- How numbers and dates are written for whoever opens it.
  locale text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz,
  views integer not null default 0,
  last_viewed_at timestamptz
);
create index public_link_list on public_link (user_id, price_list_id);

alter table public_link enable row level security;
alter table public_link force row level security;
create policy owner on public_link to :"owner" using (true) with check (true);

-- The links of one of the user's own lists, newest first.
create function public_links(list uuid)
returns table (id uuid, created_at timestamptz, expires_at timestamptz, revoked_at timestamptz, views integer, last_viewed_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select l.id, l.created_at, l.expires_at, l.revoked_at, l.views, l.last_viewed_at from public.public_link l
  where l.user_id = nullif(current_setting('app.uid', true), '')::uuid and l.price_list_id = list
  order by l.created_at desc, l.id desc
$$;

-- Makes a link to one of the user's own lists.
create function make_public_link(link uuid, secret_hash bytea, list uuid, number_locale text, until timestamptz) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  insert into public.public_link (id, hash, user_id, price_list_id, locale, expires_at)
  values (link, secret_hash, nullif(current_setting('app.uid', true), '')::uuid, list, number_locale, until)
$$;

-- Answers whether the user had such a link; revoking twice changes nothing.
create function revoke_public_link(link uuid) returns boolean
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with mine as (
    update public.public_link l set revoked_at = coalesce(l.revoked_at, now())
    where l.id = link and l.user_id = nullif(current_setting('app.uid', true), '')::uuid
    returning 1
  )
  select exists (select from mine)
$$;

-- What a secret opens: nothing when there is no such link, and a closed one when it has expired, was revoked, or its owner is suspended.
create function open_link(secret_hash bytea, count_view boolean)
returns table (user_id uuid, price_list_id uuid, locale text, is_open boolean)
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with found as (
    select l.id, l.user_id, l.price_list_id, l.locale,
      l.revoked_at is null and (l.expires_at is null or l.expires_at > now()) and not a.suspended as is_open
    from public.public_link l join public.account a on a.id = l.user_id where l.hash = secret_hash
  ), counted as (
    update public.public_link l set views = l.views + 1, last_viewed_at = now()
    from found where count_view and found.is_open and l.id = found.id
  )
  select found.user_id, found.price_list_id, found.locale, found.is_open from found
$$;

revoke execute on function public_links(uuid), make_public_link(uuid, bytea, uuid, text, timestamptz), revoke_public_link(uuid),
  open_link(bytea, boolean) from public;
grant execute on function public_links(uuid), make_public_link(uuid, bytea, uuid, text, timestamptz), revoke_public_link(uuid)
  to :"app_user";
